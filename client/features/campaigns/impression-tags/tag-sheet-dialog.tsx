import { useState } from 'react';
import { formatIdList } from '#schema/id-list';
import { EntityDialog } from '#client/components/entity-form/entity-dialog';
import type { FormField } from '#client/components/entity-form/form-field';
import { showToast } from '#client/components/feedback/toast-store';
import { saveFile } from '#client/components/browser/save-file';
import { fetchExport } from '#client/graphql/files/fetch-export';
import { saveOutcomeOf } from '#client/graphql/lists/save-outcome';
import { useContent } from '#client/features/campaigns/records/content';
import { useCampaignOptions } from '#client/features/campaigns/records/use-campaign-options';
import { AD_SERVER_OPTIONS, FORMAT_OPTIONS } from './tag-texts';
import { useBookingOptions } from './use-booking-options';

type SheetValues = {
  /** Which tags: the ticked ones, or those of a record. */
  scope: string;
  campaignId: string | null;
  bookingId: string | null;
  channelId: string | null;
  format: string;
  adServer: string;
  fileKind: string;
};

const FILE_KINDS = [
  { value: 'xlsx', label: 'Excel workbook' },
  { value: 'txt', label: 'Plain text' },
];

const SCOPES = [
  { value: 'campaign', label: 'Tags of a campaign' },
  { value: 'booking', label: 'Tags of a booking' },
  { value: 'channel', label: 'Tags on a channel' },
  { value: 'client', label: 'All tags of the client' },
];

/** The search params of the sheet, by the scope that a person chose. */
function sheetParams(values: SheetValues, ids: readonly number[]): [string, string][] {
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

interface TagSheetDialogProps {
  /** The ticked tags. */
  ids: readonly number[];
  onClose: () => void;
}

/** Saves tags with their names and dates as a file to send to those who paste them. */
export function TagSheetDialog({ ids, onClose }: TagSheetDialogProps) {
  const { client: customer, channels } = useContent();
  const [initial] = useState<SheetValues>(() => ({
    scope: ids.length > 0 ? 'selected' : 'campaign',
    campaignId: null,
    bookingId: null,
    channelId: null,
    format: FORMAT_OPTIONS[0]?.value ?? 'PIXEL',
    adServer: AD_SERVER_OPTIONS[0]?.value ?? 'IAB',
    fileKind: 'xlsx',
  }));
  const [chosen, setChosen] = useState(initial);
  const campaigns = useCampaignOptions(null, chosen.campaignId);
  const bookings = useBookingOptions({
    campaignId: chosen.campaignId,
    first: null,
    chosen: chosen.bookingId,
  });
  const selected = { value: 'selected', label: `Selected tags (${ids.length})` };

  const recordFields: Record<string, FormField<SheetValues>[]> = {
    campaign: [{ kind: 'combobox', name: 'campaignId', label: 'Campaign', ...campaigns }],
    booking: [
      { kind: 'combobox', name: 'campaignId', label: 'Campaign', ...campaigns, isHalf: true },
      {
        kind: 'combobox',
        name: 'bookingId',
        label: 'Booking',
        placeholder: chosen.campaignId === null ? 'Select a campaign first' : 'Select a booking',
        ...bookings.search,
        isHalf: true,
      },
    ],
    channel: [
      {
        kind: 'combobox',
        name: 'channelId',
        label: 'Channel',
        options: channels.map(({ id, channelName, displayName }) => ({
          value: String(id),
          label: displayName ?? channelName,
        })),
      },
    ],
  };

  const fieldsOf = ({ scope }: SheetValues): FormField<SheetValues>[] => [
    {
      kind: 'select',
      name: 'scope',
      label: 'Which tags',
      options: ids.length > 0 ? [selected, ...SCOPES] : SCOPES,
    },
    ...(recordFields[scope] ?? []),
    {
      kind: 'select',
      name: 'adServer',
      label: 'Ad server',
      options: AD_SERVER_OPTIONS,
      isHalf: true,
      isRowStart: true,
    },
    { kind: 'select', name: 'format', label: 'Tag format', options: FORMAT_OPTIONS, isHalf: true },
    { kind: 'buttons', name: 'fileKind', label: 'File', options: FILE_KINDS },
  ];

  return (
    <EntityDialog<SheetValues>
      title="Tag sheet"
      submitLabel="Save tag sheet"
      initial={{ values: initial }}
      fieldsOf={fieldsOf}
      adjust={(next, changed) => (changed === 'campaignId' ? { ...next, bookingId: null } : next)}
      onValues={setChosen}
      save={(values) =>
        saveOutcomeOf(async () => {
          const { content, name } = await fetchExport(
            `tags.${values.fileKind}`,
            new URLSearchParams([['client', String(customer.id)], ...sheetParams(values, ids)]),
          );
          saveFile(content, name);
        })
      }
      failureText={(reason) => reason}
      onSaved={() => {
        showToast({ text: 'Tag sheet saved.', tone: 'success' });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
