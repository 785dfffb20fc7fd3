import { useApolloClient } from '@apollo/client/react';
import type { FormField } from '#client/components/entity-form/form-field';
import {
  CreateSiteTagDocument,
  SiteTagDocument,
  type SiteTagRowFragment,
  UpdateSiteTagDocument,
} from '#client/graphql/generated';
import { useContent } from '#client/features/campaigns/records/content';
import { ContentDialog } from '#client/features/campaigns/records/content-dialog';
import { SITE_TAG } from '#client/features/campaigns/records/content-kind';

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

interface SiteTagDialogProps {
  tag: SiteTagRowFragment | null;
  onSaved: () => void;
  onClose: () => void;
}

export function SiteTagDialog({ tag, ...ends }: SiteTagDialogProps) {
  const client = useApolloClient();
  const { client: customer } = useContent();
  const id = tag?.id ?? null;

  return (
    <ContentDialog<SiteTagValues>
      kind={SITE_TAG}
      id={id}
      initial={tag ? versionOf(tag) : { values: { tagDescription: '', mainSiteTag: false } }}
      fieldsOf={fieldsOf}
      save={({ tagDescription, mainSiteTag }, { version, signal }) => {
        const input = { tagDescription: tagDescription.trim(), mainSiteTag };
        const context = { fetchOptions: { signal } };

        return id === null
          ? client.mutate({
              mutation: CreateSiteTagDocument,
              variables: { input: { customerId: customer.id, ...input } },
              context,
            })
          : client.mutate({
              mutation: UpdateSiteTagDocument,
              variables: { id, input: { ...input, version } },
              context,
            });
      }}
      fetchLatest={
        id === null
          ? undefined
          : async () => {
              const { data } = await client.query({
                query: SiteTagDocument,
                variables: { id },
                fetchPolicy: 'network-only',
              });
              if (!data) throw new Error('The site tag was answered without a record');
              return versionOf(data.siteTag);
            }
      }
      {...ends}
    />
  );
}
