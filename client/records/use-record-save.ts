import type { OperationVariables } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import type { FormValues } from '#client/components/entity-form/form-values';
import type { SaveContext, Version } from '#client/components/entity-form/use-entity-form';
import { saveOutcomeOf } from '#client/graphql/lists/save-outcome';
import { evictFields } from './evict-fields';
import type { ListedRecord, RecordForm, RecordSetting } from './define-record';

/** How a form saves its record, and reads the newest version of it; null as `row` creates one. */
export function useRecordSave<
  Row extends ListedRecord,
  Values extends FormValues,
  Setting extends RecordSetting,
>(
  form: RecordForm<Row, Values, Setting>,
  { row, setting, onLatest }: { row: Row | null; setting: Setting; onLatest: (row: Row) => void },
) {
  const client = useApolloClient();
  const [mutate] = useMutation<unknown, OperationVariables>(row ? form.update : form.create, {
    update: evictFields(form.stale),
  });

  const save = (values: Values, { version, signal }: SaveContext) => {
    const input = form.inputOf(values, { row, setting });
    const variables = row
      ? { id: row.id, input: { ...input, version } }
      : { input: { ...input, ...setting.scope } };
    return saveOutcomeOf(() => mutate({ variables, context: { fetchOptions: { signal } } }));
  };

  if (!row) return { save };

  const fetchLatest = async (): Promise<Version<Values>> => {
    const latest = await form.fetchLatest(client, row.id);
    onLatest(latest);
    return { values: form.valuesOf(latest), version: latest.version };
  };

  return { save, fetchLatest };
}
