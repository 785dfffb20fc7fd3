import { definePolicy } from '../../access/policy.js';
import { isOfOwnOrganisation } from './own-organisation.js';
import type { User } from './user.entity.js';

export const userPolicy = definePolicy<User>()('user', {
  update: isOfOwnOrganisation,
  archive: isOfOwnOrganisation,
  resendInvitation: isOfOwnOrganisation,
});
