import type { ChipTone } from '#client/components/inline/chip';
import type { RelationshipRowFragment } from '#client/graphql/generated';

interface RelationshipEnd {
  kind: 'CUSTOMER' | 'AGENCY' | 'BROADCASTER' | 'ADTECH';
  tone: ChipTone;
  name: string;
}

const end = (
  kind: RelationshipEnd['kind'],
  tone: ChipTone,
  name: string | null | undefined,
): RelationshipEnd[] => (name === null || name === undefined ? [] : [{ kind, tone, name }]);

/** The two organisations that are related: a client first, then agency, broadcaster, ad-tech. */
export const endsOf = (row: RelationshipRowFragment): RelationshipEnd[] => [
  ...end('CUSTOMER', 'success', row.customerName),
  ...end('AGENCY', 'warning', row.agencyName),
  ...end('BROADCASTER', 'info', row.broadcasterName),
  ...end('ADTECH', 'neutral', row.adtechName),
];

export const pairText = (row: RelationshipRowFragment): string =>
  endsOf(row)
    .map(({ name }) => name)
    .join(' and ');
