import { useState, type ReactNode } from 'react';
import { EntityDialog } from '#client/components/entity-form/entity-dialog';
import type { FormField } from '#client/components/entity-form/form-field';
import { showToast } from '#client/components/feedback/toast-store';
import { saveFile } from '#client/components/browser/save-file';
import { fetchExport } from '#client/graphql/files/fetch-export';
import { useMailTagSheetMutation } from '#client/graphql/generated';
import { saveOutcomeOf } from '#client/graphql/save-outcome';
import { useContent } from '#client/features/campaigns/content/content';
import { useCampaignOptions } from '#client/features/campaigns/content/use-campaign-options';
import { AD_SERVER_OPTIONS, FORMAT_OPTIONS } from './tag-texts';
import { TagSheetHistory } from './tag-sheet-history';
import { mailInput, sheetParams, type SheetValues } from './tag-sheet-values';
import { useBookingOptions } from './use-booking-options';

const FILE_KINDS = [
  { value: 'xlsx', label: 'Excel workbook' },
  { value: 'txt', label: 'Plain text' },
];

const WAYS = [
  { value: 'save', label: 'Save as a file' },
  { value: 'mail', label: 'Mail to ad operations' },
];

const SCOPES = [
  { value: 'campaign', label: 'Tags of a campaign' },
  { value: 'booking', label: 'Tags of a booking' },
  { value: 'channel', label: 'Tags on a channel' },
  { value: 'client', label: 'All tags of the client' },
];

interface TagSheetDialogProps {
  /** The ticked tags. */
  ids: readonly number[];
  /** Shown above the fields. */
  intro?: ReactNode;
  onClose: () => void;
}

/** Saves tags with their names and dates as a file, or mails them to those who paste them. */
export function TagSheetDialog({ ids, intro, onClose }: TagSheetDialogProps) {
  const { client: customer, channels } = useContent();
  const [initial] = useState<SheetValues>(() => ({
    way: 'save',
    email: '',
    scope: ids.length > 0 ? 'selected' : 'campaign',
    campaignId: null,
    bookingId: null,
    channelId: null,
    format: FORMAT_OPTIONS[0]?.value ?? 'PIXEL',
    adServer: AD_SERVER_OPTIONS[0]?.value ?? 'IAB',
    fileKind: 'xlsx',
  }));
  const [chosen, setChosen] = useState(initial);
  const [mailSheet] = useMailTagSheetMutation();
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

  const fieldsOf = ({ scope, way }: SheetValues): FormField<SheetValues>[] => [
    { kind: 'buttons', name: 'way', label: 'What to do', options: WAYS },
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
    way === 'mail'
      ? {
          kind: 'email',
          name: 'email',
          label: 'Address of the ad operations',
          help: 'They get the workbook, and your name and address for questions.',
        }
      : { kind: 'buttons', name: 'fileKind', label: 'File', options: FILE_KINDS },
  ];

  return (
    <EntityDialog<SheetValues>
      title="Tag sheet"
      submitLabel={chosen.way === 'mail' ? 'Send tag sheet' : 'Save tag sheet'}
      initial={{ values: initial }}
      fieldsOf={fieldsOf}
      adjust={(next, changed) => (changed === 'campaignId' ? { ...next, bookingId: null } : next)}
      onValues={setChosen}
      save={(values) =>
        saveOutcomeOf(async () => {
          if (values.way === 'mail') {
            const input = mailInput(customer.id, values, ids);
            await mailSheet({ variables: { input }, context: { silent: true } });
            return;
          }
          const { content, name } = await fetchExport(
            `tags.${values.fileKind}`,
            new URLSearchParams([['client', String(customer.id)], ...sheetParams(values, ids)]),
          );
          saveFile(content, name);
        })
      }
      failureText={(reason) => reason}
      intro={
        <>
          {intro}
          {chosen.way === 'mail' && (
            <TagSheetHistory customerId={customer.id} input={mailInput(customer.id, chosen, ids)} />
          )}
        </>
      }
      onSaved={() => {
        const text = chosen.way === 'mail' ? 'The tag sheet is being sent.' : 'Tag sheet saved.';
        showToast({ text, tone: 'success' });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
