import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  execute,
  GraphQLError,
  parse,
  subscribe,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import type { LiveContext } from '#server/access/identity/live-context.js';
import { LiveFeed } from '#server/core/live/live-channel.js';
import { wholeBody } from '#server/testing/rest-call.js';
import { serviceContext } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import { buildApiSchema } from '#server/api/graphql/schema.js';
import { routes } from '#server/api/rest/routes.js';
import { RequestScheduler } from '#server/api/request-scheduler/request-scheduler.js';
import { runOperation } from '#server/api/rest/run-operation.js';
import { prepareOperation, type StoredOperation } from '#server/api/rest/stored-operation.js';
import { serviceErrorOf } from '#server/api/errors/to-service-error.js';
import { canariesIn } from '#server/api/testing/world/canary.js';
import { expectedOutcome, mayName, sees } from '#server/api/testing/expected-outcome.js';
import type { OperationCase, Outcome } from '#server/api/testing/operation-case.js';
import { OPERATION_CASES } from '#server/api/testing/operation-cases.js';
import { rememberReads } from '#server/api/testing/remember-reads.js';
import type { Caller } from '#server/api/testing/world/people-of-the-world.js';
import { rootFields, wholeDocument } from '#server/api/testing/whole-selection.js';
import { isConditional, rootFieldsOf, wireCall } from '#server/api/testing/wire-call.js';
import type { Target, TargetNoun } from '#server/api/testing/world/world-types.js';
import { buildWorld, type World } from '#server/api/testing/world/world.js';

const database = testDatabase();
const redis = testRedis();
testWorkers(database, redis);

const schema: GraphQLSchema = await buildApiSchema();
const operations = routes.map((route) => prepareOperation(schema, route));

let world: World;
let feed: LiveFeed;
let cells = 0;
beforeAll(async () => {
  world = await buildWorld(database.orm.em.fork());
  await rememberReads(database.orm);
  feed = new LiveFeed(redis.client);
});
afterAll(() => {
  feed.close();
});

interface Answer {
  outcome: Outcome;
  /** All text of the answer. */
  text: string;
}

/** Runs a change in a transaction that is rolled back, so that every cell finds the same world. */
async function answerOf(
  caller: Caller,
  isChange: boolean,
  run: (ctx: LiveContext) => Promise<unknown>,
): Promise<Answer> {
  const ctx: LiveContext = {
    ...serviceContext({ database, redis }, caller.actor),
    feed,
    schedule: (read) => read(),
  };

  if (isChange) await ctx.em.begin();

  try {
    return { outcome: 'OK', text: JSON.stringify((await run(ctx)) ?? null) };
  } catch (error) {
    const { code, message, details } = serviceErrorOf(error, ctx.requestId);
    return { outcome: code, text: JSON.stringify({ message, details }) };
  } finally {
    if (isChange) await ctx.em.rollback();
  }
}

function askGraphql(
  field: string,
  document: DocumentNode,
  caller: Caller,
  variableValues: Record<string, unknown>,
) {
  return answerOf(caller, field.startsWith('Mutation.'), async (contextValue) => {
    if (field.startsWith('Subscription.')) {
      const stream = await subscribe({ schema, document, variableValues, contextValue });
      if (!('next' in stream)) throw stream.errors?.[0] ?? new GraphQLError('no answer');
      await stream.return(undefined);
      return null;
    }
    const { data, errors } = await execute({ schema, document, variableValues, contextValue });
    if (errors?.[0]) throw errors[0];
    return data;
  });
}

/** The longest walk makes some thousand calls. */
const WALK_MS = 120_000;
const scheduler = new RequestScheduler();

const askRest = (
  operation: StoredOperation,
  caller: Caller,
  args: Record<string, unknown>,
  isUnassociated: boolean,
) =>
  answerOf(caller, operation.parent.name === 'Mutation', async (ctx) => {
    const call = wireCall(operation, args);
    if (isUnassociated) call.query.associated = 'false';
    return wholeBody(await runOperation(schema, operation, call, { ...ctx, scheduler }));
  });

/** A channel is named with its owner, which a caller who sees the channel need not see. */
const withoutOwners = (text: string) => text.replaceAll(/"ownerName":"[^"]*"/g, '');

/** Records whose canary is in the text although the caller must not know of them. */
function leaksIn(text: string, caller: Caller, { discloses = [] }: OperationCase): string[] {
  const shown = canariesIn(withoutOwners(text));
  return world.targets
    .filter(
      (target) =>
        shown.has(target.canary) && !mayName(caller, target) && !discloses.includes(target.noun),
    )
    .map(({ canary }) => canary);
}

type Ask = (caller: Caller, args: Record<string, unknown>) => Promise<Answer>;

/**
 * Tries one transport of an operation as every caller, on every record; returns the cells that
 * differ from the specification.
 */
async function walk(field: string, declared: OperationCase, ask: Ask): Promise<string[]> {
  const targets: (Target | undefined)[] = declared.on
    ? world.targets.filter(({ noun }) => declared.on?.includes(noun))
    : [undefined];
  const wrong: string[] = [];

  for (const target of targets) {
    for (const caller of world.callers) {
      cells += 1;
      const args = declared.args?.({ world, target, caller, unique: `walk-${cells}` }) ?? {};
      const expected = expectedOutcome(field, declared, caller, target);
      const { outcome, text } = await ask(caller, args);
      const cell = `${caller.name} on ${target ? `${target.noun} ${target.name}` : 'no record'}`;
      if (!expected.includes(outcome))
        wrong.push(
          `${cell}: ${outcome} in place of ${expected.join(' or ')}: ${text.slice(0, 200)}`,
        );
      for (const canary of leaksIn(text, caller, declared))
        wrong.push(`${cell}: is told of ${canary}`);
    }
  }

  return wrong;
}

describe('every root field of the schema', () => {
  test('has its case, and no case is left over', () => {
    expect(Object.keys(OPERATION_CASES).sort()).toEqual(rootFields(schema).sort());
  });

  test.each(rootFields(schema))(
    '%s answers every role on every record as the matrix says',
    async (field) => {
      const document = parse(wholeDocument(schema, field));
      expect(validate(schema, document)).toEqual([]);
      const declared = OPERATION_CASES[field] ?? {};
      expect(
        await walk(field, declared, (caller, args) => askGraphql(field, document, caller, args)),
      ).toEqual([]);
    },
    WALK_MS,
  );
});

describe('every documented path', () => {
  const rows = operations.flatMap((operation) =>
    rootFieldsOf(operation).map((field) => {
      const isUnassociated = field.includes('.unassociated') && isConditional(operation);
      const { method, path } = operation.route;
      return [
        `${method} ${path}${isUnassociated ? '?associated=false' : ''}`,
        { operation, field, isUnassociated },
      ] as const;
    }),
  );

  test.each(rows)(
    '%s answers every role on every record as the matrix says',
    async (_name, row) => {
      const { operation, field, isUnassociated } = row;
      const declared = OPERATION_CASES[field] ?? {};
      const ask: Ask = (caller, { first: _, ...args }) =>
        askRest(operation, caller, args, isUnassociated);
      expect(await walk(field, declared, ask)).toEqual([]);
    },
    WALK_MS,
  );
});

/** The searchable lists, and the kind of record that each lists. */
const LISTS: Record<string, TargetNoun> = {
  'Query.adtechGroups': 'adtechGroup',
  'Query.adtechs': 'adtech',
  'Query.agencies': 'agency',
  'Query.alerts': 'alert',
  'Query.associationRequests': 'associationRequest',
  'Query.associations': 'association',
  'Query.bookings': 'booking',
  'Query.broadcasters': 'broadcaster',
  'Query.campaigns': 'campaign',
  'Query.channels': 'channel',
  'Query.creatives': 'creative',
  'Query.customers': 'customer',
  'Query.experiments': 'experiment',
  'Query.impressionTags': 'booking',
  'Query.relationships': 'relationship',
  'Query.siteTags': 'siteTag',
  'Query.users': 'user',
};

describe('lists', () => {
  test.each(Object.entries(LISTS))(
    '%s finds, counts and pages nothing out of sight',
    async (field, noun) => {
      const declared = OPERATION_CASES[field] ?? {};
      const document = parse(wholeDocument(schema, field));
      const customers = declared.on
        ? world.targets.filter((target) => target.noun === 'customer')
        : [undefined];
      const wrong: string[] = [];

      for (const caller of world.callers.filter(({ actor }) => actor !== null)) {
        const hidden = world.targets.filter(
          (target) => target.noun === noun && !sees(caller, target),
        );
        for (const customer of customers.filter((one) => !one || sees(caller, one))) {
          const ask = (more: Record<string, unknown>) => {
            cells += 1;
            const args = declared.args?.({ world, target: customer, caller, unique: '' });
            return askGraphql(field, document, caller, { ...args, ...more });
          };
          const found = await ask({ search: 'canary' });
          wrong.push(
            ...leaksIn(found.text, caller, declared).map(
              (canary) => `${caller.name} finds ${canary}`,
            ),
          );
          for (const { canary, id } of hidden) {
            const { text } = await ask({ search: canary });
            if (/"totalCount":[1-9]/.test(text)) wrong.push(`${caller.name} counts ${canary}`);
            const after = Buffer.from(`id:${id}`).toString('base64url');
            const isOtherNoun = field === 'Query.impressionTags'; // its ids are not those of bookings
            if (!isOtherNoun && (await ask({ after })).outcome === 'OK')
              wrong.push(`${caller.name} pages after ${canary}`);
          }
        }
      }

      expect(wrong).toEqual([]);
    },
  );

  test('are all of those that can be searched by name', () => {
    const searchable = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ args }) =>
      args.some(({ name }) => name === 'search'),
    );
    const apart = /unassociated/;
    const named = searchable
      .map(({ name }) => `Query.${name}`)
      .filter((field) => !apart.test(field));
    expect(named.sort()).toEqual(Object.keys(LISTS).sort());
  });
});

test('thousands of cells were tried', () => {
  expect(cells).toBeGreaterThan(4_000);
});
