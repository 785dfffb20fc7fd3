import { Grid, GridItem } from '@chakra-ui/react';
import { Panel } from '../../components/panel';
import type { DashboardView } from './dashboard-view';
import type { DashboardFigures } from './figures';
import { SUMMARY_PANELS } from './summary-panels';

interface DashboardPanelsProps {
  /** Null while the first figures of a client load. */
  figures: DashboardFigures | null;
  compared: DashboardFigures | null;
  view: DashboardView;
  isRefreshing: boolean;
}

export function DashboardPanels({ figures, compared, view, isRefreshing }: DashboardPanelsProps) {
  return (
    <Grid templateColumns="repeat(12, minmax(0, 1fr))" gap="4">
      {SUMMARY_PANELS.map(({ title, help, columns, skeleton, bodyHeight, hasData, Body }) => (
        <GridItem key={title} colSpan={{ base: 12, lg: columns }}>
          <Panel
            title={title}
            help={help}
            skeleton={skeleton}
            bodyHeight={bodyHeight}
            state={!figures ? 'loading' : hasData(figures) ? 'ready' : 'empty'}
            isRefreshing={isRefreshing}
          >
            {figures && <Body figures={figures} compared={compared} view={view} />}
          </Panel>
        </GridItem>
      ))}
    </Grid>
  );
}
