// Spread these into a decorator: MikroORM writes into the object it is given.

/**
 * A reference as the other row's plain id. Nothing cascades: rows are archived, and Citus allows no
 * cascading updates.
 */
export const FOREIGN_ID = {
  mapToPk: true,
  updateRule: 'no action',
  deleteRule: 'no action',
} as const;

/** A reference as an entity. */
export const FOREIGN_ROW = { updateRule: 'no action', deleteRule: 'no action' } as const;

/** A reference as an entity, whose key has a second column, customer_id, that the row shares. */
export const customerRow = (column: string) => ({
  ...FOREIGN_ROW,
  joinColumns: [column, 'customer_id'],
  ownColumns: [column],
});

/** One side of two organisations, as its plain id; null for the kinds that are neither side. */
export const FOREIGN_SIDE = { ...FOREIGN_ID, nullable: true, index: true } as const;
