import { GraphQLLocalDate } from 'graphql-scalars';

/** A calendar date without a zone, `YYYY-MM-DD`: a plain string on both sides. */
export const LocalDateScalar = GraphQLLocalDate;
