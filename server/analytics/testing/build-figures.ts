import 'reflect-metadata';
import type { DashboardFigures } from '#server/analytics/figures/dashboard-figures.js';
import { emptySums } from '#server/analytics/figures/sums/figure-sums.js';
import { parseDashboardFilter } from '#server/analytics/filter/dashboard-filter.js';
import { filterInput } from './read-panels.js';

interface LineOverrides {
  creativeId: number;
  channelId: number;
  impressions: number;
  responses: number;
  cpm?: number;
}

interface FiguresOverrides {
  lines?: LineOverrides[];
  days?: { impressions: number; responses: number }[];
  regions?: Map<number, number>;
  impressionsByRegion?: Map<number, number>;
  sites?: Map<number, number>;
  views?: Map<number, number>;
  timing?: [number, number, number];
  webhits?: number;
  /** Counts by weekday and daypart: 7 × 8. */
  impressionsByDaypart?: number[];
  responsesByDaypart?: number[];
  names?: Record<number, string>;
}

const ALL = {
  regions: [],
  campaigns: [],
  bookings: [],
  creatives: [],
  channels: [],
  weekdays: [],
  dayparts: [],
  sites: [],
};

/** Figures in the format of a reading; name only what the test is about. */
export function buildFigures({
  lines = [],
  days = [],
  names = {},
  impressionsByDaypart = [],
  responsesByDaypart = [],
  ...overrides
}: FiguresOverrides): DashboardFigures {
  const filter = parseDashboardFilter(
    filterInput(1, { startDate: '2026-06-01', endDate: '2026-06-30', ...ALL }),
  );
  const sums = emptySums(20_000, days.length, lines.length);

  lines.forEach(({ impressions, responses }, index) => {
    sums.lines.impressions[index] = impressions;
    sums.lines.responses[index] = responses;
  });
  days.forEach(({ impressions, responses }, index) => {
    sums.days.impressions[index] = impressions;
    sums.days.responses[index] = responses;
  });
  sums.impressionsByDaypart.set(impressionsByDaypart);
  sums.responsesByDaypart.set(responsesByDaypart);

  const built = lines.map(({ creativeId, channelId, cpm = 20 }, index) => ({
    tagId: index + 1,
    bookingId: index + 1,
    campaignId: 1,
    channelId,
    creativeId,
    cpmTenThousandths: Math.round(cpm * 10_000),
  }));

  return {
    filter,
    timeZone: 'Pacific/Auckland',
    currency: 'NZD',
    lines: built,
    catalogue: {
      lines: built,
      creatives: new Map(
        lines.map(({ creativeId: id }) => [
          id,
          { name: names[id] ?? `Creative ${id}`, format: '30s' },
        ]),
      ),
      bookings: new Map(),
      campaigns: new Map(),
      channels: new Map(lines.map(({ channelId: id }) => [id, `Channel ${id}`])),
      sites: new Map(),
      regions: new Map([
        [1, { name: 'Unknown', latitude: null, longitude: null }],
        [3, { name: 'Auckland', latitude: -36.9, longitude: 174.8 }],
        [4, { name: 'Wellington', latitude: -41.3, longitude: 175.3 }],
        ...[5, 6, 7].map(
          (id) => [id, { name: `Region ${id}`, latitude: -44, longitude: 170 }] as const,
        ),
      ]),
    },
    sums: { ...sums, ...overrides },
    maturity: { completeThrough: '2026-06-30', recent: [], curve: null },
  };
}
