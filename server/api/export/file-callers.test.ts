import { beforeAll, expect, test } from '@jest/globals';
import { buildWorld, type World } from '#server/analytics/testing/build-world.js';
import type { PdfDocument } from '#server/core/pdf/pdf-document.js';
import { pdfFile } from '#server/core/pdf/pdf-file.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { textsOfPdf } from '#server/testing/read-pdf.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);

/** Takes much longer than this test. */
const ENDLESS: PdfDocument = {
  title: '',
  kicker: '',
  foot: '',
  createdAt: new Date(0),
  facts: [],
  tiles: [],
  answers: [],
  heatmaps: [],
  notes: [],
  trend: { title: '', labels: ['', ''], days: [], note: '' },
  tables: [
    {
      title: '',
      columns: [{ head: '', kind: 'count' }],
      rows: Array.from({ length: 100_000 }, (_, at) => [String(at)]),
    },
  ],
};

let world: World;
let tokens: string[];

beforeAll(async () => {
  const em = database.orm.em.fork();
  world = await buildWorld(em);
  const owner = world.principals.find(({ name }) => name === 'agency');
  if (!owner) throw new Error('the world has an agency');
  const { entityType, entityId } = owner.actor;
  const people = [
    await buildUser(em, { entityType, entityId }),
    await buildUser(em, { entityType, entityId }),
  ];
  tokens = await Promise.all(people.map((user) => tokenOf(api, user)));
});

const ask = (token: string | undefined) =>
  fetch(
    `${api.url}/api/export/dashboard.pdf?client=${world.customerId}&from=2026-06-01&to=2026-06-07`,
    { headers: { authorization: `Bearer ${token ?? ''}` } },
  );

test('a caller has one file waiting: a further one is refused with 429, those of others are made', async () => {
  const [busy, other] = tokens;
  const hangingUp = new AbortController();
  const occupied = pdfFile(ENDLESS, { caller: 'somebody', signal: hangingUp.signal });
  const ended = expect(occupied).rejects.toThrow('aborted');

  const refused: Response[] = [];
  const files = [ask(busy), ask(busy), ask(busy)];
  await new Promise<void>((resolve) => {
    for (const file of files)
      void file.then((answer) => {
        if (refused.push(answer) === 2) resolve();
      });
  });
  for (const answer of refused) {
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.json()).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: 'One of your files is waiting already. Please ask for the next when it is there.',
    });
  }

  const others = ask(other);
  hangingUp.abort();
  await ended;

  expect((await others).status).toBe(200);
  const answers = await Promise.all(files);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
  const made = answers.find(({ ok }) => ok);
  expect(
    textsOfPdf(Buffer.from((await made?.arrayBuffer()) ?? new ArrayBuffer(0))).length,
  ).toBeGreaterThan(100);
});
