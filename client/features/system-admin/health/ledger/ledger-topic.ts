import { LedgerDocument, type LedgerQuery } from '#client/graphql/generated';

export const LEDGER = {
  snapshot: { query: LedgerDocument, read: ({ ledger }: LedgerQuery) => ledger },
};

export type LedgerNow = LedgerQuery['ledger'];
export type TagLedgerRow = LedgerNow['tags'][number];
