import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  execute,
  getOperationAST,
  getVariableValues,
  parse,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import type { Actor } from '#server/access/identity/actor.js';
import { serviceContext } from '#server/testing/service-context.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import { buildApiSchema } from '#server/api/graphql/schema.js';
import { serviceErrorOf } from '#server/api/errors/to-service-error.js';
import { canariesIn } from '#server/api/testing/world/canary.js';
import { sees } from '#server/api/testing/expected-outcome.js';
import {
  HOSTILE_TEXTS,
  hostileFor,
  IMPOSSIBLE_TEXTS,
  withField,
  writtenFields,
} from '#server/api/testing/hostile-values.js';
import { OPERATION_CASES } from '#server/api/testing/operation-cases.js';
import type { Caller } from '#server/api/testing/world/people-of-the-world.js';
import { wholeDocument } from '#server/api/testing/whole-selection.js';
import type { Target } from '#server/api/testing/world/world-types.js';
import { buildWorld, type World } from '#server/api/testing/world/world.js';

const database = testDatabase();
const redis = testRedis();
testWorkers(database, redis);
const schema: GraphQLSchema = await buildApiSchema();

let world: World;
beforeAll(async () => {
  world = await buildWorld(database.orm.em.fork());
});

const documents = new Map<string, DocumentNode>();

function documentOf(mutation: string): DocumentNode {
  const known = documents.get(mutation);
  if (known) return known;

  const document = parse(wholeDocument(schema, `Mutation.${mutation}`));
  documents.set(mutation, document);
  return document;
}

/** True where the values have the types of the document's variables, so a resolver is called. */
function isWellTyped(document: DocumentNode, variableValues: Record<string, unknown>): boolean {
  const { variableDefinitions = [] } = getOperationAST(document) ?? {};
  return !getVariableValues(schema, variableDefinitions, variableValues, { maxErrors: 1 }).errors;
}

/** Runs a write in a transaction that is rolled back, and returns its outcome. */
async function attempt(
  mutation: string,
  actor: Actor | null,
  variableValues: Record<string, unknown>,
) {
  const document = documentOf(mutation);
  const contextValue = serviceContext({ database, redis }, actor);
  const isWrite = isWellTyped(document, variableValues);
  if (isWrite) await contextValue.em.begin();

  try {
    const { data, errors } = await execute({ schema, document, variableValues, contextValue });
    if (errors?.[0]) throw errors[0];
    return { code: 'OK', text: JSON.stringify(data) };
  } catch (error) {
    const { code, message, details } = serviceErrorOf(error, contextValue.requestId);
    return { code, text: JSON.stringify({ message, details }) };
  } finally {
    if (isWrite) await contextValue.em.rollback();
  }
}

const callerNamed = (name: string): Caller => {
  const caller = world.callers.find((one) => one.name === name);
  if (!caller) throw new Error(`there is no ${name}`);
  return caller;
};

let written = 0;

/** Valid variables of a mutation, as a super admin sends them. */
function goodVariables(mutation: string, caller: Caller, target?: Target): Record<string, unknown> {
  written += 1;
  const { args, on } = OPERATION_CASES[`Mutation.${mutation}`] ?? {};
  const record = target ?? world.targets.find(({ noun }) => on?.includes(noun));
  return args?.({ world, target: record, caller, unique: `hostile-${written}` }) ?? {};
}

const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
const fields = mutations.flatMap((mutation) =>
  writtenFields(schema, mutation).map((field) => [mutation, field.place.join('.'), field] as const),
);
const REFUSED =
  /^(MALFORMED|INVALID|NOT_FOUND|FORBIDDEN|CONFLICT|UNAUTHENTICATED|TOO_MANY_REQUESTS|TOO_LARGE)$/;

/**
 * A text that a screen could execute or a spreadsheet compute is stored as it was sent; surrounding
 * blanks may be trimmed.
 */
const isStored = (answer: string, field: string, text: string) =>
  answer.includes(`${JSON.stringify(field)}:${JSON.stringify(text)}`) ||
  !answer.includes(`"${field}":`);

describe('every field of every write', () => {
  test.each(fields)(
    '%s %s takes no wrong value as if it were right, and none brings the server down',
    async (mutation, _place, field) => {
      const caller = callerNamed('ROLE_ADMIN');
      const wrong: string[] = [];

      for (const value of hostileFor(field.type)) {
        const { code, text } = await attempt(
          mutation,
          caller.actor,
          withField(goodVariables(mutation, caller), field.place, value),
        );
        if (code !== 'OK' && !REFUSED.test(code))
          wrong.push(`${JSON.stringify(value).slice(0, 60)}: ${code}`);
        if (
          /select .* from |insert into|update .* set |node_modules|\.ts:\d/i.test(text) &&
          code !== 'OK'
        )
          wrong.push(`tells of our insides: ${text.slice(0, 200)}`);
      }

      expect(wrong).toEqual([]);
    },
  );

  test.each(fields.filter(([, , { type }]) => String(type).startsWith('String')))(
    '%s %s refuses text that cannot be kept to the letter',
    async (mutation, _place, field) => {
      const caller = callerNamed('ROLE_ADMIN');
      for (const text of IMPOSSIBLE_TEXTS) {
        const variables = withField(goodVariables(mutation, caller), field.place, text);
        expect((await attempt(mutation, caller.actor, variables)).code).toMatch(REFUSED);
      }
    },
  );

  const texts = fields.filter(([, , { type }]) => /^(String|\[String!?\])!?$/.test(String(type)));
  test.each(texts)(
    '%s %s keeps dangerous text to the letter or refuses it',
    async (mutation, _place, field) => {
      const caller = callerNamed('ROLE_ADMIN');
      const wrong: string[] = [];

      for (const text of HOSTILE_TEXTS) {
        const value = String(field.type).startsWith('[') ? [text] : text;
        const { code, text: answer } = await attempt(
          mutation,
          caller.actor,
          withField(goodVariables(mutation, caller), field.place, value),
        );
        if (code === 'OK' ? !isStored(answer, field.name, text) : !REFUSED.test(code))
          wrong.push(`${text}: ${code}: ${answer.slice(0, 300)}`);
      }

      expect(wrong).toEqual([]);
    },
  );
});

describe('ids of invisible records', () => {
  const ids = fields.filter(
    ([, , { name, type }]) => /Ids?$/.test(name) && /Int/.test(String(type)),
  );
  const roles = [
    'ROLE_CUSTOMER_ADMIN',
    'ROLE_AGENCY_ADMIN',
    'ROLE_BROADCASTER_USER',
    'ROLE_ADTECH_USER',
  ];

  test.each(ids)(
    '%s %s cannot name one, and tells nothing of it',
    async (mutation, _place, field) => {
      const leaks: string[] = [];
      const noun = field.name.replace(/Ids?$/, '').replace('publisher', 'adtech');

      for (const caller of roles.map(callerNamed)) {
        const hidden = world.targets.filter((target) => !sees(caller, target));
        const hiddenTargets = hidden.filter((target) => target.noun === noun);
        for (const { id } of hiddenTargets) {
          const value = String(field.type).startsWith('[') ? [id] : id;
          const variables = withField(goodVariables(mutation, caller), field.place, value);
          const { code, text } = await attempt(mutation, caller.actor, variables);
          // A publisher that the role may not choose is ignored.
          const isTaken = text.includes(`"${field.name}":${JSON.stringify(value)}`);
          if (code === 'OK' && isTaken)
            leaks.push(`${caller.name} names ${noun} ${id}: ${text.slice(0, 200)}`);
          const shown = canariesIn(text);
          for (const { canary } of hidden.filter((target) => shown.has(target.canary)))
            leaks.push(`${caller.name} reads ${canary}`);
        }
      }

      expect(leaks).toEqual([]);
    },
  );
});
