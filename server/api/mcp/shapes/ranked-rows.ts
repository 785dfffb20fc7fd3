import { tiesWithFirst } from '#server/analytics/statistics/ranked-rates.js';
import type { Answered } from '../tool.js';

interface Cell {
  value: number | null;
  low: number | null;
  high: number | null;
}

interface Reported {
  report: {
    currency: string;
    completeThrough: string | null;
    rowCount: number;
    rows: {
      isSmallSample: boolean;
      dimensions: { valueId: number; name: string }[];
      cells: Cell[];
    }[];
  };
}

/** The rows of a report by response rate, with the marks that the panels have. */
export function rankedRows(data: Answered): Answered {
  const { report } = data as unknown as Reported; // as the operation of these tools selects
  const { rows, ...rest } = report;
  const counted = rows.map(({ cells, isSmallSample }) => ({
    responses: cells[2]?.value ?? 0,
    impressions: cells[0]?.value ?? 0,
    isCompared: !isSmallSample && cells[3]?.value !== null,
  }));
  const ties = tiesWithFirst(counted);

  return {
    ...rest,
    rows: rows.map(({ dimensions: [of], cells, isSmallSample }, index) => {
      const [impressions, spend, responses, rate, cost] = cells;
      return {
        id: of?.valueId,
        name: of?.name,
        impressions: impressions?.value,
        spend: spend?.value,
        responses: responses?.value,
        responseRateFraction: rate?.value,
        responseRateFractionInterval:
          rate && rate.low !== null ? { low: rate.low, high: rate.high } : null,
        costPerResponse: cost?.value,
        isTiedWithFirst: ties[index],
        isSmallSample,
      };
    }),
  };
}
