import { Check, Entity, Enum, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import type { Opt } from '@mikro-orm/core';
import { Identity, NullableTimestamp, Timestamp } from '#server/core/orm/columns.js';
import { ENTITY_TYPES, type EntityType } from '#server/access/identity/actor.js';
import {
  ORGANISATION_TYPES,
  type OrganisationType,
} from '#server/access/visibility/visibility-sql.js';
import { FOREIGN_SIDE } from '#server/core/orm/foreign-key.js';
import { Node } from '#server/core/graphql/node.js';
import { UPDATED_AT } from '#server/core/orm/updated-at.js';
import { AdTech } from '#server/domains/organisations/ad-tech/ad-tech.entity.js';
import { Agency } from '#server/domains/organisations/agency/agency.entity.js';
import { Broadcaster } from '#server/domains/organisations/broadcaster/broadcaster.entity.js';
import { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import {
  AssociationState,
  type RequestState,
} from '#server/domains/organisations/association/association-state.js';

@ObjectType({
  implements: Node,
  description:
    'One organisation asks a customer or an agency to be associated. It gives no access; an admin of the other side accepts or declines it.',
})
@Entity({ tableName: 'association_request' })
@Check({
  name: 'association_request_two_check',
  expression: 'num_nonnulls(customer_id, broadcaster_id, agency_id, adtech_id) = 2',
})
// Two organisations that ask each other share one waiting request.
@Index({
  name: 'association_request_waiting_unique',
  expression: `create unique index "association_request_waiting_unique" on "association_request"
    ("customer_id", "broadcaster_id", "agency_id", "adtech_id") nulls not distinct where "state" = 'WAITING'`,
})
export class AssociationRequest {
  @Identity('Its number, unique among requests.')
  id!: number;

  /** The side that asks; the other is a customer or an agency. */
  @Enum({ items: () => [...ORGANISATION_TYPES] })
  requesterType!: OrganisationType;

  @ManyToOne(() => Customer, { ...FOREIGN_SIDE, fieldName: 'customer_id' })
  customerId: number | null = null;

  @ManyToOne(() => Broadcaster, { ...FOREIGN_SIDE, fieldName: 'broadcaster_id' })
  broadcasterId: number | null = null;

  @ManyToOne(() => Agency, { ...FOREIGN_SIDE, fieldName: 'agency_id' })
  agencyId: number | null = null;

  @ManyToOne(() => AdTech, { ...FOREIGN_SIDE, fieldName: 'adtech_id' })
  adtechId: number | null = null;

  @Field(() => AssociationState, { description: 'Its state.' })
  @Enum({ items: () => Object.values(AssociationState) })
  state!: RequestState;

  @Timestamp('When it was asked.')
  requestedAt!: Date;

  /** Null for a request of the demo load. */
  @Property({ type: 'integer', nullable: true })
  requestedByUserId: number | null = null;

  @NullableTimestamp('When it was accepted, declined or withdrawn; null while it waits.')
  answeredAt: Date | null = null;

  @NullableTimestamp('When the association that came of it was ended; null when it was not.')
  endedAt: Date | null = null;

  /**
   * The kind of the side that ended it. The two sides are never of one kind, so this identifies the
   * side.
   */
  @Enum({ items: () => [...ENTITY_TYPES], nullable: true })
  endedByType: EntityType | null = null;

  @Property({ ...UPDATED_AT })
  updatedAt!: Opt<Date>;
}
