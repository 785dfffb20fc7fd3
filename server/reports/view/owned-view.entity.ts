import { Entity, ManyToOne } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { Integer } from '#server/core/graphql/described-fields.js';
import { FOREIGN_ID } from '#server/core/orm/foreign-key.js';
import { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import { User } from '#server/domains/people/user/user.entity.js';

/** A view of the dashboard that one person keeps. */
@ObjectType()
@Entity({ abstract: true })
export abstract class OwnedView {
  /** The owner, whose visibility decides about the figures. */
  @ManyToOne(() => User, { ...FOREIGN_ID, fieldName: 'user_id' })
  userId!: number;

  @Integer('The client whose figures it shows.')
  @ManyToOne(() => Customer, { ...FOREIGN_ID, fieldName: 'customer_id' })
  customerId!: number;
}
