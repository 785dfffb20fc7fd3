import { describedEnum } from '#server/core/graphql/described-enum.js';

export const TagFindingCodeEnum = describedEnum(
  'TagFindingCode',
  'The rule that a finding about a tag is of. Further values may come.',
  {
    NEVER_SEEN: 'The tag never received a call.',
    NOTHING_LATELY: 'No call came in the last day.',
    WAS_SILENT: 'Hardly any calls came on days of the last weeks.',
    NOT_STORED: 'Calls of the last day could not be stored.',
    ONLY_ROBOTS: 'All calls came from robots or were prefetched.',
    MANY_ROBOTS: 'A large share of the calls came from robots.',
    UNKNOWN_DEVICE: 'A large share of the calls names no device that is known.',
    REPEATED_CALLS: 'A large share of the impressions was reported again within a minute.',
    ONE_SIDED_IDS: 'Impressions contain user ids and visits do not, or the other way round.',
    FEW_ADDRESSES: 'The calls came from the addresses of a few servers.',
    NO_HOUSEHOLD: 'Calls come from addresses that stand for no household.',
    SHARED_IDENTITY: 'Calls contain ids or come from addresses that too many share.',
    FAMILIES_APART: 'One side calls over IPv4 and the other over IPv6.',
    UNFILLED_CACHE_BUSTER: 'Calls contain the macro of the cache-buster.',
    UNFILLED_UID: 'Calls contain the macro of the user id.',
    UNFILLED_PRIVACY: 'Calls contain the macro of a privacy signal.',
    OBJECTED: 'Most calls object to being followed.',
    UNREAD_SIGNAL:
      'Calls contain an unreadable privacy signal, or a parameter in a wrong spelling.',
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
