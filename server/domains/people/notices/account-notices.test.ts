import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { buildAgency } from '#server/testing/factories.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { deliverMails, tokenIn } from '#server/testing/test-mailbox.js';
import { testRedis } from '#server/testing/test-redis.js';
import type { User } from '#server/domains/people/user/user.entity.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);
const em = () => database.orm.em.fork();

let superAdmin: User;
let token: string;
let agencyId: number;
beforeAll(async () => {
  superAdmin = await buildUser(em(), { name: 'Ada Admin' });
  agencyId = (await buildAgency(em(), { agencyName: 'Northlight' })).id;
});
beforeEach(async () => {
  await deliverMails(api); // mails of earlier tests
  token = await tokenOf(api, superAdmin);
});

const member = (overrides: Partial<User> = {}) =>
  buildUser(em(), { entityType: 'AGENCY', entityId: agencyId, admin: false, ...overrides });
const update = ({ id }: User, json: Record<string, unknown>) =>
  api.rest('PUT', `/users/${id}`, { token, json });

describe('a person gets a mail', () => {
  test('of a password that a super admin set, without it', async () => {
    const user = await member();
    const password = 'correct horse battery staple';

    await update(user, { password });

    const [mail, ...others] = await deliverMails(api);

    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: { address: user.email },
      subject: 'Your Infinitum password has changed',
    });
    expect(mail?.text).toContain(`by Ada Admin (${superAdmin.email})`);
    expect(mail?.text).not.toContain(password);
  });

  test('of a password that was chosen by a mailed link, but not of the first', async () => {
    const byLink = async (user: User) => {
      await api.rest('POST', '/password-reset', { json: { email: user.email } });
      const [link] = await deliverMails(api);
      const json = { token: link && tokenIn(link), new_password: 'correct horse battery staple' };
      expect((await api.rest('POST', '/reset-password', { json })).status).toBe(200);
      return deliverMails(api);
    };

    const [mail] = await byLink(await member());

    expect(mail?.text).toContain('with the link that we mailed to you');
    expect(await byLink(await member({ passwordHash: null }))).toEqual([]);
  });

  test('of a role and an organisation that changed, and not of a name', async () => {
    const user = await member();
    await update(user, { admin: true });

    const [mail, ...others] = await deliverMails(api);

    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: { address: user.email },
      subject: 'Your role in Infinitum has changed',
    });
    expect(mail?.text).toContain('you are an administrator of Northlight now');

    const other = await buildAgency(em(), { agencyName: 'Southlight' });

    await update(user, { entity_id: other.id });
    expect((await deliverMails(api))[0]?.text).toContain('of Southlight now');
    await update(user, { name: 'Another name' });
    expect(await deliverMails(api)).toEqual([]);
  });

  test('of an API key that was made or put in the place of another in their name, without it', async () => {
    const user = await member({ admin: true });
    const own = await tokenOf(api, user);
    const { body } = await api.rest('POST', '/api-keys/', {
      token: own,
      json: { name: 'Nightly', scopes: ['read'] },
    });

    const { id, key } = body as { id: number; key: string }; // the route's documented answer
    const [mail, ...others] = await deliverMails(api);

    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: { address: user.email },
      subject: 'An API key was created in your name',
    });
    expect(mail?.text).toContain('‘Nightly’ (read)');
    expect(mail?.text).not.toContain(key);
    await api.rest('POST', `/api-keys/${id}/rotate`, { token: own });
    expect(await deliverMails(api)).toHaveLength(1);
  });
});
