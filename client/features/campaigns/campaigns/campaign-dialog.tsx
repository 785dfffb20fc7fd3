import { TEXT_FIELDS } from '#schema/field-rules';
import { useApolloClient } from '@apollo/client/react';
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

interface CampaignDialogProps {
  campaign: CampaignRowFragment | null;
  onSaved: () => void;
  onClose: () => void;
}

export function CampaignDialog({ campaign, ...ends }: CampaignDialogProps) {
  const client = useApolloClient();
  const { client: customer, today } = useContent();
  const id = campaign?.id ?? null;

  return (
    <ContentDialog<CampaignValues>
      kind={CAMPAIGN}
      id={id}
      initial={
        campaign
          ? versionOf(campaign)
          : { values: { campaignName: '', startDate: today, endDate: today } }
      }
      fieldsOf={fieldsOf}
      adjust={keepDatesInOrder}
      save={({ campaignName, ...dates }, { version, signal }) => {
        const input = { campaignName: campaignName.trim(), ...dates };
        const context = { fetchOptions: { signal } };

        return id === null
          ? client.mutate({
              mutation: CreateCampaignDocument,
              variables: { input: { customerId: customer.id, ...input } },
              context,
            })
          : client.mutate({
              mutation: UpdateCampaignDocument,
              variables: { id, input: { ...input, version } },
              context,
            });
      }}
      fetchLatest={
        id === null
          ? undefined
          : async () => {
              const { data } = await client.query({
                query: CampaignDocument,
                variables: { id },
                fetchPolicy: 'network-only',
              });
              if (!data) throw new Error('The campaign was answered without a record');
              return versionOf(data.campaign);
            }
      }
      {...ends}
    />
  );
}
