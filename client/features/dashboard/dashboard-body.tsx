import { Box, Button, Text } from '@chakra-ui/react';
import { useDeferredValue, useMemo } from 'react';
import { BusyBar } from '#client/components/feedback/busy-bar';
import { Refreshing } from '#client/components/panel/refreshing';
import { StaleNote } from '#client/components/panel/stale-note';
import { formatDate } from '#client/formatting/dates';
import { DEFAULT_PRESET, defaultRange, presetRange } from '#schema/date-ranges';
import { describeFailure } from '#client/graphql/links/failure';
import { isFiltered } from './bar/filters';
import { DashboardNotice } from './dashboard-notice';
import { DashboardPanels } from './dashboard-panels';
import { HiddenFiltersNotice } from './hidden-filters-notice';
import type { DashboardView } from './view/dashboard-view';
import { RequestedView } from './view/requested-view';
import { type DashboardFigures, hasGraphData } from './figures/figures';
import type { ViewChange } from './view/use-dashboard-view';

interface DashboardBodyProps {
  /** The filters name something that the person cannot see. */
  hasHidden: boolean;
  /** Shows the figures without those filters. */
  onLeaveHidden: () => void;
  view: DashboardView;
  figures: DashboardFigures | null;
  compared: DashboardFigures | null;
  /** The URL or the last visit names a client. */
  isClientNamed: boolean;
  /** The clients are not known yet. */
  isStarting: boolean;
  isRefreshing: boolean;
  error: unknown;
  onRetry: () => void;
  onChange: (change: ViewChange) => void;
  onClearFilters: () => void;
}

const LOADING = 'Loading dashboard data...';

function LoadingPanels({ view, onChange }: Pick<DashboardBodyProps, 'view' | 'onChange'>) {
  return (
    <Box position="relative">
      <DashboardPanels figures={null} compared={null} view={view} onChange={onChange} />
      {/* It is in the head of the first panel, which has no actions yet. */}
      <Text role="status" position="absolute" top="3" right="4" textStyle="xs" color="fg.muted">
        {LOADING}
      </Text>
    </Box>
  );
}

const WIDE = 'last-90-days';

/** A range that may have figures: a wider one, or the default for one that lies further back. */
function otherRange({ range, today }: DashboardView) {
  const wide = presetRange(WIDE, today);
  if (wide && wide.startDate < range.startDate)
    return { text: 'Show the last 90 days', range: { ...wide, preset: WIDE } } as const;
  if (range.preset === WIDE) return null;
  return {
    text: 'Show the last 30 days',
    range: { ...defaultRange(today), preset: DEFAULT_PRESET },
  } as const;
}

function NothingToDraw({ view, isRefreshing, onChange, onClearFilters }: DashboardBodyProps) {
  const other = otherRange(view);

  return (
    <Box position="relative">
      {isRefreshing && <BusyBar />}
      <DashboardNotice
        kind="filtered"
        onAct={isFiltered(view.filters) ? onClearFilters : undefined}
        action={
          other && (
            <Button size="xs" variant="outline" onClick={() => onChange({ range: other.range })}>
              {other.text}
            </Button>
          )
        }
      />
    </Box>
  );
}

interface OldFiguresNoteProps {
  /** The view of the figures on screen. */
  view: DashboardView;
  error: unknown;
  onRetry: () => void;
}

/** The chosen figures could not be loaded: says which ones are on screen in their place. */
function OldFiguresNote({ view, error, onRetry }: OldFiguresNoteProps) {
  const { startDate, endDate } = view.range;
  const reason = describeFailure(error).message.replace(/[.\s]+$/u, '');

  return (
    <StaleNote
      text={`${reason}. These are the figures from before: ${formatDate(startDate)} to ${formatDate(endDate)}, with the previous filters.`}
      onRetry={onRetry}
    />
  );
}

/**
 * The rendered values: a choice shows in the bar at once, and the panels follow without blocking
 * the next choice.
 */
function useDrawn({ view, figures, compared, isRefreshing }: DashboardBodyProps) {
  return useDeferredValue(
    useMemo(
      () => ({ view, figures, compared, isRefreshing }),
      [view, figures, compared, isRefreshing],
    ),
  );
}

export function DashboardBody(props: DashboardBodyProps) {
  const drawn = useDrawn(props);
  const { view, figures } = drawn;
  const { error, onRetry, onChange, onClearFilters } = props;
  if (props.isStarting) {
    return props.isClientNamed ? (
      <LoadingPanels view={view} onChange={onChange} />
    ) : (
      // As high as the request to select one, which usually follows.
      <DashboardNotice text={LOADING} />
    );
  }
  if (props.hasHidden) return <HiddenFiltersNotice onLeave={props.onLeaveHidden} />;
  if (error && !props.figures)
    return <DashboardNotice kind="failed" text={describeFailure(error).message} onAct={onRetry} />;
  if (!props.view.client) return <DashboardNotice text="Select a client to view dashboard data" />;
  if (!figures) return <LoadingPanels view={view} onChange={onChange} />;

  // Old figures stay under a note that says so; nothing newer is on its way.
  const hasFailed = Boolean(error) && props.isRefreshing;
  const isRefreshing = drawn.isRefreshing && !hasFailed;

  return (
    <>
      {hasFailed && <OldFiguresNote view={view} error={error} onRetry={onRetry} />}
      {hasGraphData(figures) ? (
        <RequestedView value={props.view}>
          <Refreshing value={isRefreshing}>
            <DashboardPanels
              view={view}
              figures={figures}
              compared={drawn.compared}
              onChange={onChange}
              onClearFilters={onClearFilters}
            />
          </Refreshing>
        </RequestedView>
      ) : (
        <NothingToDraw {...props} {...drawn} isRefreshing={isRefreshing} />
      )}
    </>
  );
}
