import type { Opt } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';
import { Identity, NullableTimestamp, Timestamp } from '#server/core/orm/columns.js';
import { FOREIGN_ID } from '#server/core/orm/foreign-key.js';
import { Node } from '#server/core/graphql/node.js';
import { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import { User } from '#server/domains/people/user/user.entity.js';

/**
 * A named view of the dashboard, owned by one person. Its address contains client, range and
 * filters, like the page's URL.
 */
@ObjectType({
  implements: Node,
  description:
    'A view of the dashboard under a name, owned by one person, who may share it with colleagues.',
})
@Entity({ tableName: 'saved_view' })
@Index({ name: 'saved_view_user_index', properties: ['userId', 'customerId'] })
export class SavedView {
  @Field(() => Int, { description: 'The number of the saved view.' })
  @Identity()
  id!: number;

  /** The owner. */
  @ManyToOne(() => User, { ...FOREIGN_ID, fieldName: 'user_id' })
  userId!: number;

  @Field(() => Int, { description: 'The client whose figures it shows.' })
  @ManyToOne(() => Customer, { ...FOREIGN_ID, fieldName: 'customer_id' })
  customerId!: number;

  @Field(() => String, { description: 'Its name, chosen by its owner.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, {
    description:
      'The parameters of its address on the dashboard: `client=1&range=last-week&region=2.4-9`.',
  })
  @Property({ type: 'text' })
  address!: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was saved first.' })
  @Timestamp()
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Since when colleagues of its owner may open it; null while it is private.',
  })
  @NullableTimestamp()
  sharedAt: Date | null = null;

  @NullableTimestamp()
  archivedAt: Date | null = null;

  @Field(() => Int, {
    description:
      'Send it along with an update: one that was made from an older version is a CONFLICT.',
  })
  @Property({ type: 'integer', version: true })
  version!: Opt<number>;
}
