/** The page of a record, by its kind. A new kind also needs a route in client/app/record-routes.ts. */
export const RECORD_PATHS = {
  client: '/clients',
  campaign: '/campaigns',
  booking: '/bookings',
  creative: '/creatives',
  experiment: '/experiments',
  channel: '/channels',
  'impression-tag': '/impression-tags',
  'site-tag': '/site-tags',
} as const;

export type RecordPageKind = keyof typeof RECORD_PATHS;

export const recordPath = (kind: RecordPageKind, id: number): string =>
  `${RECORD_PATHS[kind]}/${id}`;

const PAGE = new RegExp(`^(?:${Object.values(RECORD_PATHS).join('|')})/\\d+$`);

export const isRecordPath = (path: string): boolean => PAGE.test(path);
