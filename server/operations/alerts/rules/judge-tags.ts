import type { Pool } from 'pg';
import { EVENT_KIND } from '#server/event-store/codes.js';
import { reportingClock } from '#server/event-store/reporting-time.js';
import { TAG_KINDS, type TagKind } from '#server/analytics/tag-kind.js';
import type { AlertEpisode } from '#server/operations/alerts/alert-episode.entity.js';
import type { Finding, Judgement } from './finding.js';
import { judgeTraffic, type RecentTraffic, type TrafficAlert } from './judge-traffic.js';
import { tagFinding } from './tag-finding.js';
import { readTagHours, readTimeZones } from './tag-hours.js';
import { callsIn, trafficWindow } from './traffic-window.js';
import { expectsCalls, readTags } from './watched-tags.js';

const TAG_KIND_OF = new Map<number, TagKind>([
  [EVENT_KIND.impression, 'IMPRESSION'],
  [EVENT_KIND.webhit, 'SITE'],
]);
/** No week is left after this time that shows when the tag is busy. */
const MAX_EPISODE_MS = 28 * 86_400_000;
const NO_CALLS = { calls: 0, before: [] };
const NO_TRAFFIC: RecentTraffic = { latest: NO_CALLS, earlier: NO_CALLS };

interface Suspect {
  traffic: RecentTraffic;
  kind: TrafficAlert;
  tagKind: TagKind;
  tagId: number;
}

/**
 * Compares every tag's calls, by time of receipt, with the same forty minutes of the four weeks
 * before.
 */
export async function judgeTags(
  pool: Pool,
  open: readonly AlertEpisode[],
  now: Date,
): Promise<Judgement> {
  const openAlerts = new Map(open.flatMap((episode) => stillOpen(episode, now)));
  const suspects: Suspect[] = [];
  const judge = (tagKind: TagKind, tagId: number, traffic: RecentTraffic) => {
    const kind = judgeTraffic(traffic, openAlerts.get(`${tagKind}:${tagId}`)?.kind ?? null);
    openAlerts.delete(`${tagKind}:${tagId}`);
    if (kind) suspects.push({ kind, tagKind, tagId, traffic });
  };

  for (const timeZone of await readTimeZones(pool)) {
    const window = trafficWindow(now.getTime(), reportingClock(timeZone));
    for (const { kind, tagId, hours } of await readTagHours(pool, timeZone, window.hours)) {
      const tagKind = TAG_KIND_OF.get(kind);
      if (tagKind) judge(tagKind, tagId, callsIn(window, hours));
    }
  }

  for (const { tagKind, tagId } of [...openAlerts.values()]) judge(tagKind, tagId, NO_TRAFFIC);

  return { judged: ['TAG_SILENT', 'TAG_JUMP'], findings: await findingsOf(pool, suspects, now) };
}

type OpenAlert = Pick<Suspect, 'kind' | 'tagKind' | 'tagId'>;

function stillOpen(
  { kind, tagKind, tagId, openedAt }: AlertEpisode,
  now: Date,
): [string, OpenAlert][] {
  if ((kind !== 'TAG_SILENT' && kind !== 'TAG_JUMP') || tagKind === null || tagId === null)
    return [];
  if (now.getTime() - openedAt.getTime() > MAX_EPISODE_MS) return [];
  return [[`${tagKind}:${tagId}`, { kind, tagKind, tagId }]];
}

async function findingsOf(pool: Pool, suspects: readonly Suspect[], now: Date): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const tagKind of TAG_KINDS) {
    const ofKind = new Map(
      suspects.filter((one) => one.tagKind === tagKind).map((one) => [one.tagId, one]),
    );
    for (const tag of await readTags(pool, tagKind, [...ofKind.keys()])) {
      const suspect = ofKind.get(tag.tagId);
      const today = reportingClock(tag.timeZone).localDate(now.getTime());
      if (suspect && (suspect.kind === 'TAG_JUMP' || expectsCalls(tag, today))) {
        findings.push(tagFinding(suspect.kind, tag, suspect.traffic.latest, now));
      }
    }
  }

  return findings;
}
