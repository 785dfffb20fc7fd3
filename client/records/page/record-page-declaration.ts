import type { TypedDocumentNode } from '@apollo/client';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FilterKind } from '#schema/dashboard-url';
import type { DateRange } from '#schema/date-ranges';
import type { ChipTone } from '#client/components/inline/chip';
import type {
  AuditedEntity,
  ContentClientsQuery,
  RecordFiguresFragment,
} from '#client/graphql/generated';

/** The client of the record, as people see it in a list. */
export type PageClient = ContentClientsQuery['dashboardCustomers'][number];

/** A step of the path to the record. */
export interface Parent {
  name: string;
  to: string;
}

export interface Fact {
  name: string;
  value: ReactNode;
}

/** Something that is missing or wrong, in one sentence, and the act that mends it. */
export interface Todo {
  id: string;
  gravity: 'problem' | 'note';
  text: string;
  action: { label: string; to: string } | { label: string; run: () => void };
}

/** A button beside Edit. */
export interface RecordAction {
  label: string;
  icon: LucideIcon;
  run: () => void;
}

/** Parts of a page besides those that all pages show. */
export interface RecordDetails {
  /** Null while what they follow from loads. */
  todos: readonly Todo[] | null;
  /** The reason why what they follow from could not be loaded. */
  failure?: { error: unknown; retry: () => void };
  /** A panel before its figures: what people open the page for. */
  answer?: ReactNode;
  /** Further panels: its tags, its bookings. */
  sections: ReactNode;
  /** The open form over the page. */
  dialog: ReactNode;
  /** Left out for people who may not change it. */
  edit?: () => void;
  actions?: readonly RecordAction[];
}

export interface DetailsRequest<Row> {
  row: Row;
  client: PageClient;
  /** The local date in the reporting zone of the client. */
  today: string;
  /** The figures of the range on screen; null while they load. */
  figures: RecordFiguresFragment | null;
  /** The figures of its own days until today; null without any. */
  lifetime: RecordFiguresFragment | null;
  isCounting: boolean;
}

/** The figures of a record are those of the dashboard with these filters. */
interface RecordFilter {
  filters: Partial<Record<FilterKind, readonly number[]>>;
  /** Its own days; left out for a record without dates, which shows the last 30 days. */
  days?: DateRange;
}

/**
 * A kind of record with a page of its own. To add one: a declaration in its feature, a row in
 * client/records/record-path.ts and a row in client/app/record-routes.ts.
 */
export interface RecordPageDeclaration<Data, Row> {
  /** Lower case, as on the screen. */
  noun: string;
  /** Its name in the history; left out for a kind without one. */
  entity?: AuditedEntity;
  query: TypedDocumentNode<Data, { id: number }>;
  rowOf: (data: Data) => Row;
  nameOf: (row: Row) => string;
  /** Null for a record of several clients: the person chooses one. */
  clientIdOf: (row: Row) => number | null;
  /** Null for a row that has no state to name. */
  stateOf?: (row: Row) => { label: string; tone: ChipTone } | null;
  /** True where the viewer may change it, and so may read its history. */
  canEdit: (row: Row) => boolean;
  /** The client is the first parent. */
  parentsOf: (row: Row, client: PageClient) => readonly Parent[];
  factsOf: (row: Row, today: string) => readonly Fact[];
  figuresOf: (row: Row) => RecordFilter;
  /** Note about the figures that the filter leaves as they are. */
  figuresNote?: string;
  /** A hook. */
  useDetails: (request: DetailsRequest<Row>) => RecordDetails;
}

/** Declares the page of a kind of record; checks its parts against the answer of its query. */
export const defineRecordPage = <Data, Row>(
  page: RecordPageDeclaration<Data, Row>,
): RecordPageDeclaration<Data, Row> => page;
