/**
 * Time of the last save of a row, for lists filtered by `updatedSince`; spread it into `@Property`.
 * The unit of work sets it, since the distributed tables take no triggers: SQL that changes a row
 * must set `updated_at` itself.
 */
export const UPDATED_AT = {
  type: 'datetime',
  columnType: 'timestamptz(3)',
  defaultRaw: 'now()',
  onCreate: () => new Date(),
  onUpdate: () => new Date(),
} as const;
