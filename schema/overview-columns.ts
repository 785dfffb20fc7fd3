/**
 * The columns of the overview, in the order of the screen. They are the values of its search param
 * `sort` and of the export's parameter, so a name here never changes.
 */
export const OVERVIEW_COLUMNS = [
  'client',
  'campaign',
  'booking',
  'created-by',
  'channel',
  'start',
  'end',
  'impressions',
  'visits',
  'rate',
  'spend',
  'cpm',
  'tag-status',
] as const;

export type OverviewColumn = (typeof OVERVIEW_COLUMNS)[number];
