import { GraphQLScalarType } from 'graphql';
import { GraphQLLocalDate } from 'graphql-scalars';

/**
 * A calendar date without a zone, `YYYY-MM-DD`: a plain string on both sides. Checks what callers
 * send. The product's own dates need no check, which would take longer than the rest of a row.
 */
export const LocalDateScalar = new GraphQLScalarType<string, string>({
  ...GraphQLLocalDate.toConfig(),
  serialize: (value) =>
    typeof value === 'string' ? value : String(GraphQLLocalDate.serialize(value)),
});
