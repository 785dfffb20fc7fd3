import type { GraphQLScalarType } from 'graphql';
import { Field, Float, GraphQLISODateTime, Int, type FieldOptions } from 'type-graphql';
import { LocalDateScalar } from './local-date.js';

type Options = Omit<FieldOptions, 'description' | 'nullable'>;

/** Field decorators of one type, each with its description: `@Text('The name.')`, `@Text.nullable('The note.')`. */
function describedField(type: () => GraphQLScalarType | StringConstructor | BooleanConstructor) {
  const decorator = (description: string, options: Options = {}) =>
    Field(type, { ...options, description });
  const nullable = (description: string, options: Options = {}) =>
    Field(type, { ...options, description, nullable: true });

  return Object.assign(decorator, { nullable });
}

export const Text = describedField(() => String);
export const Flag = describedField(() => Boolean);
/** A moment in UTC. */
export const Instant = describedField(() => GraphQLISODateTime);
/** A calendar date without a zone. */
export const LocalDate = describedField(() => LocalDateScalar);
/** A whole number of 32 bits: an id, a version, a small number. */
export const Integer = describedField(() => Int);
/** A whole number that may exceed 32 bits: impressions, visits, calls. */
export const Count = describedField(() => Float);
/** An amount in the currency that the description names. */
export const Money = describedField(() => Float);
/** A rate, a share or per cent. */
export const Share = describedField(() => Float);
/** Any other number. */
export const Decimal = describedField(() => Float);
