import { registerEnumType } from 'type-graphql';

export const TagFindingCodeEnum = {
  NEVER_SEEN: 'NEVER_SEEN',
  NOTHING_LATELY: 'NOTHING_LATELY',
  NOT_STORED: 'NOT_STORED',
  ONLY_ROBOTS: 'ONLY_ROBOTS',
  UNFILLED_CACHE_BUSTER: 'UNFILLED_CACHE_BUSTER',
  UNFILLED_UID: 'UNFILLED_UID',
  UNFILLED_PRIVACY: 'UNFILLED_PRIVACY',
  CONSTANT_CACHE_BUSTER: 'CONSTANT_CACHE_BUSTER',
  WITHOUT_VIEWER: 'WITHOUT_VIEWER',
  PLAIN_HTTP: 'PLAIN_HTTP',
  ISSUED_OVER_HTTP: 'ISSUED_OVER_HTTP',
  OUTSIDE_BOOKING: 'OUTSIDE_BOOKING',
  BOOKING_OVER: 'BOOKING_OVER',
} as const;
export type TagFindingCode = keyof typeof TagFindingCodeEnum;

registerEnumType(TagFindingCodeEnum, {
  name: 'TagFindingCode',
  description: 'The rule that a finding about a tag is of. Further values may come.',
  valuesConfig: {
    NEVER_SEEN: { description: 'The tag never received a call.' },
    NOTHING_LATELY: { description: 'No call came in the last day.' },
    NOT_STORED: { description: 'Calls of the last day could not be stored.' },
    ONLY_ROBOTS: { description: 'All calls came from robots or were prefetched.' },
    UNFILLED_CACHE_BUSTER: { description: 'Calls contain the macro of the cache-buster.' },
    UNFILLED_UID: { description: 'Calls contain the macro of the user id.' },
    UNFILLED_PRIVACY: { description: 'Calls contain the macro of a privacy signal.' },
    CONSTANT_CACHE_BUSTER: {
      description: 'Calls have no cache-buster, or that of the call before.',
    },
    WITHOUT_VIEWER: { description: 'Calls have no viewer.' },
    PLAIN_HTTP: { description: 'Calls come over http, not https.' },
    ISSUED_OVER_HTTP: {
      description: 'Calls come over http, since this installation issues such tags.',
    },
    OUTSIDE_BOOKING: { description: 'Impressions lie outside the days of the booking.' },
    BOOKING_OVER: { description: 'The booking is over, and no calls come.' },
  },
});
