/**
 * When a row was last saved, for lists asked for by `updatedSince`; spread it into `@Property`. The
 * unit of work keeps it, since the distributed tables take no triggers: SQL that changes a row
 * itself sets `updated_at` too.
 */
export const UPDATED_AT = {
  type: 'datetime',
  columnType: 'timestamptz(3)',
  defaultRaw: 'now()',
  onCreate: () => new Date(),
  onUpdate: () => new Date(),
} as const;
