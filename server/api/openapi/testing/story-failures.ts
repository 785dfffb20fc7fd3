import type { ErrorCode } from '#schema/error-codes.js';
import type { JsonSchema } from '#server/api/openapi/json-schema.js';
import { httpFailureOf } from '#server/api/errors/http-failure.js';
import { ServiceError } from '#server/core/errors.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import type { TestApi } from '#server/testing/test-api.js';

const REQUEST_ID = '2f1c9a0e-6f0e-4a53-9d0b-6a1f0c1d2e3f';

/** A failure of each code that openapi.json describes. */
export async function storyFailures(api: TestApi): Promise<Record<string, JsonSchema>> {
  const user = await buildUser(api.wiring.orm.em.fork());
  const token = await tokenOf(api, user);
  const json = { cust_name: 'Ridgeline Outdoor', country_code: 'NZ', billing_entity: 1 };
  const post = (call: Parameters<TestApi['rest']>[2], path = '/customers/') =>
    api.rest('POST', path, { token, ...call });
  const signIn = () =>
    api.rest('POST', '/login', { json: { email: user.email, password: 'not this one' } });
  const raw = (body: string, contentType: string) => post({ raw: { body, contentType } });

  const answers = [
    await raw('{"cust_name":', 'application/json'),
    await api.rest('GET', '/customers/'),
    await api.rest('GET', '/customers/2000000000', { token }),
    await api.rest('PUT', '/customers/1', { token, json: { ...json, version: 1 } }),
    await raw('a=b', 'application/x-www-form-urlencoded'),
    await post({ json: { cust_name: 'x'.repeat(2_000_000) } }),
    await post({ json: { customer_id: 1, campaign_id: 1, channel_id: 1, cpm: -1 } }, '/bookings/'),
    await forbidden(api),
  ];
  for (let tries = 0; tries < 6; tries += 1) answers.push(await signIn());

  const thrown: [ErrorCode, unknown][] = [
    ['UNAVAILABLE', new ServiceError('UNAVAILABLE', 'The service is busy; try again shortly')],
    ['INTERNAL', new Error('a fault of the service')],
  ];
  const made = thrown.map(([code, error]) => {
    const { message } = httpFailureOf(error, REQUEST_ID);
    return [code, { status: 'failure', code, message }] as const;
  });

  const byCode = answers.map(({ body }) => {
    const failure = body as JsonSchema; // the documented failure
    return [String(failure.code), failure] as const;
  });

  return Object.fromEntries([...byCode.reverse(), ...made].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** A person who is no admin, at the users of the organisation. */
async function forbidden(api: TestApi) {
  const user = await buildUser(api.wiring.orm.em.fork(), {
    entityType: 'CUSTOMER',
    entityId: 1,
    admin: false,
  });
  const json = { name: 'Hana Ito', email: 'hana@ridgeline.example' };
  return api.rest('POST', '/users/', { token: await tokenOf(api, user), json });
}
