import { readsPeople, type Actor, type EntityType } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import type { OrganisationType } from '#server/access/visibility/visibility-sql.js';
import {
  addIds,
  nameIn,
  NOUN_OF_ORGANISATION,
  visibleNames,
  type WantedNames,
} from './visible-names.js';

/** The actor of an audit entry, as stored. */
export interface Acting {
  userId: number | null;
  userName: string | null;
  entityType: EntityType | null;
  entityId: number | null;
}

const UNNAMED: Readonly<Record<OrganisationType, string>> = {
  CUSTOMER: 'A client',
  AGENCY: 'An agency',
  BROADCASTER: 'A broadcaster',
  ADTECH: 'An ad-tech company',
};

const isKnown = (actor: Actor, by: Acting) =>
  readsPeople(actor) &&
  (actor.entityType === 'SYSTEM' ||
    (by.entityType === actor.entityType && by.entityId === actor.entityId));

/**
 * The name to show for each entry: a colleague by name, a super admin as Infinitum, others as their
 * organisation when the caller may see it, else by its kind. An API key needs people:read to read
 * names of colleagues. An actor without a sign-in used the link of a mail.
 */
export async function nameActing(ctx: ServiceContext, entries: Acting[]): Promise<string[]> {
  const actor = requireActor(ctx);
  const wanted: WantedNames = new Map();
  for (const { entityType, entityId } of entries)
    if (entityType !== null && entityType !== 'SYSTEM')
      addIds(wanted, NOUN_OF_ORGANISATION[entityType], [entityId]);
  const names = await visibleNames(ctx, wanted);

  return entries.map((by) => {
    const { entityType, entityId } = by;
    if (by.userName !== null && isKnown(actor, by)) return by.userName;
    if (entityType === null) return 'a link from a mail';
    if (entityType === 'SYSTEM' || entityId === null) return 'Infinitum';
    return nameIn(names, NOUN_OF_ORGANISATION[entityType], entityId, UNNAMED[entityType]);
  });
}
