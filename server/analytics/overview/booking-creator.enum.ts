import { registerEnumType } from 'type-graphql';
import type { EntityType } from '#schema/roles.js';

export const BookingCreatorEnum = {
  BROADCASTER: 'BROADCASTER',
  AGENCY: 'AGENCY',
  CUSTOMER: 'CUSTOMER',
  OTHER: 'OTHER',
} as const;
export type BookingCreator = keyof typeof BookingCreatorEnum;

registerEnumType(BookingCreatorEnum, {
  name: 'BookingCreator',
  description: 'Who made a booking, by the kind of organisation.',
  valuesConfig: {
    BROADCASTER: { description: 'A broadcaster.' },
    AGENCY: { description: 'An agency.' },
    CUSTOMER: { description: 'The customer itself.' },
    OTHER: { description: 'An ad-tech, or a super admin.' },
  },
});

/** By the kind of organisation of whoever made it. */
export const BOOKING_CREATORS: Record<EntityType, BookingCreator> = {
  BROADCASTER: 'BROADCASTER',
  AGENCY: 'AGENCY',
  CUSTOMER: 'CUSTOMER',
  ADTECH: 'OTHER',
  SYSTEM: 'OTHER',
};
