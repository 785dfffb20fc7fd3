import { EntityDialog } from '#client/components/entity-form/entity-dialog';
import type { FormField } from '#client/components/entity-form/form-field';
import type { FormValues } from '#client/components/entity-form/form-values';
import type { SaveContext, Version } from '#client/components/entity-form/use-entity-form';
import { showToast } from '#client/components/feedback/toast-store';
import { saveOutcomeOf } from '#client/graphql/lists/save-outcome';
import type { RecordKind } from './record-kind';

interface RecordDialogProps<Values extends FormValues> {
  kind: RecordKind;
  /** Null creates a new one. */
  id: number | null;
  initial: Version<Values>;
  fieldsOf: (values: Values) => readonly FormField<Values>[];
  adjust?: (next: Values, changed: string & keyof Values) => Values;
  /** Must be stable: a new function is called again. */
  onValues?: (values: Values) => void;
  /** Makes the call; throws when it failed. */
  save: (values: Values, context: SaveContext) => Promise<unknown>;
  fetchLatest?: () => Promise<Version<Values>>;
  onSaved: () => void;
  onClose: () => void;
}

/** The form of a record that super admins manage: the kinds differ only in fields and texts. */
export function RecordDialog<Values extends FormValues>(props: RecordDialogProps<Values>) {
  const { kind, id, save, onSaved, ...form } = props;
  const isNew = id === null;

  return (
    <EntityDialog
      {...form}
      title={`${isNew ? 'Add' : 'Edit'} ${kind.name}`}
      submitLabel={isNew ? `Create ${kind.inButton}` : 'Save changes'}
      save={(values, context) => saveOutcomeOf(() => save(values, context))}
      failureText={(message) => `Failed to save ${kind.noun}. ${message || 'Please try again.'}`}
      onSaved={() => {
        showToast({ text: isNew ? kind.created : kind.updated, tone: 'success' });
        onSaved();
      }}
    />
  );
}
