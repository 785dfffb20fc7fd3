import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { Integer } from '#server/core/graphql/described-fields.js';
import { Identity, NullableTimestamp, Timestamp } from '#server/core/orm/columns.js';
import {
  ORGANISATION_TYPES,
  type OrganisationType,
} from '#server/access/visibility/visibility-sql.js';
import { FOREIGN_ID } from '#server/core/orm/foreign-key.js';
import { Node } from '#server/core/graphql/node.js';
import { Customer } from '#server/domains/organisations/customer/customer.entity.js';

@ObjectType({
  implements: Node,
  description:
    'A code that a customer hands to an organisation that is to work for it: it associates the two at once, one time, within seven days. Its text is kept as a hash only.',
})
@Entity({ tableName: 'connection_code' })
export class ConnectionCode {
  @Identity('Its number, unique among codes.')
  id!: number;

  @Integer('Id of the customer that it connects to.')
  @ManyToOne(() => Customer, { ...FOREIGN_ID, fieldName: 'customer_id', index: true })
  customerId!: number;

  @Property({ type: 'text', unique: true, hidden: true })
  codeHash!: string;

  @Timestamp('When it was made.')
  createdAt!: Date;

  @Property({ type: 'integer' })
  createdByUserId!: number;

  @Timestamp('From when on it is refused.')
  expiresAt!: Date;

  @NullableTimestamp()
  revokedAt: Date | null = null;

  @NullableTimestamp('When it was used; null when it was not yet.')
  usedAt: Date | null = null;

  @Enum({ items: () => [...ORGANISATION_TYPES], nullable: true })
  usedByEntityType: OrganisationType | null = null;

  @Property({ type: 'integer', nullable: true })
  usedByEntityId: number | null = null;
}
