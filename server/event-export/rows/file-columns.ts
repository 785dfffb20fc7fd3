import { DEVICES } from '#schema/devices.js';

export type ColumnType = 'uuid' | 'timestamp' | 'date' | 'integer' | 'text';

export interface FileColumn {
  name: string;
  type: ColumnType;
  /** Text for the description of the schema. */
  description: string;
}

const uuid = (name: string, description: string): FileColumn => ({
  name,
  type: 'uuid',
  description,
});
const timestamp = (name: string, description: string): FileColumn => ({
  name,
  type: 'timestamp',
  description,
});
const date = (name: string, description: string): FileColumn => ({
  name,
  type: 'date',
  description,
});
const integer = (name: string, description: string): FileColumn => ({
  name,
  type: 'integer',
  description,
});
const text = (name: string, description: string): FileColumn => ({
  name,
  type: 'text',
  description,
});

export const EVENT_ID = uuid('event_id', 'Id of the event.');
export const OCCURRED_AT = timestamp('occurred_at', 'When it happened (UTC).');
export const RECEIVED_AT = timestamp('received_at', 'When the product took the call (UTC).');
export const EVENT_DAY: readonly FileColumn[] = [
  date('local_date', 'Day of `occurred_at` in the reporting zone.'),
  integer('daypart', 'Daypart of `occurred_at` in the reporting zone, 1 to 8.'),
];
export const LINE: readonly FileColumn[] = [
  integer('impression_tag_id', 'Id of the impression tag.'),
  integer('booking_id', "Id of the tag's booking."),
  integer('creative_id', "Id of the tag's creative."),
];
export const SITE_TAG = integer('site_tag_id', 'Id of the site tag.');
export const REGION = text(
  'region_code',
  'ISO 3166-2 code of the region; null where it is unknown.',
);
const KINDS = DEVICES.map(({ id }) => `\`${id}\``).join(', ');
export const DEVICE_KIND = text('device', `Kind of device, by the user agent: one of ${KINDS}.`);
export const IMPRESSION_DEVICE = text(
  'device',
  "The impression's kind of device, in the same words.",
);
export const OUTCOME = text(
  'outcome',
  '`counted`, or why it is in no figure: `bot`, `prefetch`, `test`, `control` for an ad that an experiment held back, or `repeated` for a further report of the same ad.',
);
export const VIEWER = text(
  'viewer',
  'A name of the viewer for this receiver alone, which changes about every 30 days; null without a receiver and for viewers that are not known.',
);

export const WEBHIT_ID = uuid('webhit_id', 'Id of the credited visit.');
export const WEBHIT_AT = timestamp('webhit_at', 'When the visit happened (UTC).');
export const IMPRESSION_ID = uuid('impression_id', 'Id of the impression it is credited to.');
export const IMPRESSION_AT = timestamp('impression_at', 'When that impression happened (UTC).');
export const RESPONSE_DAY: readonly FileColumn[] = [
  date('local_date', "The impression's day, in which it counts."),
  integer('daypart', "The impression's daypart, 1 to 8."),
];
export const IMPRESSION_REGION = text(
  'region_code',
  "ISO 3166-2 code of the impression's region; null if unknown.",
);
export const RESPONSE_TIMING = text(
  'timing',
  'How soon the visit came: within an `hour`, a `day` or a `week`.',
);
export const VIEWS = integer(
  'views',
  'Impressions the viewer had had in the seven days up to the visit.',
);
