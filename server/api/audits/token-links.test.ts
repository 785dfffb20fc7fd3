import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Mail } from '#server/core/mail/mail-kind.js';
import { runDueReports } from '#server/reports/runs/report-sweeper.js';
import { CREATE, send } from '#server/reports/shared-links/testing/shared-link-calls.js';
import {
  buildReportWorld,
  queryAs,
  type ReportWorld,
} from '#server/reports/testing/report-people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { deliverMails } from '#server/testing/test-mailbox.js';
import { testRedis } from '#server/testing/test-redis.js';

/** Whoever has one of these links needs nothing else, so no server may see its token. */

const database = testDatabase();
const api = testApi(database, testRedis());
const ask = queryAs(api);
const SERVER = path.resolve(import.meta.dirname, '../..');

let people: ReportWorld;
const mails: Mail[] = [];
const deliver = async (now = new Date()) => {
  mails.push(...(await deliverMails({ wiring: { ...api.wiring, now: () => now } })));
};
const linksTo = (page: string): URL[] =>
  mails
    .flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
    .map((link) => new URL(link))
    .filter(({ pathname }) => pathname === page);

beforeAll(async () => {
  people = await buildReportWorld(database.orm.em.fork(), api);
  const { admin, agencyAdmin, colleague, owner, world } = people;
  const { token } = agencyAdmin;
  const invited = { name: 'Nina New', email: 'nina@example.com' };
  await api.rest('POST', '/users/', { token, json: invited });
  await api.rest('POST', '/password-reset', { json: { email: admin.user.email } });
  const moved = { email: 'moved@example.com' };
  await api.rest('PUT', `/users/${colleague.user.id}`, { token, json: moved });

  const view = await ask(owner, 'create', {
    input: { name: 'Weekly', address: `client=${world.customerId}&range=last-7-days` },
  });
  await ask(owner, 'schedule', {
    id: view.id,
    input: {
      frequency: 'WEEKLY',
      weekday: 1,
      hour: 7,
      recipientIds: [owner.user.id],
      outsideAddresses: ['mara@client.example'],
    },
  });
  await ask(owner, 'send', { id: view.id });
  const later = new Date(Date.now() + 60_000);
  await runDueReports({ ...api.wiring, now: () => later });
  await deliver(later);
});

describe('the token of a link', () => {
  test.each([
    '/accept-invitation',
    '/reset-password',
    '/confirm-email',
    '/keep-email',
    '/confirm-report',
    '/unsubscribe',
  ])('follows # in mails: %s', (page) => {
    const links = linksTo(page);
    expect(links.length).toBeGreaterThan(0);
    for (const { hash, search } of links) {
      expect(hash).toMatch(/^#(token=|\d+\.)?[\w-]{43}$/);
      expect(search).toBe('');
    }
  });

  test('follows # in a public link', async () => {
    const { world, owner } = people;
    const input = { name: 'Board', address: `client=${world.customerId}&range=last-7-days` };
    const { data } = await send(api, CREATE, { input }, { bearer: owner.token });
    const { url } = data?.createSharedLink as { url: string }; // of CREATE
    const { pathname, search, hash } = new URL(url);
    expect([pathname, search]).toEqual(['/shared', '']);
    expect(hash).toMatch(/^#[\w-]{43}$/);
  });

  test('stands in the path of one address alone, which mail programs post to', () => {
    const sources = fs
      .readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/test|bench/.test(file));
    const inPath = sources.flatMap(
      (file) =>
        fs
          .readFileSync(path.join(SERVER, file), 'utf8')
          .match(/[`'][^`'#\n]*[/?=]\$\{[^}]*token[^}]*\}/gi) ?? [],
    );
    expect(sources.length).toBeGreaterThan(500);
    expect(inPath).toEqual(['`/api/unsubscribe/${token}']);

    const headers = mails.flatMap(({ unsubscribeUrl }) => unsubscribeUrl ?? []);
    expect(headers).toEqual([expect.stringMatching(/\/api\/unsubscribe\/\d+\.[\w-]{43}$/)]);
  });
});
