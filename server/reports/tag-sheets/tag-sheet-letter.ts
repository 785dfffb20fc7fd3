import { AD_SERVERS, type AdServerId, TAG_FORMATS, type TagFormatId } from '#schema/ad-servers.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { requireVisibleCustomer } from '#server/access/visibility/visibility.js';
import { inOneLine, renderMail } from '#server/core/mail/letter.js';
import type { Mail } from '#server/core/mail/mail-kind.js';
import type { Sheet } from '#server/core/spreadsheet/sheet.js';
import { dateText } from '#schema/writing/dates.js';
import {
  listTagSheetRows,
  type TagSheetChoice,
  type TagSheetRow,
} from '#server/domains/tags/impression-tag/tag-sheet.service.js';
import { exportTagSheet } from '#server/reports/sheets/tag-sheet-export.js';

export interface TagSheetLetter {
  customerId: number;
  email: string;
  choice: TagSheetChoice;
  format: TagFormatId;
  adServer: AdServerId;
  sender: { name: string; email: string };
}

type Reader = Pick<ServiceContext, 'em' | 'actor' | 'config' | 'now'>;

const MAX_PLACEMENTS = 20;

/** 'Spring on Harbour+, 01 Sep 2026 to 30 Sep 2026: 3 tags', a line for each booking. */
function placementLines(rows: readonly TagSheetRow[]): string[] {
  const placements = new Map<string, number>();
  for (const { bookingName, channelName, startDate, endDate } of rows) {
    const days = `${dateText(startDate)} to ${dateText(endDate)}`;
    const placement = `${inOneLine(bookingName)} on ${inOneLine(channelName)}, ${days}`;
    placements.set(placement, (placements.get(placement) ?? 0) + 1);
  }

  const lines = [...placements].map(
    ([placement, count]) => `${placement}: ${count} ${count === 1 ? 'tag' : 'tags'}`,
  );
  const more = lines.length - MAX_PLACEMENTS;
  return more > 0 ? [...lines.slice(0, MAX_PLACEMENTS), `and ${more} more placements`] : lines;
}

const findLabel = <Id extends string>(table: readonly { id: Id; label: string }[], id: Id) =>
  table.find((row) => row.id === id) ?? { id, label: id };

interface Letter {
  /** The mail without the workbook, which it says is attached. */
  mail: Mail;
  tagCount: number;
  workbook: { name: string; sheets: readonly Sheet[] };
}

/**
 * The mail with a tag sheet as the reader may see its bookings now; null without a tag. Throws
 * NOT_FOUND, TOO_LARGE.
 */
export async function tagSheetLetter(
  ctx: Reader,
  { customerId, email, choice, format, adServer, sender }: TagSheetLetter,
): Promise<Letter | null> {
  const { name, timeZone } = await requireVisibleCustomer(ctx, customerId);
  const rows = await listTagSheetRows(ctx, customerId, choice);
  if (rows.length === 0) return null;

  const wanted = {
    customerId,
    choice,
    format: findLabel(TAG_FORMATS, format),
    adServer: findLabel(AD_SERVERS, adServer),
  } as Parameters<typeof exportTagSheet>[1]; // the ids are those of the tables
  const sheet = await exportTagSheet(ctx, wanted, timeZone);
  const file = `${sheet.name}.xlsx`;
  const client = inOneLine(name);
  const from = `${inOneLine(sender.name)} (${sender.email})`;

  const mail: Mail = {
    to: { name: '', address: email },
    subject: `Tags for ${client}`,
    ...renderMail({
      greeting: 'Hello,',
      paragraphs: [
        `${from} sends you ${rows.length} impression ${rows.length === 1 ? 'tag' : 'tags'} for the ads of ${client}, as ${wanted.format.label} for ${wanted.adServer.label}. They are in the workbook ${file}, a row for each creative of a placement.`,
        ...placementLines(rows),
        'Paste each tag into the creative that stands beside it: two tags of a placement are not interchangeable.',
      ],
      notes: [`Questions go to ${from}. Nobody reads answers to this address.`],
    }),
  };

  return { mail, tagCount: rows.length, workbook: { name: file, sheets: sheet.sheets } };
}
