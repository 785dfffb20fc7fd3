import type { AuditedNoun } from '#server/records/record-kinds/record-kinds.js';
import type { AdTech } from '#server/domains/organisations/ad-tech/ad-tech.entity.js';
import type { Broadcaster } from '#server/domains/organisations/broadcaster/broadcaster.entity.js';
import type { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import type { Kind } from './people-of-the-world.js';

export type TargetNoun =
  | AuditedNoun
  | 'alert'
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

/** Adds a record, whose texts contain `canaryOf(noun, name)`. */
export type AddTarget = (
  noun: TargetNoun,
  name: string,
  record: { id: number },
  visibility: readonly Kind[],
  changes?: readonly Kind[],
  namedTo?: readonly Kind[],
) => void;

/** The callers' organisations by kind, and the records that the rest of the world belongs to. */
export interface WorldOrganisations {
  own: Record<Kind, number>;
  customers: { client: Customer; shared: Customer; outsider: Customer };
  broadcaster: Broadcaster;
  rival: Broadcaster;
  adtech: AdTech;
  outsideBroadcaster: Broadcaster;
  outsideAdtech: AdTech;
}
