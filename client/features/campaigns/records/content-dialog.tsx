import { EntityDialog } from '#client/components/entity-form/entity-dialog';
import type { FormField } from '#client/components/entity-form/form-field';
import type { FormValues } from '#client/components/entity-form/form-values';
import type { SaveContext, Version } from '#client/components/entity-form/use-entity-form';
import { showToast } from '#client/components/feedback/toast-store';
import { saveOutcomeOf } from '#client/graphql/lists/save-outcome';
import type { ContentKind } from './content-kind';

export interface ContentDialogProps<Values extends FormValues> {
  kind: ContentKind;
  /** Null creates a new one. */
  id: number | null;
  initial: Version<Values>;
  fieldsOf: (values: Values) => readonly FormField<Values>[];
  adjust?: (next: Values, changed: string & keyof Values) => Values;
  confirmChange?: (values: Values, changed: string & keyof Values) => string | null;
  /** Must be stable: a new function is called again. */
  onValues?: (values: Values) => void;
  /** Makes the call; throws when it failed. */
  save: (values: Values, context: SaveContext) => Promise<unknown>;
  fetchLatest?: (mine: Values) => Promise<Version<Values>>;
  size?: 'sm' | 'md' | 'lg';
  onSaved: () => void;
  onClose: () => void;
}

/** The form of a campaign, booking, creative or tag: they differ only in fields and texts. */
export function ContentDialog<Values extends FormValues>({
  kind,
  id,
  save,
  onSaved,
  ...form
}: ContentDialogProps<Values>) {
  const isNew = id === null;

  return (
    <EntityDialog
      {...form}
      title={`${isNew ? 'Add' : 'Edit'} ${kind.title}`}
      submitLabel={isNew ? `Create ${kind.noun}` : 'Save changes'}
      save={(values, context) => saveOutcomeOf(() => save(values, context))}
      failureText={() => `Failed to save ${kind.noun}. Please try again.`}
      onSaved={() => {
        showToast({ text: isNew ? kind.created : kind.updated, tone: 'success' });
        onSaved();
      }}
    />
  );
}
