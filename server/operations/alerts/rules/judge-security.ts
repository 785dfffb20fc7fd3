import { countText } from '#schema/writing/numbers.js';
import type { Redis } from '#server/core/redis/redis.js';
import {
  readSecurityEvents,
  type SecurityEvent,
  type SecurityEventCounts,
} from '#server/access/audit/security-events.js';
import type { AlertEpisode } from '#server/operations/alerts/alert-episode.entity.js';
import type { AlertKind } from '#server/operations/alerts/alert-kind.js';
import type { Finding, Judgement } from './finding.js';

interface SecurityRule {
  kind: AlertKind;
  events: readonly SecurityEvent[];
  minutes: number;
  /** An episode opens at this count and closes once the count is below `over`. */
  begins: number;
  over: number;
  messageOf: (events: string, minutes: number) => string;
}

/** Add a row to add a rule. The limits are far above what people in a busy office do by mistake. */
const RULES: readonly SecurityRule[] = [
  {
    kind: 'SIGN_IN_FAILURES',
    events: ['sign_in_failed', 'sign_in_locked'],
    minutes: 10,
    begins: 100,
    over: 20,
    messageOf: (events, minutes) =>
      `${events} sign-ins failed within ${minutes} minutes: somebody is guessing passwords.`,
  },
  {
    kind: 'TOKEN_REUSE',
    events: ['refresh_token_reused'],
    minutes: 60,
    begins: 3,
    over: 1,
    messageOf: (events, minutes) =>
      `${events} refresh tokens were used twice within ${minutes} minutes: sessions may have been stolen. They were ended.`,
  },
  {
    kind: 'RIGHTS_REFUSED',
    events: ['forbidden_to_key', 'forbidden_to_person'],
    minutes: 10,
    begins: 100,
    over: 20,
    messageOf: (events, minutes) =>
      `${events} calls within ${minutes} minutes asked for actions that their callers may not perform. The log names the API keys.`,
  },
];

/**
 * Finds bursts of events that are rare for people and common in attacks, summed over all processes.
 */
export async function judgeSecurity(
  redis: Redis,
  open: readonly AlertEpisode[],
  now: Date,
): Promise<Judgement> {
  const findings: Finding[] = [];
  for (const rule of RULES) {
    const counts = await readSecurityEvents(redis, now, rule.minutes);
    const isNotified = open.some(({ kind }) => kind === rule.kind);
    const finding = judgeRule(rule, counts, isNotified);
    if (finding) findings.push(finding);
  }
  return { judged: RULES.map(({ kind }) => kind), findings };
}

function judgeRule(
  rule: SecurityRule,
  counts: SecurityEventCounts,
  isNotified: boolean,
): Finding | null {
  const { kind, events, minutes, begins, over, messageOf } = rule;
  const sum = events.reduce((total, event) => total + counts[event], 0);
  if (sum < (isNotified ? over : begins)) return null;
  const figures = { minutes, ...Object.fromEntries(events.map((event) => [event, counts[event]])) };
  return { kind, message: messageOf(countText(sum), minutes), figures, tag: null };
}
