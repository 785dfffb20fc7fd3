import { afterEach, describe, expect, test } from '@jest/globals';
import { buildAgency } from '#server/testing/factories.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { deliverMails, tokenIn } from '#server/testing/test-mailbox.js';
import { testRedis } from '#server/testing/test-redis.js';
import { AuditEntry } from '#server/access/audit/audit-entry.entity.js';
import { PASSWORD_TOKEN_LIFE_MS } from '#server/domains/people/one-time-token/one-time-token.js';
import { listFactors } from './factors.js';
import { resetByOperator } from './reset-by-operator.js';
import { factorCalls } from './testing/factor-calls.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);
const calls = factorCalls(api);
const em = () => database.orm.em.fork();

afterEach(() => redis.client.flushdb());

const RESET = 'mutation ($userId: Int!) { resetSecondFactor(userId: $userId) }';
const reset = (userId: number, token: string) => api.graphql(RESET, { userId }, token);

async function memberWithFactors() {
  const { id: entityId } = await buildAgency(em());
  const ofAgency = { entityType: 'AGENCY', entityId } as const;
  const admin = await tokenOf(api, await buildUser(em(), ofAgency));
  const user = await buildUser(em(), { ...ofAgency, admin: false });
  const token = await tokenOf(api, user);
  await calls.addApp(token);
  await calls.addPasskey(token);
  return { admin, user, token };
}

describe('a super admin', () => {
  test('resets the second factors of somebody who lost them, who is told by mail', async () => {
    const { user, token } = await memberWithFactors();
    await deliverMails(api);
    const superAdmin = await buildUser(em(), { name: 'Ada Admin' });

    const { body } = await reset(user.id, await tokenOf(api, superAdmin));
    expect(body).toHaveProperty('data', { resetSecondFactor: true });

    expect((await api.rest('GET', '/users/', { token })).status).toBe(401);
    expect((await calls.signIn(user)).status).toBe(200);
    const [mail] = await deliverMails(api);
    expect(mail?.to.address).toBe(user.email);
    expect(mail?.text).toContain('Ada Admin');
    const action = 'user.resetSecondFactor';
    const audited = { action, subjectId: String(user.id), userId: superAdmin.id };
    expect(await em().count(AuditEntry, audited)).toBe(1);
  });

  test('does not reset their own, which would take a stolen session to get around', async () => {
    const user = await buildUser(em());
    const token = await tokenOf(api, user);
    await calls.addApp(token);
    expect(calls.codeOf(await reset(user.id, token))).toBe('CONFLICT');
    expect((await calls.signIn(user)).status).toBe(401);
  });
});

test('an admin of the organisation or of another does not reset them', async () => {
  const { admin, user } = await memberWithFactors();
  const other = await memberWithFactors();
  expect(calls.codeOf(await reset(user.id, admin))).toBe('FORBIDDEN');
  expect(calls.codeOf(await reset(user.id, other.admin))).toBe('NOT_FOUND');
  expect((await calls.signIn(user)).status).toBe(401);
});

test('the operator of the server resets those of the last super admin', async () => {
  const user = await buildUser(em());
  const token = await tokenOf(api, user);
  await calls.addApp(token);

  const by = { em: em(), requestId: 'operator', now: () => new Date() };
  expect(await resetByOperator(by, user.email.toUpperCase())).toBe(user.id);
  expect((await calls.signIn(user)).status).toBe(200);
  await expect(resetByOperator(by, 'nobody@example.com')).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('only those who may change a user see whether there is a second factor', async () => {
  const { admin, user, token } = await memberWithFactors();
  const query = `{ user(id: ${user.id}) { hasSecondFactor } }`;
  const seenBy = async (reader: string) =>
    (await api.graphql(query, {}, reader)).body as { data: unknown };
  expect((await seenBy(admin)).data).toEqual({ user: { hasSecondFactor: true } });
  expect((await seenBy(token)).data).toEqual({ user: { hasSecondFactor: null } });
});

test('an objection to a change of address removes the factors that were added since', async () => {
  const { user, token } = await memberWithFactors();
  const superAdmin = await tokenOf(api, await buildUser(em()));
  const taken = `taken-${user.id}@example.com`;
  await deliverMails(api);
  api.advance(1_000);
  await api.rest('PUT', `/users/${user.id}`, { token: superAdmin, json: { email: taken } });
  const sent = await deliverMails(api);
  const confirmation = sent.find(({ to }) => to.address === taken);
  const notice = sent.find(({ to }) => to.address === user.email);

  await calls.addPasskey(token);
  const confirm = 'mutation ($token: String!) { confirmEmailChange(token: $token) { status } }';
  await api.graphql(confirm, { token: confirmation && tokenIn(confirmation) });
  api.advance(PASSWORD_TOKEN_LIFE_MS);
  const object = 'mutation ($token: String!) { objectToEmailChange(token: $token) { status } }';
  const { body } = await api.graphql(object, { token: notice && tokenIn(notice) });

  expect(body).not.toHaveProperty('errors');
  const { rows } = await database.pool.query<{ count: number }>(
    'select count(*)::int as count from passkey where user_id = $1',
    [user.id],
  );
  expect(rows).toEqual([{ count: 1 }]);
  expect(await listFactors(em(), user.id)).toEqual(['code', 'passkey']);
});
