import { beforeAll, describe, expect, test } from '@jest/globals';
import { execute, parse, type GraphQLSchema } from 'graphql';
import type { Actor } from '#server/access/identity/actor.js';
import { roleOf } from '#server/access/roles/role.js';
import { toNodeId } from '#server/core/graphql/node-id.js';
import { createSandbox } from '#server/sandbox/sandbox.service.js';
import { wholeBody } from '#server/testing/rest-call.js';
import { serviceContext } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import { buildApiSchema } from '#server/api/graphql/schema.js';
import { routes } from '#server/api/rest/routes.js';
import { RequestScheduler } from '#server/api/request-scheduler/request-scheduler.js';
import { runOperation } from '#server/api/rest/run-operation.js';
import { prepareOperation } from '#server/api/rest/stored-operation.js';
import { serviceErrorOf } from '#server/api/errors/to-service-error.js';
import { canariesIn } from '#server/api/testing/world/canary.js';
import type { OperationCase } from '#server/api/testing/operation-case.js';
import { OPERATION_CASES } from '#server/api/testing/operation-cases.js';
import { rememberReads } from '#server/api/testing/remember-reads.js';
import { KINDS, type Caller, type Kind } from '#server/api/testing/world/people-of-the-world.js';
import { rootFields, wholeDocument } from '#server/api/testing/whole-selection.js';
import { rootFieldsOf, wireCall } from '#server/api/testing/wire-call.js';
import type { Target, TargetNoun } from '#server/api/testing/world/world-types.js';
import { buildWorld, type World } from '#server/api/testing/world/world.js';

const database = testDatabase();
const redis = testRedis();
testWorkers(database, redis);

const schema: GraphQLSchema = await buildApiSchema();
const queries = rootFields(schema).filter((field) => field.startsWith('Query.'));
const reads = routes
  .filter(({ method }) => method === 'GET')
  .map((route) => prepareOperation(schema, route));
const scheduler = new RequestScheduler();

/** Fields of a sandbox that the admins of its owner may read. */
const OWNER_FIELDS = ['Query.sandbox', 'Query.apiKeys'];
/** The tables of the sandboxes' rows, and what they are called in the world and as nodes. */
const ROWS: readonly { table: string; noun?: TargetNoun; node: string }[] = [
  { table: 'customer', noun: 'customer', node: 'Customer' },
  { table: 'agency', noun: 'agency', node: 'Agency' },
  { table: 'broadcaster', noun: 'broadcaster', node: 'Broadcaster' },
  { table: 'adtech', noun: 'adtech', node: 'AdTech' },
  { table: 'channel', noun: 'channel', node: 'Channel' },
  { table: 'campaign', noun: 'campaign', node: 'Campaign' },
  { table: 'booking', noun: 'booking', node: 'Booking' },
  { table: 'creative', noun: 'creative', node: 'Creative' },
  { table: 'site_tag', noun: 'siteTag', node: 'SiteTag' },
  { table: 'impression_tag', node: 'ImpressionTag' },
  { table: 'api_key', noun: 'apiKey', node: 'ApiKey' },
  { table: 'relationship', noun: 'relationship', node: 'Relationship' },
];

let world: World;
/** One key per organisation, which reads and writes in its sandbox. */
const insiders: Caller[] = [];
/** A record of each kind, of the last sandbox. */
const hidden: Target[] = [];
const nodeIds: string[] = [];
let tagKeys: string[] = [];

beforeAll(async () => {
  const em = database.orm.em.fork();
  world = await buildWorld(em);

  for (const kind of KINDS) {
    const admin = callerOf(roleOf(kind, true));
    const { sandbox } = await createSandbox(serviceContext({ database, redis }, admin.actor));
    insiders.push(insiderOf(kind, sandbox.organisationId));
  }

  for (const { table, noun, node } of ROWS) {
    const ids = await sandboxIds(table);
    expect(ids.length).toBeGreaterThan(0);
    nodeIds.push(...ids.map((id) => toNodeId(node, id)));
    const id = ids.at(-1) ?? 0;
    const kinds = {
      visibility: new Set<Kind>(),
      changes: new Set<Kind>(),
      namedTo: new Set<Kind>(),
    };
    if (noun) hidden.push({ noun, name: 'sandbox', id, canary: 'none', ...kinds });
  }
  const { rows } = await database.pool.query<{ key: string }>(
    `select key from impression_tag where customer_id in (select id from customer where sandbox_id is not null)
     union all select key from site_tag where customer_id in (select id from customer where sandbox_id is not null)`,
  );
  tagKeys = rows.map(({ key }) => key);
  await rememberReads(database.orm);
}, 60_000);

const callerOf = (role: string): Caller => {
  const found = world.callers.find(({ name }) => name === role);
  if (!found) throw new Error(`nobody is ${role}`);
  return found;
};

function insiderOf(kind: Kind, entityId: number): Caller {
  const actor: Actor = {
    userId: null,
    role: roleOf(kind, false),
    entityType: kind,
    entityId,
    permissionLevel: 'USER',
    countryCode: 'NZ',
    countryList: ['NZ'],
    via: { apiKey: 1, scopes: ['read', 'people:read', 'campaigns:write', 'webhooks'] },
  };
  return { name: `key of the sandbox of ${kind}`, actor };
}

async function sandboxIds(table: string): Promise<number[]> {
  const ofSandbox: Record<string, string> = {
    campaign: 'customer_id',
    booking: 'customer_id',
    creative: 'customer_id',
    site_tag: 'customer_id',
    impression_tag: 'customer_id',
    relationship: 'customer_id',
  };
  const column = ofSandbox[table];
  const condition = column
    ? `${column} in (select id from customer where sandbox_id is not null)`
    : 'sandbox_id is not null';
  const { rows } = await database.pool.query<{ id: number }>(
    `select id from ${table} where ${condition} order by id`,
  );
  return rows.map(({ id }) => id);
}

interface Answer {
  outcome: string;
  text: string;
}

async function answerOf(caller: Caller, run: (ctx: ReturnType<typeof serviceContext>) => unknown) {
  const ctx = serviceContext({ database, redis }, caller.actor);
  try {
    return { outcome: 'OK', text: JSON.stringify((await run(ctx)) ?? null) };
  } catch (error) {
    const { code, message, details } = serviceErrorOf(error, ctx.requestId);
    return { outcome: code, text: JSON.stringify({ message, details }) };
  }
}

const graphqlOf = (field: string) => {
  const document = parse(wholeDocument(schema, field));
  return (caller: Caller, variableValues: Record<string, unknown>): Promise<Answer> =>
    answerOf(caller, async (contextValue) => {
      const { data, errors } = await execute({ schema, document, variableValues, contextValue });
      if (errors?.[0]) throw errors[0];
      return data;
    });
};

/** The arguments of an operation: of the world's records, or of a sandbox's. */
function* argsOf(
  { on, args }: OperationCase,
  targets: readonly Target[],
  caller: Caller,
): Generator<Record<string, unknown>> {
  const tried = on ? targets.filter(({ noun }) => on.includes(noun)) : [undefined];
  for (const target of tried) yield args?.({ world, target, caller, unique: 'wall' }) ?? {};
}

/** A walk may take long on a busy machine. */
const WALK_MS = 120_000;
/** Fields of so many kinds of record are tried on those of sandboxes alone. */
const MANY_KINDS = 5;

/** The last record of each kind: an outsider's, where the world has one. */
const oneOfEach = (targets: readonly Target[]): Target[] => [
  ...new Map(targets.map((target) => [target.noun, target])).values(),
];

/** The records to try a field on, for callers outside. */
const triedOutside = ({ on = [] }: OperationCase): Target[] =>
  on.length > MANY_KINDS ? hidden : [...oneOfEach(world.targets), ...hidden];

const isOfSandbox = (text: string) =>
  /Sandbox (of|[A-Z])|sandbox-/.test(text) || tagKeys.some((key) => text.includes(key));

/** A sandbox is named after its owner. */
const withoutName = (text: string) => text.replaceAll(/Sandbox of canary-\w+-\w+-x/g, '');

const isOwnersField = (field: string, { actor }: Caller) =>
  OWNER_FIELDS.includes(field) && actor?.permissionLevel === 'ADMIN';

/** The key of the last sandbox, which the admins of its owner read. */
const isOwnersKey = ({ name }: Caller, text: string) =>
  name === roleOf(KINDS.at(-1) ?? 'ADTECH', true) && text.includes('"__typename":"ApiKey"');

describe('nobody outside sees a row of a sandbox', () => {
  test.each(queries)(
    '%s',
    async (field) => {
      const ask = graphqlOf(field);
      const declared = OPERATION_CASES[field] ?? {};
      const wrong: string[] = [];

      for (const caller of world.callers) {
        if (isOwnersField(field, caller)) continue;
        for (const args of argsOf(declared, triedOutside(declared), caller)) {
          const { text } = await ask(caller, args);
          if (isOfSandbox(text) && !isOwnersKey(caller, text))
            wrong.push(`${caller.name}: ${text.slice(0, 200)}`);
        }
      }

      expect(wrong).toEqual([]);
    },
    WALK_MS,
  );

  test(
    'GET of every documented path',
    async () => {
      const wrong: string[] = [];

      for (const operation of reads)
        for (const field of rootFieldsOf(operation))
          for (const caller of world.callers) {
            if (isOwnersField(field, caller)) continue;
            const targets = triedOutside(OPERATION_CASES[field] ?? {});
            for (const { first: _, ...args } of argsOf(
              OPERATION_CASES[field] ?? {},
              targets,
              caller,
            )) {
              const { text } = await answerOf(caller, async (ctx) =>
                wholeBody(
                  await runOperation(schema, operation, wireCall(operation, args), {
                    ...ctx,
                    scheduler,
                  }),
                ),
              );
              if (isOfSandbox(text)) wrong.push(`${operation.route.path} ${caller.name}: ${text}`);
            }
          }

      expect(wrong).toEqual([]);
    },
    WALK_MS,
  );

  test(
    'by its id, in any field that takes one',
    async () => {
      const wrong: string[] = [];

      for (const field of queries) {
        const declared = OPERATION_CASES[field] ?? {};
        if (!declared.on) continue;
        const ask = graphqlOf(field);
        for (const caller of world.callers)
          for (const args of argsOf(declared, hidden, caller)) {
            const { outcome, text } = await ask(caller, args);
            const isNothing = outcome !== 'OK' || /^\{"\w+":(null|\[\])\}$/.test(text);
            if (!isNothing && !isOwnersKey(caller, text))
              wrong.push(`${field} ${caller.name}: ${text.slice(0, 300)}`);
          }
      }

      expect(wrong).toEqual([]);
    },
    WALK_MS,
  );

  test('by its node id', async () => {
    const document = parse('query ($ids: [ID!]!) { nodes(ids: $ids) { nodeId } }');
    const owners = world.callers.filter(({ actor }) => actor !== null);

    for (const caller of owners) {
      const contextValue = serviceContext({ database, redis }, caller.actor);
      for (let from = 0; from < nodeIds.length; from += 100) {
        const ids = nodeIds.slice(from, from + 100);
        const { data } = await execute({ schema, document, variableValues: { ids }, contextValue });
        const found = (data?.nodes as ({ nodeId: string } | null)[]).filter(
          (node) => node !== null,
        ); // as the document asks
        const own = caller.actor?.permissionLevel === 'ADMIN' ? 1 : 0;
        expect([caller.name, found.length <= own]).toEqual([caller.name, true]);
      }
    }
  });
});

describe('a key of a sandbox sees no record outside it', () => {
  test.each(queries)(
    '%s',
    async (field) => {
      const ask = graphqlOf(field);
      const wrong: string[] = [];

      for (const caller of insiders)
        for (const args of argsOf(
          OPERATION_CASES[field] ?? {},
          [...world.targets, ...hidden],
          caller,
        )) {
          const { text } = await ask(caller, args);
          const named = [...canariesIn(withoutName(text))];
          if (named.length > 0) wrong.push(`${caller.name}: ${named.join(', ')}`);
        }

      expect(wrong).toEqual([]);
    },
    WALK_MS,
  );

  test('but its own', async () => {
    const ask = graphqlOf('Query.customers');
    for (const caller of insiders) {
      const { text } = await ask(caller, { first: 500 });
      expect([caller.name, isOfSandbox(text)]).toEqual([caller.name, true]);
    }
  });
});
