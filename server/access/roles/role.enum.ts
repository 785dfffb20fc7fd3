import { describedEnum } from '#server/core/graphql/described-enum.js';
import type { PermissionLevel, Role } from '#schema/roles.js';

/** The GraphQL enum of `Role`. */
export const RoleEnum = describedEnum<Role>(
  'Role',
  'The kind of a person’s organisation, with or without its administration.',
  {
    ROLE_ADMIN: 'A super admin.',
    ROLE_CUSTOMER_ADMIN: 'An admin of a customer.',
    ROLE_CUSTOMER_USER: 'A plain user of a customer.',
    ROLE_AGENCY_ADMIN: 'An admin of an agency.',
    ROLE_AGENCY_USER: 'A plain user of an agency.',
    ROLE_BROADCASTER_ADMIN: 'An admin of a broadcaster.',
    ROLE_BROADCASTER_USER: 'A plain user of a broadcaster.',
    ROLE_ADTECH_ADMIN: 'An admin of an ad-tech.',
    ROLE_ADTECH_USER: 'A plain user of an ad-tech.',
  },
);

/** The GraphQL enum of `PermissionLevel`. */
export const PermissionLevelEnum = describedEnum<PermissionLevel>(
  'PermissionLevel',
  'Whether a person administrates.',
  {
    ADMIN: 'A super admin, or an admin of an organisation.',
    USER: 'A plain user of an organisation.',
  },
);
