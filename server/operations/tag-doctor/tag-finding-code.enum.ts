import { describedEnum } from '#server/core/graphql/described-enum.js';

export const TagFindingCodeEnum = describedEnum(
  'TagFindingCode',
  'The rule that a finding about a tag is of. Further values may come.',
  {
    NEVER_SEEN: 'The tag never received a call.',
    NOTHING_LATELY: 'No call came in the last day.',
    NOT_STORED: 'Calls of the last day could not be stored.',
    ONLY_ROBOTS: 'All calls came from robots or were prefetched.',
    UNFILLED_CACHE_BUSTER: 'Calls contain the macro of the cache-buster.',
    UNFILLED_UID: 'Calls contain the macro of the user id.',
    UNFILLED_PRIVACY: 'Calls contain the macro of a privacy signal.',
    CONSTANT_CACHE_BUSTER: 'Calls have no cache-buster, or that of the call before.',
    WITHOUT_VIEWER: 'Calls have no viewer.',
    PLAIN_HTTP: 'Calls come over http, not https.',
    ISSUED_OVER_HTTP: 'Calls come over http, since this installation issues such tags.',
    PLAYER_ERRORS: 'Players reported errors.',
    OUTSIDE_BOOKING: 'Impressions lie outside the days of the booking.',
    BOOKING_OVER: 'The booking is over, and no calls come.',
  },
);
export type TagFindingCode = keyof typeof TagFindingCodeEnum;
