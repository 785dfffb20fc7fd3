import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { describedCalls, type DescribedCall } from './described-calls.js';

const BOOKING = { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } };
const json = { 'application/json': { schema: { $ref: '#/components/schemas/Booking' } } };
const DOCUMENT = {
  openapi: '3.1.0',
  paths: {
    '/bookings/{id}': {
      put: {
        security: [{ session: [] }],
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
          { $ref: '#/components/parameters/Day' },
        ],
        requestBody: { required: true, content: json },
        responses: {
          200: { content: json, headers: { 'retry-after': { schema: { type: 'integer' } } } },
        },
      },
    },
  },
  components: {
    schemas: { Booking: BOOKING },
    parameters: {
      Day: { name: 'day', in: 'query', required: true, schema: { type: 'string', format: 'date' } },
    },
  },
};

const answer = {
  status: 200,
  type: 'application/json; charset=utf-8',
  body: '{"id":1}',
  after: '1',
};
let served = answer;
const server = createServer((request, response) => {
  request.resume();
  const headers = { 'content-type': served.type, 'retry-after': served.after };
  response.writeHead(served.status, headers).end(served.body);
});
let send: ReturnType<typeof describedCalls>;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port
  send = describedCalls(DOCUMENT, `http://127.0.0.1:${port}`);
});

afterAll(() => {
  server.close();
});

const GOOD: DescribedCall = {
  method: 'put',
  template: '/bookings/{id}',
  params: { id: 1 },
  query: { day: '2026-06-10' },
  headers: { authorization: 'Bearer token', 'content-type': 'application/json' },
  body: { id: 1 },
};

test('a call and an answer as the document says are without findings', async () => {
  served = answer;
  const { status, body, violations } = await send(GOOD);
  expect([status, body, violations]).toEqual([200, { id: 1 }, { input: [], output: [] }]);
});

test.each<[string, Partial<DescribedCall>]>([
  ['path id: must be integer', { params: { id: 'one' } }],
  ['query day: is missing', { query: {} }],
  ['query day: must match format', { query: { day: '10 June' } }],
  ['dya: is not described', { query: { ...GOOD.query, dya: '1' } }],
  ['authorization: is missing', { headers: { 'content-type': 'application/json' } }],
  ['body: text/csv is none of', { headers: { ...GOOD.headers, 'content-type': 'text/csv' } }],
  ['body/id: must be integer', { body: { id: '1' } }],
  ["body: must have required property 'id'", { body: {} }],
  ['body: must be object', { body: undefined }],
])('a call is found wrong: %s', async (words, change) => {
  served = answer;
  const { violations } = await send({ ...GOOD, ...change });
  expect(violations.input.join()).toContain(words);
});

test.each<[string, Partial<typeof answer>]>([
  ['status: 404 is not described', { status: 404 }],
  ['body: text/html is none of', { type: 'text/html' }],
  ["body: must have required property 'id'", { body: '{}' }],
  ['header retry-after: must be integer', { after: 'soon' }],
])('an answer is found wrong: %s', async (words, change) => {
  served = { ...answer, ...change };
  const { violations } = await send(GOOD);
  expect(violations.output.join()).toContain(words);
});
