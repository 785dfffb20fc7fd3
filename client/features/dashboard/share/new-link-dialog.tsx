import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { EntityDialog } from '#client/components/entity-form/entity-dialog';
import type { SaveContext } from '#client/components/entity-form/use-entity-form';
import type { DashboardView } from '#client/features/dashboard/view/dashboard-view';
import { useCreateSharedLinkMutation } from '#client/graphql/generated';
import { saveOutcomeOf } from '#client/graphql/save-outcome';
import { linkFields, linkInput, newLink, type LinkValues } from './link-form';

interface NewLinkDialogProps {
  view: DashboardView;
  onCreated: (url: string) => void;
  onClose: () => void;
}

const INTRO =
  'Whoever has the link sees the summary, the trend, findings and the tables of channels and creatives, for these filters, without an account. Counts below 10 are left out.';

/** Creates a public link to the view on screen. */
export function NewLinkDialog({ view, onCreated, onClose }: NewLinkDialogProps) {
  const [createLink] = useCreateSharedLinkMutation();
  const fields = useMemo(() => linkFields(view), [view]);
  const initial = useMemo(() => ({ values: newLink(view) }), [view]);

  const save = (values: LinkValues, { signal }: SaveContext) =>
    saveOutcomeOf(async () => {
      const { data } = await createLink({
        variables: { input: linkInput(values, view) },
        context: { fetchOptions: { signal }, silent: true },
      });
      if (data) onCreated(data.createSharedLink.url);
    });

  return (
    <EntityDialog
      title="New public link"
      submitLabel="Create link"
      intro={
        <chakra.p textStyle="sm" color="fg.muted" mb="3">
          {INTRO}
        </chakra.p>
      }
      initial={initial}
      fieldsOf={() => fields}
      save={save}
      onSaved={onClose}
      onClose={onClose}
      failureText={(message) => `The link was not created. ${message || 'Please try again.'}`}
      size="sm"
    />
  );
}
