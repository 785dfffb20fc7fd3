import { beforeAll, expect, test } from '@jest/globals';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { buildCustomer } from '#server/testing/factories.js';
import { buildApiSchema } from '#server/api/graphql/schema.js';
import { routes } from '#server/api/rest/routes.js';
import { prepareOperation } from '#server/api/rest/stored-operation.js';
import { bodyOf } from './describe-routes.js';
import type { JsonSchema } from './json-schema.js';

/*
 * The tests compare what openapi.json says of inputs with what the services check: a value at a
 * limit is taken, the one past it is refused, and what a new record needs cannot be left out.
 */

const database = testDatabase();
const api = testApi(database, testRedis());

let token: string;
let customerId: number;

beforeAll(async () => {
  const em = database.orm.em.fork();
  token = await tokenOf(api, await buildUser(em));
  customerId = (await buildCustomer(em)).id;
});

interface Body {
  path: string;
  properties: Record<string, JsonSchema>;
  required: string[];
}

const schema = await buildApiSchema();

const PATHS = [
  '/customers/',
  '/agencies/',
  '/broadcasters/',
  '/adtechs/',
  '/adtech-groups/',
  '/channels/',
  '/campaigns/',
  '/bookings/',
  '/creatives/',
  '/sitetags/',
  '/users/',
  '/admin/users/direct',
  '/webhooks/',
  '/api-keys/',
];

const bodies = PATHS.map((path): Body => {
  const row = routes.find((route) => route.path === path && route.method === 'POST');
  if (!row) throw new Error(`no row makes ${path}`);
  const body = bodyOf(prepareOperation(schema, row));
  const { properties, required } = body as unknown as Omit<Body, 'path'>; // of an object type
  return { path, properties, required };
});

/** The messages by field of a creation; empty when it was refused for no field, or made. */
async function errorsOf(path: string, json: Record<string, unknown>) {
  const answer = await api.rest('POST', path, { token, json });
  return (answer.body as { errors?: Record<string, string> }).errors ?? {}; // a failure, or a record
}

/** A service looks up the customer of these paths before it checks the fields. */
const withCustomer = ({ properties }: Body) => ('customer_id' in properties ? { customerId } : {});
const base = (body: Body) =>
  'customerId' in withCustomer(body) ? { customer_id: customerId } : {};

test.each(bodies.map((body) => [body.path, body] as const))(
  'POST %s needs each field that is required, and says so',
  async (path, body) => {
    for (const field of body.required) {
      const others = field === 'customer_id' ? {} : base(body);
      expect(await errorsOf(path, others)).toHaveProperty([field]);
    }
  },
);

interface Limited {
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  enum?: (number | string)[];
  format?: string;
}

const limitsOf = (property: JsonSchema): Limited => {
  const [present] = (property.anyOf ?? [property]) as Limited[]; // null comes second
  return present ?? {};
};

/** Values that the limits allow, and values just past them. */
function valuesAround({ minLength, maxLength, minimum, maximum, ...rest }: Limited) {
  const isText = rest.format === undefined;
  const good: unknown[] = [];
  const bad: unknown[] = [];
  if (maxLength !== undefined && isText) good.push('x'.repeat(maxLength));
  if (maxLength !== undefined) bad.push('x'.repeat(maxLength + 1));
  if (minLength !== undefined) good.push('x'.repeat(minLength));
  if (minLength !== undefined) bad.push('x'.repeat(minLength - 1));
  if (minimum !== undefined) good.push(minimum);
  if (minimum !== undefined) bad.push(minimum - 0.01);
  if (maximum !== undefined) good.push(maximum);
  if (maximum !== undefined) bad.push(maximum + 1);
  const numbers = rest.enum?.filter((value) => typeof value === 'number') ?? [];
  if (numbers.length > 0) good.push(...numbers);
  if (numbers.length > 0) bad.push(Math.max(...numbers) + 1, 0);
  if (rest.format === 'email') bad.push('nobody');
  if (rest.format === 'uri') bad.push('nowhere');
  return { good, bad };
}

test.each(
  bodies.flatMap((body) =>
    Object.entries(body.properties).flatMap(([field, property]) => {
      const { good, bad } = valuesAround(limitsOf(property));
      // REST's own numbers of kinds and roles, which the route reads.
      const isOfRoute = field === 'entity_type' || field === 'role_id';
      const isLimited = good.length + bad.length > 0;
      return isLimited && !isOfRoute ? [[body.path, field, body, good, bad] as const] : [];
    }),
  ),
)('POST %s keeps the limits of %s', async (path, field, body, good, bad) => {
  for (const value of good)
    expect(await errorsOf(path, { ...base(body), [field]: value })).not.toHaveProperty([field]);
  for (const value of bad)
    expect(await errorsOf(path, { ...base(body), [field]: value })).toHaveProperty([field]);
});
