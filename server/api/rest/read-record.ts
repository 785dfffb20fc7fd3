import {
  execute,
  Kind,
  visit,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import type { Actor } from '#server/access/identity/actor.js';
import type { ApiContext } from '#server/api/context.js';
import type { StoredOperation } from './stored-operation.js';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Further fields than the wanted ones: they find the record in a list, and moments are compared
 * with them.
 */
const ALWAYS: readonly string[] = ['id', 'created_at'];

/** The document of an operation whose answer has only some of its fields. */
function narrowed(
  { document, answers }: StoredOperation,
  names: ReadonlySet<string>,
): DocumentNode {
  const [answer] = answers;
  const selections = answer?.fields.filter(({ name }) => names.has(name)).map(({ field }) => field);

  return visit(document, {
    Field: (node) =>
      node === answer?.field && selections
        ? { ...node, selectionSet: { kind: Kind.SELECTION_SET, selections } }
        : undefined,
  });
}

/** A key that may change a record gets it as the answer, so it may learn what differs from it. */
const asReader = (actor: Actor): Actor =>
  'apiKey' in actor.via
    ? { ...actor, via: { ...actor.via, scopes: [...actor.via.scopes, 'read'] } }
    : actor;

/** The fields of a record as the REST path that reads it answers them, by their documented names. */
export async function readRecord(
  schema: GraphQLSchema,
  reads: StoredOperation,
  { id, names, ctx }: { id: number; names: readonly string[]; ctx: ApiContext },
): Promise<{ record: Fields | null; errors: ExecutionResult['errors'] }> {
  const document = narrowed(reads, new Set([...ALWAYS, ...names]));
  // A manager of its own, so that the change which follows reads nothing that was loaded for this.
  const contextValue = { ...ctx, em: ctx.em.fork(), actor: ctx.actor && asReader(ctx.actor) };
  const { data, errors } = await execute({
    schema,
    document,
    variableValues: { id },
    contextValue,
  });
  const [place = []] = reads.places;
  // JSON, as a caller has it: moments are texts.
  const answer = place.reduce<unknown>(
    (value, step) => (value as Fields | null | undefined)?.[step], // data of objects
    JSON.parse(JSON.stringify(data ?? null)),
  );
  const records = [answer].flat() as (Fields | null | undefined)[]; // of an object type

  return { record: records.find((record) => record?.id === id) ?? null, errors };
}
