import { definePolicy } from '#server/access/roles/policy.js';
import { isOfOwnOrganisation } from '#server/domains/people/user/own-organisation.js';
import type { SsoConnection } from './sso-connection.entity.js';

const OWN = "its own organisation's";

export const ssoConnectionPolicy = definePolicy<Pick<SsoConnection, 'entityType' | 'entityId'>>()(
  'ssoConnection',
  { view: isOfOwnOrganisation, update: isOfOwnOrganisation },
  { view: OWN, update: OWN },
);
