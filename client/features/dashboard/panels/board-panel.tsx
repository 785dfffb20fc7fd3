import { tableOf } from './panel-declaration';
import { Box, HStack } from '@chakra-ui/react';
import { memo, type ReactNode, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { Panel } from '#client/components/panel/panel';
import type { PanelState } from '#client/components/panel/panel-state';
import { QUIET } from '#client/components/panel/quiet';
import { isFiltered } from '#client/features/dashboard/bar/filters';
import { MaturityMark } from '#client/records/figures/maturity-mark';
import { BoardPanelActions, type ShownFigures } from './board-panel-actions';
import type { PanelBoardProps } from './panel-board-props';
import { PanelContent } from './panel-content';

// Keeps the room of the foot until there is one.
const NO_FOOT = '\u00a0';

type BoardPanelProps = Omit<PanelBoardProps, 'panels' | 'inset'> & {
  panel: PanelBoardProps['panels'][number];
  isTable: boolean;
  onToggleTable: (id: string) => void;
};

function findState({ panel, figures, view, failure }: BoardPanelProps): PanelState {
  if (!figures) return failure === undefined ? 'loading' : 'failed';
  if (panel.hasData(figures)) return 'ready';
  return isFiltered(view.filters) ? 'filtered' : 'empty';
}

/** The mark ends the foot; a head full of buttons has no room for it. */
const withMark = (foot: ReactNode, mark: ReactNode): ReactNode =>
  mark ? (
    <HStack justify="space-between" my="-1">
      <span>{foot}</span>
      <Box css={QUIET}>{mark}</Box>
    </HStack>
  ) : (
    foot
  );

/** A declared panel in one of its four states, as a drawing or as the table of its figures. */
export const BoardPanel = memo(function BoardPanel(props: BoardPanelProps) {
  const { panel, figures, compared, view, isTable } = props;
  const { id, title } = panel;
  const body = useRef<HTMLDivElement>(null);
  const table = useMemo(
    () => figures && tableOf(panel, figures, compared, view),
    [panel, figures, compared, view],
  );

  const latest = useRef<ShownFigures | null>(null);
  useLayoutEffect(() => {
    latest.current = figures && { table, figures, view };
  });
  const shown = useCallback(() => latest.current, []);

  const state = findState(props);
  const isReady = state === 'ready' && figures !== null;
  const foot = isReady && panel.foot?.(figures, compared, view);
  const mark = isReady && !figures.maturity.isComplete && !panel.isOfImpressions && (
    <MaturityMark title={title} maturity={figures.maturity} />
  );

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
      onClearFilters={props.onClearFilters}
      failure={props.failure}
      onRetry={props.onRetry}
      foot={panel.foot && (isReady ? withMark(foot, mark) : NO_FOOT)}
      actions={
        isReady && (
          <>
            {!panel.foot && mark && <Box css={QUIET}>{mark}</Box>}
            <BoardPanelActions
              panel={panel}
              hasTable={Boolean(table)}
              shown={shown}
              body={body}
              isTable={isTable}
              onToggleTable={props.onToggleTable}
            />
          </>
        )
      }
    >
      {isReady && (
        <PanelContent
          panel={panel}
          figures={figures}
          compared={compared}
          view={view}
          body={body}
          table={isTable ? table : null}
        />
      )}
    </Panel>
  );
});
