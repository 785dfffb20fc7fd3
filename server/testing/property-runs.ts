/** The number of times that a property is tried against the database; `PROPERTY_RUNS=60` finds rarer faults. */
export const PROPERTY_RUNS = Number(process.env.PROPERTY_RUNS ?? 15);
