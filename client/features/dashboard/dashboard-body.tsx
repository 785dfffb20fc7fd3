import { Box, Center, Text } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { BusyBar } from '../../components/busy-bar';
import { PanelNotice } from '../../components/panel-notice';
import { describeFailure } from '../../graphql/failure';
import type { Client } from './dashboard-address';
import { DashboardPanels } from './dashboard-panels';
import { hasGraphData } from './figures';
import type { useDashboardFigures } from './use-dashboard-figures';

type DashboardBodyProps = ReturnType<typeof useDashboardFigures> & {
  client: Client | null;
  /** Which clients there are is not known yet. */
  isStarting: boolean;
};

function Notice(props: ComponentProps<typeof PanelNotice>) {
  return (
    <Box layerStyle="panel" paddingY="12">
      <PanelNotice {...props} />
    </Box>
  );
}

function LoadingPanels() {
  return (
    <Box position="relative">
      <DashboardPanels figures={null} isRefreshing={false} />
      <Center position="absolute" inset="0" pointerEvents="none">
        <Text role="status" layerStyle="panel" paddingX="4" paddingY="2" textStyle="sm" color="fg.muted">
          Loading dashboard data...
        </Text>
      </Center>
    </Box>
  );
}

export function DashboardBody({ client, isStarting, figures, isRefreshing, error, retry }: DashboardBodyProps) {
  if (isStarting) return <LoadingPanels />;
  if (!client) return <Notice text="Select a client to view dashboard data" />;
  if (error && (!figures || isRefreshing))
    return <Notice kind="failed" text={describeFailure(error).message} onAct={retry} />;
  if (!figures) {
    return <LoadingPanels />;
  }
  if (!hasGraphData(figures)) {
    return (
      <Box position="relative">
        {isRefreshing && <BusyBar />}
        <Notice text="No data available for the selected filters" />
      </Box>
    );
  }
  return <DashboardPanels figures={figures} isRefreshing={isRefreshing} />;
}
