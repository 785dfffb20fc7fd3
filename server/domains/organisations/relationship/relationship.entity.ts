import { Check, Entity, Index, ManyToOne } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { Integer } from '#server/core/graphql/described-fields.js';
import { Identity } from '#server/core/orm/columns.js';
import { FOREIGN_ID, FOREIGN_SIDE } from '#server/core/orm/foreign-key.js';
import { Node } from '#server/core/graphql/node.js';
import { AdTech } from '#server/domains/organisations/ad-tech/ad-tech.entity.js';
import { Agency } from '#server/domains/organisations/agency/agency.entity.js';
import { Broadcaster } from '#server/domains/organisations/broadcaster/broadcaster.entity.js';
import { CreatedRecord } from '#server/domains/organisations/base/created-record.entity.js';
import { Customer } from '#server/domains/organisations/customer/customer.entity.js';

@ObjectType({
  implements: Node,
  description:
    'Two organisations that work together; what they see of each other follows it. Exactly two of the four ids are set.',
})
@Entity({ tableName: 'relationship' })
@Check({
  name: 'relationship_two_check',
  expression: 'num_nonnulls(customer_id, broadcaster_id, agency_id, adtech_id) = 2',
})
@Index({
  name: 'relationship_pair_unique',
  expression:
    'create unique index "relationship_pair_unique" on "relationship" ("customer_id", "broadcaster_id", "agency_id", "adtech_id") nulls not distinct',
})
export class Relationship extends CreatedRecord {
  @Identity('Its number, unique among relationships.')
  id!: number;

  @Integer.nullable('Id of the customer of the pair; null when it is not of the pair.')
  @ManyToOne(() => Customer, { ...FOREIGN_ID, fieldName: 'customer_id', nullable: true })
  customerId: number | null = null;

  @Integer.nullable('Id of the broadcaster of the pair; null when it is not of the pair.')
  @ManyToOne(() => Broadcaster, { ...FOREIGN_SIDE, fieldName: 'broadcaster_id' })
  broadcasterId: number | null = null;

  @Integer.nullable('Id of the agency of the pair; null when it is not of the pair.')
  @ManyToOne(() => Agency, { ...FOREIGN_SIDE, fieldName: 'agency_id' })
  agencyId: number | null = null;

  @Integer.nullable('Id of the ad-tech of the pair; null when it is not of the pair.')
  @ManyToOne(() => AdTech, { ...FOREIGN_SIDE, fieldName: 'adtech_id' })
  adtechId: number | null = null;
}
