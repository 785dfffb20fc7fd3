import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Mail } from '#server/core/mail/mail-kind.js';
import { buildAgency, buildBroadcaster } from '#server/testing/factories.js';
import { buildUser, PASSWORD, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { deliverMails, tokenIn } from '#server/testing/test-mailbox.js';
import { testRedis } from '#server/testing/test-redis.js';
import type { User } from '#server/domains/people/user/user.entity.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);
const em = () => database.orm.em.fork();

const DAY_MS = 24 * 3_600_000;
const REFUSED = { status: 422, body: { code: 'INVALID', errors: { token: expect.any(String) } } };
const TAKEN = {
  status: 409,
  body: { code: 'CONFLICT', errors: { email: 'A user with this email exists already' } },
};

let agencyId: number;
let admin: User;
let adminToken: string;
let asked = 0;

const nextEmail = () => `moved-${(asked += 1)}@example.com`;
const colleague = (overrides: Partial<User> = {}) =>
  buildUser(em(), { entityType: 'AGENCY', entityId: agencyId, admin: false, ...overrides });
const change = ({ id }: User, email: string, token = adminToken) =>
  api.rest('PUT', `/users/${id}`, { token, json: { email } });
const confirm = (token: string) => api.rest('POST', '/confirm-email', { json: { token } });
const object = (token: string) => api.rest('POST', '/keep-email', { json: { token } });
const signIn = (email: string, password = PASSWORD) =>
  api.rest('POST', '/login', { json: { email, password } });
const requestReset = (email: string) => api.rest('POST', '/password-reset', { json: { email } });
const isSignedIn = async (token: string) =>
  (await api.rest('GET', '/users/', { token })).status === 200;

function mailTo(address: string, mails: Mail[]): Mail {
  const found = mails.find(({ to }) => to.address === address);
  if (!found)
    throw new Error(`no mail to ${address} among ${mails.map(({ to }) => to.address).join(', ')}`);
  return found;
}

/**
 * Requests a new address and returns the tokens of the mails to the new address and to the old one.
 */
async function askFor(user: User, email: string, oldEmail = user.email) {
  expect((await change(user, email)).status).toBe(200);
  const mails = await deliverMails(api);
  return {
    confirmation: tokenIn(mailTo(email, mails)),
    objection: tokenIn(mailTo(oldEmail, mails)),
  };
}

const emailOf = async ({ id }: User) => {
  const { rows } = await database.pool.query<{ email: string }>(
    'select email from app_user where id = $1',
    [id],
  );
  return rows[0]?.email;
};

/** Access tokens live 15 minutes, so tests that move the clock sign in again. */
async function signInAdmin(): Promise<void> {
  adminToken = await tokenOf(api, admin);
}

beforeAll(async () => {
  agencyId = (await buildAgency(em(), { agencyName: 'Northlight' })).id;
  admin = await buildUser(em(), {
    entityType: 'AGENCY',
    entityId: agencyId,
    name: 'Nora Northlight',
  });
});
beforeEach(async () => {
  await redis.client.flushdb();
  await deliverMails(api); // mails of earlier tests
  await signInAdmin();
});

describe('an address that an admin changes for somebody activated', () => {
  test('waits: the old one still signs in and gets the links, nobody else takes the account over', async () => {
    const user = await colleague();
    const email = nextEmail();

    expect(await change(user, email)).toMatchObject({
      status: 200,
      body: { email: user.email, pending_email: email },
    });
    await deliverMails(api);
    expect((await signIn(user.email)).status).toBe(200);
    expect((await signIn(email)).status).toBe(401);
    await requestReset(email);
    expect(await deliverMails(api)).toEqual([]);
    await requestReset(user.email);
    expect((await deliverMails(api)).map(({ to }) => to.address)).toEqual([user.email]);
  });

  test('is mailed a link, and the old one a notice that names who asked', async () => {
    const user = await colleague({ name: 'Piripi Partner' });
    const email = nextEmail();

    await change(user, email);

    const mails = await deliverMails(api);

    expect(mails).toHaveLength(2);
    expect(mailTo(email, mails)).toMatchObject({ subject: 'Confirm your new Infinitum address' });
    expect(mailTo(email, mails).text).toContain(`${api.wiring.config.publicUrl}/confirm-email#`);
    expect(mailTo(email, mails).text).not.toContain(user.email);

    const notice = mailTo(user.email, mails);

    expect(notice.text).toContain(`Nora Northlight (${admin.email}) asked`);
    expect(notice.text).toContain(email);
    expect(notice.text).toContain(`${api.wiring.config.publicUrl}/keep-email#`);
  });

  test('holds once its link is used: sign-ins, reset links and the old address end', async () => {
    const user = await colleague();
    const email = nextEmail();
    const session = await tokenOf(api, user);

    await requestReset(user.email);

    const [reset] = await deliverMails(api);
    const { confirmation } = await askFor(user, email);

    expect(await confirm(confirmation)).toMatchObject({ status: 200, body: { status: 'success' } });
    expect(await isSignedIn(session)).toBe(false);

    const json = {
      token: reset && tokenIn(reset),
      new_password: 'a password of whoever has the mailbox',
    };

    expect((await api.rest('POST', '/reset-password', { json })).status).toBe(422);
    expect((await signIn(user.email)).status).toBe(401);
    expect((await signIn(email)).status).toBe(200);

    const notice = mailTo(user.email, await deliverMails(api));

    expect(notice.subject).toBe('Your Infinitum address has changed');
    expect(await confirm(confirmation)).toMatchObject(REFUSED);
  });

  test('is shown as pending until it is confirmed, withdrawn or a day old', async () => {
    const user = await colleague();
    const pendingOf = async () => {
      const { body } = await api.graphql(
        `{ user(id: ${user.id}) { email pendingEmail } }`,
        {},
        adminToken,
      );
      return (body as { data: { user: { email: string; pendingEmail: string | null } } }).data.user; // as the query asks
    };
    const email = nextEmail();
    const { confirmation } = await askFor(user, email);
    expect(await pendingOf()).toEqual({ email: user.email, pendingEmail: email });
    expect(
      (await api.rest('DELETE', `/users/${user.id}/pending-email`, { token: adminToken })).status,
    ).toBe(204);
    expect(await pendingOf()).toEqual({ email: user.email, pendingEmail: null });
    expect(await confirm(confirmation)).toMatchObject(REFUSED);

    const again = await askFor(user, email);
    api.advance(DAY_MS + 1000);
    await signInAdmin();
    expect(await pendingOf()).toEqual({ email: user.email, pendingEmail: null });
    expect(await confirm(again.confirmation)).toMatchObject(REFUSED);

    await confirm((await askFor(user, email)).confirmation);
    expect(await pendingOf()).toEqual({ email, pendingEmail: null });
  });

  test('is not touched by saving the rest, nor by sending a row back as it came', async () => {
    const user = await colleague();
    const email = nextEmail();
    const { body } = await change(user, email);
    const path = `/users/${user.id}`;
    const sentBack = await api.rest('PUT', path, { token: adminToken, json: body });

    expect(sentBack.body).toMatchObject({ email: user.email, pending_email: email });

    const renamed = await api.rest('PUT', path, {
      token: adminToken,
      json: { name: 'Another name' },
    });

    expect(renamed.body).toMatchObject({ email: user.email, pending_email: email });
    expect(await deliverMails(api)).toHaveLength(2);
  });

  test('counts as a save: an edit of an older version is a conflict', async () => {
    const user = await colleague();
    await change(user, nextEmail());
    const json = { name: 'Edited before', version: user.version };
    expect((await api.rest('PUT', `/users/${user.id}`, { token: adminToken, json })).status).toBe(
      409,
    );
  });

  test('changes at once where only the case of A to Z differs, and waits where a letter only looks the same', async () => {
    const user = await colleague({ email: 'nina.i@example.com' });
    expect((await change(user, 'Nina.I@example.com')).body).toMatchObject({
      email: 'Nina.I@example.com',
      pending_email: null,
    });
    expect((await change(user, 'N\u0130na.I@example.com')).body).toMatchObject({
      email: 'Nina.I@example.com',
      pending_email: 'N\u0130na.I@example.com',
    });
  });

  test('waits for super admins and their direct users, too', async () => {
    const superAdmin = await buildUser(em());
    const token = await tokenOf(api, superAdmin);
    const json = {
      name: 'Dora Direct',
      email: nextEmail(),
      password: PASSWORD,
      entity_type: 2,
      entity_id: agencyId,
    };

    const { body } = await api.rest('POST', '/admin/users/direct', { token, json });
    const { id } = body as User; // the route's documented answer
    const email = nextEmail();
    const moved = await api.rest('PUT', `/users/${id}`, { token, json: { email } });

    expect(moved.body).toMatchObject({ email: json.email, pending_email: email });

    const own = await change(superAdmin, nextEmail(), token);

    expect(own.body).toMatchObject({ email: superAdmin.email });

    const notice = mailTo(superAdmin.email, await deliverMails(api));

    expect(notice.text).toContain('Somebody signed in as you asked');
  });

  test('is asked for five times an hour at most', async () => {
    const user = await colleague();
    for (let count = 0; count < 5; count++)
      expect((await change(user, nextEmail())).status).toBe(200);
    expect((await change(user, nextEmail())).status).toBe(429);
  });

  test('leaves a trace of who asked and that it was confirmed, without its token', async () => {
    const user = await colleague();
    const email = nextEmail();
    const { confirmation, objection } = await askFor(user, email);

    await confirm(confirmation);

    const { rows } = await database.pool.query<{
      action: string;
      user_id: number | null;
      changes: unknown;
    }>(
      `select action, user_id, changes from audit_entry where subject_type = 'user' and subject_id = $1 order by id`,
      [String(user.id)],
    );

    expect(rows).toEqual([
      {
        action: 'user.update',
        user_id: admin.id,
        changes: { pendingEmail: { before: null, after: email } },
      },
      {
        action: 'user.confirmEmail',
        user_id: null,
        changes: { email: { before: user.email, after: email } },
      },
    ]);

    const { rows: stored } = await database.pool.query('select * from one_time_token');
    for (const token of [confirmation, objection])
      expect(JSON.stringify([rows, stored])).not.toContain(token);
  });
});

describe('an address of somebody invited', () => {
  test('changes at once, is mailed the invitation, and the link to the one before ends', async () => {
    const [before, after] = [nextEmail(), nextEmail()];
    const json = { name: 'Ivy Invited', email: before };
    const { body } = await api.rest('POST', '/users/', { token: adminToken, json });
    const [first] = await deliverMails(api);
    const moved = await change(body as User, after);

    expect(moved.body).toMatchObject({
      email: after,
      pending_email: null,
      invitation_state: 'INVITED',
    });

    const [second, ...others] = await deliverMails(api);

    expect({ to: second?.to.address, others }).toEqual({ to: after, others: [] });

    const accept = (mail: Mail | undefined) =>
      api.rest('POST', '/accept-invitation', { json: { token: mail && tokenIn(mail) } });

    expect((await accept(first)).status).toBe(422);
    expect((await accept(second)).status).toBe(200);
  });
});

describe('the holder of the old address', () => {
  test('stops a change that waits, once', async () => {
    const user = await colleague();
    const session = await tokenOf(api, user);
    const { confirmation, objection } = await askFor(user, nextEmail());
    expect(await object(objection)).toMatchObject({ status: 200, body: { status: 'success' } });
    expect(await confirm(confirmation)).toMatchObject(REFUSED);
    expect(await object(objection)).toMatchObject(REFUSED);
    expect(await emailOf(user)).toBe(user.email);
    expect(await isSignedIn(session)).toBe(true);
  });

  test('who never asked for it ends the session of the person who asked as them', async () => {
    const user = await colleague({ admin: true });
    const stolen = await tokenOf(api, user);
    await change(user, nextEmail(), stolen);
    await object(tokenIn(mailTo(user.email, await deliverMails(api))));
    expect(await isSignedIn(stolen)).toBe(false);
  });

  test.each([
    ['the notice that it was asked for', 0],
    ['the notice that it took effect', 1],
  ])(
    'gets it back within seven days by %s, and whoever had the account is out',
    async (_which, index) => {
      const user = await colleague();
      const email = nextEmail();
      const { confirmation, objection } = await askFor(user, email);
      await confirm(confirmation);
      const objections = [objection, tokenIn(mailTo(user.email, await deliverMails(api)))];
      await requestReset(email);
      const [reset] = await deliverMails(api);
      const taken = 'what the intruder chose';
      await api.rest('POST', '/reset-password', {
        json: { token: reset && tokenIn(reset), new_password: taken },
      });
      const { body } = await signIn(email, taken);
      const intruder = (body as { access_token: string }).access_token; // the route's documented answer
      await deliverMails(api);

      api.advance(10 * 60_000);
      expect((await object(objections[index] ?? '')).status).toBe(200);
      expect(await emailOf(user)).toBe(user.email);
      expect(await isSignedIn(intruder)).toBe(false);
      expect((await signIn(user.email, taken)).status).toBe(401);
      expect((await object(objections[1 - index] ?? '')).status).toBe(422);
      const [choose, ...others] = await deliverMails(api);
      expect({ to: choose?.to.address, others }).toEqual({ to: user.email, others: [] });
      const json = { token: choose && tokenIn(choose), new_password: 'what the owner chooses' };
      expect((await api.rest('POST', '/reset-password', { json })).status).toBe(200);
      expect((await signIn(user.email, json.new_password)).status).toBe(200);
    },
  );

  test('gets it back also where it was changed a second time, and stops what waits then', async () => {
    const user = await colleague();
    const [second, third, fourth] = [nextEmail(), nextEmail(), nextEmail()];
    const first = await askFor(user, second);

    await confirm(first.confirmation);

    const next = await askFor(user, third, second);

    await confirm(next.confirmation);

    const last = await askFor(user, fourth, third);

    expect((await object(first.objection)).status).toBe(200);
    expect(await emailOf(user)).toBe(user.email);

    for (const token of [next.objection, last.objection])
      expect(await object(token)).toMatchObject(REFUSED);

    expect(await confirm(last.confirmation)).toMatchObject(REFUSED);
  });

  test('is too late eight days after', async () => {
    const user = await colleague();
    const email = nextEmail();
    const { confirmation, objection } = await askFor(user, email);
    await confirm(confirmation);
    const notice = tokenIn(mailTo(user.email, await deliverMails(api)));
    api.advance(7 * DAY_MS + 1000);
    for (const token of [objection, notice]) expect(await object(token)).toMatchObject(REFUSED);
    expect(await emailOf(user)).toBe(email);
  });

  test('is not shut out by somebody who is given the old address meanwhile', async () => {
    const user = await colleague();
    const { confirmation, objection } = await askFor(user, nextEmail());

    await confirm(confirmation);

    const squatter = { name: 'Sam Squatter', email: user.email.toUpperCase() };

    expect(await api.rest('POST', '/users/', { token: adminToken, json: squatter })).toMatchObject(
      TAKEN,
    );
    expect(await change(await colleague(), user.email)).toMatchObject(TAKEN);
    expect((await object(objection)).status).toBe(200);
    expect(await emailOf(user)).toBe(user.email);
  });

  test('lets go of it after seven days, when its user is removed, and may take it up again', async () => {
    const invite = (email: string) =>
      api.rest('POST', '/users/', { token: adminToken, json: { name: 'Nina Next', email } });
    const user = await colleague();
    await confirm((await askFor(user, nextEmail())).confirmation);
    expect((await change(user, user.email)).status).toBe(200);
    api.advance(7 * DAY_MS + 1000);
    await signInAdmin();
    expect((await invite(user.email)).status).toBe(201);

    const removed = await colleague();
    await confirm((await askFor(removed, nextEmail())).confirmation);
    await api.rest('DELETE', `/users/${removed.id}`, { token: adminToken });
    expect((await invite(removed.email)).status).toBe(201);
  });
});

describe('calls at once', () => {
  test('for two addresses leave the later one waiting, and one link that works', async () => {
    const user = await colleague();
    const wanted = [nextEmail(), nextEmail()];
    const answers = await Promise.all(wanted.map((email) => change(user, email)));

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);

    const { rows } = await database.pool.query<{ new_email: string }>(
      'select new_email from email_change where user_id = $1 and confirmed_at is null and ended_at is null',
      [user.id],
    );

    expect(rows).toHaveLength(1);

    const mails = await deliverMails(api);
    const confirmations = mails.filter(({ to }) => wanted.includes(to.address));

    expect(confirmations.map(({ to }) => to.address)).toEqual(
      rows.map(({ new_email: email }) => email),
    );
  });

  test('with one link put the address in force once', async () => {
    const user = await colleague();
    const { confirmation } = await askFor(user, nextEmail());
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(confirmation)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...new Array<number>(7).fill(422),
    ]);
    expect(await deliverMails(api)).toHaveLength(1);
  });

  test('that confirm one address for two people give it to one, and report to the other that it is taken', async () => {
    const email = nextEmail();
    const people = [await colleague(), await colleague()];
    const links = [await askFor(people[0] as User, email), await askFor(people[1] as User, email)]; // created in this test
    const answers = await Promise.all(links.map(({ confirmation }) => confirm(confirmation)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject(TAKEN);
  });

  test('that confirm it and give it to somebody new leave one who has it', async () => {
    const email = nextEmail();
    const { confirmation } = await askFor(await colleague(), email);
    const json = { name: 'Nina New', email };
    const [confirmed, invited] = await Promise.all([
      confirm(confirmation),
      api.rest('POST', '/users/', { token: adminToken, json }),
    ]);

    expect([confirmed.status, invited.status].filter((status) => status === 409)).toHaveLength(1);

    const { rows } = await database.pool.query(
      'select id from app_user where email = $1 and archived_at is null',
      [email],
    );

    expect(rows).toHaveLength(1);
  });

  test('that confirm and object end with the old address', async () => {
    const user = await colleague();
    const { confirmation, objection } = await askFor(user, nextEmail());
    const [, objected] = await Promise.all([confirm(confirmation), object(objection)]);
    expect(objected.status).toBe(200);
    expect(await emailOf(user)).toBe(user.email);
  });
});

describe('withdrawing', () => {
  test('is for admins of the organisation', async () => {
    const user = await colleague();
    await change(user, nextEmail());
    const withdraw = (token: string) =>
      api.rest('DELETE', `/users/${user.id}/pending-email`, { token });
    expect((await withdraw(await tokenOf(api, user))).status).toBe(403);
    const otherBroadcaster = await buildBroadcaster(em());
    const outside = await buildUser(em(), {
      entityType: 'BROADCASTER',
      entityId: otherBroadcaster.id,
    });
    expect((await withdraw(await tokenOf(api, outside))).status).toBe(404);
  });
});
