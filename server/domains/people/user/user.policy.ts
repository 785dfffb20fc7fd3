import { definePolicy } from '#server/access/roles/policy.js';
import { isOfOwnOrganisation } from './own-organisation.js';
import type { User } from './user.entity.js';

const OWN = "its own organisation's";

export const userPolicy = definePolicy<User>()(
  'user',
  {
    update: isOfOwnOrganisation,
    archive: isOfOwnOrganisation,
    erase: (actor, user) => user.archivedAt !== null && isOfOwnOrganisation(actor, user),
    eraseEverywhere: (_, user) => user.archivedAt !== null,
    resendInvitation: isOfOwnOrganisation,
  },
  {
    update: OWN,
    archive: `${OWN}, but not oneself`,
    erase: `${OWN}, once removed`,
    eraseEverywhere: 'those once removed',
    resendInvitation: OWN,
  },
);
