import { definePolicy } from '#server/access/roles/policy.js';
import { isOwnRecord } from '#server/domains/organisations/base/own-record.js';

const isOfOwnClient = isOwnRecord('CUSTOMER');

/** The record is the client that issues the codes. */
export const connectionCodePolicy = definePolicy<{ id: number }>()(
  'connectionCode',
  { list: isOfOwnClient, create: isOfOwnClient, revoke: isOfOwnClient },
  { list: "its own client's", create: "its own client's", revoke: "its own client's" },
);
