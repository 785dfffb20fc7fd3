import { Box } from '@chakra-ui/react';
import { memo, useMemo, useRef } from 'react';
import { FigureTableView } from '../../../components/figure-table-view';
import { Panel } from '../../../components/panel';
import type { PanelState } from '../../../components/panel-state';
import { isFiltered } from '../bar/filters';
import type { PanelBoardProps } from './panel-board';
import { PanelButtons } from './panel-buttons';

// Keeps the room of the foot until there is one.
const NO_FOOT = '\u00a0';

type BoardPanelProps = Omit<PanelBoardProps, 'panels'> & {
  panel: PanelBoardProps['panels'][number];
  isTable: boolean;
  onToggleTable: (id: string) => void;
};

function stateOf({ panel, figures, view, failure }: BoardPanelProps): PanelState {
  if (!figures) return failure === undefined ? 'loading' : 'failed';
  if (panel.hasData(figures)) return 'ready';
  return isFiltered(view.filters) ? 'filtered' : 'empty';
}

/** A declared panel in one of its four states, as a drawing or as the table of its figures. */
export const BoardPanel = memo(function BoardPanel(props: BoardPanelProps) {
  const { panel, figures, compared, view, isTable } = props;
  const { id, title, Body } = panel;
  const body = useRef<HTMLDivElement>(null);
  const table = useMemo(() => figures && panel.table?.(figures, compared), [panel, figures, compared]);
  const state = stateOf(props);
  const isReady = state === 'ready' && figures !== null;
  return (
    <Panel
      id={id}
      title={title}
      subtitle={panel.subtitle}
      help={panel.help}
      skeleton={panel.skeleton}
      bodyHeight={panel.bodyHeight}
      flush={panel.isFlush}
      state={state}
      isRefreshing={props.isRefreshing}
      onClearFilters={props.onClearFilters}
      failure={props.failure}
      onRetry={props.onRetry}
      foot={panel.foot && (isReady ? panel.foot(figures, compared) : NO_FOOT)}
      actions={
        isReady && (
          <PanelButtons
            panel={panel}
            table={table}
            view={view}
            body={body}
            isTable={isTable}
            onToggleTable={props.onToggleTable}
          />
        )
      }
    >
      {isReady && (
        <Box position="relative" height={panel.bodyHeight === undefined ? undefined : 'full'}>
          {/* Kept while the table is read, so that what was switched off in it stays so. */}
          <Box ref={body} height="full" visibility={isTable ? 'hidden' : undefined}>
            <Body figures={figures} compared={compared} view={view} />
          </Box>
          {isTable && table && (
            <Box
              position="absolute"
              inset="0"
              overflow="auto"
              role="group"
              aria-label={`${title} as a table`}
              tabIndex={0}
            >
              <FigureTableView label={title} table={table} />
            </Box>
          )}
        </Box>
      )}
    </Panel>
  );
});
