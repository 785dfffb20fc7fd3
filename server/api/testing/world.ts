import type { EntityManager } from '@mikro-orm/postgresql';
import type { AuditedNoun } from '#server/domains/history/history.type.js';
import { canaryOf } from './canary.js';
import { callersOf, type Caller, type Kind } from './people-of-the-world.js';
import { addCampaigns, type Bookable } from './world-campaigns.js';
import { addMembers } from './world-members.js';
import { addOrganisations } from './world-organisations.js';

export type TargetNoun =
  | AuditedNoun
  | 'apiKey'
  | 'association'
  | 'connectionCode'
  | 'relationship'
  | 'webhook'
  | 'webhookDelivery';

/**
 * A record that every caller tries to reach. Its visibility and rights are stated here by the
 * specification, not derived from the code.
 */
export interface Target {
  noun: TargetNoun;
  name: string;
  id: number;
  canary: string;
  /** Kinds of organisation that see it; super admins see everything. */
  visibility: ReadonlySet<Kind>;
  /** Kinds that may change it, as far as rules decide. */
  changes: ReadonlySet<Kind>;
  /**
   * Kinds of organisation whose every member reads its name elsewhere, though only their admins see
   * the record.
   */
  namedTo: ReadonlySet<Kind>;
}

export interface World {
  callers: Caller[];
  targets: Target[];
  organisations: Record<Kind, number>;
  /** By customer: the records that a new booking needs. */
  bookable: Map<number, Bookable>;
}

/** Adds a record, whose texts contain `canaryOf(noun, name)`. */
export type AddTarget = (
  noun: TargetNoun,
  name: string,
  record: { id: number },
  visibility: readonly Kind[],
  changes?: readonly Kind[],
  namedTo?: readonly Kind[],
) => void;

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
  const bookable = await addCampaigns(em, add, organisations);
  const callerId = await addMembers(em, add, organisations);

  return {
    callers: callersOf(organisations.own, callerId),
    targets,
    organisations: organisations.own,
    bookable,
  };
}
