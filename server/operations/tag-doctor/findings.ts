import { dateText } from '#schema/writing/dates.js';
import { countText, percentText } from '#schema/writing/numbers.js';
import type { DateRange } from '#schema/date-ranges.js';
import { IDENTITY_RULES } from './identity-rules.js';
import { ENOUGH, NOUN, ODD_SHARE, shareText, type Examined, type Rule } from './rule.js';
import { SIGNAL_RULES } from './signal-rules.js';
import type { FindingGravity, TagCalls, TagFinding } from './tag-doctor.type.js';

const DAY_MS = 86_400_000;

const isOver = ({ flight, today }: Examined) => flight !== null && flight.endDate < today;

const agoText = (elapsedMs: number) =>
  elapsedMs < 2 * DAY_MS ? 'a day ago' : `${countText(Math.floor(elapsedMs / DAY_MS))} days ago`;

const keptApart = ({ bots, prefetches }: TagCalls) => bots + prefetches;
/** Robots are some of every site's callers, and hardly any of a television's. */
const MANY_ROBOTS = 0.2;
/** Some players repeat a report now and then; a tag that is built in twice repeats each. */
const MANY_REPEATS = 0.1;

/**
 * Several rules may match. Findings of the same gravity keep this order. To add a rule, add a row
 * here, or to the rules about one subject, and its code to `TagFindingCodeEnum`.
 */
const RULES: readonly Rule[] = [
  {
    code: 'NEVER_SEEN',
    gravity: 'PROBLEM',
    find: ({ lastSeenAt }) => (lastSeenAt === null ? 'This tag has never received a call.' : null),
    advice:
      'Check that the tag is pasted where it should be, whole and unchanged, and that it is switched on there.',
  },
  {
    code: 'NOTHING_LATELY',
    gravity: 'PROBLEM',
    find: (tag) =>
      tag.lastSeenAt && tag.lastDay.received === tag.lastDay.tests && !isOver(tag)
        ? `No call arrived during the last day; the last call was ${agoText(tag.checkedAt.getTime() - tag.lastSeenAt.getTime())}.`
        : null,
    advice:
      'Ask the person who installed the tag whether it was removed or switched off. A test call shows whether our side works.',
  },
  {
    code: 'WAS_SILENT',
    gravity: 'WARNING',
    find: ({ silentStretches }) =>
      silentStretches.length > 0
        ? `Hardly any call came ${silentStretches.map(stretchText).join(' and ')}, far fewer than usual: visits of then are missing, and ads of a week around are in no count of caused visits.`
        : null,
    advice:
      'Ask the person who looks after the site whether the tag was off then. Nothing brings those visits back; later days are not concerned.',
  },
  {
    code: 'NOT_STORED',
    gravity: 'PROBLEM',
    find: ({ lastDay }) =>
      lastDay.deadLettered > 0
        ? `${countText(lastDay.deadLettered)} calls of the last day could not be stored.`
        : null,
    advice: 'A super admin finds them among the dead letters in System Health and can replay them.',
  },
  {
    code: 'ONLY_ROBOTS',
    gravity: 'PROBLEM',
    find: ({ lastDay }) =>
      lastDay.counted === 0 && keptApart(lastDay) > 0
        ? `All ${countText(keptApart(lastDay))} calls of the last day came from robots or were prefetched, so none counts.`
        : null,
    advice: 'Check that the device that shows the ad or the page calls the tag, at that moment.',
  },
  {
    code: 'MANY_ROBOTS',
    gravity: 'WARNING',
    find: ({ lastDay: { received, tests, bots, counted } }) =>
      counted > 0 && bots >= ENOUGH && bots / (received - tests) >= MANY_ROBOTS
        ? `${percentText(bots / (received - tests))} of the calls of the last day (${countText(bots)} of ${countText(received - tests)}) came from programs that call themselves robots, so they count in no figure.`
        : null,
    advice:
      'Ask who calls the tag: monitoring, a scanner of ads, or a server that sends its own user agent. A server that calls on behalf of devices passes on theirs in X-Device-User-Agent.',
  },
  {
    code: 'UNKNOWN_DEVICE',
    gravity: 'NOTE',
    find: (tag) =>
      shareText(
        tag,
        tag.signs.unknownDevice,
        MANY_ROBOTS,
        'name no device that we know; they count, and comparisons by device leave them out',
      ),
    advice:
      'Televisions and apps should send their user agent; a server that calls on behalf of devices passes it on in X-Device-User-Agent.',
  },
  {
    code: 'REPEATED_CALLS',
    gravity: 'WARNING',
    find: ({ lastDay: { counted, repeated } }) =>
      repeated >= ENOUGH && repeated / (counted + repeated) >= MANY_REPEATS
        ? `${countText(repeated)} of the ${countText(counted + repeated)} impressions of the last day were reported again within a minute, and each ad counts once.`
        : null,
    advice:
      'Look for a tag that is built in twice, or a player or proxy that repeats its calls. Where every report is an ad of its own, let the tag count repeats on its page.',
  },
  ...IDENTITY_RULES,
  {
    code: 'UNFILLED_CACHE_BUSTER',
    gravity: 'PROBLEM',
    find: (tag) =>
      shareText(
        tag,
        tag.signs.unfilledCacheBuster,
        ODD_SHARE,
        'contain the macro of the cache-buster instead of a number',
      ),
    advice:
      'The tag was pasted with the macros of another ad server. Copy it again with the right one chosen: caches may answer calls that look alike.',
  },
  {
    code: 'UNFILLED_UID',
    gravity: 'WARNING',
    find: (tag) =>
      shareText(
        tag,
        tag.signs.unfilledUid,
        ODD_SHARE,
        'contain the macro of the user id instead of an id',
      ),
    advice:
      'Let the ad server fill in uid, or omit it. Until then the viewer is derived from the IP address of the call.',
  },
  {
    code: 'UNFILLED_PRIVACY',
    gravity: 'WARNING',
    find: (tag) =>
      shareText(
        tag,
        tag.signs.unfilledPrivacy,
        ODD_SHARE,
        'contain a privacy macro that was not filled in',
      ),
    advice:
      'Copy the tag again for the ad server it runs on. Where GDPR applies, an unfilled consent is no consent.',
  },
  ...SIGNAL_RULES,
  {
    code: 'CONSTANT_CACHE_BUSTER',
    gravity: 'WARNING',
    find: (tag) =>
      shareText(
        tag,
        tag.signs.constantCacheBuster,
        0.2,
        'contain no cache-buster, or that of the previous call',
      ),
    advice:
      'Let the ad server fill in cb with a new number for each call, so that no cache answers instead of the edge.',
  },
  {
    code: 'WITHOUT_VIEWER',
    gravity: 'WARNING',
    find: (tag) =>
      shareText(
        tag,
        tag.signs.withoutViewer,
        0.2,
        `have no viewer: no ${NOUN[tag.tagKind]} among them is ever credited`,
      ),
    advice:
      'Often this is people’s choice (consent, Global Privacy Control), or in Europe a consent string without our vendor number. A server that calls on behalf of devices must pass on uid or the IP address of the device.',
  },
  {
    code: 'PLAIN_HTTP',
    gravity: 'WARNING',
    find: (tag) =>
      tag.isSecure
        ? shareText(tag, tag.signs.plainHttp, ODD_SHARE, 'came over http, not https')
        : null,
    advice:
      'Change http:// to https:// where the tag is pasted: pages that are safe leave unsafe calls out.',
  },
  {
    code: 'ISSUED_OVER_HTTP',
    gravity: 'NOTE',
    find: (tag) =>
      tag.isSecure
        ? null
        : shareText(tag, tag.signs.plainHttp, ODD_SHARE, 'came over http, not https'),
    advice: 'This installation issues such tags: a super admin sets EDGE_URL to an https URL.',
  },
  {
    code: 'PLAYER_ERRORS',
    gravity: 'WARNING',
    find: ({ playerErrors, lastDay }) => {
      const total = playerErrors.reduce((sum, { count: times }) => sum + times, 0);
      const [most] = playerErrors;
      if (!most || total < Math.max(1, lastDay.counted) * ODD_SHARE) return null;
      return `Players reported ${countText(total)} errors in the last day, most often ${most.code}: ${most.meaning}.`;
    },
    advice:
      'Ask the ad server whose document the tag wraps what it sent; a player that reports an error shows no ad.',
  },
  {
    code: 'OUTSIDE_BOOKING',
    gravity: 'WARNING',
    find: ({ flight }) =>
      flight && flight.outside > 0
        ? `${countText(flight.outside)} impressions of the last 30 days lie outside the booking (${dateText(flight.startDate)} to ${dateText(flight.endDate)}), the latest on ${dateText(flight.lastOutsideDate ?? flight.endDate)}.`
        : null,
    advice:
      'They count and are charged: correct the dates of the booking, or let the ad server respect them.',
  },
  {
    code: 'BOOKING_OVER',
    gravity: 'NOTE',
    find: (tag) =>
      tag.lastSeenAt && tag.flight && isOver(tag) && tag.lastDay.received === tag.lastDay.tests
        ? `The booking ended on ${dateText(tag.flight.endDate)}, and no more calls arrive.`
        : null,
    advice: 'Nothing needs doing.',
  },
];

const stretchText = ({ startDate, endDate }: DateRange) =>
  startDate === endDate
    ? `on ${dateText(startDate)}`
    : `from ${dateText(startDate)} to ${dateText(endDate)}`;

const ORDER: readonly FindingGravity[] = ['PROBLEM', 'WARNING', 'NOTE'];

/** The findings about a tag, the gravest first. Pure: the same figures give the same texts. */
export function findingsOf(tag: Examined): TagFinding[] {
  const findings = RULES.flatMap(({ code, gravity, find, advice }) => {
    const message = find(tag);
    return message === null ? [] : [{ code, gravity, message, advice }];
  });
  return ORDER.flatMap((gravity) => findings.filter((finding) => finding.gravity === gravity));
}
