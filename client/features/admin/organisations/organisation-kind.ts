import type { Column } from '#client/components/table/table-columns';
import type { AssociationKind, RecordAction } from '#client/graphql/generated';
import type { Ask } from '#client/graphql/search/use-server-search';
import type { RecordList } from '#client/records/define-list';
import type { ListedRecord } from '#client/records/define-record';
import type { ActedKind } from '#client/records/record-acts';
import type { ListedRow } from '#client/features/admin/associations/waiting-rows';
import type { OrganisationContext, OrganisationValues } from './organisation-values';

export interface ExistingOrganisation {
  id: number;
  name: string;
  domain?: string | null;
  countryCode: string;
}

export interface OrganisationRow extends ListedRecord {
  viewerCan: readonly RecordAction[];
}

interface Nouns {
  id: 'agency' | 'client';
  title: 'Agency' | 'Client';
  plural: string;
  created: string;
  updated: string;
  associated: string;
  deleted: string;
}

const REMOVED_SHOWN_MS = 6000;

/** The texts about an organisation's kind: they differ only in their nouns. */
export function organisationTexts({ id, title, plural, ...said }: Nouns) {
  const failedTo = (act: string) => (reason: string) =>
    `Failed to ${act} ${id}. ${reason || 'Please try again.'}`;

  return {
    title: `Manage ${title === 'Agency' ? 'Agencies' : 'Clients'}`,
    add: `Add New ${title}`,
    empty: `There are no ${plural} yet. Add the first one.`,
    emptyOrAssociate: `There are no ${plural} yet. Add the first one, or associate one that is there already.`,
    unavailable: `Unable to retrieve ${plural}. Please try again.`,
    emptySearch: `No existing ${plural} found. Continue typing to create new ${id}.`,
    create: {
      title: `Add New ${title}`,
      submit: `Create ${id}`,
      saved: said.created,
      failed: failedTo('create'),
    },
    update: {
      title: `Edit ${title}`,
      submit: 'Save changes',
      saved: said.updated,
      failed: failedTo('update'),
    },
    associate: {
      title: `Associate Existing ${title}`,
      submit: 'Associate...',
      saved: said.associated,
      failed: failedTo('associate'),
    },
    remove: {
      title: `Remove ${title}`,
      confirm: 'Remove',
      done: [
        { text: said.deleted },
        // The specification uses the agencies' wording for clients, too.
        { text: 'Agency removed successfully', durationMs: REMOVED_SHOWN_MS },
      ],
      failed: failedTo('delete'),
    },
    removeQuestion: (name: string) => `Are you sure you want to remove ${id} ${name}?`,
  };
}

/** The search for organisations in the form of a new one. */
export interface OrganisationSearch<Row, Data> {
  id: 'agency' | 'client';
  nameLabel: string;
  /** The server's name of the name field. */
  serverName: string;
  nameOf: (row: Row) => string;
  list: RecordList<Row, Data>;
  searchUnassociated: (ask: Ask, text: string) => Promise<readonly ExistingOrganisation[]>;
  emptySearch: string;
}

/** A kind of organisation: a kind of record, and what only organisations have. */
export interface OrganisationKind<Row extends OrganisationRow, Data> extends ActedKind<
  Row,
  OrganisationValues,
  OrganisationContext
> {
  /** The target of an association request. */
  target: AssociationKind;
  /** The action that a role needs to request an association. */
  associateAction: string;
  /** Its admins issue codes that connect at once. */
  hasCodes: boolean;
  texts: ReturnType<typeof organisationTexts>;
  /** Path to its figures; an agency has none of its own. */
  figuresPath?: (row: Row) => string;
  list: RecordList<Row, Data>;
  columns: readonly Column<ListedRow<Row>>[];
}

export const mayArchive = ({ viewerCan }: OrganisationRow): boolean =>
  viewerCan.includes('archive');

/** The lists that show a change of an organisation or of an association. */
export const ORGANISATION_LISTS = [
  'agencies',
  'customers',
  'customerSummary',
  'associationRequests',
  'associations',
];
