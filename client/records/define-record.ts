import type { ApolloClient, DocumentNode, TypedDocumentNode } from '@apollo/client';
import type { RecordAction } from '#client/graphql/generated';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NewToast } from '#client/components/feedback/toast-store';
import type { FormField } from '#client/components/entity-form/form-field';
import type { FormValues } from '#client/components/entity-form/form-values';
import type { Version } from '#client/components/entity-form/use-entity-form';
import type { Column } from '#client/components/table/table-columns';
import type { Archival } from './archival/archival';
import type { RecordList } from './define-list';
import { fetchRecord } from './fetch-record';

export interface ListedRecord {
  id: number;
  /** Left out where the last save wins. */
  version?: number;
}

/** The declarations of a page share this besides the record: its owner, options, rights. */
export interface RecordContext {
  /** Owner of the records: variables of the list, and fields of a new record. Must be stable. */
  scope?: object;
  /** True where cached pages of the list need no request. Must be stable. */
  isFresh?: () => boolean;
  /** The options of the form have not loaded. */
  isWaiting?: boolean;
}

/** The texts of a form that creates or changes a record. */
export interface FormTexts {
  title: string;
  submit: string;
  saved: string;
  /** The text about a refused save; may quote the server's reason. */
  failed: (reason: string) => string;
}

interface SaveTexts {
  create: FormTexts;
  /** Left out for a kind that is only created. */
  update?: FormTexts;
}

/** The question before a record goes away, and what follows. */
export interface Removal<Row> {
  mutation: DocumentNode;
  title: string;
  text: (row: Row) => string;
  confirm: string;
  /** The messages after success. */
  done: readonly NewToast[];
  failed: (reason: string) => string;
}

export interface RecordTexts extends SaveTexts {
  /** Title over the list. */
  title: string;
  help?: string;
  /** Left out, new ones are added elsewhere on the page. */
  add?: string;
  empty: string;
  /** The list could not be loaded. */
  unavailable: string;
}

/** A figure over all records, above their list. */
export interface SummaryCard<Data> {
  label: string;
  detail: string;
  icon: LucideIcon;
  /** Formatted; without data while it loads. */
  value: (data: Data | undefined) => string;
}

/** An open form. */
export interface OpenForm<Row, Values, Context> {
  /** The record as the list has it; null for a new one. */
  row: Row | null;
  /** Its newest known version, read after a conflict. */
  latest: Row | null;
  values: Values;
  context: Context;
}

/** A record that is there already and is selected in the form of a new one. */
export interface ExistingRecord<Values> {
  /** Its id, once it is selected. */
  idOf: (values: Values) => number | null;
  /** Takes its id, and saves in place of `create`. */
  mutation: DocumentNode;
  texts: FormTexts;
  /** Shown above the fields. */
  intro: (values: Values) => ReactNode;
}

interface FormParts<Row, Values extends FormValues, Context> {
  texts: SaveTexts;
  /** Left out where a new record is always new. */
  existing?: ExistingRecord<Values>;
  /** The answer to a new one holds a secret that no cache may keep. */
  hasSecret?: boolean;
  /** The fields of the query type that a save makes stale. */
  stale: readonly string[];
  size?: 'sm' | 'md' | 'lg';
  blank: (context: Context) => Values;
  /** Left out for a kind that is only created. */
  valuesOf?: (row: Row) => Values;
  /** A hook: the fields, whose options may depend on the open form. */
  useFields: (
    form: OpenForm<Row, Values, Context>,
  ) => (values: Values) => readonly FormField<Values>[];
  adjust?: (next: Values, changed: string & keyof Values, context: Context) => Values;
  /** A question before the values are saved, or null. */
  confirmSave?: (values: Values, context: Context) => string | null;
}

/** The page after a new record, for those who press the second button of its form. */
export interface NextStep<Answer> {
  label: string;
  pathOf: (answer: Answer) => string | null;
  /** Shown above the fields of a new one. */
  intro: ReactNode;
}

interface Target<Row, Context> {
  row: Row | null;
  context: Context;
}

/** The form of a kind of record, as the dialog reads it. */
export interface RecordForm<
  Row extends ListedRecord,
  Values extends FormValues,
  Context extends RecordContext,
  Answer = never,
> extends FormParts<Row, Values, Context> {
  create: DocumentNode;
  update?: DocumentNode;
  fetchLatest?: (client: ApolloClient, id: number) => Promise<Row>;
  /** The messages about an answer; `saved` when left out. */
  toastsOf?: (answer: Answer, values: Values) => readonly NewToast[];
  next?: NextStep<Answer>;
  inputOf: (values: Values, target: Target<Row, Context>) => object;
}

interface FormDeclaration<
  Row extends ListedRecord,
  Values extends FormValues,
  Context extends RecordContext,
  Latest,
  Input extends object,
  Created,
  Updated,
> extends FormParts<Row, Values, Context> {
  create: TypedDocumentNode<Created, { input: Input & NonNullable<Context['scope']> }>;
  update?: TypedDocumentNode<Updated, { id: number; input: Input & { version?: number } }>;
  /** Reads one record, for the newest version after a conflict. */
  read?: TypedDocumentNode<Latest, { id: number }>;
  latest?: (data: Latest) => Row;
  toastsOf?: (answer: Created | Updated, values: Values) => readonly NewToast[];
  next?: NextStep<Created | Updated>;
  inputOf: (values: Values, target: Target<Row, Context>) => Input;
}

/** Declares a form; checks its input against both mutations. */
export const defineForm = <
  Row extends ListedRecord,
  Values extends FormValues,
  Context extends RecordContext,
  Latest = never,
  Input extends object = object,
  Created = unknown,
  Updated = never,
>({
  read,
  latest,
  ...form
}: FormDeclaration<Row, Values, Context, Latest, Input, Created, Updated>): RecordForm<
  Row,
  Values,
  Context,
  Created | Updated
> => ({
  ...form,
  fetchLatest:
    read && latest && (async (client, id) => latest(await fetchRecord(client, read, id))),
});

/** Values that a form opens with: a row, or a new record with those of `start` filled in. */
export const openingVersion = <
  Row extends ListedRecord,
  Values extends FormValues,
  Context extends RecordContext,
>(
  form: Pick<RecordForm<Row, Values, Context>, 'valuesOf' | 'blank'>,
  row: Row | null,
  context: Context,
  start: Partial<Values> = {},
): Version<Values> =>
  row && form.valuesOf
    ? { values: form.valuesOf(row), version: row.version }
    : { values: { ...form.blank(context), ...start } };

interface ListParts<Row, Context, Data> {
  /** Its name in the history, for a kind that has one. */
  entity?: string;
  /** Its name in links to a page of several kinds. */
  linkName?: string;
  texts: RecordTexts;
  list: RecordList<Row, Data>;
  useRecordContext: () => Context;
  nameOf: (row: Row) => string;
  columns: (context: Context) => readonly Column<Row>[];
  cards?: readonly SummaryCard<Data>[];
  /** Left out for a kind that is only created. */
  canEdit?: (row: Row) => boolean;
  /** Left out for a kind that stays, or goes away elsewhere. */
  removal?: Removal<Row>;
  /** Null for a row without that action. */
  canRemove?: (row: Row, context: Context) => boolean | null;
  /** Set for a kind that is archived and restored; its list shows the archived ones on demand. */
  archival?: Archival<Row>;
  opensByDoubleClick?: boolean;
}

/** A kind of record, as `RecordTab` reads it. */
export interface RecordKind<
  Row extends ListedRecord,
  Values extends FormValues,
  Context extends RecordContext,
  Data,
  Answer = never,
> extends ListParts<Row, Context, Data> {
  form: RecordForm<Row, Values, Context, Answer>;
}

/** Declares a kind of record: its list, its form and its texts. `RecordTab` does the rest. */
export const defineRecord = <
  Row extends ListedRecord,
  Values extends FormValues,
  Context extends RecordContext,
  Data,
  Latest = never,
  Input extends object = object,
  Created = unknown,
  Updated = never,
>(
  record: ListParts<Row, Context, Data> &
    FormDeclaration<Row, Values, Context, Latest, Input, Created, Updated>,
): RecordKind<Row, Values, Context, Data, Created | Updated> => ({
  ...record,
  form: defineForm(record),
});

export const mayUpdate = ({ viewerCan }: { viewerCan: readonly RecordAction[] }): boolean =>
  viewerCan.includes('update');
