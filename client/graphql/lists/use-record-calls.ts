import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { FormValues } from '#client/components/entity-form/form-values';
import type { SaveContext, Version } from '#client/components/entity-form/use-entity-form';

interface RecordCalls<Values extends FormValues, Input, Owner, Answer> {
  create: TypedDocumentNode<unknown, { input: Input & Owner }>;
  update: TypedDocumentNode<unknown, { id: number; input: Input & { version?: number } }>;
  /** Reads one record, for the newest version after a conflict. */
  read: TypedDocumentNode<Answer, { id: number }>;
  inputOf: (values: Values) => Input;
  /** The fields of a new record that no form asks for: whose it is. */
  owner: Owner;
  versionOf: (answer: Answer) => Version<Values>;
}

/** How a form saves its record, and reads the newest version of it; null as `id` creates one. */
export function useRecordCalls<
  Values extends FormValues,
  Input extends object,
  Owner extends object,
  Answer,
>(
  id: number | null,
  { create, update, read, inputOf, owner, versionOf }: RecordCalls<Values, Input, Owner, Answer>,
) {
  const client = useApolloClient();

  const save = (values: Values, { version, signal }: SaveContext): Promise<unknown> => {
    const input = inputOf(values);
    const context = { fetchOptions: { signal } };

    return id === null
      ? client.mutate({ mutation: create, variables: { input: { ...input, ...owner } }, context })
      : client.mutate({
          mutation: update,
          variables: { id, input: { ...input, version } },
          context,
        });
  };

  if (id === null) return { id, save };

  const fetchLatest = async (): Promise<Version<Values>> => {
    const { data } = await client.query({
      query: read,
      variables: { id },
      fetchPolicy: 'network-only',
    });
    if (!data) throw new Error('The server answered without a record');
    return versionOf(data);
  };

  return { id, save, fetchLatest };
}
