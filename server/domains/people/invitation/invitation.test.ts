import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { buildAgency, buildBroadcaster } from '#server/testing/factories.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { deliverMails, tokenIn } from '#server/testing/test-mailbox.js';
import { testRedis } from '#server/testing/test-redis.js';
import { somebodyWaits } from '#server/testing/somebody-waits.js';
import { checkUser } from '#server/domains/people/user/check-user.js';
import { User } from '#server/domains/people/user/user.entity.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);
const em = () => database.orm.em.fork();

const DAY_MS = 24 * 3_600_000;
const TAKEN = 'A user with this email exists already';
const REFUSED = { status: 422, body: { errors: { token: 'Invalid or expired invitation.' } } };

let agencyId: number;
let superAdmin: string;
let agencyAdmin: string;
let agencyUser: string;
let invited = 0;

const invite = (json: Record<string, unknown>, token = agencyAdmin) =>
  api.rest('POST', '/users/', { token, json });
const accept = (token: string) => api.rest('POST', '/accept-invitation', { json: { token } });
const resend = (id: number, token = agencyAdmin) =>
  api.rest('POST', `/users/${id}/resend-invitation`, { token });
const idOf = (body: unknown) => (body as { id: number }).id; // the route's documented answer
const nextEmail = () => `invited-${(invited += 1)}@example.com`;

/** Access tokens live 15 minutes, so tests that move the clock sign in again. */
async function signInAll(): Promise<void> {
  const ofAgency = { entityType: 'AGENCY', entityId: agencyId } as const;
  superAdmin = await tokenOf(api, await buildUser(em(), { name: 'Ada Admin' }));
  agencyAdmin = await tokenOf(api, await buildUser(em(), { ...ofAgency, name: 'Nora Northlight' }));
  agencyUser = await tokenOf(api, await buildUser(em(), { ...ofAgency, admin: false }));
}

async function inviteOne(overrides: Record<string, unknown> = {}) {
  const { body } = await invite({ name: 'Nina New', email: nextEmail(), ...overrides });
  const [mail] = await deliverMails(api);
  if (!mail) throw new Error('no mail was sent');
  return { id: idOf(body), mail, token: tokenIn(mail) };
}

const stateOf = async (id: number) => {
  const { body } = await api.rest('GET', '/users/', { token: superAdmin });
  return (body as { id: number; invitation_state: string }[]).find((user) => user.id === id)
    ?.invitation_state; // the route's documented answer
};

beforeAll(async () => {
  agencyId = (await buildAgency(em(), { agencyName: 'Northlight <Media>' })).id;
});
beforeEach(async () => {
  await redis.client.flushdb();
  await signInAll();
});

describe('inviting', () => {
  test('makes a user of the own organisation and mails the link', async () => {
    const email = nextEmail();
    const { status, body } = await invite({ name: 'Nina New', email, admin: true });

    expect({ status, body }).toEqual({
      status: 201,
      body: {
        id: expect.any(Number),
        name: 'Nina New',
        email,
        pending_email: null,
        admin: true,
        role: 'ROLE_AGENCY_ADMIN',
        entity_type: 2,
        entity_id: agencyId,
        entity_name: 'Northlight <Media>',
        invitation_state: 'INVITED',
        updated_at: expect.any(String),
        viewer_can: ['create', 'update', 'archive', 'resendInvitation'],
      },
    });

    const [mail] = await deliverMails(api);

    expect(mail).toMatchObject({
      to: { name: 'Nina New', address: email },
      subject: 'You are invited to Infinitum',
    });
    expect(mail?.text).toContain(
      'Nora Northlight has invited you to Infinitum, as an administrator of Northlight <Media>',
    );
    expect(mail?.html).toContain('Northlight &lt;Media&gt;');
    expect(mail?.text).toContain(`${api.wiring.config.publicUrl}/accept-invitation#`);
  });

  test('to another organisation is for super admins, who must name one', async () => {
    const { id: entityId } = await buildBroadcaster(em(), { broadcasterName: 'Channel Nine' });
    const json = { name: 'Bela', email: nextEmail(), entity_type: 3, entity_id: entityId };

    expect(await invite(json)).toMatchObject({ status: 403 });
    expect(await invite({ ...json, entity_id: undefined })).toMatchObject({ status: 403 });
    expect(await invite({ ...json, entity_id: undefined }, superAdmin)).toMatchObject({
      status: 422,
      body: { errors: { entity_id: 'Please select an organisation' } },
    });
    expect(await invite(json, superAdmin)).toMatchObject({
      status: 201,
      body: { role: 'ROLE_BROADCASTER_USER', entity_name: 'Channel Nine' },
    });
    expect(
      await invite({ ...json, email: nextEmail(), entity_type: 2, entity_id: agencyId }),
    ).toMatchObject({
      status: 201,
    });
    await deliverMails(api);
  });

  test('is for administrators', async () => {
    expect(await invite({ name: 'Nina New', email: nextEmail() }, agencyUser)).toMatchObject({
      status: 403,
    });
    expect(await api.rest('POST', '/users/', { json: {} })).toMatchObject({ status: 401 });
  });

  test('needs a name and an address that no live user has, and takes no password', async () => {
    expect(await invite({})).toMatchObject({
      status: 422,
      body: { errors: { name: 'Name is required', email: 'Email is required' } },
    });
    expect(await invite({ name: 'Abc', email: 'no address' })).toMatchObject({
      body: {
        errors: {
          name: 'Minimum 4 characters required',
          email: 'Please enter a valid email address',
        },
      },
    });

    expect(await invite({ name: 'Nina', email: nextEmail(), password: 'x' })).toMatchObject({
      status: 422,
      body: { errors: { password: expect.any(String) } },
    });

    const email = nextEmail();
    const twins = await Promise.all([
      invite({ name: 'Nina', email }),
      invite({ name: 'Nina', email: email.toUpperCase() }),
    ]);

    expect(twins.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await deliverMails(api)).toHaveLength(1);
  });

  test('keeps a hostile name literally', async () => {
    const name = 'Ana Bcc: all@example.com <script>alert(1)</script> https://evil.example';
    const { mail } = await inviteOne({ name });
    expect(mail.to.name).toBe('Ana Bcc: all@example. com <script>alert(1)</script> https e…');
    expect(mail.html).not.toContain('<script>');
    expect(mail.html).not.toContain('https://evil');
    const { rows } = await database.pool.query<{ name: string }>(
      'select name from app_user order by id desc limit 1',
    );
    expect(rows[0]?.name).toBe(name);
  });

  test('carries no address of a site into the mail by a name', async () => {
    const { mail } = await inviteOne({ name: 'Claim your prize at evil-prize.com/win now' });
    expect(mail.text).toContain('evil-prize. com/win');
    for (const part of [mail.text, mail.html, mail.to.name])
      expect(part).not.toContain('evil-prize.com');
  });

  test.each([
    [{ name: 'Ana\u0000 Ngata' }, 'name'],
    [{ name: 'Ana\r\nBcc: all@example.com' }, 'name'],
    [{ email: 'v\u0007@x.example' }, 'email'],
    [{ name: 'x'.repeat(300) }, 'name'],
    [{ email: ['a@example.com'] }, 'email'],
    [{ admin: 'yes' }, 'admin'],
    [{ entity_type: 'SYSTEM' }, 'entity_type'],
  ])('refuses %j', async (hostile, field) => {
    const answer = await invite({ name: 'Nina New', email: nextEmail(), ...hostile });
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { [field]: expect.any(String) } },
    });
  });
});

describe('an invitation', () => {
  test('is accepted once; then a link to set the password is mailed, and the person signs in', async () => {
    const { id, token } = await inviteOne();
    expect(await stateOf(id)).toBe('INVITED');
    expect(await accept(token)).toMatchObject({
      status: 200,
      body: { status: 'success', message: 'Invitation accepted successfully.' },
    });
    expect(await stateOf(id)).toBe('ACTIVE');
    expect(await accept(token)).toMatchObject(REFUSED);

    const [mail, ...others] = await deliverMails(api);

    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Set your Infinitum password');

    const json = { token: mail && tokenIn(mail), new_password: 'my own and nobody else knows it' };

    expect((await api.rest('POST', '/reset-password', { json })).status).toBe(200);

    const signedIn = await api.rest('POST', '/login', {
      json: { email: mail?.to.address, password: 'my own and nobody else knows it' },
    });

    expect(signedIn).toMatchObject({
      status: 200,
      body: { role: 'ROLE_AGENCY_USER', entity_id: agencyId },
    });
  });

  test('waits for another who takes the address at the same time, and reports that it is taken', async () => {
    const email = nextEmail();
    const other = em();

    await other.begin();

    const wanted = { name: 'Nina New', email, entityType: 'AGENCY', entityId: agencyId } as const;
    const fields = await checkUser(other, wanted, { actor: null, now: new Date() });

    await other.persist(other.create(User, { ...fields, createdAt: new Date() })).flush();

    const late = invite({ name: 'Nina Late', email });

    await Promise.race([late, somebodyWaits(database.pool)]);
    await other.commit();

    const errors = { email: 'A user with this email exists already' };

    expect(await late).toMatchObject({ status: 409, body: { errors } });
  });

  test('is accepted by one of many calls at once, and mails one link', async () => {
    const { token } = await inviteOne();
    const answers = await Promise.all(Array.from({ length: 8 }, () => accept(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...new Array<number>(7).fill(422),
    ]);
    expect(await deliverMails(api)).toHaveLength(1);
  });

  test('expires after seven days, and can be mailed again', async () => {
    const { id, token } = await inviteOne();
    api.advance(7 * DAY_MS + 1000);
    await signInAll();
    expect(await stateOf(id)).toBe('EXPIRED');
    expect(await accept(token)).toMatchObject(REFUSED);
    expect(await resend(id)).toMatchObject({
      status: 200,
      body: { id, invitation_state: 'INVITED' },
    });

    const [mail] = await deliverMails(api);

    expect((await accept(mail ? tokenIn(mail) : '')).status).toBe(200);
    expect(await resend(id)).toMatchObject({
      status: 409,
      body: { message: 'This user has accepted the invitation already' },
    });
  });

  test('ends when another is mailed, and when its user is archived or moves to another address', async () => {
    const first = await inviteOne();
    await resend(first.id);
    expect(await accept(first.token)).toMatchObject(REFUSED);
    const [again] = await deliverMails(api);
    expect((await accept(again ? tokenIn(again) : '')).status).toBe(200);

    const archived = await inviteOne();
    await api.rest('DELETE', `/users/${archived.id}`, { token: agencyAdmin });
    expect(await accept(archived.token)).toMatchObject(REFUSED);

    await deliverMails(api);
    const moved = await inviteOne();
    const email = nextEmail();
    await api.rest('PUT', `/users/${moved.id}`, { token: agencyAdmin, json: { email } });
    expect(await accept(moved.token)).toMatchObject(REFUSED);
    const [mail] = await deliverMails(api);
    expect(mail?.to.address).toBe(email);
    expect((await accept(mail ? tokenIn(mail) : '')).status).toBe(200);
  });

  test('of an archived organisation lets nobody in', async () => {
    const agency = await buildAgency(em());
    const { body } = await invite(
      { name: 'Nina New', email: nextEmail(), entity_type: 2, entity_id: agency.id },
      superAdmin,
    );

    const [mail] = await deliverMails(api);

    await database.pool.query('update agency set archived_at = now() where id = $1', [agency.id]);
    expect(await accept(mail ? tokenIn(mail) : '')).toMatchObject(REFUSED);
    expect(await resend(idOf(body), superAdmin)).toMatchObject({ status: 200 });
    expect(await deliverMails(api)).toEqual([]);
  });

  test('is resent by admins of the organisation, five times an hour at most', async () => {
    const { id } = await inviteOne();
    expect((await resend(id, agencyUser)).status).toBe(403);

    const otherBroadcaster = await buildBroadcaster(em());
    const outside = await tokenOf(
      api,
      await buildUser(em(), { entityType: 'BROADCASTER', entityId: otherBroadcaster.id }),
    );

    expect((await resend(id, outside)).status).toBe(404);
    for (let count = 0; count < 4; count++) expect((await resend(id)).status).toBe(200);
    expect((await resend(id)).status).toBe(429);
  });

  test('does not reveal that an address belongs to a user of others, who gets a mail instead', async () => {
    const other = await buildBroadcaster(em(), { broadcasterName: 'Channel Nine' });
    const ofOther = { entityType: 'BROADCASTER', entityId: other.id } as const;
    const holder = await buildUser(em(), { ...ofOther, name: 'Hana Holder' });
    const shapeOf = async (email: string) => {
      const { status, body } = await invite({ name: 'Nina New', email });
      return { status, body: { ...(body as object), id: 0, email: '', updated_at: '' } }; // the route's documented answer
    };

    const free = await shapeOf(nextEmail());
    await deliverMails(api);
    expect(await shapeOf(holder.email.toUpperCase())).toEqual(free);

    const [mail, ...others] = await deliverMails(api);

    expect(others).toEqual([]);
    expect(mail?.to.address.toLowerCase()).toBe(holder.email.toLowerCase());
    expect(mail).toMatchObject({ subject: 'Somebody tried to use your address in Infinitum' });
    expect(mail?.text).not.toMatch(/Northlight|Nora|accept-invitation/);

    // The holder signs in as before, and a second invitation reads as for any invited colleague.
    expect(await tokenOf(api, holder)).toEqual(expect.any(String));
    expect(await invite({ name: 'Nina New', email: holder.email })).toMatchObject({
      status: 409,
      body: { errors: { email: TAKEN } },
    });
    const bySuperAdmin = { name: 'Nina New', email: holder.email, entity_type: 3 };
    expect(await invite({ ...bySuperAdmin, entity_id: other.id }, superAdmin)).toMatchObject({
      status: 409,
    });
  });

  test('mails the holder of an address five times an hour at most', async () => {
    const other = await buildBroadcaster(em());
    const holder = await buildUser(em(), { entityType: 'BROADCASTER', entityId: other.id });
    const { body } = await invite({ name: 'Nina New', email: holder.email });

    for (let count = 0; count < 4; count++) expect((await resend(idOf(body))).status).toBe(200);
    expect((await resend(idOf(body))).status).toBe(429);
    expect(await deliverMails(api)).toHaveLength(5);
  });

  test('to the address of another becomes good when it is resent after that user was removed', async () => {
    const other = await buildBroadcaster(em());
    const holder = await buildUser(em(), { entityType: 'BROADCASTER', entityId: other.id });
    const { body } = await invite({ name: 'Nina New', email: holder.email });
    await deliverMails(api);
    await api.rest('DELETE', `/users/${holder.id}`, { token: superAdmin });

    expect((await resend(idOf(body))).status).toBe(200);
    const [mail] = await deliverMails(api);
    expect(await accept(mail ? tokenIn(mail) : '')).toMatchObject({ status: 200 });
  });

  test('hides users of others also where the address of a user changes', async () => {
    const other = await buildBroadcaster(em());
    const ofOther = { entityType: 'BROADCASTER', entityId: other.id } as const;
    const [first, second] = [await buildUser(em(), ofOther), await buildUser(em(), ofOther)];
    const colleague = await buildUser(em(), { entityType: 'AGENCY', entityId: agencyId });
    const { id: invitedId } = await inviteOne();
    const change = (id: number, email: string) =>
      api.rest('PUT', `/users/${id}`, { token: agencyAdmin, json: { email } });

    expect(await change(colleague.id, first.email)).toMatchObject({
      status: 200,
      body: { pending_email: first.email },
    });
    expect(await change(invitedId, second.email)).toMatchObject({
      status: 200,
      body: { email: second.email, invitation_state: 'INVITED' },
    });

    const sent = await deliverMails(api);
    const subjectsTo = (address: string) =>
      sent.filter(({ to }) => to.address === address).map(({ subject }) => subject);

    expect(subjectsTo(first.email)).toEqual(['Somebody tried to use your address in Infinitum']);
    expect(subjectsTo(second.email)).toEqual(['Somebody tried to use your address in Infinitum']);
    expect(await change(invitedId, colleague.email)).toMatchObject({ status: 409 });
  });

  test('counts no answer that hides nobody', async () => {
    for (let count = 0; count < 22; count++)
      expect((await invite({ name: 'Nina New', email: nextEmail() })).status).toBe(201);
    for (const wrong of ['<v@x.example', 'v@x.example>', 'v@x.example,w@x.example'])
      expect(await invite({ name: 'Nina New', email: wrong })).toMatchObject({
        status: 422,
        body: { errors: { email: 'Please enter a valid email address' } },
      });
  });

  test('is no password token, nor the other way round', async () => {
    const { token } = await inviteOne();
    const json = { token, new_password: 'mine' };
    expect((await api.rest('POST', '/reset-password', { json })).status).toBe(422);
    const { email } = await buildUser(em());
    await api.rest('POST', '/password-reset', { json: { email } });
    const [mail] = await deliverMails(api);
    expect(await accept(mail ? tokenIn(mail) : '')).toMatchObject(REFUSED);
  });

  test('leaves a trace of who invited and that it was accepted, without its token', async () => {
    const { id, token } = await inviteOne();
    await accept(token);
    const { rows } = await database.pool.query<{ action: string; user_id: number | null }>(
      `select * from audit_entry where subject_type = 'user' and subject_id = $1 order by id`,
      [String(id)],
    );
    expect(rows.map(({ action }) => action)).toEqual(['user.invite', 'user.acceptInvitation']);
    expect(rows[0]?.user_id).not.toBeNull();
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
