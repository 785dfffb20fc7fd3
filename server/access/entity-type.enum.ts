import { registerEnumType } from 'type-graphql';

/** The GraphQL face of `EntityType`: what an organisation, and so its users, are. */
export const EntityTypeEnum = {
  SYSTEM: 'SYSTEM',
  CUSTOMER: 'CUSTOMER',
  AGENCY: 'AGENCY',
  BROADCASTER: 'BROADCASTER',
  ADTECH: 'ADTECH',
} as const;

registerEnumType(EntityTypeEnum, { name: 'EntityType' });
