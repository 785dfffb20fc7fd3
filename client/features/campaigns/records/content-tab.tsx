import { Button, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { ListPanel, type LoadedList } from '#client/components/table/list-panel';
import type { useListRequest } from '#client/components/table/paged-table';
import type { Column } from '#client/components/table/table-columns';

interface ContentTabProps<Row> {
  title: string;
  addLabel: string;
  onAdd: () => void;
  /** Further actions of the list, next to 'Add'. */
  actions?: ReactNode;
  cards?: ReactNode;
  columns: readonly Column<Row>[];
  request: ReturnType<typeof useListRequest>;
  list: LoadedList<Row>;
  emptyText: string;
  children: ReactNode;
}

/** Cards above a list of the client, and the form over it. */
export function ContentTab<Row extends { id: number }>(props: ContentTabProps<Row>) {
  const add = (
    <Button size="xs" onClick={props.onAdd}>
      {props.addLabel}
    </Button>
  );

  return (
    <Grid gap="4">
      {props.cards}
      <ListPanel
        title={props.title}
        columns={props.columns}
        rowKey={({ id }) => id}
        request={props.request}
        list={props.list}
        failure="Unable to retrieve data. Please try again."
        actions={
          <>
            {props.actions}
            {add}
          </>
        }
        emptyText={props.emptyText}
        emptyAction={add}
      />
      {props.children}
    </Grid>
  );
}
