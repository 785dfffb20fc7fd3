import { definePolicy } from '#server/access/roles/policy.js';
import { isOwnRecord } from '#server/domains/organisations/records/own-record.js';

const isOfOwnClient = isOwnRecord('CUSTOMER');

/** Asked about the client whose codes they are. */
export const connectionCodePolicy = definePolicy<{ id: number }>()(
  'connectionCode',
  { list: isOfOwnClient, create: isOfOwnClient, revoke: isOfOwnClient },
  { list: "its own client's", create: "its own client's", revoke: "its own client's" },
);
