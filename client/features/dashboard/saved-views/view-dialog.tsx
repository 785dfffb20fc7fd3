import { TEXT_FIELDS } from '#schema/field-rules';
import { useMemo } from 'react';
import { EntityDialog } from '#client/components/entity-form/entity-dialog';
import type { FormField } from '#client/components/entity-form/form-field';
import type { SaveContext } from '#client/components/entity-form/use-entity-form';
import {
  type SavedViewRowFragment,
  useCreateSavedViewMutation,
  useUpdateSavedViewMutation,
} from '#client/graphql/generated';
import { saveOutcomeOf } from '#client/graphql/save-outcome';

interface ViewDialogProps {
  /** Left out for a new one. */
  view?: SavedViewRowFragment;
  /** The current view of the dashboard; null when it shows another client. */
  shownAddress: string | null;
  onSaved: () => void;
  onClose: () => void;
}

type ViewValues = { name: string; takesShown: boolean; isShared: boolean };

const NAME: FormField<ViewValues> = { kind: 'text', name: 'name', ...TEXT_FIELDS.savedViewName };
const TAKES_SHOWN: FormField<ViewValues> = {
  kind: 'toggle',
  name: 'takesShown',
  label: 'Replace by what the dashboard shows now',
  isOptional: true,
  help: 'Its range and its filters change to those on screen.',
};

const IS_SHARED: FormField<ViewValues> = {
  kind: 'toggle',
  name: 'isShared',
  label: 'Share with colleagues',
  isOptional: true,
  help: 'People of your organisation can open it and see what they may see. You and admins change or remove it.',
};

/** Saves the current view under a name, or renames a saved one. */
export function ViewDialog({ view, shownAddress, onSaved, onClose }: ViewDialogProps) {
  const [createView] = useCreateSavedViewMutation();
  const [updateView] = useUpdateSavedViewMutation();
  const canTakeShown = view !== undefined && shownAddress !== null && shownAddress !== view.address;
  const fields = useMemo(
    () => (canTakeShown ? [NAME, TAKES_SHOWN, IS_SHARED] : [NAME, IS_SHARED]),
    [canTakeShown],
  );
  const initial = useMemo(
    () => ({
      values: {
        name: view?.name ?? '',
        takesShown: false,
        isShared: typeof view?.sharedAt === 'string',
      },
      ...(view && { version: view.version }),
    }),
    [view],
  );

  const save = ({ name, takesShown, isShared }: ViewValues, { version, signal }: SaveContext) =>
    saveOutcomeOf(() => {
      const context = { fetchOptions: { signal }, silent: true };
      if (!view)
        return createView({
          variables: { input: { name, address: shownAddress, isShared } },
          context,
        });
      const address = takesShown ? { address: shownAddress } : {};
      return updateView({
        variables: { id: view.id, input: { name, ...address, isShared, version } },
        context,
      });
    });

  return (
    <EntityDialog
      title={view ? `Edit ‘${view.name}’` : 'Save this view'}
      submitLabel={view ? 'Save changes' : 'Save view'}
      initial={initial}
      fieldsOf={() => fields}
      save={save}
      onSaved={onSaved}
      onClose={onClose}
      failureText={(message) => `The view was not saved. ${message || 'Please try again.'}`}
      size="sm"
    />
  );
}
