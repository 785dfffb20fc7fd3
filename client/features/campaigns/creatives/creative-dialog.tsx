import { MAX_URL_LENGTH, TEXT_FIELDS, webUrlError } from '#schema/field-rules';
import type { FormField } from '#client/components/entity-form/form-field';
import {
  CreateCreativeDocument,
  CreativeDocument,
  type CreativeRowFragment,
  UpdateCreativeDocument,
} from '#client/graphql/generated';
import { ContentDialog } from '#client/features/campaigns/records/content-dialog';
import { CREATIVE } from '#client/features/campaigns/records/content-kind';
import { useContent } from '#client/features/campaigns/records/content';
import { useRecordCalls } from '#client/graphql/lists/use-record-calls';
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
  return text === '' ? null : webUrlError('URL', text);
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
    max: MAX_URL_LENGTH,
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

const inputOf = ({ description, creativeType, creativeFormat, url }: CreativeValues) => ({
  description: description.trim(),
  creativeType: Number(creativeType),
  creativeFormat: creativeFormat.trim(),
  url: url.trim(),
});

interface CreativeDialogProps {
  creative: CreativeRowFragment | null;
  onSaved: () => void;
  onClose: () => void;
}

export function CreativeDialog({ creative, ...ends }: CreativeDialogProps) {
  const { client: customer } = useContent();
  const calls = useRecordCalls(creative?.id ?? null, {
    create: CreateCreativeDocument,
    update: UpdateCreativeDocument,
    read: CreativeDocument,
    inputOf,
    owner: { customerId: customer.id },
    versionOf: ({ creative }) => versionOf(creative),
  });

  return (
    <ContentDialog<CreativeValues>
      kind={CREATIVE}
      initial={creative ? versionOf(creative) : { values: NEW }}
      fieldsOf={fieldsOf}
      {...calls}
      {...ends}
    />
  );
}
