/** The live topic of a customer's figures: the worker publishes their changes, and dashboards watch. */
export const figuresTopic = (customerId: number) => `figures:${customerId}`;
