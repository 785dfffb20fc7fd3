import { Grid, GridItem } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import { BoardPanel } from './board-panel';
import type { PanelBoardProps } from './panel-board-props';
import type { PanelDeclaration } from './panel-declaration';
import { usePanelAnchor } from './use-panel-anchor';
import { useTableSwitch } from './use-table-switch';

const spanOf = (columns: PanelDeclaration['columns']) =>
  typeof columns === 'number' ? { base: 12, lg: columns } : { base: 12, ...columns };

/** The panels of a view in their twelve columns. */
export function PanelBoard({ panels, inset, ...shared }: PanelBoardProps): ReactNode {
  const { tables, toggleTable, watch } = useTableSwitch(panels);
  usePanelAnchor(shared.figures !== null);

  return (
    <Grid templateColumns="repeat(12, minmax(0, 1fr))" gap="4" {...watch}>
      {panels.map((panel) => (
        <Fragment key={panel.id}>
          <GridItem colSpan={spanOf(panel.columns)} minWidth="0">
            <BoardPanel
              panel={panel}
              isTable={tables.has(panel.id)}
              onToggleTable={toggleTable}
              {...shared}
            />
          </GridItem>
          {panel.id === inset?.after && (
            <GridItem colSpan={12} minWidth="0">
              {inset.content}
            </GridItem>
          )}
        </Fragment>
      ))}
    </Grid>
  );
}
