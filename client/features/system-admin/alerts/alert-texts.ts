import type { AlertKind, AlertRowFragment } from '#client/graphql/generated';

export const KIND_TEXTS: Readonly<Record<AlertKind, string>> = {
  TAG_SILENT: 'Tag silent',
  TAG_JUMP: 'Tag jumps',
  QUEUE_LAG: 'Queue behind',
  LEDGER_IMBALANCE: 'Ledger gap',
  DEAD_LETTERS: 'Dead letters',
  SIGN_IN_FAILURES: 'Failed sign-ins',
  TOKEN_REUSE: 'Stolen sign-ins',
  RIGHTS_REFUSED: 'Refused rights',
};

/** The client's list that contains the tag; null for alerts without a tag. */
export function tagUrl({ customerId, tagKind }: AlertRowFragment): string | null {
  if (!customerId || !tagKind) return null;
  return `/campaigns?client=${customerId}&tab=${tagKind === 'SITE' ? 'site-tags' : 'impression-tags'}`;
}
