import { addDays, differenceInCalendarDays, format, parseISO } from 'date-fns';
import type { DashboardFilterInput } from '../../graphql/generated';
import type { Client } from './dashboard-address';
import type { DashboardFigures } from './figures';

export const KOWHAI: Client = { id: 1, displayName: 'Kōwhai Foods', custName: 'kowhai', timeZone: 'Pacific/Auckland' };
export const TUI: Client = { id: 2, displayName: 'Tūī Energy', custName: 'tui', timeZone: 'Australia/Sydney' };

/** Figures of a range: as many impressions as told, on its first day. */
export function figuresOf(
  { startDate, endDate }: Pick<DashboardFilterInput, 'startDate' | 'endDate'>,
  impressions = 1000,
): DashboardFigures {
  const first = parseISO(startDate);
  const days = Array.from({ length: differenceInCalendarDays(parseISO(endDate), first) + 1 }, (_, index) => index);
  const responses = impressions / 50;
  const adSpend = (impressions * 30) / 1000;
  return {
    timeZone: KOWHAI.timeZone,
    impressionSummary: {
      adSpend,
      actualImpressions: impressions,
      totalResponses: responses,
      cpmActual: impressions ? 30 : null,
      responseRate: impressions ? 0.02 : null,
      currentCpr: impressions ? adSpend / responses : null,
    },
    responsesOverTime: {
      rows: days.map((day) => ({
        date: format(addDays(first, day), 'yyyy-MM-dd'),
        totalImpressions: day === 0 ? impressions : 0,
        sameDay: day === 0 ? responses / 2 : 0,
        totalResponses: day === 0 ? responses : 0,
      })),
    },
  };
}
