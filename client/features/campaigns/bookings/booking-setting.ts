import { useSession } from '#client/session/use-session';
import { type Content, useContent } from '#client/features/campaigns/records/content';
import { type Booker, bookerOf } from './booking-rules';

export interface BookingSetting extends Content {
  booker: Booker;
}

/** What bookings depend on: their client, and who books. */
export function useBookingSetting(): BookingSetting {
  const { user, flags } = useSession();
  return { ...useContent(), booker: bookerOf(flags, user?.entityId ?? null) };
}
