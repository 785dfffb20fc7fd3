import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  execute,
  getNamedType,
  isInputObjectType,
  OperationTypeNode,
  parse,
  type GraphQLArgument,
} from 'graphql';
import type { Redis } from '#server/core/redis/redis.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { buildApiSchema } from '#server/api/graphql/schema.js';
import { routes } from '#server/api/rest/routes.js';
import { prepareOperation } from '#server/api/rest/stored-operation.js';
import { OPERATION_CASES } from '#server/api/testing/operation-cases.js';
import { wholeDocument } from '#server/api/testing/whole-selection.js';
import { buildWorld, type World } from '#server/api/testing/world/world.js';
import { serviceContext } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { MUTATION_RULES } from './mutation-rules.js';

const database = testDatabase();
const redis = testRedis();
const schema = await buildApiSchema();
const mutations = schema.getMutationType()?.getFields() ?? {};

const inTransaction = Object.keys(MUTATION_RULES).filter(
  (name) => MUTATION_RULES[name] === 'transaction',
);

const inputNames = ({ name, type }: GraphQLArgument): string[] => {
  const named = getNamedType(type);
  return isInputObjectType(named) ? Object.keys(named.getFields()) : [name];
};

test('every mutation of the schema has a rule, and no rule is left over', () => {
  expect(Object.keys(MUTATION_RULES).sort()).toEqual(Object.keys(mutations).sort());
});

test('no mutation that takes a password, a token or a secret is stored', () => {
  const stored = Object.values(mutations)
    .filter(({ args }) =>
      args.flatMap(inputNames).some((name) => /password|secret|token/i.test(name)),
    )
    .filter(({ name }) => typeof MUTATION_RULES[name] === 'string');
  expect(stored.map(({ name }) => name)).toEqual([]);
});

test('every REST row that changes something runs one mutation', () => {
  const several = routes
    .map((route) => prepareOperation(schema, route))
    .filter(({ definition }) => definition.operation === OperationTypeNode.MUTATION)
    .filter(({ definition: { selectionSet } }) => selectionSet.selections.length !== 1);
  expect(several.map(({ route }) => `${route.method} ${route.path}`)).toEqual([]);
});

/** A context that notes whatever does not belong to the transaction of its entity manager. */
function watched(ctx: ServiceContext, seen: string[]): ServiceContext {
  const { em } = ctx;
  const fork = em.fork.bind(em);
  em.fork = (options) => {
    if (options === undefined) seen.push('em.fork');
    return fork(options);
  };
  const client = new Proxy(ctx.redis, {
    get(target: Redis, name) {
      seen.push(`redis.${String(name)}`);
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  return { ...ctx, em, redis: client };
}

describe('a mutation that commits together with its key', () => {
  let world: World;
  beforeAll(async () => {
    world = await buildWorld(database.orm.em.fork());
  });

  /** The first cell that succeeds, in a transaction that is rolled back. */
  async function runOne(name: string, seen: string[]): Promise<boolean> {
    const declared = OPERATION_CASES[`Mutation.${name}`];
    const document = parse(wholeDocument(schema, `Mutation.${name}`));
    const targets = declared?.on
      ? world.targets.filter(({ noun }) => declared.on?.includes(noun))
      : [undefined];

    for (const target of targets) {
      for (const caller of world.callers) {
        const ctx = watched(serviceContext({ database, redis }, caller.actor), seen);
        const variableValues = declared?.args?.({ world, target, caller, unique: name }) ?? {};
        await ctx.em.begin();
        try {
          const { errors } = await execute({ schema, document, variableValues, contextValue: ctx });
          if (!errors) return true;
        } finally {
          await ctx.em.rollback();
        }
      }
    }
    return false;
  }

  test('is told apart from one that publishes', async () => {
    const seen: string[] = [];
    expect(await runOne('updateCustomer', seen)).toBe(true);
    expect(seen).not.toEqual([]);
  });

  test.each(inTransaction)('%s uses nothing outside the transaction', async (name) => {
    const seen: string[] = [];
    expect(await runOne(name, seen)).toBe(true);
    expect(seen).toEqual([]);
  });
});
