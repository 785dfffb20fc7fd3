import { idOf, readList, type Call } from './story.js';

/** The company sign-in and the webhooks of an organisation, by its admin. */
export async function playSignInAndWebhooks(call: Call): Promise<void> {
  const as = 'client';
  await call('GET /sso/settings', { as });
  const body = {
    issuer: 'https://login.ridgeline.example',
    client_id: 'infinitum',
    client_secret: 'kept by the provider',
  };
  await call('PUT /sso/connection', { as, body });
  await call('POST /sso/domains', { as, body: { domain: 'ridgeline.example' } });
  const params = { domain: 'ridgeline.example' };
  await call('POST /sso/domains/{domain}/verify', { as, params, refused: 422 });
  await call('DELETE /sso/domains/{domain}', { as, params });
  await call('DELETE /sso/connection', { as });

  await playWebhooks(call);
}

async function playWebhooks(call: Call): Promise<void> {
  const as = 'client';
  await call('GET /webhooks/event-types', { as });
  const made = await call('POST /webhooks/', {
    as,
    body: {
      name: 'Planning system',
      url: 'https://hooks.ridgeline.example/infinitum',
      event_types: ['campaign.finished', 'tag.silent'],
    },
  });
  const id = idOf(made.endpoint as Record<string, unknown>); // the documented answer
  const body = { name: 'Nothing', url: 'http://ridgeline.example', event_types: ['tag.silent'] };
  await call('POST /webhooks/', { as, body, refused: 422 });
  await call('GET /webhooks/', { as });
  await call('PUT /webhooks/{id}', { as, params: { id }, body: { name: 'Planning' } });
  await call('POST /webhooks/{id}/rotate-secret', { as, params: { id }, body: {} });
  const delivery = await call('POST /webhooks/{id}/test', { as, params: { id } });
  await readList(call, 'GET /webhooks/{endpoint_id}/deliveries', { endpoint_id: id });
  await call('POST /webhooks/deliveries/{id}/replay', {
    as,
    params: { id: String(delivery.id) },
  });
  await call('DELETE /webhooks/{id}', { as, params: { id } });
}

/** Only a super admin sees these. */
export async function playMonitoring(call: Call): Promise<void> {
  await call('GET /active-users');
  await call('GET /active-users', { as: 'client', refused: 403 });
  await call('GET /admin/daily-activity');
  await call('GET /admin/redis/health');
  await call('GET /admin/redis/info');
  await call('GET /admin/redis/queue-stats');
  await call('GET /admin/redis/queue-summary');
  await call('GET /admin/redis/strain/summary');
  await call('GET /admin/ledger');
  await readList(call, 'GET /admin/dead-letters');
  await call('GET /admin/dead-letters/summary');
  await call('POST /admin/dead-letters/replay', { body: { ids: ['1'] } });
  await call('POST /admin/dead-letters/discard', { body: { reason: 'undecodable' } });
}
