import { beforeAll, describe, expect, test } from '@jest/globals';
import { buildBooking, buildCustomer } from '#server/testing/factories.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);

let token = '';
let customerId = 0;
let bookingId = 0;
beforeAll(async () => {
  const em = database.orm.em.fork();
  token = await tokenOf(api, await buildUser(em));
  customerId = (await buildCustomer(em)).id;
  bookingId = (await buildBooking(em, { customerId })).id;
});

const TABLES = [
  'campaign',
  'booking',
  'creative',
  'site_tag',
  'impression_tag',
  'customer',
  'agency',
  'audit_entry',
];
const counts = async () =>
  Promise.all(
    TABLES.map(
      async (table) =>
        (await database.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`))
          .rows[0],
    ),
  );

const OF_CLIENT = () => ({ customer_id: customerId });
const OF_COUNTRY = () => ({ country_code: 'NZ' });
const ALONE = () => ({});

/** Method, path, the attacked field, and the rest of a valid body. */
const WRITES = [
  ['POST', '/campaigns/', 'campaign_name', OF_CLIENT],
  ['POST', '/bookings/', 'booking_name', OF_CLIENT],
  ['POST', '/creatives/', 'description', OF_CLIENT],
  ['POST', '/sitetags/', 'tag_description', OF_CLIENT],
  ['POST', '/customers/', 'cust_name', OF_COUNTRY],
  ['POST', '/agencies/', 'agency_name', OF_COUNTRY],
  ['POST', '/broadcasters/', 'broadcaster_name', OF_COUNTRY],
  ['POST', '/adtechs/', 'adtech_name', OF_COUNTRY],
  ['POST', '/channels/', 'channel_name', ALONE],
  ['POST', '/adtech-groups/', 'group_name', ALONE],
] as const;

const HOSTILE: [name: string, value: unknown][] = [
  ['a NUL byte', 'abcd\u0000efgh'],
  ['a number', 42],
  ['a list', ['abcd']],
  ['an object', { $ne: 'abcd' }],
  ['true', true],
  ['200 KB', 'x'.repeat(200_000)],
];

describe.each(WRITES)('%s %s', (method, path, nameField, rest) => {
  test.each(HOSTILE)(
    'answers %s with 422 on the field and stores nothing',
    async (_name, value) => {
      const before = await counts();
      const json = { ...rest(), [nameField]: value };
      const { status, body } = await api.rest(method, path, { token, json });
      expect({ status, body }).toMatchObject({
        status: 422,
        body: { errors: { [nameField]: expect.any(String) } },
      });
      expect(await counts()).toEqual(before);
    },
  );

  test('answers bodies that are no JSON object, of another type or too large with 4xx', async () => {
    const before = await counts();
    const statuses = [];

    for (const body of [
      '',
      '[]',
      '"text"',
      'null',
      '{"a":',
      '\u0000',
      `{"${nameField}":"${'x'.repeat(5_000_000)}"}`,
    ]) {
      statuses.push(
        (await api.rest(method, path, { token, raw: { body, contentType: 'application/json' } }))
          .status,
      );
    }

    expect(statuses.filter((status) => status < 400 || status >= 500)).toEqual([]);

    const xml = await api.rest(method, path, {
      token,
      raw: { body: '<a/>', contentType: 'text/xml' },
    });

    expect(xml.status).toBe(415);
    expect(await counts()).toEqual(before);
  });

  test('answers a body that is nested without end with 400', async () => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const body = `{"${nameField}":${open.repeat(30_000)}1${close.repeat(30_000)}}`;
      const { status } = await api.rest(method, path, {
        token,
        raw: { body, contentType: 'application/json' },
      });
      expect(status).toBe(400);
    }
  });

  test('answers unknown fields and prototype tricks with 422', async () => {
    for (const body of ['{"nonsense":1}', '{"__proto__":{"admin":true},"constructor":{"x":1}}']) {
      const { status } = await api.rest(method, path, {
        token,
        raw: { body, contentType: 'application/json' },
      });
      expect(status).toBe(422);
    }
  });
});

describe('ids', () => {
  const IDS = [
    '0',
    '-1',
    '999999999',
    '99999999999999999999',
    '1.5',
    '1e3',
    'abc',
    '1;drop table booking',
    '%00',
  ];
  test.each(IDS)('%s is never a 500', async (id) => {
    for (const [, path] of WRITES) {
      const { status } = await api.rest('PUT', `${path}${id}`, { token, json: {} });
      expect([404, 405, 422, 400]).toContain(status);
    }

    for (const path of [
      `/bookings/customer/${id}`,
      `/impressiontags/customer/${id}`,
      `/sitetags/customer/${id}`,
    ]) {
      const { status } = await api.rest('GET', path, { token });
      expect([404, 422, 400]).toContain(status);
    }

    const saved = await api.rest('POST', `/impressiontags/save_combinations/${id}`, {
      token,
      json: { creative_ids: [] },
    });

    expect([404, 422, 400]).toContain(saved.status);
  });

  test('hostile creative ids are refused and change no tag', async () => {
    const before = await counts();
    for (const creative_ids of [[1.5], ['1'], [null], 7, { length: 1 }, [2 ** 31], [-1]]) {
      const path = `/impressiontags/save_combinations/${bookingId}`;
      expect((await api.rest('POST', path, { token, json: { creative_ids } })).status).toBe(422);
    }
    expect(await counts()).toEqual(before);
  });
});

test('markup and quotes are kept as text', async () => {
  const campaign_name = `<img src=x onerror=alert(1)> '; drop table campaign; -- \ud83d\ude00`;
  const { status, body } = await api.rest('POST', '/campaigns/', {
    token,
    json: { customer_id: customerId, campaign_name },
  });
  expect({ status, body }).toMatchObject({ status: 201, body: { campaign_name } });
});

test('a direction that turns a name around is refused by field', async () => {
  const { status, body } = await api.rest('POST', '/campaigns/', {
    token,
    json: { customer_id: customerId, campaign_name: 'Invoice \u202efdp.exe' },
  });
  expect({ status, body }).toMatchObject({
    status: 422,
    body: { errors: { campaign_name: 'Campaign name contains the hidden character U+202E' } },
  });
});

test('numbers and dates out of range are refused by field, not by the database', async () => {
  for (const [field, value] of Object.entries({
    cpm: 1e300,
    charged_cpm: -1,
    start_date: '0001-01-01',
    booking_type: 2e9,
  })) {
    const { status, body } = await api.rest('PUT', `/bookings/${bookingId}`, {
      token,
      json: { [field]: value },
    });
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { errors: { [field]: expect.any(String) } },
    });
  }
});

test('search texts and cursors from anywhere are answered, over GraphQL', async () => {
  const query = `query ($after: String, $search: String, $first: Int) {
    bookings(customerId: ${customerId}, after: $after, search: $search, first: $first) { totalCount nodes { id } }
  }`;
  const codeOf = async (variables: Record<string, unknown>) => {
    const { body } = await api.graphql(query, variables, token);
    return JSON.stringify(body).match(/"code":"(\w+)"/)?.[1] ?? 'OK';
  };

  expect(await codeOf({ search: '%_\'\\"; --' })).toBe('OK');
  expect(await codeOf({ search: 'a\u0000b' })).toBe('INVALID');
  expect(await codeOf({ search: 'x'.repeat(201) })).toBe('INVALID');
  expect(await codeOf({ after: 'nonsense' })).toBe('INVALID');
  expect(await codeOf({ after: Buffer.from('id:99999999999').toString('base64url') })).toBe(
    'INVALID',
  );
  expect(await codeOf({ after: Buffer.from('id:999999').toString('base64url') })).toBe('INVALID');
  for (const first of [0, -1, 501]) expect(await codeOf({ first })).toBe('INVALID');
});
