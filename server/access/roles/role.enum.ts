import { registerEnumType } from 'type-graphql';
import type { PermissionLevel, Role } from '#schema/roles.js';

/** The GraphQL enum of `Role`. */
export const RoleEnum: { [Name in Role]: Name } = {
  ROLE_ADMIN: 'ROLE_ADMIN',
  ROLE_CUSTOMER_ADMIN: 'ROLE_CUSTOMER_ADMIN',
  ROLE_CUSTOMER_USER: 'ROLE_CUSTOMER_USER',
  ROLE_AGENCY_ADMIN: 'ROLE_AGENCY_ADMIN',
  ROLE_AGENCY_USER: 'ROLE_AGENCY_USER',
  ROLE_BROADCASTER_ADMIN: 'ROLE_BROADCASTER_ADMIN',
  ROLE_BROADCASTER_USER: 'ROLE_BROADCASTER_USER',
  ROLE_ADTECH_ADMIN: 'ROLE_ADTECH_ADMIN',
  ROLE_ADTECH_USER: 'ROLE_ADTECH_USER',
};

registerEnumType(RoleEnum, {
  name: 'Role',
  description: 'The kind of a person’s organisation, with or without its administration.',
  valuesConfig: {
    ROLE_ADMIN: { description: 'A super admin.' },
    ROLE_CUSTOMER_ADMIN: { description: 'An admin of a customer.' },
    ROLE_CUSTOMER_USER: { description: 'A plain user of a customer.' },
    ROLE_AGENCY_ADMIN: { description: 'An admin of an agency.' },
    ROLE_AGENCY_USER: { description: 'A plain user of an agency.' },
    ROLE_BROADCASTER_ADMIN: { description: 'An admin of a broadcaster.' },
    ROLE_BROADCASTER_USER: { description: 'A plain user of a broadcaster.' },
    ROLE_ADTECH_ADMIN: { description: 'An admin of an ad-tech.' },
    ROLE_ADTECH_USER: { description: 'A plain user of an ad-tech.' },
  },
});

/** The GraphQL enum of `PermissionLevel`. */
export const PermissionLevelEnum: { [Level in PermissionLevel]: Level } = {
  ADMIN: 'ADMIN',
  USER: 'USER',
};

registerEnumType(PermissionLevelEnum, {
  name: 'PermissionLevel',
  description: 'Whether a person administrates.',
  valuesConfig: {
    ADMIN: { description: 'A super admin, or an admin of an organisation.' },
    USER: { description: 'A plain user of an organisation.' },
  },
});
