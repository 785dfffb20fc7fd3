import { CREDIT_WINDOW_DAYS } from '#schema/credit-window';
import type { UpIs } from '#client/components/panel/figure/change-note';
import type { RecordFiguresFragment } from '#client/graphql/generated';

export interface Metric {
  key:
    | 'adSpend'
    | 'actualImpressions'
    | 'totalResponses'
    | 'cpmActual'
    | 'responseRate'
    | 'currentCpr';
  label: string;
  help: string;
  kind: 'count' | 'money' | 'percent';
  /** It is one of the first figures on a phone. */
  isFirst?: boolean;
  /** Rising costs are unwelcome; spend is neutral. */
  upIs: UpIs;
  /** It depends on visits, so few visits make it uncertain. */
  isOfVisits?: boolean;
}

// To add a tile: a line here. Order is the order on the screen.
export const SUMMARY_METRICS: readonly Metric[] = [
  {
    key: 'adSpend',
    label: 'Ad Spend',
    help: 'Impressions × CPM ÷ 1000, added up over the bookings.',
    kind: 'money',
    isFirst: true,
    upIs: 'neutral',
  },
  {
    key: 'actualImpressions',
    label: 'Actual Impressions',
    help: 'Ads served in the date range.',
    kind: 'count',
    upIs: 'good',
  },
  {
    key: 'totalResponses',
    label: 'Total Visits',
    help: `Visits within ${CREDIT_WINDOW_DAYS} days of an impression of the date range.`,
    kind: 'count',
    isFirst: true,
    upIs: 'good',
    isOfVisits: true,
  },
  {
    key: 'cpmActual',
    label: 'CPM Actual',
    help: 'Ad spend per 1,000 impressions served.',
    kind: 'money',
    upIs: 'bad',
  },
  {
    key: 'responseRate',
    label: 'Response Rate',
    help: 'Total visits ÷ actual impressions.',
    kind: 'percent',
    isFirst: true,
    upIs: 'good',
    isOfVisits: true,
  },
  {
    key: 'currentCpr',
    label: 'Cost Per Visit',
    help: 'Ad spend ÷ total visits.',
    kind: 'money',
    isFirst: true,
    upIs: 'bad',
    isOfVisits: true,
  },
];

export const findValue = (
  summary: RecordFiguresFragment['impressionSummary'],
  { key }: Metric,
): number | null => summary[key] ?? null;
