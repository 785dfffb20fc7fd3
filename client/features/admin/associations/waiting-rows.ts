import type { AssociationRequestRowFragment } from '#client/graphql/generated';

export type RequestRow = AssociationRequestRowFragment;

/**
 * A row of the agencies or the clients: a record, or one's own request that still waits for
 * approval.
 */
export type ListedRow<Row> = { record: Row; waiting: null } | { record: null; waiting: RequestRow };
