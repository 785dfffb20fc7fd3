import type { Actor } from '#server/access/identity/actor.js';
import { definePolicy } from '#server/access/roles/policy.js';
import type { ApiKey } from './api-key.entity.js';
import { isOfOwnOrganisation } from '#server/domains/people/user/own-organisation.js';

/** True for a key of its own organisation or sandbox; keys of other sandboxes are not visible. */
const isOwnKey = (actor: Actor, key: ApiKey): boolean =>
  isOfOwnOrganisation(actor, key) || key.sandboxId !== null;

export const apiKeyPolicy = definePolicy<ApiKey>()(
  'apiKey',
  { rotate: isOwnKey, revoke: isOwnKey },
  { rotate: "its own organisation's", revoke: "its own organisation's" },
);
