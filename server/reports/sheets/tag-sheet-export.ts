import type { AD_SERVERS, TAG_FORMATS } from '#schema/ad-servers.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import type { Figure, FigureKind } from '#schema/writing/figures.js';
import type { Sheet } from '#server/core/spreadsheet/sheet.js';
import { adServerTagText } from '#server/domains/tags/tag-text/tag-text.js';
import {
  listTagSheetRows,
  type TagSheetChoice,
  type TagSheetRow,
} from '#server/domains/tags/impression-tag/tag-sheet.service.js';
import { fileNameAt, type FiguresExport } from './figures-export.js';

type SheetReader = Pick<ServiceContext, 'em' | 'actor' | 'config' | 'now'>;

interface WantedSheet {
  customerId: number;
  choice: TagSheetChoice;
  format: (typeof TAG_FORMATS)[number];
  adServer: (typeof AD_SERVERS)[number];
}

interface Texts {
  adServer: string;
  format: string;
  tag: (key: string) => string;
}

/** Heads are in the words of people who traffic: a booking is a placement. */
const COLUMNS: readonly (readonly [
  head: string,
  kind: FigureKind,
  value: (row: TagSheetRow, texts: Texts) => Figure,
])[] = [
  ['Campaign', 'text', ({ campaignName }) => campaignName],
  ['Placement', 'text', ({ bookingName }) => bookingName],
  ['Channel', 'text', ({ channelName }) => channelName],
  ['Creative', 'text', ({ creativeName }) => creativeName],
  ['Creative format', 'text', ({ creativeFormat }) => creativeFormat],
  ['Start date', 'date', ({ startDate }) => startDate],
  ['End date', 'date', ({ endDate }) => endDate],
  ['Ad server', 'text', (_row, { adServer }) => adServer],
  ['Tag format', 'text', (_row, { format }) => format],
  ['Impression tag', 'text', ({ id }) => String(id)],
  ['Tag', 'text', ({ key }, { tag }) => tag(key)],
];

/**
 * The tags of a customer to paste into one ad server, as far as the caller sees their bookings.
 * Throws NOT_FOUND, TOO_LARGE.
 */
export async function exportTagSheet(
  ctx: SheetReader,
  { customerId, choice, format, adServer }: WantedSheet,
  readersZone: string,
): Promise<FiguresExport> {
  const rows = await listTagSheetRows(ctx, customerId, choice);
  const texts: Texts = {
    adServer: adServer.label,
    format: format.label,
    tag: (key) => adServerTagText(ctx.config, key, format.id, adServer.id),
  };
  const sheet: Sheet = {
    name: 'Tag sheet',
    columns: COLUMNS.map(([head, kind]) => ({ head, kind })),
    rows: rows.map((row) => COLUMNS.map(([, , value]) => value(row, texts))),
  };

  return { name: fileNameAt('Infinitum_Tags', ctx.now(), readersZone), sheets: [sheet] };
}
