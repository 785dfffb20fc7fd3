import type { EntityType } from '#schema/roles.js';
import { registerEnumType } from 'type-graphql';

/** The GraphQL enum of `EntityType`. */
export const EntityTypeEnum: { [Kind in EntityType]: Kind } = {
  SYSTEM: 'SYSTEM',
  CUSTOMER: 'CUSTOMER',
  AGENCY: 'AGENCY',
  BROADCASTER: 'BROADCASTER',
  ADTECH: 'ADTECH',
};

registerEnumType(EntityTypeEnum, {
  name: 'EntityType',
  description: 'The kinds of organisation.',
  valuesConfig: {
    SYSTEM: { description: 'No organisation: super admins, and what they make.' },
    CUSTOMER: { description: 'A customer, "Client" on screens.' },
    AGENCY: { description: 'An agency.' },
    BROADCASTER: { description: 'A broadcaster.' },
    ADTECH: { description: 'An ad-tech.' },
  },
});
