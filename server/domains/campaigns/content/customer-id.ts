import { Field, Int } from 'type-graphql';
import { allDecorators } from '#server/core/graphql/all-decorators.js';
import { NEEDED, Rules } from '#server/core/input/field-rules.js';

/** The field of an input that names the customer. */
export const CustomerId = () =>
  allDecorators(
    Field(() => Int, {
      nullable: true,
      description: 'Id of the customer. Needed when creating; it never changes.',
    }),
    Rules(NEEDED),
  );
