import { PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, GraphQLISODateTime, Int } from 'type-graphql';
import type { GraphQLScalarType } from 'graphql';
import { allDecorators } from '#server/core/graphql/all-decorators.js';

// Columns that many tables have, as decorators. With a description, one is a field of the API, too.

type ColumnDecorator = ReturnType<typeof allDecorators>;

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
