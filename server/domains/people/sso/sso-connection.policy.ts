import { definePolicy } from '#server/access/roles/policy.js';
import { isOfOwnOrganisation } from '#server/domains/people/user/own-organisation.js';
import type { SsoOrganisation } from './sso-organisation.js';

const OWN = "its own organisation's";

export const ssoConnectionPolicy = definePolicy<SsoOrganisation>()(
  'ssoConnection',
  { view: isOfOwnOrganisation, update: isOfOwnOrganisation },
  { view: OWN, update: OWN },
);
