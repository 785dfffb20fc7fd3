import type { Column } from '#client/components/table/table-columns';
import {
  CreateRelationshipDocument,
  type RelationshipRowFragment,
  RelationshipsDocument,
  RemoveRelationshipDocument,
} from '#client/graphql/generated';
import { defineList } from '#client/records/define-list';
import { defineRecord } from '#client/records/define-record';
import { RecordTab } from '#client/records/record-tab';
import type { ChipTone } from '#client/components/inline/chip';
import { useRelationshipFields } from './relationship-fields';
import { adjustRelationship, NEW_RELATIONSHIP, sideOf } from './relationship-rules';

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
const endsOf = (row: RelationshipRowFragment): RelationshipEnd[] => [
  ...end('CUSTOMER', 'success', row.customerName),
  ...end('AGENCY', 'warning', row.agencyName),
  ...end('BROADCASTER', 'info', row.broadcasterName),
  ...end('ADTECH', 'neutral', row.adtechName),
];

const pairText = (row: RelationshipRowFragment): string =>
  endsOf(row)
    .map(({ name }) => name)
    .join(' and ');

const endColumn = (at: 0 | 1, key: string, head: string): Column<RelationshipRowFragment>[] => [
  {
    key: `${key}-type`,
    head: `${head} type`,
    kind: 'chip',
    isSortable: false,
    value: (row) => endsOf(row)[at]?.kind,
    tone: (row) => endsOf(row)[at]?.tone ?? 'neutral',
  },
  { key, head, kind: 'text', isSortable: false, value: (row) => endsOf(row)[at]?.name },
];

const COLUMNS: readonly Column<RelationshipRowFragment>[] = [
  ...endColumn(0, 'entity', 'Entity'),
  ...endColumn(1, 'partner', 'Partner'),
  { key: 'since', head: 'Since', kind: 'date', value: ({ createdAt }) => createdAt },
];

const CREATED = 'Entity association created successfully';

/** Two associated organisations; removing the relationship ends its visibility. */
const RELATIONSHIP = defineRecord({
  texts: {
    title: 'Relationships',
    empty: 'There are no relationships yet.',
    unavailable: 'Unable to retrieve relationships. Please try again.',
    create: {
      title: 'Create Relationship',
      submit: 'Create relationship',
      saved: CREATED,
      failed: (reason) => `Failed to create relationship. ${reason || 'Please try again.'}`,
    },
  },
  list: defineList({
    query: RelationshipsDocument,
    connection: ({ relationships }) => relationships,
    // One order, in both directions.
    sorts: {},
    order: { column: 'since', direction: 'descending' },
  }),
  stale: ['relationships'],
  create: CreateRelationshipDocument,
  useRecordContext: () => ({}),
  nameOf: pairText,
  columns: () => COLUMNS,
  blank: () => NEW_RELATIONSHIP,
  useFields: ({ values }) => useRelationshipFields(values),
  adjust: adjustRelationship,
  inputOf: ({ sourceType, sourceId, targetType, targetId }) => ({
    sourceType: sideOf(sourceType)?.value,
    sourceId: Number(sourceId),
    targetType: sideOf(targetType)?.value,
    targetId: Number(targetId),
  }),
  toastsOf: ({ createRelationship }) =>
    createRelationship.isNew
      ? [{ text: CREATED, tone: 'success' }]
      : [{ text: 'These two were associated already' }],
  removal: {
    mutation: RemoveRelationshipDocument,
    title: 'Remove relationship',
    text: (row) =>
      `Are you sure you want to remove the relationship of ${pairText(row)}? They no longer see data that they shared only through it.`,
    confirm: 'Remove',
    done: [{ text: 'Entity association removed successfully' }],
    failed: (reason) => `Failed to delete relationship. ${reason || 'Please try again.'}`,
  },
  canRemove: () => true,
});

interface RelationshipsListProps {
  /** The form of a new one is open. */
  isAdding: boolean;
  /** Called after the form saves or closes. */
  onAdded: () => void;
}

export const RelationshipsList = (adding: RelationshipsListProps) => (
  <RecordTab kind={RELATIONSHIP} {...adding} />
);
