import { TEXT_FIELDS } from '#schema/field-rules';
import { keepDatesInOrder } from '#client/components/entity-form/date-order';
import type { FormField } from '#client/components/entity-form/form-field';
import {
  CampaignDocument,
  type CampaignRowFragment,
  CreateCampaignDocument,
  UpdateCampaignDocument,
} from '#client/graphql/generated';
import { useContent } from '#client/features/campaigns/records/content';
import { ContentDialog } from '#client/features/campaigns/records/content-dialog';
import { CAMPAIGN } from '#client/features/campaigns/records/content-kind';
import { useRecordCalls } from '#client/graphql/lists/use-record-calls';

type CampaignValues = { campaignName: string; startDate: string; endDate: string };

const FIELDS: readonly FormField<CampaignValues>[] = [
  { kind: 'text', name: 'campaignName', ...TEXT_FIELDS.campaignName, warnAt: 90 },
  { kind: 'date', name: 'startDate', label: 'Start date', isHalf: true },
  { kind: 'date', name: 'endDate', label: 'End date', isHalf: true, notBefore: 'startDate' },
];

const fieldsOf = () => FIELDS;

const versionOf = ({ campaignName, startDate, endDate, version }: CampaignRowFragment) => ({
  values: { campaignName, startDate, endDate },
  version,
});

const inputOf = ({ campaignName, ...dates }: CampaignValues) => ({
  campaignName: campaignName.trim(),
  ...dates,
});

interface CampaignDialogProps {
  campaign: CampaignRowFragment | null;
  onSaved: () => void;
  onClose: () => void;
}

export function CampaignDialog({ campaign, ...ends }: CampaignDialogProps) {
  const { client: customer, today } = useContent();
  const calls = useRecordCalls(campaign?.id ?? null, {
    create: CreateCampaignDocument,
    update: UpdateCampaignDocument,
    read: CampaignDocument,
    inputOf,
    owner: { customerId: customer.id },
    versionOf: ({ campaign }) => versionOf(campaign),
  });

  return (
    <ContentDialog<CampaignValues>
      kind={CAMPAIGN}
      initial={
        campaign
          ? versionOf(campaign)
          : { values: { campaignName: '', startDate: today, endDate: today } }
      }
      fieldsOf={fieldsOf}
      adjust={keepDatesInOrder}
      {...calls}
      {...ends}
    />
  );
}
