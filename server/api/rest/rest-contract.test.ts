import { beforeAll, describe, expect, test } from '@jest/globals';
import { graphql } from 'graphql';
import { buildEndpoint } from '#server/domains/webhooks/testing/build-endpoint.js';
import {
  buildAdTech,
  buildAdTechGroup,
  buildAgency,
  buildBooking,
  buildBroadcaster,
  buildCampaign,
  buildChannel,
  buildCreative,
  buildCustomer,
  buildExperiment,
  buildImpressionTag,
  buildSiteTag,
} from '#server/testing/factories.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { actorOf, serviceContext } from '#server/testing/service-context.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { buildApiSchema } from '#server/api/graphql/schema.js';
import { bodyOf, describeRoutes } from '#server/api/openapi/describe-routes.js';
import { formsOf, type JsonSchema } from '#server/api/openapi/json-schema.js';
import { camelCase } from '#server/core/input/check-input.js';
import type { RestRoute } from './route.js';
import { routes } from './routes.js';
import { prepareOperation } from './stored-operation.js';
import { variablesOf } from './variables.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);

const schema = await buildApiSchema();
let token: string;
let customerId: number;

beforeAll(async () => {
  const em = database.orm.em.fork();
  token = await tokenOf(api, await buildUser(em));
  customerId = (await buildCustomer(em, { id: 9_000 })).id;
  // The id in a path is that of the customer, whatever the row is about.
  const own = { id: customerId, customerId };
  await buildAgency(em, { id: customerId });
  await buildUser(em, { id: customerId });
  const broadcaster = await buildBroadcaster(em, { id: customerId });
  await buildAdTech(em, { id: customerId });
  await buildAdTechGroup(em, { id: customerId });
  const channel = await buildChannel(em, { id: customerId, owner: broadcaster });
  const campaign = await buildCampaign(em, own);
  const booking = await buildBooking(em, { ...own, campaign, channel, endDate: '2099-12-31' });
  const creative = await buildCreative(em, own);
  await buildImpressionTag(em, { id: customerId, booking, creative });
  await buildExperiment(em, { id: customerId, booking });
  await buildSiteTag(em, own);
  await buildEndpoint(em, { id: customerId, tokenSecret: api.wiring.config.tokenSecret });
});

const NOWHERE = 2_147_483_647;
const nameOf = ({ method, path }: RestRoute) => `${method} ${path}`;
const named = (rows: readonly RestRoute[]) => rows.map((row) => [nameOf(row), row] as const);

const takesBody = ({ method }: RestRoute) => method === 'POST' || method === 'PUT';
/** Signing out would end the token that all other calls use. */
const all = routes.filter(({ path }) => path !== '/logout');

const pathWith = ({ path }: RestRoute, id: number | string) =>
  path.replaceAll(/\{\w+\}/g, String(id));
const queryOf = ({ operation }: RestRoute) =>
  operation.includes('$startDate') ? '?start_date=2026-01-01&end_date=2026-01-28' : '';

/** Every failure has the documented body and reveals no internals. */
function expectFailure(answer: { status: number; body: unknown }, status?: number): void {
  expect(answer.status).toBeLessThan(500);
  if (status !== undefined) expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({
    status: 'failure',
    code: expect.any(String),
    message: expect.any(String),
  });

  expect(JSON.stringify(answer.body)).not.toMatch(
    / at .*\.(ts|js):\d|select |insert |node_modules/i,
  );
}

describe('every REST row', () => {
  test.each(named(all.filter((row) => !row.public)))(
    '%s asks for a sign-in',
    async (_name, row) => {
      expectFailure(await api.rest(row.method, pathWith(row, 1)), 401);
      expectFailure(await api.rest(row.method, pathWith(row, 1), { token: 'not.a.token' }), 401);
    },
  );

  test.each(named(all.filter(takesBody)))(
    '%s refuses what is no JSON object',
    async (_name, row) => {
      const path = pathWith(row, 1);
      const send = (body: string, contentType = 'application/json') =>
        api.rest(row.method, path, { token, raw: { body, contentType } });
      expectFailure(await send('{"name":'), 400);
      expectFailure(await send('[1,2]'), 400);
      expectFailure(await send('"text"'), 400);
      expectFailure(await send('a=b', 'application/x-www-form-urlencoded'), 415);
      expectFailure(await send('{}', 'application/json; charset=klingon'), 415);
    },
  );

  test.each(named(all.filter(takesBody)))(
    '%s refuses a body that is nested without end',
    async (_name, row) => {
      const [field = 'name'] = Object.keys(documentedBody(row));
      for (const [open, close] of [
        ['[', ']'],
        ['{"a":', '}'],
      ] as const) {
        const body = `{"${field}":${open.repeat(50_000)}1${close.repeat(50_000)}}`;
        const raw = { body, contentType: 'application/json' };
        expectFailure(await api.rest(row.method, pathWith(row, NOWHERE), { token, raw }));
      }
    },
  );

  test.each(named(all.filter(takesBody)))('%s refuses five megabytes', async (_name, row) => {
    expectFailure(
      await api.rest(row.method, pathWith(row, 1), {
        token,
        json: { name: 'x'.repeat(5_000_000) },
      }),
      413,
    );
  });

  test.each(named(all.filter(takesBody)))(
    '%s refuses wrong types and NUL characters with a 4xx',
    async (_name, row) => {
      const { variables } = prepareOperation(schema, row);
      expect(variables.length).toBeGreaterThan(0);
      for (const value of [{ nested: true }, [[]], '\u0000', 1e300, -1]) {
        const names = Object.keys(documentedBody(row));
        const json = Object.fromEntries(names.map((name) => [name, value]));
        const answer = await api.rest(row.method, pathWith(row, NOWHERE), { token, json });
        if (names.length > 0) expectFailure(answer);
        expect(answer.status).toBeLessThan(500);
      }
    },
  );

  test.each(named(all.filter(({ path }) => path.includes('{'))))(
    '%s answers an id that is no number with 4xx',
    async (_name, row) => {
      for (const id of ['abc', '1.5', '99999999999', '-1', '%00']) {
        const json = takesBody(row) ? {} : undefined;
        expectFailure(
          await api.rest(row.method, pathWith(row, id) + queryOf(row), { token, json }),
        );
      }
    },
  );

  test.each(named(all.filter(({ path }) => path.includes('{'))))(
    '%s fails alike through GraphQL out of sight',
    async (_name, row) => {
      const path = pathWith(row, NOWHERE);
      const json = takesBody(row) ? {} : undefined;
      const rest = await api.rest(row.method, path + queryOf(row), { token, json });
      expectFailure(rest);
      const twin = await api.graphql(row.operation, twinVariables(row, NOWHERE), token);
      expect(twin.body).toHaveProperty(
        'errors.0.extensions.code',
        (rest.body as { code: string }).code,
      ); // a failure
    },
  );

  test.each(named(all))('%s refuses a parameter that it does not know', async (_name, row) => {
    const json = takesBody(row) ? {} : undefined;
    const answer = await api.rest(row.method, `${pathWith(row, NOWHERE)}?campaigns=3`, {
      token,
      json,
    });
    expectFailure(answer, 422);
    expect(answer.body).toHaveProperty('errors.campaigns');
  });

  test.each(named(all))('%s refuses other methods', async (_name, row) => {
    const answer = await api.rest('PATCH', pathWith(row, 1), { token });
    expectFailure(answer, 405);
    expect(answer.headers.get('allow')).toContain(row.method);
  });
});

const MAX_ALIASES = 40;

/** The stored operation as a caller sends it; one with more aliases than callers may, directly. */
async function dataOfTwin({ operation, ...row }: RestRoute): Promise<unknown> {
  const variables = { first: 500, ...twinVariables({ operation, ...row }, customerId) };
  const aliases = operation.match(/\w+: \w+/g) ?? [];

  if (aliases.length <= MAX_ALIASES) {
    const { body } = await api.graphql(operation, variables, token);
    return (body as { data: unknown }).data; // no failure: the same operation over REST has none
  }

  const contextValue = serviceContext({ database, redis }, actorOf('SYSTEM'));
  const answer = await graphql({
    schema,
    source: operation,
    variableValues: variables,
    contextValue,
  });
  return JSON.parse(JSON.stringify(answer.data));
}

describe('every REST row that reads', () => {
  // A token from a mail answers 200 only while it is valid; the tests of people use one.
  const reads = all.filter(
    ({ method, path }) => method === 'GET' && path !== '/verify-reset-token',
  );

  test.each(named(reads))(
    '%s answers what its operation answers over GraphQL',
    async (_name, row) => {
      const { places } = prepareOperation(schema, row);
      const rest = await api.rest('GET', pathWith(row, customerId) + queryOf(row), { token });

      expect(rest.status).toBe(200);

      const data = await dataOfTwin(row);
      const answers = places
        .map((place) => place.reduce(step, data))
        .filter((value) => value !== undefined);
      const isLive = /\/redis\/|^\/active-users|^\/changes\/figures/.test(row.path);

      if (isLive)
        expect(Object.keys(rest.body as object)).toEqual(Object.keys(answers[0] as object));
      else expect(rest.body).toEqual(answers[0]);
    },
  );
});

const rowsWithBody = all.filter(
  (row) => takesBody(row) && bodyOf(prepareOperation(schema, row)) !== null,
);

describe('what openapi.json says of a body', () => {
  const documented = describeRoutes(schema, routes) as {
    paths: Record<string, Record<string, { requestBody?: { required: boolean } }>>;
  }; // an OpenAPI document

  // A super admin also names the organisation whose sign-in it is about.
  const ofAnybody = rowsWithBody.filter(({ path }) => !path.startsWith('/sso/'));

  test.each(named(ofAnybody))('%s needs one, or does not, as it says', async (_name, row) => {
    const path = pathWith(row, customerId);
    const isRequired =
      documented.paths[row.path]?.[row.method.toLowerCase()]?.requestBody?.required;
    const answer = await api.rest(row.method, path, { token });
    // Of a record that does not exist the body is not looked at.
    if (answer.status !== 404) expect(answer.status === 422).toBe(isRequired);
  });

  const lists = rowsWithBody.flatMap((row) =>
    Object.entries(documentedBody(row)).flatMap(([field, property]) =>
      [(property as JsonSchema).type].flat().includes('array')
        ? [[`${nameOf(row)} ${field}`, row, field] as const]
        : [],
    ),
  );

  test.each(lists)('%s is a list, and one value is refused', async (_name, row, field) => {
    for (const one of ['read', 77, { a: 1 }]) {
      const json = { [field]: one };
      const answer = await api.rest(row.method, pathWith(row, customerId), { token, json });
      expectFailure(answer, 422);
      expect(answer.body).toHaveProperty(['errors', field], 'Must be a list');
    }
  });

  test.each(named(rowsWithBody))('%s refuses any other field, and names it', async (_name, row) => {
    const json = { nonsense_field: 1, nonsenseToo: null };
    const answer = await api.rest(row.method, pathWith(row, customerId), { token, json });
    expectFailure(answer, 422);
    expect(answer.body).toHaveProperty('errors', {
      nonsense_field: 'Is not a field of this call',
      nonsenseToo: 'Is not a field of this call',
    });
  });

  const spelledTwice = rowsWithBody.flatMap((row) =>
    Object.keys(documentedBody(row)).flatMap((field) => {
      const inGraphQL = row.names?.[field] ?? camelCase(field);
      const isOfRow = Object.hasOwn(row.takes ?? {}, field) && field !== 'entity_type';
      return inGraphQL === field || isOfRow
        ? []
        : [[`${nameOf(row)} ${field}`, row, field, inGraphQL] as const];
    }),
  );

  test.each(spelledTwice)(
    '%s is refused in two spellings, by both names',
    async (_name, row, field, another) => {
      for (const json of [
        { [field]: null, [another]: null },
        { [another]: 1, [field]: 2 },
      ]) {
        const answer = await api.rest(row.method, pathWith(row, customerId), { token, json });
        expectFailure(answer, 422);
        expect(answer.body).toMatchObject({
          errors: {
            [field]: expect.stringContaining('given twice'),
            [another]: expect.stringContaining('given twice'),
          },
        });
      }
    },
  );
});

describe('openapi.json', () => {
  test('describes every row with the shape of its answer', () => {
    const { paths } = describeRoutes(schema, routes) as {
      paths: Record<string, Record<string, unknown>>;
    }; // an OpenAPI document
    for (const { path, method, status } of routes) {
      expect(paths[path]?.[method.toLowerCase()]).toHaveProperty(['responses', String(status)]);
    }
  });
});

test('openapi.json says what each parameter is', () => {
  interface Parameter {
    $ref?: string;
    name: string;
    description?: string;
  }
  const { paths, components } = describeRoutes(schema, routes) as {
    paths: Record<string, Record<string, { parameters?: Parameter[] }>>;
    components: { parameters: Record<string, Parameter> };
  }; // an OpenAPI document
  const resolved = (parameter: Parameter) =>
    components.parameters[parameter.$ref?.split('/').at(-1) ?? ''] ?? parameter;

  const silent = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).flatMap(({ parameters = [] }) =>
      parameters
        .map(resolved)
        .filter(({ description }) => !description)
        .map(({ name }) => `${path} ${name}`),
    ),
  );

  expect(silent).toEqual([]);
});

function step(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

function twinVariables(row: RestRoute, id: number): Record<string, unknown> {
  const params = Object.fromEntries(
    [...row.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, String(id)]),
  );
  const call = { params, query: { start_date: '2026-01-01', end_date: '2026-01-28' }, body: {} };
  return variablesOf(prepareOperation(schema, row), call);
}

/** The properties that openapi.json documents for the row's body. */
function documentedBody(row: RestRoute): object {
  const [form] = formsOf(bodyOf(prepareOperation(schema, row)) ?? {});
  const properties = form?.properties;

  return typeof properties === 'object' && properties !== null ? properties : {};
}
