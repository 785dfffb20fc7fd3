import { formatDate, formatDateTime } from '#client/formatting/dates';
import { countText, percentText } from '#schema/writing/numbers';
import type { TagCallCountsFragment, TagDoctorQuery } from '#client/graphql/generated';

export type Examined = TagDoctorQuery['tagDoctor'];

interface Figure {
  name: string;
  value: string;
}

/**
 * The outcome of the calls; received calls equal the sum of the others, except for waiting ones.
 */
export const callMetrics = (calls: TagCallCountsFragment): Figure[] => [
  { name: 'Received', value: countText(calls.received) },
  { name: 'Counted', value: countText(calls.counted) },
  { name: 'Bots', value: countText(calls.bots) },
  { name: 'Prefetched', value: countText(calls.prefetches) },
  { name: 'Test calls', value: countText(calls.tests) },
  { name: 'Duplicates', value: countText(calls.duplicates) },
  ...(calls.repeated > 0 ? [{ name: 'Repeated', value: countText(calls.repeated) }] : []),
  ...(calls.heldOut > 0 ? [{ name: 'Held out', value: countText(calls.heldOut) }] : []),
  { name: 'Not stored', value: countText(calls.deadLettered) },
];

/** The edges distinguish addresses up to about this number. */
const MANY_ADDRESSES = 16;

const addressesText = (addresses: number): string =>
  addresses > MANY_ADDRESSES ? `more than ${MANY_ADDRESSES}` : countText(addresses);

/** All signs of an impression tag; a site tag has no cache-buster. */
export function signFigures({ kind, signs, lastDay }: Examined): Figure[] {
  const figure = (name: string, count: number): Figure => ({
    name,
    value:
      count === 0 || lastDay.counted === 0
        ? countText(count)
        : `${countText(count)} (${percentText(count / lastDay.counted)})`,
  });

  const ofPixels = [
    figure('Cache-buster is a macro', signs.unfilledCacheBuster),
    figure('Cache-buster missing or the same', signs.constantCacheBuster),
  ];

  return [
    ...(kind === 'IMPRESSION' ? ofPixels : []),
    figure('User id is a macro', signs.unfilledUid),
    figure('Privacy signal is a macro', signs.unfilledPrivacy),
    figure('Over http', signs.plainHttp),
    figure('Signal or name unreadable', signs.unreadSignal),
    figure('Objecting', signs.objected),
    figure('Address of no household', signs.noHousehold),
    figure('Shared id or address', signs.sharedIdentity),
    figure('Unknown device', signs.unknownDevice),
    figure('Without a viewer', signs.withoutViewer),
    figure('Viewer by user id', signs.byId),
    figure('Viewer by IPv4 address', signs.byIpv4),
    figure('Viewer by IPv6 address', signs.byIpv6),
    { name: 'Addresses in the busiest hour', value: addressesText(signs.addressesAnHour) },
  ];
}

/** Errors of players, by code. */
export const errorFigures = ({ playerErrors }: Examined): Figure[] =>
  playerErrors.map(({ code, meaning, count }) => ({
    name: `${code}: ${meaning}`,
    value: countText(count),
  }));

const MINUTES_KNOWN_MS = 6 * 86_400_000;

/** Only the day is known after a week. */
function lastSeenText({ lastSeenAt, checkedAt }: Examined): string {
  if (!lastSeenAt) return 'Never';
  const isLately = Date.parse(checkedAt) - Date.parse(lastSeenAt) < MINUTES_KNOWN_MS;
  return isLately ? formatDateTime(lastSeenAt) : formatDate(lastSeenAt.slice(0, 10));
}

export function placeFigures(examined: Examined): Figure[] {
  const { flight } = examined;
  const ofBooking = flight
    ? [
        {
          name: 'Booking',
          value: `${formatDate(flight.startDate)} – ${formatDate(flight.endDate)}`,
        },
        { name: 'Outside it, in 30 days', value: countText(flight.outside) },
      ]
    : [];

  return [{ name: 'Last seen', value: lastSeenText(examined) }, ...ofBooking];
}
