import { Box, Center, Text } from '@chakra-ui/react';
import { BusyBar } from '../../components/busy-bar';
import { describeFailure } from '../../graphql/failure';
import type { DashboardView } from './dashboard-view';
import { DashboardNotice } from './dashboard-notice';
import { DashboardPanels } from './dashboard-panels';
import { type DashboardFigures, hasGraphData } from './figures';
import type { useDashboardFigures } from './use-dashboard-figures';

type DashboardBodyProps = ReturnType<typeof useDashboardFigures> & {
  view: DashboardView;
  compared: DashboardFigures | null;
  /** Which clients there are is not known yet. */
  isStarting: boolean;
};

function LoadingPanels({ view }: { view: DashboardView }) {
  return (
    <Box position="relative">
      <DashboardPanels figures={null} compared={null} view={view} isRefreshing={false} />
      <Center position="absolute" inset="0" pointerEvents="none">
        <Text role="status" layerStyle="panel" paddingX="4" paddingY="2" textStyle="sm" color="fg.muted">
          Loading dashboard data...
        </Text>
      </Center>
    </Box>
  );
}

export function DashboardBody({ view, compared, isStarting, figures, isRefreshing, error, retry }: DashboardBodyProps) {
  if (isStarting) return <LoadingPanels view={view} />;
  if (!view.client) return <DashboardNotice text="Select a client to view dashboard data" />;
  if (error && (!figures || isRefreshing))
    return <DashboardNotice kind="failed" text={describeFailure(error).message} onAct={retry} />;
  if (!figures) {
    return <LoadingPanels view={view} />;
  }
  if (!hasGraphData(figures)) {
    return (
      <Box position="relative">
        {isRefreshing && <BusyBar />}
        <DashboardNotice text="No data available for the selected filters" />
      </Box>
    );
  }
  return <DashboardPanels figures={figures} compared={compared} view={view} isRefreshing={isRefreshing} />;
}
