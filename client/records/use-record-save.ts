import type { OperationVariables } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import type { FormValues } from '#client/components/entity-form/form-values';
import type { SaveContext, Version } from '#client/components/entity-form/use-entity-form';
import { saveOutcomeOf } from '#client/graphql/save-outcome';
import { evictFields } from './evict-fields';
import type { ListedRecord, RecordForm, RecordContext } from './define-record';

interface RecordSave<Row, Values, Context, Answer> {
  row: Row | null;
  context: Context;
  onLatest: (row: Row) => void;
  onAnswer?: (answer: Answer, values: Values) => void;
}

/** Saves the record of a form, and reads its newest version; a null `row` creates one. */
export function useRecordSave<
  Row extends ListedRecord,
  Values extends FormValues,
  Context extends RecordContext,
  Answer,
>(
  form: RecordForm<Row, Values, Context, Answer>,
  { row, context, onLatest, onAnswer }: RecordSave<Row, Values, Context, Answer>,
) {
  const client = useApolloClient();
  const { fetchLatest: fetch, valuesOf, existing } = form;
  const mutation = row && form.update ? form.update : form.create;
  const options = {
    update: evictFields(form.stale),
    fetchPolicy: form.hasSecret && !row ? ('no-cache' as const) : undefined,
  };
  const [mutate] = useMutation<Answer, OperationVariables>(mutation, options);
  const [takeUp] = useMutation<Answer, OperationVariables>(existing?.mutation ?? mutation, options);
  const variablesOf = (values: Values, version: number | undefined): OperationVariables => {
    const input = form.inputOf(values, { row, context });
    return row
      ? { id: row.id, input: { ...input, version } }
      : { input: { ...input, ...context.scope } };
  };

  const save = (values: Values, { version, signal }: SaveContext) => {
    const existingId = existing?.idOf(values) ?? null;
    const context = { fetchOptions: { signal } };
    const send = () =>
      existingId === null
        ? mutate({ variables: variablesOf(values, version), context })
        : takeUp({ variables: { id: existingId }, context });

    return saveOutcomeOf(async () => {
      const { data } = await send();
      if (!data) throw new Error('The server answered without the saved record');
      onAnswer?.(data, values);
    });
  };

  if (!row || !fetch || !valuesOf) return { save };

  const fetchLatest = async (): Promise<Version<Values>> => {
    const latest = await fetch(client, row.id);
    onLatest(latest);
    return { values: valuesOf(latest), version: latest.version };
  };

  return { save, fetchLatest };
}
