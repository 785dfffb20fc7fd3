import { definePolicy } from '#server/access/roles/policy.js';
import { SELLERS } from '#server/access/visibility/visibility-sql.js';
import {
  mayChangeBooking,
  type BookingRights,
} from '#server/domains/campaigns/booking/booking.policy.js';

/**
 * Everyone who may change a booking chooses its creatives, and so do the client and its agencies.
 */
export const impressionTagPolicy = definePolicy<BookingRights>()(
  'impressionTag',
  { save: mayChangeBooking },
  {
    save: {
      of: SELLERS,
      only: 'those of bookings that it made, that are on its channels or that it publishes',
    },
  },
);
