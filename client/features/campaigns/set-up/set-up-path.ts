import { recordPath } from '#client/records/record-path';

/** Steps from a new campaign to tags in the hands of ad operations. */
export const SET_UP_STEPS = [
  { step: 'campaign', label: 'Campaign' },
  { step: 'booking', label: 'Booking' },
  { step: 'creatives', label: 'Creatives' },
  { step: 'tags', label: 'Tags' },
] as const;

export type SetUpStep = (typeof SET_UP_STEPS)[number]['step'];

/** The step whose form the page of the record opens. */
export const STEP_PARAM = 'step';

/** The form of a new booking, over the page of its campaign. */
export const bookingStepPath = (campaignId: number): string =>
  `${recordPath('campaign', campaignId)}?${STEP_PARAM}=booking`;

/** The form of a booking's creatives, over its page. */
export const creativesStepPath = (bookingId: number): string =>
  `${recordPath('booking', bookingId)}?${STEP_PARAM}=creatives`;
