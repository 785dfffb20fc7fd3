import { TEXT_FIELDS } from '#schema/field-rules';
import { useApolloClient } from '@apollo/client/react';
import type { FormField } from '#client/components/entity-form/form-field';
import {
  CreateCreativeDocument,
  CreativeDocument,
  type CreativeRowFragment,
  UpdateCreativeDocument,
} from '#client/graphql/generated';
import { useContent } from '#client/features/campaigns/records/content';
import { ContentDialog } from '#client/features/campaigns/records/content-dialog';
import { CREATIVE } from '#client/features/campaigns/records/content-kind';
import { CREATIVE_TYPES, VIDEO } from '#client/features/campaigns/bookings/media-types';

type CreativeValues = {
  description: string;
  creativeType: string;
  creativeFormat: string;
  url: string;
};

const NEW: CreativeValues = { description: '', creativeType: VIDEO, creativeFormat: '', url: '' };

function checkUrl({ url }: CreativeValues): string | null {
  const text = url.trim();
  const isWebUrl = text === '' || (/^https?:\/\//i.test(text) && URL.canParse(text));
  return isWebUrl ? null : 'URL must be a web address that starts with http:// or https://';
}

const FIELDS: readonly FormField<CreativeValues>[] = [
  { kind: 'text', name: 'description', ...TEXT_FIELDS.creativeDescription, warnAt: 180 },
  { kind: 'buttons', name: 'creativeType', label: 'Type', options: CREATIVE_TYPES, isHalf: true },
  {
    kind: 'text',
    name: 'creativeFormat',
    ...TEXT_FIELDS.creativeFormat,
    warnAt: 40,
    isHalf: true,
    placeholder: '30s or 300x250',
  },
  {
    kind: 'text',
    name: 'url',
    label: 'URL',
    max: 2048,
    isOptional: true,
    placeholder: 'https://',
    check: checkUrl,
  },
];

const fieldsOf = () => FIELDS;

const versionOf = ({
  description,
  creativeType,
  creativeFormat,
  url,
  version,
}: CreativeRowFragment) => ({
  values: { description, creativeType: String(creativeType), creativeFormat, url: url ?? '' },
  version,
});

interface CreativeDialogProps {
  creative: CreativeRowFragment | null;
  onSaved: () => void;
  onClose: () => void;
}

export function CreativeDialog({ creative, ...ends }: CreativeDialogProps) {
  const client = useApolloClient();
  const { client: customer } = useContent();
  const id = creative?.id ?? null;

  return (
    <ContentDialog<CreativeValues>
      kind={CREATIVE}
      id={id}
      initial={creative ? versionOf(creative) : { values: NEW }}
      fieldsOf={fieldsOf}
      save={(values, { version, signal }) => {
        const input = {
          description: values.description.trim(),
          creativeType: Number(values.creativeType),
          creativeFormat: values.creativeFormat.trim(),
          url: values.url.trim(),
        };

        const context = { fetchOptions: { signal } };

        return id === null
          ? client.mutate({
              mutation: CreateCreativeDocument,
              variables: { input: { customerId: customer.id, ...input } },
              context,
            })
          : client.mutate({
              mutation: UpdateCreativeDocument,
              variables: { id, input: { ...input, version } },
              context,
            });
      }}
      fetchLatest={
        id === null
          ? undefined
          : async () => {
              const { data } = await client.query({
                query: CreativeDocument,
                variables: { id },
                fetchPolicy: 'network-only',
              });
              if (!data) throw new Error('The creative was answered without a record');
              return versionOf(data.creative);
            }
      }
      {...ends}
    />
  );
}
