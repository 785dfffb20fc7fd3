import { execute, GraphQLError, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { ApiContext } from '#server/api/context.js';
import { snakeCase } from '#server/core/input/check-input.js';
import { invalid, ServiceError, type FieldErrors } from '#server/core/errors.js';
import type { IdempotentCall } from '#server/api/idempotency/idempotency-key.js';
import { runOnce } from '#server/api/idempotency/run-once.js';
import { schedule } from '#server/api/request-scheduler/execute-scheduled.js';
import { serviceErrorOf } from '#server/api/errors/to-service-error.js';
import { readWantedPage, type WantedPage } from './read-page.js';
import { readRecord } from './read-record.js';
import type { RestCall, RestRoute } from './route.js';
import { stepsOf, type StoredOperation } from './stored-operation.js';
import { unstoredErrors } from './unstored-fields.js';
import { readCall, type ReadCall } from './variables.js';

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const step = (value: unknown, name: string): unknown => (isFields(value) ? value[name] : undefined);

type NameOf = (field: string) => string;

/** Names a field as the caller sent it, or as the row documents it. */
function namesOf(
  { names = {}, standsFor }: RestRoute,
  { sentNames }: ReadCall,
  call: RestCall,
): NameOf {
  const wireNames = new Map(Object.entries(names).map(([wire, field]) => [snakeCase(field), wire]));
  for (const [wire, field] of Object.entries(standsFor?.(call) ?? {}))
    if (Object.hasOwn(call.body, wire)) wireNames.set(field, wire);

  return (field) => sentNames.get(field) ?? wireNames.get(field) ?? field;
}

/** All errors as one: their fields together, the message of the first. */
function failureOf(
  errors: readonly GraphQLError[],
  nameOf: NameOf,
  requestId: string,
): ServiceError {
  const failures = errors.map((error) => serviceErrorOf(error, requestId));
  const [first] = failures;
  if (first?.code !== 'INVALID') return first ?? new ServiceError('INTERNAL', 'An error occurred');
  const fields: FieldErrors = {};
  for (const { details } of failures)
    for (const [field, message] of Object.entries(details.errors ?? {}))
      fields[nameOf(field)] = message;
  return Object.keys(fields).length === 0
    ? first
    : new ServiceError('INVALID', first.message, { errors: fields });
}

type Execute = (ctx: ApiContext) => ExecutionResult | Promise<ExecutionResult>;

/** The result of the call, or the data of the first call with its Idempotency-Key. */
async function executeOnce(
  ctx: ApiContext,
  run: Execute,
  once: IdempotentCall,
): Promise<ExecutionResult> {
  let errors: readonly GraphQLError[] | undefined;
  const data = await schedule(ctx, () =>
    runOnce(ctx, once, async (contextValue) => {
      const result = await run(contextValue);
      errors = result.errors;
      const failures = (errors ?? []).map((error) => ({
        code: serviceErrorOf(error, ctx.requestId).code,
        path: error.path,
      }));
      return { answer: JSON.stringify(result.data ?? null), errors: failures };
    }),
  );

  return { data: JSON.parse(data) as ExecutionResult['data'], errors }; // stored as such
}

interface Called {
  call: RestCall;
  read: ReadCall;
  ctx: ApiContext;
}

/**
 * Says what is wrong with the fields that the call does not store; null when they may be passed
 * over.
 */
async function unstoredRefusal(
  schema: GraphQLSchema,
  { reads }: StoredOperation,
  { call: { params }, read: { unstored }, ctx }: Called,
): Promise<readonly GraphQLError[] | null> {
  if (unstored.length === 0) return null;

  const id = Number(params.id);
  const names = unstored.map(({ documented }) => documented);
  const found = reads && (await readRecord(schema, reads, { id, names, ctx }));
  if (found?.errors) return found.errors;

  const errors = unstoredErrors(unstored, params, found?.record ?? null);
  if (Object.keys(errors).length === 0) return null;
  return [new GraphQLError('', { originalError: invalid(errors) })];
}

const at = (data: unknown, place: readonly string[]): unknown => place.reduce(step, data);

export interface RestAnswer {
  status: number;
  body?: unknown;
  /**
   * An array in parts instead of a body, each part read on demand. Reading may throw a
   * ServiceError.
   */
  parts?: AsyncGenerator<unknown[], void>;
  /** The page after this one; null on the last page. */
  next?: WantedPage | null;
}

/**
 * Runs a row's operation in this process and returns the documented answer. Throws a ServiceError.
 */
export async function runOperation(
  schema: GraphQLSchema,
  operation: StoredOperation,
  call: RestCall,
  contextValue: ApiContext,
  once: IdempotentCall | null = null,
): Promise<RestAnswer> {
  const { document, route, places } = operation;
  const read = readCall(operation, call);
  if (Object.keys(read.errors).length > 0) throw invalid(read.errors);
  const { variables } = read;
  const nameOf = namesOf(route, read, call);

  const run = async (variableValues: Fields): Promise<ExecutionResult['data']> => {
    const executeNow: Execute = async (ctx) => {
      const refused = await unstoredRefusal(schema, operation, { call, read, ctx });
      if (refused) return { errors: refused };
      const args = { schema, document, variableValues, contextValue: ctx };
      return execute({ ...args, hideSuggestions: true });
    };
    const { data, errors } = await (once
      ? executeOnce(contextValue, executeNow, once)
      : schedule(contextValue, () => executeNow(contextValue)));
    if (errors?.length) throw failureOf(errors, nameOf, contextValue.requestId);
    return data;
  };
  const wanted = route.paged ? readWantedPage(call) : null;
  if (wanted) {
    const { nodes, next } = readPage(await run({ ...variables, ...wanted }), places);
    const following = next === null ? null : { first: wanted.first, after: next };
    return { status: route.status, body: nodes, next: following };
  }
  if (route.paged) {
    const forget = () => contextValue.em.clear();
    return { status: route.status, parts: readPages(run, variables, places, forget) };
  }

  const data = await run(variables);
  const created = route.createdIf !== undefined && at(data, stepsOf(route.createdIf)) === true;
  const body = places.map((place) => at(data, place)).find((value) => value !== undefined);
  return { status: created ? 201 : route.status, body };
}

interface ReadPage {
  nodes: unknown[];
  /** The cursor of the next page; null on the last one. */
  next: string | null;
}

function readPage(data: unknown, places: readonly string[][]): ReadPage {
  const connection = places
    .map((place) => at(data, place.slice(0, -1)))
    .find((value) => value !== undefined);
  const nodes = step(connection, 'nodes');
  const pageInfo = step(connection, 'pageInfo');
  const endCursor = step(pageInfo, 'endCursor');
  const hasNext = step(pageInfo, 'hasNextPage') === true && typeof endCursor === 'string';

  return { nodes: Array.isArray(nodes) ? nodes : [], next: hasNext ? endCursor : null };
}

/** The pages of a connection, one after the other; rows are released once they are passed on. */
async function* readPages(
  run: (variables: Fields) => Promise<unknown>,
  variables: Fields,
  places: string[][],
  forget: () => void,
): AsyncGenerator<unknown[], void> {
  for (let after: string | null = null; ;) {
    const { nodes, next } = readPage(await run({ ...variables, after }), places);
    yield nodes;
    if (next === null) return;
    forget();
    after = next;
  }
}
