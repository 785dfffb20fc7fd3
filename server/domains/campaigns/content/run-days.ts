import { Property } from '@mikro-orm/decorators/legacy';
import { Field } from 'type-graphql';
import { LocalDateScalar } from '#server/core/graphql/local-date.js';
import { allDecorators } from '#server/core/graphql/all-decorators.js';

const day = (description: string) =>
  allDecorators(
    Field(() => LocalDateScalar, { description }),
    Property({ type: 'date' }),
  );

export const FirstDay = () => day('First day, in the reporting zone of the customer.');
export const LastDay = () => day('Last day, included.');
