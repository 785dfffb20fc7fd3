import dns from 'node:dns/promises';
import { txtRecordOf } from '#server/domains/people/sso/connection/sso-settings.js';
import { CHECK_EVERY_MS, type SsoDomain } from './sso-domain.entity.js';

/** The TXT records of a name, each in its parts, as `node:dns` answers. */
export type ResolveTxt = (name: string) => Promise<string[][]>;

export const resolveTxt: ResolveTxt = (name) => dns.resolveTxt(name);

/** `UNKNOWN`: no name server gave an answer, so nothing is known of the record. */
type Lookup = 'FOUND' | 'MISSING' | 'UNKNOWN';

/** The answers of DNS that there is no such name, and no TXT record at it. */
const NO_RECORD = new Set(['ENOTFOUND', 'ENODATA']);

export async function lookUpRecord(claim: SsoDomain, resolve: ResolveTxt): Promise<Lookup> {
  try {
    const records = await resolve(claim.domain);
    const isThere = records.some((parts) => parts.join('').trim() === txtRecordOf(claim));
    return isThere ? 'FOUND' : 'MISSING';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return NO_RECORD.has(code) ? 'MISSING' : 'UNKNOWN';
  }
}

export function noteFound(claim: SsoDomain, now: Date): void {
  noteAnswer(claim, now);
  claim.misses = 0;
}

export function noteMissing(claim: SsoDomain, now: Date): void {
  noteAnswer(claim, now);
  claim.misses += 1;
}

function noteAnswer(claim: SsoDomain, now: Date): void {
  claim.checkedAt = now;
  claim.nextCheckAt = new Date(now.getTime() + CHECK_EVERY_MS);
  claim.checkAttempts = 0;
}
