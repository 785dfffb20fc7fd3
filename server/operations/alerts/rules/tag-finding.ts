import { timeText } from '#schema/writing/dates.js';
import { countText, listText } from '#schema/writing/numbers.js';
import { reportingClock } from '#server/event-store/reporting-time.js';
import { inOneLine } from '#server/core/mail/letter.js';
import type { Finding } from './finding.js';
import type { Traffic, TrafficAlert } from './judge-traffic.js';
import { trafficWindow } from './traffic-window.js';
import type { WatchedTag } from './watched-tags.js';

const NOUNS = { IMPRESSION: 'impression tag', SITE: 'site tag' } as const;

/** A rule's result about a tag: a sentence for people and figures for partners. */
export function tagFinding(
  kind: TrafficAlert,
  tag: WatchedTag,
  { calls, before }: Traffic,
  now: Date,
): Finding {
  const { customerId, tagKind, tagId, bookingId } = tag;
  const { fromMs, untilMs } = trafficWindow(now.getTime(), reportingClock(tag.timeZone));
  const time = (ms: number) => timeText(new Date(ms), tag.timeZone);
  const who = `The ${NOUNS[tagKind]} ‘${inOneLine(tag.name)}’ of ${inOneLine(tag.customerName)}`;
  const did = kind === 'TAG_SILENT' ? 'has gone silent' : 'counts far more than usual';
  const when = `from ${time(fromMs)} to ${time(untilMs)} ${cityOf(tag.timeZone)} time`;

  return {
    kind,
    message: `${who} ${did}: ${callsText(calls)} ${when}, and ${weeksText(before)} then in the four weeks before.`,
    figures: {
      calls,
      weeks_before: before,
      window_from: new Date(fromMs).toISOString(),
      window_to: new Date(untilMs).toISOString(),
    },
    tag: { customerId, tagKind, tagId, bookingId },
  };
}

const callsText = (calls: number) =>
  calls === 1 ? '1 call' : `${calls === 0 ? 'no' : countText(calls)} calls`;

/** "Auckland" for Pacific/Auckland. */
const cityOf = (timeZone: string) => (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

/** "120, 118, 131 and 125", the latest week first. */
const weeksText = (before: readonly number[]) => listText(before.map((calls) => countText(calls)));
