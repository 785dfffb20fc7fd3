import { ManyToOne } from '@mikro-orm/decorators/legacy';
import { Field, Int } from 'type-graphql';
import { allDecorators } from '#server/core/graphql/all-decorators.js';
import { FOREIGN_ID } from '#server/core/orm/foreign-key.js';
import { Customer } from './customer.entity.js';

/** The second column of a key: rows are distributed by it. */
export const CustomerKey = () =>
  allDecorators(
    Field(() => Int, { description: 'Id of the customer it belongs to; it never changes.' }),
    ManyToOne(() => Customer, { ...FOREIGN_ID, primary: true, fieldName: 'customer_id' }),
  );
