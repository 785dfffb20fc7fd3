import { PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, GraphQLISODateTime, Int } from 'type-graphql';
import type { GraphQLScalarType } from 'graphql';

// Columns that many tables have, as decorators. With a description, one is a field of the API, too.

type ColumnDecorator = (target: object, name: string) => void;

/** One decorator that does what all of them do. */
export const allDecorators =
  (...decorators: readonly ColumnDecorator[]): ColumnDecorator =>
  (target, name) => {
    for (const decorate of decorators) decorate(target, name);
  };

function describedColumn(
  column: ColumnDecorator,
  type: GraphQLScalarType,
  description: string | undefined,
  nullable = false,
): ColumnDecorator {
  if (description === undefined) return column;

  return allDecorators(
    column,
    Field(() => type, { description, nullable }),
  );
}

/** A key that the database numbers. */
export function Identity(description?: string): ColumnDecorator {
  const generated = 'by default as identity';
  const key = PrimaryKey({ type: 'integer', autoincrement: true, generated });
  return describedColumn(key, Int, description);
}

/** Counts the saves of a row: an update made from an older one is refused. */
export const Version = (description: string): ColumnDecorator =>
  describedColumn(Property({ type: 'integer', version: true }), Int, description);

const TIMESTAMP = { type: 'datetime', columnType: 'timestamptz(3)' } as const;

export const Timestamp = (description?: string): ColumnDecorator =>
  describedColumn(Property({ ...TIMESTAMP }), GraphQLISODateTime, description);

export const NullableTimestamp = (description?: string): ColumnDecorator => {
  const column = Property({ ...TIMESTAMP, nullable: true });
  return describedColumn(column, GraphQLISODateTime, description, true);
};
