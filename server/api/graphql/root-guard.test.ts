import { beforeAll, describe, expect, test } from '@jest/globals';
import { buildAgency, buildCustomer, buildRelationship } from '#server/testing/factories.js';
import { buildUser, tokenOf } from '#server/testing/people.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import { KEY_MUTATIONS, KEY_QUERIES } from './root-guard.js';
import { buildApiSchema } from './schema.js';

const database = testDatabase();
const api = testApi(database, testRedis());

let customerId = 0;
let agencyId = 0;
let admin = '';
beforeAll(async () => {
  const em = database.orm.em.fork();
  agencyId = (await buildAgency(em)).id;
  customerId = (await buildCustomer(em)).id;
  await buildRelationship(em, { customerId, agencyId });
  admin = await tokenOf(api, await buildUser(em, { entityType: 'AGENCY', entityId: agencyId }));
});

async function keyWith(...scopes: string[]): Promise<string> {
  const { body } = await api.rest('POST', '/api-keys/', {
    token: admin,
    json: { name: 'Key', scopes },
  });
  return (body as { key: string }).key; // the documented answer
}

const campaign = (name: string) => ({ customer_id: customerId, campaign_name: name });

describe('an API key', () => {
  test('with the scope campaigns:write makes and changes what belongs to campaigns, as its organisation', async () => {
    const token = await keyWith('campaigns:write');
    const made = await api.rest('POST', '/campaigns/', { token, json: campaign('By a machine') });

    expect(made).toMatchObject({ status: 201, body: { campaign_name: 'By a machine' } });

    const { id } = made.body as { id: number }; // the documented answer
    const changed = await api.graphql(
      `mutation { updateCampaign(id: ${id}, input: { campaignName: "Changed by it" }) { campaignName viewerCan } }`,
      {},
      token,
    );

    expect(changed.body).toMatchObject({
      data: {
        updateCampaign: {
          campaignName: 'Changed by it',
          viewerCan: ['create', 'update', 'archive'],
        },
      },
    });

    const { rows } = await database.pool.query(
      `select user_id, entity_type, entity_id, api_key_id is not null as by_key from audit_entry
        where subject_type = 'campaign' and subject_id = $1`,
      [String(id)],
    );

    const entry = { user_id: null, entity_type: 'AGENCY', entity_id: agencyId, by_key: true };

    expect(rows).toEqual([entry, entry]);
  });

  test('with that scope alone neither reads nor changes anything else, even what its organisation sees', async () => {
    const token = await keyWith('campaigns:write');
    const refusals = await Promise.all([
      api.rest('GET', `/campaigns/customer/${customerId}`, { token }),
      api.rest('PUT', `/customers/${customerId}`, { token, json: { display_name: 'Changed' } }),
      api.rest('POST', '/api-keys/', { token, json: { name: 'Another', scopes: ['read'] } }),
    ]);

    expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403]);

    const foreign = await buildCustomer(database.orm.em.fork());
    const json = { ...campaign('Elsewhere'), customer_id: foreign.id };

    expect((await api.rest('POST', '/campaigns/', { token, json })).status).toBe(404);
  });

  test('without it changes nothing', async () => {
    const token = await keyWith('read', 'events:write');
    const answer = await api.rest('POST', '/campaigns/', { token, json: campaign('By a machine') });
    expect(answer).toMatchObject({
      status: 403,
      body: { message: 'This API key may not change campaigns' },
    });
  });
});

test('the operations of the scopes are fields of the schema', async () => {
  const schema = await buildApiSchema();
  const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});
  const queries = Object.keys(schema.getQueryType()?.getFields() ?? {});
  expect([...KEY_MUTATIONS.keys()].filter((name) => !mutations.includes(name))).toEqual([]);
  expect([...KEY_QUERIES.keys()].filter((name) => !queries.includes(name))).toEqual([]);
});
