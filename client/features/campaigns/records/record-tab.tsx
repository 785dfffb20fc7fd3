import type { LucideIcon } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useHistoryLink } from '#client/components/browser/use-history-link';
import { CardGrid } from '#client/components/page/card-grid';
import { StatCard } from '#client/components/panel/figure/stat-card';
import type { Column, TableSort } from '#client/components/table/table-columns';
import type { LoadPage } from '#client/graphql/lists/use-paged-rows';
import { contentActions } from './content-actions';
import type { ListQuery } from './content-lists';
import { ContentTab } from './content-tab';
import { useContentList } from './use-content-list';
import { useOpened } from './use-opened';

interface SummaryCard<Summary> {
  label: string;
  detail: string;
  icon: LucideIcon;
  /** Formatted; without a summary while it loads. */
  value: (summary: Summary | undefined) => string;
}

interface RecordTabProps<Row, Summary> {
  title: string;
  addLabel: string;
  emptyText: string;
  /** The noun in the history. */
  noun: string;
  columns: readonly Column<Row>[];
  /** The order without a choice. */
  order: TableSort;
  /** Must be stable. */
  load: (list: ListQuery) => LoadPage<Row, { summary: Summary }>;
  nameOf: (row: Row) => string;
  canEdit: (row: Row) => boolean;
  cards: readonly SummaryCard<Summary>[];
  form: (row: Row | null, ends: { onSaved: () => void; onClose: () => void }) => ReactNode;
}

/** A list of the client's records under its summary, with the form of a record. */
export function RecordTab<Row extends { id: number }, Summary>(
  props: RecordTabProps<Row, Summary>,
) {
  const { title, columns: declared, nameOf, canEdit, cards, form } = props;
  const { request, list } = useContentList(title, declared, props.order, props.load);
  const { opened, open, openNew, close, closeSaved } = useOpened<Row>(list.reload);
  const showHistory = useHistoryLink(props.noun);
  const columns = useMemo(
    () => [...declared, contentActions<Row>({ nameOf, canEdit, edit: open, showHistory })],
    [declared, nameOf, canEdit, open, showHistory],
  );

  const summary = list.answer?.summary;

  return (
    <ContentTab
      title={title}
      addLabel={props.addLabel}
      onAdd={openNew}
      cards={
        <CardGrid>
          {cards.map(({ value, ...card }) => (
            <StatCard
              key={card.label}
              {...card}
              value={value(summary)}
              isLoading={list.isLoading}
              isRefreshing={list.isRefreshing}
            />
          ))}
        </CardGrid>
      }
      columns={columns}
      request={request}
      list={list}
      emptyText={props.emptyText}
    >
      {opened && form(opened.row, { onSaved: closeSaved, onClose: close })}
    </ContentTab>
  );
}
