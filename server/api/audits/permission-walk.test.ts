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
import { ALLOWED_CHANGES, NEVER_ALLOWED } from '#server/api/testing/effects/allowed-changes.js';
import { OWNERS, ownersOf } from '#server/api/testing/effects/row-owners.js';
import { TableRows } from '#server/api/testing/effects/table-rows.js';
import {
  aboutTarget,
  TenantWatch,
  type WatchedCall,
} from '#server/api/testing/effects/tenant-watch.js';
import { listTables } from '#server/api/testing/effects/written-rows.js';
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
let watch: TenantWatch;
let countCommits: () => number;
let feed: LiveFeed;
let cells = 0;
/** The fields that answered somebody on the world's own records. */
const allowedInWorld = new Set<string>();
beforeAll(async () => {
  world = await buildWorld(database.orm.em.fork());
  watch = await TenantWatch.start(database.pool);
  countCommits = await rememberReads(database.orm);
  feed = new LiveFeed(redis.client);
});
afterAll(() => {
  feed.close();
});

interface Answer {
  outcome: Outcome;
  /** All text of the answer. */
  text: string;
  /** The rows outside of the caller's organisation that the call wrote. */
  foreign: string[];
}

/** Runs a change in a transaction that is rolled back, so that every cell finds the same world. */
async function answerOf(
  call: WatchedCall,
  run: (ctx: LiveContext) => Promise<unknown>,
): Promise<Answer> {
  const { caller, field } = call;
  const ctx: LiveContext = {
    ...serviceContext({ database, redis }, caller.actor),
    feed,
    schedule: (read) => read(),
  };

  if (!field.startsWith('Mutation.')) {
    const before = countCommits();
    const answer = await outcomeOf(ctx, run);
    return { ...answer, foreign: countCommits() > before ? await watch.findForeign(call) : [] };
  }

  await ctx.em.begin();
  try {
    const answer = await outcomeOf(ctx, run);
    return { ...answer, foreign: await watch.findForeign(call, ctx.em) };
  } finally {
    await ctx.em.rollback();
  }
}

async function outcomeOf(
  ctx: LiveContext,
  run: (ctx: LiveContext) => Promise<unknown>,
): Promise<Omit<Answer, 'foreign'>> {
  try {
    return { outcome: 'OK', text: JSON.stringify((await run(ctx)) ?? null) };
  } catch (error) {
    const { code, message, details } = serviceErrorOf(error, ctx.requestId);
    return { outcome: code, text: JSON.stringify({ message, details }) };
  }
}

function askGraphql(document: DocumentNode, call: WatchedCall) {
  return answerOf(call, async (contextValue) => {
    const variableValues = call.args;
    if (call.field.startsWith('Subscription.')) {
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

const askRest = (operation: StoredOperation, call: WatchedCall, isUnassociated: boolean) =>
  answerOf(call, async (ctx) => {
    const { first: _, ...args } = call.args;
    const wire = wireCall(operation, args);
    if (isUnassociated) wire.query.associated = 'false';
    return wholeBody(await runOperation(schema, operation, wire, { ...ctx, scheduler }));
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

const NOBODY: Caller = { name: 'nobody', actor: null };

type Ask = (call: WatchedCall) => Promise<Answer>;

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
      const { outcome, text, foreign } = await ask({
        field,
        caller,
        about: aboutTarget(target),
        args,
      });
      const cell = `${caller.name} on ${target ? `${target.noun} ${target.name}` : 'no record'}`;
      if (!expected.includes(outcome))
        wrong.push(
          `${cell}: ${outcome} in place of ${expected.join(' or ')}: ${text.slice(0, 200)}`,
        );
      for (const canary of leaksIn(text, caller, declared))
        wrong.push(`${cell}: is told of ${canary}`);
      wrong.push(...foreign.map((effect) => `${cell}: ${effect}`));
      if (outcome === 'OK') allowedInWorld.add(field);
    }
  }

  // What other connections committed, and no call above answers for.
  const unasked = await watch.findForeign({ field, caller: NOBODY, args: {} });
  return [...wrong, ...unasked];
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
      expect(await walk(field, declared, (call) => askGraphql(document, call))).toEqual([]);
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
      const ask: Ask = (call) => askRest(operation, call, isUnassociated);
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
            return askGraphql(document, { field, caller, args: { ...args, ...more } });
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

describe('a change that needs more than the world has', () => {
  test.each(Object.entries(ALLOWED_CHANGES))(
    '%s succeeds and writes nothing of others',
    async (field, { by, prepare }) => {
      const document = parse(wholeDocument(schema, field));
      const wrong: string[] = [];

      for (const caller of world.callers.filter(({ name }) => by.includes(name))) {
        await redis.client.flushdb(); // the attempts of the cells above
        const ctxOf = (name = caller.name) => {
          const actor = world.callers.find((one) => one.name === name)?.actor ?? null;
          return serviceContext({ database, redis }, actor);
        };
        const allowed = await prepare({ world, ctxOf, em: () => database.orm.em.fork() });
        await watch.pass();
        const { outcome, text, foreign } = await askGraphql(document, {
          field,
          caller,
          ...allowed,
        });
        if (outcome !== 'OK') wrong.push(`${caller.name}: ${outcome}: ${text.slice(0, 200)}`);
        wrong.push(...foreign.map((effect) => `${caller.name}: ${effect}`));
      }

      expect(wrong).toEqual([]);
    },
  );
});

describe('effects on others', () => {
  test('every change succeeded for somebody, or says why it cannot', () => {
    const changes = rootFields(schema).filter((field) => field.startsWith('Mutation.'));
    const never = changes.filter((field) => !allowedInWorld.has(field));
    expect(never.filter((field) => !(field in ALLOWED_CHANGES)).sort()).toEqual(
      Object.keys(NEVER_ALLOWED).sort(),
    );
  });

  test('every table says whose its rows are, by columns that it has', async () => {
    const tables = await listTables(database.pool);
    expect(Object.keys(OWNERS).sort()).toEqual(tables.map(({ name }) => name).sort());
    for (const { name, columns } of tables) {
      const empty = Object.fromEntries(columns.map((column) => [column, null]));
      expect(ownersOf(name, empty, new TableRows())).toEqual(expect.any(Array));
    }
  });

  test('every expected one was needed', () => {
    expect(watch.listUnused()).toEqual([]);
  });
});

test('thousands of cells were tried', () => {
  expect(cells).toBeGreaterThan(4_000);
});
