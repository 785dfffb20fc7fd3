import fs from 'node:fs';
import { beforeAll, expect, test } from '@jest/globals';
import { buildApiSchema } from '#server/api/graphql/schema.js';
import { describeRoutes } from '#server/api/openapi/describe-routes.js';
import type { JsonSchema } from '#server/api/openapi/json-schema.js';
import { routes } from '#server/api/rest/routes.js';
import { Region } from '#server/domains/organisations/reference/region.entity.js';
import { buildUser, PASSWORD, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { deliverMails, tokenIn } from '#server/testing/test-mailbox.js';
import { testRedis } from '#server/testing/test-redis.js';
import { testWorkers } from '#server/testing/test-workers.js';
import { playCampaigns, playExperiments } from './testing/campaigns-story.js';
import {
  describedCalls,
  pointerStep,
  schemasOf,
  type DescribedAnswer,
} from './testing/described-calls.js';
import { EXAMPLES, EXAMPLES_FILE, type CallExample, type Examples } from './examples/examples.js';
import { playFigures } from './testing/figures-story.js';
import { playMonitoring, playSignInAndWebhooks } from './testing/operations-story.js';
import { playAssociations, playOrganisations } from './testing/organisations-story.js';
import { playKeys, playPeople } from './testing/people-story.js';
import { formOf, readable } from './testing/readable.js';
import { storyEvents } from './testing/story-events.js';
import { storyFailures } from './testing/story-failures.js';
import type { Call, Player } from './testing/story.js';

/*
 * One run of the story, whose calls and answers are held against openapi.json, gives the examples of openapi.json. RECORD_EXAMPLES=1 writes them, `npm run generate` prints them
 * into the document.
 */

const database = testDatabase();
const redis = testRedis();
const api = testApi(database, redis);
const workers = testWorkers(database, redis);

const document = describeRoutes(await buildApiSchema(), routes);
const { paths, components } = document as {
  paths: Record<
    string,
    Record<
      string,
      { operationId: string; requestBody?: Content; responses: Record<string, Content> }
    >
  >;
  components: { responses: Record<string, Content> };
}; // an OpenAPI document

interface Made {
  row: string;
  refused: boolean;
  answered: DescribedAnswer;
}

const made: Made[] = [];
const recorded: Examples = { calls: {}, failures: {} };

beforeAll(async () => {
  await playStory();
  recorded.failures = await storyFailures(api);
  if (process.env.RECORD_EXAMPLES)
    fs.writeFileSync(EXAMPLES_FILE, `${JSON.stringify(recorded, null, 2)}\n`);
}, 120_000);

async function playStory(): Promise<void> {
  const send = describedCalls(document, `${api.url}/api`);
  const tokens = new Map<Player, string>();
  const em = () => database.orm.em.fork();

  const call: Call = async (row, options = {}) => {
    const { as = 'system', params = {}, query = {}, body, refused } = options;
    const [method = '', template = ''] = row.split(' ');
    const token = tokens.get(as);
    const answered = await send({
      method: method.toLowerCase(),
      template,
      params,
      query,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      body,
    });
    const isExpected = refused === undefined ? answered.status < 300 : answered.status === refused;
    if (!isExpected)
      throw new Error(`${row} answered ${answered.status}: ${JSON.stringify(answered.body)}`);
    made.push({ row, refused: refused !== undefined, answered });
    if (refused === undefined)
      record(paths[template]?.[method.toLowerCase()]?.operationId ?? row, {
        ...(body && { request: readable(body, Date.now()) }),
        status: answered.status,
        ...(answered.status !== 204 && { answer: readable(answered.body, Date.now()) }),
      });
    return answered.body as JsonSchema; // as the document says, which describedCalls has checked
  };

  tokens.set('system', await tokenOf(api, await buildUser(em(), { name: 'Ada Operator' })));
  const organisations = await playOrganisations(call);
  const admin = async (entityType: 'CUSTOMER' | 'AGENCY', entityId: number) =>
    tokenOf(api, await buildUser(em(), { entityType, entityId }));
  tokens.set('client', await admin('CUSTOMER', organisations.customerId));
  tokens.set('agency', await admin('AGENCY', organisations.agencyId));
  const key = await call('POST /api-keys/', {
    as: 'client',
    body: { name: 'Planning', scopes: ['read', 'campaigns:write'] },
  });
  tokens.set('key', String(key.key));

  await playAssociations(call, organisations);
  const campaigns = await playCampaigns(call, organisations);
  const regions = await em().find(Region, { countryCode: 'NZ' }, { limit: 3 });
  const regionIds = regions.map(({ id }) => id);
  await workers.queue(storyEvents(organisations.customerId, campaigns, regionIds));
  await workers.untilStored();
  await playFigures(call, organisations);
  await playExperiments(call, organisations, campaigns.bookingIds[0]);
  await playSignInAndWebhooks(call);
  await playMonitoring(call);
  await playPeople(call, newestTokenTo(), organisations.customerId);
  await playKeys(call, PASSWORD);
}

/** The first call of an operation is its example. */
function record(operationId: string, example: CallExample): void {
  recorded.calls[operationId] ??= example;
}

function newestTokenTo() {
  const tokens = new Map<string, string>();

  return async (address: string): Promise<string> => {
    for (const mail of await deliverMails(api)) {
      if (/token=|invitation#|email#/.test(mail.text)) tokens.set(mail.to.address, tokenIn(mail));
    }
    const token = tokens.get(address);
    if (token === undefined) throw new Error(`no mail with a link to ${address}`);
    return token;
  };
}

test('200 calls and their answers are as openapi.json says', () => {
  const wrong = made.flatMap(({ row, refused, answered: { status, violations } }) => {
    const { input, output } = violations;
    const found = refused ? output : [...input, ...output];
    return found.length > 0 ? [{ row, status, found }] : [];
  });

  expect(wrong).toEqual([]);
  expect(made.length).toBeGreaterThanOrEqual(200);
});

const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, operation]) =>
    method === 'servers' || path.startsWith('/t/') || path.startsWith('/export/')
      ? []
      : [{ ...operation, pointer: `/paths${pointerStep(path)}${pointerStep(method)}` }],
  ),
);

/** Operations without an example, and why. */
const LEFT: Readonly<Record<string, string>> = {
  verifySsoDomain: 'needs a TXT record in the DNS',
};

test('every operation has an example, and no other has one', () => {
  const ids = operations.map(({ operationId }) => operationId).filter((id) => !LEFT[id]);
  expect(Object.keys(recorded.calls).sort()).toEqual(ids.sort());
  expect(Object.keys(EXAMPLES.calls).sort()).toEqual(Object.keys(recorded.calls).sort());
});

test('the recorded examples have the form of today’s answers: else run with RECORD_EXAMPLES=1', () => {
  expect(EXAMPLES.failures).toEqual(recorded.failures);
  expect(formOf(EXAMPLES.calls)).toEqual(formOf(recorded.calls));
});

interface Content {
  content?: Record<string, { example?: unknown }>;
}

test('each example of the document fits its schema', () => {
  const checkSchema = schemasOf(document);
  const found: string[] = [];

  const check = (name: string, pointer: string, { content = {} }: Content) => {
    for (const [mediaType, { example }] of Object.entries(content)) {
      const schema = `${pointer}/content${pointerStep(mediaType)}/schema`;
      const wrong = example === undefined ? ['there is none'] : checkSchema(schema, example);
      found.push(...wrong.map((text) => `${name}: ${text}`));
    }
  };

  for (const { operationId, pointer, requestBody = {}, responses } of operations) {
    if (LEFT[operationId]) continue;
    check(`${operationId} request`, `${pointer}/requestBody`, requestBody);
    for (const [status, response] of Object.entries(responses).filter(([one]) => one < '300'))
      check(`${operationId} ${status}`, `${pointer}/responses/${status}`, response);
  }

  for (const [name, response] of Object.entries(components.responses))
    check(name, `/components/responses${pointerStep(name)}`, response);

  expect(found).toEqual([]);
});
