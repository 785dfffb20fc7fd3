import { describedEnum } from '#server/core/graphql/described-enum.js';
import type { EntityType } from '#schema/roles.js';

export const BookingCreatorEnum = describedEnum(
  'BookingCreator',
  'Who made a booking, by the kind of organisation.',
  {
    BROADCASTER: 'A broadcaster.',
    AGENCY: 'An agency.',
    CUSTOMER: 'The customer itself.',
    OTHER: 'An ad-tech, or a super admin.',
  },
);
export type BookingCreator = keyof typeof BookingCreatorEnum;

/** Keyed by the kind of organisation of the creator. */
export const BOOKING_CREATORS: Record<EntityType, BookingCreator> = {
  BROADCASTER: 'BROADCASTER',
  AGENCY: 'AGENCY',
  CUSTOMER: 'CUSTOMER',
  ADTECH: 'OTHER',
  SYSTEM: 'OTHER',
};
