import { beforeEach, describe, expect, test } from '@jest/globals';
import { buildRelationship } from '#server/testing/factories.js';
import { buildUser } from '#server/testing/people.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import {
  associationWorld,
  readersOf,
} from '#server/domains/organisations/association/testing/association-world.js';

const database = testDatabase();
const redis = testRedis();
const { call, fork, side, superAdmin, requestClient, createRequest, answer, mails } =
  associationWorld(database, redis);

beforeEach(async () => {
  await database.pool.query('delete from outgoing_mail');
});

describe('mails', () => {
  test('of a request go to the admins of both sides and of the client’s agencies, and to nobody else', async () => {
    const [client, requester, manager] = [
      await side('CUSTOMER'),
      await side('BROADCASTER'),
      await side('AGENCY'),
    ];

    const [rival] = [await side('BROADCASTER'), await superAdmin()];

    await buildRelationship(fork(), { customerId: client.id, agencyId: manager.id });
    await buildRelationship(fork(), { customerId: client.id, broadcasterId: rival.id });
    await requestClient(requester, client);

    const sent = await mails();

    expect(readersOf(sent)).toEqual([client.email, requester.email, manager.email].sort());

    const toClient = sent.find(({ to }) => to.address === client.email);

    expect(toClient?.subject).toBe(`${requester.name} asks to be associated with ${client.name}`);
    expect(toClient?.text).toContain(
      `${requester.name} (broadcaster from New Zealand) asks to be associated`,
    );
    expect(toClient?.text).toContain('/admin?tab=associations');
    expect(sent.find(({ to }) => to.address === requester.email)?.subject).toContain('was sent');
  });

  test('of a request that nobody of the other side can answer go to the super admins', async () => {
    const [client, requester] = [await side('CUSTOMER'), await side('AGENCY')];

    await database.pool.query(
      `update app_user set archived_at = now() where entity_type = 'CUSTOMER' and entity_id = $1`,
      [client.id],
    );

    const { email } = await superAdmin();

    await requestClient(requester, client);

    const sent = await mails();

    expect(readersOf(sent)).toEqual(expect.arrayContaining([requester.email, email]));
    expect(sent.find(({ to }) => to.address === email)?.text).toContain('Nobody at ');
  });

  test.each([
    ['accept', 'are associated'],
    ['decline', 'was declined'],
    ['withdraw', 'was withdrawn'],
  ] as const)('of a request answered with %s go to both sides', async (verb, subject) => {
    const [client, requester] = [await side('CUSTOMER'), await side('ADTECH')];
    const id = await createRequest(requester, client);
    await mails();
    await answer(verb === 'withdraw' ? requester.admin : client.admin, id, verb);
    await answer(verb === 'withdraw' ? requester.admin : client.admin, id, verb);
    const sent = await mails();
    expect(readersOf(sent)).toEqual([client.email, requester.email].sort());
    for (const mail of sent) expect(mail.subject).toContain(subject);
  });

  test('of an end and of a code that was used go to both sides', async () => {
    const [client, agency] = [await side('CUSTOMER'), await side('AGENCY')];
    const { body } = await call(client.admin, 'POST', `/connection-codes/customer/${client.id}`);

    await call(agency.admin, 'POST', '/connection-codes/connect', { code: body.code });

    const connected = await mails();

    expect(readersOf(connected)).toEqual([client.email, agency.email].sort());
    expect(connected[0]?.text).toContain('connection code');

    const [association] = (await call(agency.admin, 'GET', '/associations/')).list;

    await call(agency.admin, 'DELETE', `/associations/${String(association?.id)}`);

    const ended = await mails();

    expect(readersOf(ended)).toEqual([client.email, agency.email].sort());
    for (const { subject } of ended) expect(subject).toContain('are no longer associated');
  });

  test('are not sent for a request that was withdrawn meanwhile, or to somebody who is no longer an admin', async () => {
    const [client, requester] = [await side('CUSTOMER'), await side('AGENCY')];
    const late = await buildUser(fork(), {
      entityType: 'CUSTOMER',
      entityId: client.id,
      admin: true,
    });

    const id = await createRequest(requester, client);

    await answer(requester.admin, id, 'withdraw');
    await database.pool.query('update app_user set admin = false where id = $1', [late.id]);

    const sent = await mails();

    expect(readersOf(sent)).toEqual([client.email, requester.email].sort());
    for (const { subject } of sent) expect(subject).toContain('was withdrawn');
  });

  test('say a name in one line, whatever was typed', async () => {
    const [client, requester] = [await side('CUSTOMER'), await side('AGENCY')];

    await database.pool.query('update agency set agency_name = $2 where id = $1', [
      requester.id,
      'Bright\nBcc: x@evil.example https://evil.example',
    ]);
    await requestClient(requester, client);

    const [mail] = (await mails()).filter(({ to }) => to.address === client.email);

    expect(mail?.subject).toBe(
      `Bright Bcc: x@evil. example https evil. example asks to be associated with ${client.name}`,
    );
  });
});
