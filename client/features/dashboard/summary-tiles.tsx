import { SimpleGrid } from '@chakra-ui/react';
import { StatTile } from '../../components/stat-tile';
import type { DashboardFigures } from './figures';
import { SUMMARY_METRICS } from './metrics';

export function SummaryTiles({ figures }: { figures: DashboardFigures }) {
  return (
    <SimpleGrid columns={{ base: 2, md: 3, xl: 6 }} gapX="6" gapY="4">
      {SUMMARY_METRICS.map(({ label, help, text }) => (
        <StatTile key={label} label={label} help={help} value={text(figures.impressionSummary)} />
      ))}
    </SimpleGrid>
  );
}
