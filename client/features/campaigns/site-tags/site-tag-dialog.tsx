import type { FormField } from '#client/components/entity-form/form-field';
import {
  CreateSiteTagDocument,
  SiteTagDocument,
  type SiteTagRowFragment,
  UpdateSiteTagDocument,
} from '#client/graphql/generated';
import { ContentDialog } from '#client/features/campaigns/records/content-dialog';
import { SITE_TAG } from '#client/features/campaigns/records/content-kind';
import { useContent } from '#client/features/campaigns/records/content';
import { useRecordCalls } from '#client/graphql/lists/use-record-calls';

type SiteTagValues = { tagDescription: string; mainSiteTag: boolean };

const FIELDS: readonly FormField<SiteTagValues>[] = [
  {
    kind: 'text',
    name: 'tagDescription',
    label: 'Description',
    max: 255,
    help: 'The site or page that it is put on',
  },
  {
    kind: 'toggle',
    name: 'mainSiteTag',
    label: 'Main site tag',
    help: 'The overview watches it. A client has one main tag: this replaces the previous one.',
  },
];

const fieldsOf = () => FIELDS;

const versionOf = ({ tagDescription, mainSiteTag, version }: SiteTagRowFragment) => ({
  values: { tagDescription, mainSiteTag },
  version,
});

const inputOf = ({ tagDescription, mainSiteTag }: SiteTagValues) => ({
  tagDescription: tagDescription.trim(),
  mainSiteTag,
});

interface SiteTagDialogProps {
  tag: SiteTagRowFragment | null;
  onSaved: () => void;
  onClose: () => void;
}

export function SiteTagDialog({ tag, ...ends }: SiteTagDialogProps) {
  const { client: customer } = useContent();
  const calls = useRecordCalls(tag?.id ?? null, {
    create: CreateSiteTagDocument,
    update: UpdateSiteTagDocument,
    read: SiteTagDocument,
    inputOf,
    owner: { customerId: customer.id },
    versionOf: ({ siteTag }) => versionOf(siteTag),
  });

  return (
    <ContentDialog<SiteTagValues>
      kind={SITE_TAG}
      initial={tag ? versionOf(tag) : { values: { tagDescription: '', mainSiteTag: false } }}
      fieldsOf={fieldsOf}
      {...calls}
      {...ends}
    />
  );
}
