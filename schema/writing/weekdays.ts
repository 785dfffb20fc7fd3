import { shortName, WEEKDAY_NAMES } from './dates.js';

/** ISO weekdays: 1 is Monday. */
export const WEEKDAYS = WEEKDAY_NAMES.map((name, index) => ({ id: index + 1, name }));

const DAY_KEYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

const DAYS = DAY_KEYS.map((key, index) => {
  const name = WEEKDAY_NAMES[index] ?? '';
  return { key, head: shortName(name), name };
});

/** The columns of the heatmaps: Sunday first, as the specification has them. */
export const HEATMAP_DAYS = [...DAYS.slice(-1), ...DAYS.slice(0, -1)];
