import { SimpleGrid } from '@chakra-ui/react';
import { StatTile, TILES_GRID } from '../../../components/stat-tile';
import type { DashboardFigures } from '../figures';
import { SUMMARY_METRICS } from './summary-metrics';

export function SummaryTiles({ figures }: { figures: DashboardFigures }) {
  return (
    <SimpleGrid {...TILES_GRID}>
      {SUMMARY_METRICS.map(({ label, help, text }) => (
        <StatTile key={label} label={label} help={help} value={text(figures.impressionSummary)} />
      ))}
    </SimpleGrid>
  );
}
