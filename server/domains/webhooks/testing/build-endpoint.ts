import type { EntityManager, RequiredEntityData } from '@mikro-orm/postgresql';
import { newWebhookSecret, sealSecret } from '#server/domains/webhooks/delivery/sign-message.js';
import { WebhookEndpoint } from '#server/domains/webhooks/endpoint/webhook-endpoint.entity.js';

type EndpointOverrides = Partial<RequiredEntityData<WebhookEndpoint>> & {
  tokenSecret: string;
  secret?: string;
};

/** The default is an endpoint of SYSTEM for every type. */
export async function buildEndpoint(
  em: EntityManager,
  { tokenSecret, secret, ...overrides }: EndpointOverrides,
) {
  const endpoint = em.create(WebhookEndpoint, {
    entityType: 'SYSTEM',
    url: 'https://partner.example/hook',
    name: 'Partner',
    eventTypes: ['tag.silent', 'tag.jump', 'campaign.finished', 'report.ready', 'queue.lag'],
    sealedSecret: sealSecret(tokenSecret, secret ?? newWebhookSecret()),
    createdByUserId: 1,
    createdAt: new Date('2026-01-01T00:00:00Z'),
    ...overrides,
  });

  await em.persist(endpoint).flush();

  return endpoint;
}
