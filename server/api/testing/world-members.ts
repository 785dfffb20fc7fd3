import type { EntityManager } from '@mikro-orm/postgresql';
import { ApiKey } from '#server/domains/people/api-key/api-key.entity.js';
import { buildUser } from '#server/testing/people.js';
import { canaryOf } from './canary.js';
import { KINDS, type Kind } from './people-of-the-world.js';
import type { WorldOrganisations } from './world-types.js';
import { addWebhook } from './world-webhooks.js';
import type { AddTarget } from './world-types.js';

/**
 * A user and a key of each organisation and of a stranger's; answers the id of the person who
 * calls.
 */
export async function addMembers(
  em: EntityManager,
  add: AddTarget,
  house: WorldOrganisations,
): Promise<number> {
  const caller = await buildUser(em, { name: 'Whoever calls' });
  const createdAt = new Date('2026-01-01T00:00:00Z');
  // Not yet accepted, so that their invitation can be sent again.
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
    add('user', name, await user(name, kind, house.own[kind]), [kind], [kind]);
    add('apiKey', name, await key(name, kind, house.own[kind]), [kind], [kind]);
    await addWebhook(em, add, name, { entityType: kind, entityId: house.own[kind] });
  }

  add('user', 'stranger', await user('stranger', 'BROADCASTER', house.strangeBroadcaster.id), []);
  add('apiKey', 'stranger', await key('stranger', 'ADTECH', house.strangeAdtech.id), []);
  await addWebhook(
    em,
    add,
    'stranger',
    { entityType: 'ADTECH', entityId: house.strangeAdtech.id },
    [],
  );

  return caller.id;
}
