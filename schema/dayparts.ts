/**
 * The eight parts of a local day. `id` is the value of the filter and the number of the rollup
 * column; a part covers [startMinute, endMinute). Another number of parts also changes the columns
 * of the rollups (DAYPART_COLUMNS) and how server/analytics/figures packs a response.
 */
export const DAYPARTS = [
  { id: 1, name: 'Night', startMinute: 0, endMinute: 360, times: '00:00-05:59' },
  { id: 2, name: 'Breakfast', startMinute: 360, endMinute: 540, times: '06:00-08:59' },
  { id: 3, name: 'Morning', startMinute: 540, endMinute: 720, times: '09:00-11:59' },
  { id: 4, name: 'Lunch', startMinute: 720, endMinute: 840, times: '12:00-13:59' },
  { id: 5, name: 'Afternoon', startMinute: 840, endMinute: 1080, times: '14:00-17:59' },
  { id: 6, name: 'Access', startMinute: 1080, endMinute: 1170, times: '18:00-19:29' },
  { id: 7, name: 'Peak', startMinute: 1170, endMinute: 1350, times: '19:30-22:29' },
  { id: 8, name: 'Off-Peak', startMinute: 1350, endMinute: 1440, times: '22:30-23:59' },
] as const;

/** The rollup columns of the dayparts, in the order of DAYPARTS. */
export const DAYPART_COLUMNS = DAYPARTS.map(({ id }) => `daypart_${id}`);
