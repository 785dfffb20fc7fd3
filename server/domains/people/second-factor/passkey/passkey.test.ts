import { afterEach, describe, expect, test } from '@jest/globals';
import { readSecurityEvents } from '#server/access/audit/security-events.js';
import { buildUser, PASSWORD, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { deliverMails } from '#server/testing/test-mailbox.js';
import { testRedis } from '#server/testing/test-redis.js';
import { Session } from '#server/domains/people/sessions/session.entity.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { Passkey } from './passkey.entity.js';
import { factorCalls } from '#server/domains/people/second-factor/testing/factor-calls.js';
import { SoftwareAuthenticator } from '#server/domains/people/second-factor/testing/software-authenticator.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);
const calls = factorCalls(api);
const em = () => database.orm.em.fork();

afterEach(() => redis.client.flushdb());

async function personWithPasskey() {
  const user = await buildUser(em());
  const token = await tokenOf(api, user);
  return { user, token, ...(await calls.addPasskey(token)) };
}

type Person = Awaited<ReturnType<typeof personWithPasskey>>;
type Behaviour = Parameters<SoftwareAuthenticator['use']>[2];

/** The proof of a person's device on a page. */
const proofOf = async ({ device, userHandle }: Person, behaviour?: Behaviour) =>
  device.use(await calls.passkeyChallenge(), userHandle, behaviour);

const signIn = async (person: Person, behaviour?: Behaviour) =>
  calls.sendProof(await proofOf(person, behaviour));

const REFUSED = {
  errors: [
    {
      message: 'This passkey cannot sign you in.',
      extensions: { code: 'UNAUTHENTICATED' },
    },
  ],
};

describe('a passkey', () => {
  test('signs its owner in without a password, as two factors', async () => {
    const person = await personWithPasskey();

    expect((await signIn(person)).body).toMatchObject({
      data: { openPageSessionWithPasskey: { email: person.user.email } },
    });

    const newest = { orderBy: { createdAt: 'desc' } } as const;
    const [session] = await em().find(Session, { user: person.user.id }, newest);
    expect(session?.method).toBe('PASSKEY');
    const { lastUsedAt, counter } = await em().findOneOrFail(Passkey, person.passkey.id);
    expect(lastUsedAt).not.toBeNull();
    expect(counter).toBe(1);
  });

  test.each<[string, Behaviour]>([
    ['on the page of another site', { origin: 'http://infinitum.example' }],
    ['for the domain of another site', { rpId: 'infinitum.example' }],
    ['by a device that did not check who holds it', { isVerified: false }],
  ])('that is used %s signs nobody in', async (_case, behaviour) => {
    const person = await personWithPasskey();
    expect((await signIn(person, behaviour)).body).toMatchObject(REFUSED);
    expect((await signIn(person)).body).not.toHaveProperty('errors');
  });

  test('answers a challenge once, and only one of ours', async () => {
    const person = await personWithPasskey();
    const proof = await proofOf(person);
    expect((await calls.sendProof(proof)).body).not.toHaveProperty('errors');
    expect((await calls.sendProof(proof)).body).toMatchObject(REFUSED);

    const made = person.device.use('a challenge of ours it is not', person.userHandle);
    expect((await calls.sendProof(made)).body).toMatchObject(REFUSED);
  });

  test('does not answer a challenge that was made five minutes ago', async () => {
    await calls.passkeyChallenge();
    const [key = ''] = await redis.client.keys('passkey-challenge:sign-in:*');
    const lifeSeconds = await redis.client.ttl(key);
    expect(lifeSeconds).toBeGreaterThan(0);
    expect(lifeSeconds).toBeLessThanOrEqual(300);
  });

  test('of one person does not sign another in, nor without its signature', async () => {
    const [person, other] = [await personWithPasskey(), await personWithPasskey()];
    const asOther = { ...(await proofOf(person)), userHandle: other.userHandle };
    expect((await calls.sendProof(asOther)).body).toMatchObject(REFUSED);

    const forged = {
      ...(await proofOf(person)),
      id: other.device.id,
      userHandle: other.userHandle,
    };
    expect((await calls.sendProof(forged)).body).toMatchObject(REFUSED);
  });

  test('that counts backwards is refused and recorded, because it may be a copy', async () => {
    const person = await personWithPasskey();
    await signIn(person);
    await signIn(person);
    person.device.counter = 0;
    expect((await signIn(person)).body).toMatchObject(REFUSED);

    const events = await readSecurityEvents(redis.client, api.wiring.now(), 10);
    expect(events.passkey_counter_regressed).toBe(1);
  });

  test('of a device that does not count works each time', async () => {
    const person = await personWithPasskey();
    for (let use = 0; use < 2; use++) {
      person.device.counter = -1; // the next use sends 0
      expect((await signIn(person)).body).not.toHaveProperty('errors');
    }
  });

  test.each<[string, Partial<User>]>([
    ['an archived user', { archivedAt: new Date() }],
    ['a user whose password was cleared', { passwordHash: null }],
    ['a user whose first password has expired', { passwordExpiresAt: new Date(0) }],
  ])('of %s signs nobody in', async (_case, fields) => {
    const person = await personWithPasskey();
    await em().nativeUpdate(User, { id: person.user.id }, fields);
    expect((await signIn(person)).body).toMatchObject(REFUSED);
  });

  test('makes the password alone too little', async () => {
    const { user, recoveryCodes } = await personWithPasskey();
    expect((await calls.signIn(user)).body).toMatchObject({
      code: 'SECOND_FACTOR_REQUIRED',
      methods: ['passkey'],
    });
    expect((await calls.signIn(user, recoveryCodes?.[0])).status).toBe(200);
  });
});

describe('adding a passkey', () => {
  test('needs the password, not only a stolen session', async () => {
    const token = await tokenOf(api, await buildUser(em()));
    expect(calls.codeOf(await calls.beginPasskey(token, 'not the password'))).toBe('INVALID');
    expect(calls.codeOf(await calls.beginPasskey(token, null))).toBe('INVALID');
  });

  test.each<[string, Behaviour]>([
    ['on the page of another site', { origin: 'http://infinitum.example' }],
    ['for another domain', { rpId: 'infinitum.example' }],
    ['by a device that did not check who holds it', { isVerified: false }],
  ])('that was made %s is refused', async (_case, behaviour) => {
    const token = await tokenOf(api, await buildUser(em()));
    const { challenge } = await calls.newPasskey(token);
    const made = new SoftwareAuthenticator().create(challenge, behaviour);
    expect(calls.codeOf(await calls.sendPasskey(token, made))).toBe('INVALID');
  });

  test('takes each challenge once, and from the person it was made for', async () => {
    const [token, other] = [
      await tokenOf(api, await buildUser(em())),
      await tokenOf(api, await buildUser(em())),
    ];
    const { challenge } = await calls.newPasskey(token);
    const made = new SoftwareAuthenticator().create(challenge);

    expect(calls.codeOf(await calls.sendPasskey(other, made))).toBe('INVALID');
    expect((await calls.sendPasskey(token, made)).body).not.toHaveProperty('errors');
    expect(calls.codeOf(await calls.sendPasskey(token, made))).toBe('INVALID');
  });

  test('ends the other sign-ins, is mailed to the owner, and answers recovery codes once', async () => {
    const user = await buildUser(em());
    const [token, other] = [await tokenOf(api, user), await tokenOf(api, user)];
    const first = await calls.addPasskey(token);
    const second = await calls.addPasskey(token);

    expect(first.recoveryCodes).toHaveLength(10);
    expect(second.recoveryCodes).toBeNull();
    expect((await api.rest('GET', '/users/', { token: other })).status).toBe(401);
    const [mail] = await deliverMails(api);
    expect(mail?.text).toContain('A passkey was added to your Infinitum account');
  });

  test('is possible twenty times', async () => {
    const user = await buildUser(em());
    const token = await tokenOf(api, user);
    const { challenge } = await calls.newPasskey(token);
    const manager = em();
    for (let at = 0; at < 20; at++) {
      const fields = { userId: user.id, credentialId: `${user.id}-${at}`, publicKey: 'x' };
      const rest = { counter: 0, transports: [], name: 'x', createdAt: new Date() };
      manager.persist(manager.create(Passkey, { ...fields, ...rest }));
    }
    await manager.flush();

    const made = new SoftwareAuthenticator().create(challenge);
    expect(calls.codeOf(await calls.sendPasskey(token, made))).toBe('CONFLICT');
    expect(calls.codeOf(await calls.beginPasskey(token))).toBe('CONFLICT');
  });
});

describe('renaming a passkey', () => {
  const RENAME =
    'mutation ($id: Int!, $name: String!) { renamePasskey(id: $id, name: $name) { id name } }';
  const rename = (id: number, name: string, token: string) =>
    api.graphql(RENAME, { id, name }, token);

  test('is for its owner alone, leaves it working, and is in the history', async () => {
    const [person, other] = [await personWithPasskey(), await personWithPasskey()];
    const { id } = person.passkey;

    expect(calls.codeOf(await rename(id, 'Mine now', other.token))).toBe('NOT_FOUND');
    expect((await rename(id, '  Work laptop ', person.token)).body).toMatchObject({
      data: { renamePasskey: { id, name: 'Work laptop' } },
    });
    expect((await signIn(person)).body).not.toHaveProperty('errors');

    const { rows } = await database.pool.query<{ changes: unknown }>(
      `select changes from audit_entry where action = 'user.renamePasskey' and subject_id = $1`,
      [String(person.user.id)],
    );
    const passkey = { before: expect.any(String), after: 'Work laptop' };
    expect(rows).toEqual([{ changes: { passkey } }]);
  });

  test.each([[' '], ['x'.repeat(81)]])('needs a short name: %s', async (name) => {
    const { passkey, token } = await personWithPasskey();
    expect(calls.codeOf(await rename(passkey.id, name, token))).toBe('INVALID');
  });
});

describe('removing a passkey', () => {
  const REMOVE =
    'mutation ($id: Int!, $password: String) { removePasskey(id: $id, password: $password) }';
  const remove = (id: number, token: string, password: string = PASSWORD) =>
    api.graphql(REMOVE, { id, password }, token);

  test('needs the password and is for its owner alone', async () => {
    const [person, other] = [await personWithPasskey(), await personWithPasskey()];
    const { id } = person.passkey;
    expect(calls.codeOf(await remove(id, person.token, 'wrong'))).toBe('INVALID');
    expect(calls.codeOf(await remove(id, other.token))).toBe('NOT_FOUND');
    expect((await signIn(person)).body).not.toHaveProperty('errors');
  });

  test('ends its use at once, and that of the recovery codes with the last one', async () => {
    const person = await personWithPasskey();
    expect((await remove(person.passkey.id, person.token)).body).not.toHaveProperty('errors');
    expect((await signIn(person)).body).toMatchObject(REFUSED);
    expect((await calls.signIn(person.user)).status).toBe(200);
  });
});

test('a network begins no more sign-ins with a passkey than it may', async () => {
  for (let begun = 0; begun < 100; begun++) await calls.passkeyChallenge();
  const { body } = await api.graphql('mutation { beginPasskeySignIn { challenge } }');
  expect(body).toMatchObject({ errors: [{ extensions: { code: 'TOO_MANY_REQUESTS' } }] });
}, 30_000);
