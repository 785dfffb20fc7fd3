import { useState } from 'react';
import { useSession } from '#client/session/use-session';
import { type Content, useContent } from '#client/features/campaigns/content/content';
import type { CampaignOption } from '#client/features/campaigns/content/use-campaign-options';
import { type Booker, bookerOf } from './booking-rules';

export interface BookingContext extends Content {
  booker: Booker;
  /** The campaigns that the form has offered, by id. */
  campaigns: ReadonlyMap<string, CampaignOption>;
  learnCampaigns: (campaigns: readonly CampaignOption[]) => void;
  /** The campaign that a new booking starts with. */
  startCampaign?: CampaignOption;
}

/** Bookings depend on their client and on who books. */
export function useBookingContext(): BookingContext {
  const { user, flags } = useSession();
  const [campaigns, setCampaigns] = useState<ReadonlyMap<string, CampaignOption>>(new Map());
  const learnCampaigns = (found: readonly CampaignOption[]) =>
    setCampaigns(
      (before) => new Map([...before, ...found.map((one) => [String(one.id), one] as const)]),
    );

  return {
    ...useContent(),
    booker: bookerOf(flags, user?.entityId ?? null),
    campaigns,
    learnCampaigns,
  };
}
