import { formatIdList } from '#schema/id-list';
import type { TagSheetMailInput } from '#client/graphql/generated';

// A type, not an interface, so that it is assignable to a record of form values.
export type SheetValues = {
  way: string;
  email: string;
  /** The ticked tags, or those of a record. */
  scope: string;
  campaignId: string | null;
  bookingId: string | null;
  channelId: string | null;
  format: string;
  adServer: string;
  fileKind: string;
};

/** The search params of the sheet, by the scope that a person chose. */
export function sheetParams(values: SheetValues, ids: readonly number[]): [string, string][] {
  const { scope, format, adServer } = values;
  const limits: Record<string, [string, string | null]> = {
    selected: ['tag', formatIdList([...ids].sort((one, other) => one - other))],
    campaign: ['campaign', values.campaignId],
    booking: ['booking', values.bookingId],
    channel: ['channel', values.channelId],
  };

  const [name, limit] = limits[scope] ?? ['', null];
  const limitParams: [string, string][] = limit === null ? [] : [[name, limit]];

  return [...limitParams, ['format', format], ['ad_server', adServer]];
}

const listed = (id: string | null) => (id === null ? null : [Number(id)]);

/** The same choice for a mail. */
export function mailInput(
  customerId: number,
  { scope, campaignId, bookingId, channelId, ...values }: SheetValues,
  ids: readonly number[],
): TagSheetMailInput {
  const limits: Record<string, Partial<TagSheetMailInput>> = {
    selected: { tagIds: [...ids] },
    campaign: { campaignIds: listed(campaignId) },
    booking: { bookingIds: listed(bookingId) },
    channel: { channelIds: listed(channelId) },
  };

  return {
    customerId,
    email: values.email.trim(),
    ...limits[scope],
    format: values.format as TagSheetMailInput['format'], // an option of the form
    adServer: values.adServer as TagSheetMailInput['adServer'], // an option of the form
  };
}
