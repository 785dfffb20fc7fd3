import { describedEnum } from '#server/core/graphql/described-enum.js';
import type { EntityType } from '#schema/roles.js';

/** The GraphQL enum of `EntityType`. */
export const EntityTypeEnum = describedEnum<EntityType>(
  'EntityType',
  'The kinds of organisation.',
  {
    SYSTEM: 'No organisation: super admins, and what they make.',
    CUSTOMER: 'A customer, "Client" on screens.',
    AGENCY: 'An agency.',
    BROADCASTER: 'A broadcaster.',
    ADTECH: 'An ad-tech.',
  },
);
