import type { Opt } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, GraphQLISODateTime, Int, ObjectType } from 'type-graphql';
import { Identity, NullableTimestamp, Timestamp } from '#server/core/orm/columns.js';
import { FOREIGN_ID } from '#server/core/orm/foreign-key.js';
import { Node } from '#server/core/graphql/node.js';
import { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import { User } from '#server/domains/people/user/user.entity.js';

/**
 * A link to the figures of one view, which its reader opens without an account. The figures are
 * those that its creator may see when it is opened. Rules: docs/sharing.md.
 */
@ObjectType({
  implements: Node,
  description:
    'A public link to the figures of one view of the dashboard. Shared links are one person’s own.',
})
@Entity({ tableName: 'shared_link' })
@Index({ name: 'shared_link_user_index', properties: ['userId', 'customerId'] })
export class SharedLink {
  @Field(() => Int, { description: 'The number of the link.' })
  @Identity()
  id!: number;

  /** The creator, whose visibility decides about the figures. */
  @ManyToOne(() => User, { ...FOREIGN_ID, fieldName: 'user_id' })
  userId!: number;

  @Field(() => Int, { description: 'The client whose figures it shows.' })
  @ManyToOne(() => Customer, { ...FOREIGN_ID, fieldName: 'customer_id' })
  customerId!: number;

  @Field(() => String, { description: 'Its name, chosen by its creator; readers see it too.' })
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String, {
    description: 'The view, as the parameters of its address on the dashboard.',
  })
  @Property({ type: 'text' })
  address!: string;

  /** SHA-256 of the token in the link, which is not stored. */
  @Unique({ name: 'shared_link_token_hash_unique' })
  @Property({ type: 'text' })
  tokenHash!: string;

  /** Null without a password. */
  @Property({ type: 'text', nullable: true })
  passwordHash: string | null = null;

  @Field(() => GraphQLISODateTime, { description: 'When it was created.' })
  @Timestamp()
  createdAt!: Date;

  @Field(() => GraphQLISODateTime, { description: 'From then on it does not open.' })
  @Timestamp()
  expiresAt!: Date;

  @NullableTimestamp()
  revokedAt: Date | null = null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When its figures were read last; null when nobody has read them.',
  })
  @NullableTimestamp()
  lastOpenedAt: Date | null = null;

  @Field(() => Int, { description: 'How often its figures were read.' })
  @Property({ type: 'integer' })
  openings: Opt<number> = 0;
}
