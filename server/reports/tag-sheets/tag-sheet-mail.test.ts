import { beforeAll, expect, test } from '@jest/globals';
import {
  buildReportWorld,
  type ReportPerson,
  type ReportWorld,
} from '#server/reports/testing/report-people.js';
import { readWorkbook, valuesOf } from '#server/testing/read-workbook.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { deliverMails } from '#server/testing/test-mailbox.js';
import { testRedis } from '#server/testing/test-redis.js';

const database = testDatabase();
const api = testApi(database, testRedis());

let people: ReportWorld;
beforeAll(async () => {
  people = await buildReportWorld(database.orm.em.fork(), api);
});

interface Answered {
  data?: Record<string, unknown>;
  errors?: { extensions: { code: string; errors?: Record<string, string> } }[];
}
const FIELDS = 'id email tagCount sentAt failure senderName';
const call = async (person: ReportPerson, query: string, variables: Record<string, unknown>) =>
  (await api.graphql(query, variables, person.token)).body as Answered; // of GraphQL

const inputOf = (more = {}) => ({
  input: {
    customerId: people.world.customerId,
    email: 'ops@channel.example',
    format: 'VAST',
    adServer: 'FREEWHEEL',
    ...more,
  },
});
const mailSheet = (person: ReportPerson, more = {}) =>
  call(
    person,
    `mutation ($input: TagSheetMailInput!) { mailTagSheet(input: $input) { ${FIELDS} } }`,
    inputOf(more),
  );
const preview = (person: ReportPerson, more = {}) =>
  call(
    person,
    'query ($input: TagSheetMailInput!) { tagSheetPreview(input: $input) { subject text files tagCount } }',
    inputOf(more),
  );
const sent = (person: ReportPerson) =>
  call(person, `query ($id: Int!) { tagSheetMails(customerId: $id) { ${FIELDS} } }`, {
    id: people.world.customerId,
  });
const rowsIn = (content: Buffer) => valuesOf(readWorkbook(content), 'Tag sheet').slice(1);

test('a tag sheet goes to the ad operations as it was previewed, and stands in the history', async () => {
  const seen = (await preview(people.owner)).data?.tagSheetPreview as {
    text: string;
    tagCount: number;
  }; // as asked
  await mailSheet(people.owner);
  const [mail] = await deliverMails(api);
  const rows = rowsIn(mail?.attachments?.[0]?.content ?? Buffer.alloc(0));

  expect(mail?.to.address).toBe('ops@channel.example');
  expect(mail?.text.replace(/_\d\d-\d\d-\d\d/, '')).toBe(seen.text.replace(/_\d\d-\d\d-\d\d/, ''));
  expect(rows).toHaveLength(seen.tagCount);
  expect(rows.every((row) => String(row.at(-1)).includes('#'))).toBe(true); // macros of FreeWheel

  const history = { email: 'ops@channel.example', senderName: 'Aroha Owner', failure: null };
  const listed = (await sent(people.colleague)).data?.tagSheetMails;
  expect(listed).toMatchObject([{ ...history, sentAt: expect.any(String) }]);
  expect((await sent(people.broadcaster)).data?.tagSheetMails).toEqual([]);
  const { rows: entries } = await database.pool.query(
    `select 1 from audit_entry where changes::text like '%ops@%'`,
  );
  expect(entries).toEqual([]);
});

test('it holds what its sender sees when it is sent', async () => {
  await mailSheet(people.broadcaster);
  const [mail] = await deliverMails(api);
  const theirs = rowsIn(mail?.attachments?.[0]?.content ?? Buffer.alloc(0));
  expect(theirs.length).toBeGreaterThan(0);
  expect(new Set(theirs.map(([, , channel]) => channel)).size).toBe(1); // of two channels

  expect((await mailSheet(people.outsider)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect(await deliverMails(api)).toEqual([]);

  await mailSheet(people.colleague);
  await database.pool.query('update app_user set archived_at = now() where id = $1', [
    people.colleague.user.id,
  ]);
  expect(await deliverMails(api)).toEqual([]);
  expect((await sent(people.owner)).data?.tagSheetMails).toMatchObject([
    { failure: 'Its sender may no longer see these tags.', sentAt: null },
    { failure: null },
  ]);
});

test('a wrong address, and no tag at all, are refused', async () => {
  const code = (answer: Answered) => answer.errors?.[0]?.extensions;
  for (const email of ['nobody', 'a@[127.0.0.1]'])
    expect(code(await mailSheet(people.owner, { email }))).toMatchObject({
      errors: { email: expect.any(String) },
    });
  expect(code(await mailSheet(people.owner, { bookingIds: [2_000_000_000] }))).toMatchObject({
    errors: { tagIds: expect.stringContaining('There are no tags to send') },
  });
});
