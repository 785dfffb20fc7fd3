import { formatCount, formatMoney, formatPercent } from '../../../formatting/numbers';
import type { DashboardFigures } from '../figures';

type Summary = DashboardFigures['impressionSummary'];

interface Metric {
  label: string;
  help: string;
  text: (summary: Summary) => string;
}

// To add a tile: a line here. Order is the order on the screen.
export const SUMMARY_METRICS: readonly Metric[] = [
  {
    label: 'Ad Spend',
    help: 'Impressions × CPM ÷ 1000, added up over the bookings.',
    text: ({ adSpend }) => formatMoney(adSpend),
  },
  {
    label: 'Actual Impressions',
    help: 'Ads served in the date range.',
    text: ({ actualImpressions }) => formatCount(actualImpressions),
  },
  {
    label: 'Total Visits',
    help: 'Visits within 7 days of an impression of the date range.',
    text: ({ totalResponses }) => formatCount(totalResponses),
  },
  {
    label: 'CPM Actual',
    help: 'Ad spend per 1,000 impressions served.',
    text: ({ cpmActual }) => formatMoney(cpmActual),
  },
  {
    label: 'Response Rate',
    help: 'Total visits ÷ actual impressions.',
    text: ({ responseRate }) => formatPercent(responseRate),
  },
  {
    label: 'Cost Per Visit',
    help: 'Ad spend ÷ total visits.',
    text: ({ currentCpr }) => formatMoney(currentCpr),
  },
];
