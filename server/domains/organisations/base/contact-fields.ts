import { Field } from 'type-graphql';
import { allDecorators } from '#server/core/graphql/all-decorators.js';
import { EMAIL_RULES, Rules } from '#server/core/input/field-rules.js';

// Fields of the inputs of clients and agencies.

export const DomainField = () =>
  Field(() => String, {
    nullable: true,
    description: 'Domain of its website; a scheme and a path are cut off.',
  });

export const AdminEmailField = () =>
  allDecorators(
    Field(() => String, {
      nullable: true,
      description: 'Address of the person who administers it.',
    }),
    Rules(EMAIL_RULES),
  );
