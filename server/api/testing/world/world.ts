import type { AddTarget, Target } from './world-types.js';
import type { EntityManager } from '@mikro-orm/postgresql';
import { canaryOf } from './canary.js';
import { callersOf, type Caller, type Kind } from './people-of-the-world.js';
import { addCampaigns, type Bookable } from './world-campaigns.js';
import { addMembers } from './world-members.js';
import { addOrganisations } from './world-organisations.js';
import { addReports } from './world-reports.js';

export interface World {
  callers: Caller[];
  targets: Target[];
  organisations: Record<Kind, number>;
  /** A client that none of the callers is associated with. */
  outsiderId: number;
  /** Records that a new booking needs, by customer. */
  bookable: Map<number, Bookable>;
  /** The impression tag of each booking. */
  tagOfBooking: Map<number, number>;
}

/**
 * Four organisations that work together for one client, a rival broadcaster of the same client, and
 * outsiders. Each record carries its canary in every text that people read.
 */
export async function buildWorld(em: EntityManager): Promise<World> {
  const targets: Target[] = [];
  const add: AddTarget = (noun, name, { id }, visibility, changes = [], namedTo = []) => {
    const kinds = {
      visibility: new Set(visibility),
      changes: new Set(changes),
      namedTo: new Set(namedTo),
    };
    targets.push({ noun, name, id, canary: canaryOf(noun, name), ...kinds });
  };

  const organisations = await addOrganisations(em, add);
  const { bookable, tagOfBooking } = await addCampaigns(em, add, organisations);
  const callerIds = await addMembers(em, add, organisations);
  await addReports(em, callerIds, organisations);

  return {
    callers: callersOf(organisations.own, callerIds),
    targets,
    organisations: organisations.own,
    outsiderId: organisations.customers.outsider.id,
    bookable,
    tagOfBooking,
  };
}
