import { PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

// Kinds of columns that many tables have, as decorators.

/** A key that the database numbers. */
export const Identity = () =>
  PrimaryKey({ type: 'integer', autoincrement: true, generated: 'by default as identity' });

const TIMESTAMP = { type: 'datetime', columnType: 'timestamptz(3)' } as const;

export const Timestamp = () => Property({ ...TIMESTAMP });
export const NullableTimestamp = () => Property({ ...TIMESTAMP, nullable: true });
