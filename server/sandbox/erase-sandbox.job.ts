import type { JobKind } from '#server/ingestion/worker/jobs/job-kind.js';

interface LeftBehind {
  customerIds: number[];
}

/** Deletes all events of clients that a sandbox left behind, and what was counted from them. */
export const ERASE_SANDBOX: JobKind<LeftBehind, null> = {
  name: 'erase sandbox',

  async run(client, { customerIds }, { store }) {
    await store.join(client).removeCustomers(customerIds);
    return null;
  },
};
