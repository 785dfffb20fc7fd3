import type { EntityManager } from '@mikro-orm/postgresql';
import type { EntityType } from '#server/access/identity/actor.js';
import { ApiKey } from '#server/domains/people/api-key/api-key.entity.js';
import { buildUser } from '#server/testing/people.js';
import { canaryOf } from './canary.js';
import { KINDS, type Kind } from './people-of-the-world.js';
import { addWebhook } from './world-webhooks.js';
import type { AddTarget, WorldOrganisations } from './world-types.js';

/**
 * A user and a key of each organisation and of an outsider; returns the ids of the calling people.
 */
export async function addMembers(
  em: EntityManager,
  add: AddTarget,
  organisations: WorldOrganisations,
): Promise<Record<EntityType, number>> {
  const callerOf = (entityType: EntityType, entityId: number | null) =>
    buildUser(em, { name: 'Whoever calls', entityType, entityId });
  const { CUSTOMER, AGENCY, BROADCASTER, ADTECH } = organisations.own;
  const caller = await callerOf('SYSTEM', null);
  const callers = {
    SYSTEM: caller.id,
    CUSTOMER: (await callerOf('CUSTOMER', CUSTOMER)).id,
    AGENCY: (await callerOf('AGENCY', AGENCY)).id,
    BROADCASTER: (await callerOf('BROADCASTER', BROADCASTER)).id,
    ADTECH: (await callerOf('ADTECH', ADTECH)).id,
  };
  const createdAt = new Date('2026-01-01T00:00:00Z');
  // Not accepted yet, so that the invitation can be sent again.
  const user = (name: string, entityType: Kind, entityId: number) =>
    buildUser(em, {
      name: canaryOf('user', name),
      entityType,
      entityId,
      admin: false,
      activatedAt: null,
    });

  const key = async (name: string, entityType: Kind, entityId: number) => {
    const text = canaryOf('apiKey', name);
    const fields = {
      name: text,
      keyHash: text,
      scopes: ['read' as const],
      createdByUserId: caller.id,
      createdAt,
    };

    const built = em.create(ApiKey, { ...fields, entityType, entityId });

    await em.persist(built).flush();

    return built;
  };

  for (const kind of KINDS) {
    const name = kind.toLowerCase();
    add('user', name, await user(name, kind, organisations.own[kind]), [kind], [kind]);
    add('apiKey', name, await key(name, kind, organisations.own[kind]), [kind], [kind]);
    await addWebhook(em, add, name, { entityType: kind, entityId: organisations.own[kind] });
  }

  add(
    'user',
    'outsider',
    await user('outsider', 'BROADCASTER', organisations.outsideBroadcaster.id),
    [],
  );
  add('apiKey', 'outsider', await key('outsider', 'ADTECH', organisations.outsideAdtech.id), []);
  await addWebhook(
    em,
    add,
    'outsider',
    { entityType: 'ADTECH', entityId: organisations.outsideAdtech.id },
    [],
  );

  return callers;
}
