import { Box, chakra, Flex, Stack } from '@chakra-ui/react';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { FigureList, ListTitle } from '#client/components/panel/figure/figure-list';
import { formatLatency } from '#client/formatting/durations';
import { countText, percentText } from '#schema/writing/numbers';
import { formatBytes } from '#client/formatting/sizes';
import type { CacheNowFragment } from '#client/graphql/generated';

type Strain = CacheNowFragment['strain'];

function CriticalIssues({ issues }: { issues: readonly string[] }) {
  if (issues.length === 0) {
    return (
      <Flex align="center" gap="2" textStyle="xs" color="fg.muted">
        <chakra.span color="fg.success" asChild>
          <CircleCheck size={14} aria-hidden />
        </chakra.span>
        No critical issues
      </Flex>
    );
  }

  return (
    <chakra.ul aria-label="Critical issues" listStyleType="none" display="grid" gap="1.5">
      {issues.map((issue) => (
        <chakra.li
          key={issue}
          display="flex"
          gap="2"
          px="2.5"
          py="1.5"
          layerStyle="failure"
          textStyle="xs"
        >
          <Box pt="0.5">
            <TriangleAlert size={12} aria-hidden />
          </Box>
          {issue}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

/** The load of the server, and its problems. */
export function LoadMetrics({ strain }: { strain: Strain }) {
  return (
    <Stack gap="4">
      <FigureList
        title="Strain"
        figures={[
          { name: 'Operations per second', value: countText(strain.opsPerSecond) },
          { name: 'Average latency', value: formatLatency(strain.averageLatencyMs) },
          {
            name: 'Memory usage',
            value: `${formatBytes(strain.memoryUsedBytes)} (${percentText(strain.memoryUsagePercent / 100)})`,
          },
          { name: 'Connected clients', value: countText(strain.connectedClients) },
        ]}
      />
      <Box as="section">
        <ListTitle>Critical issues</ListTitle>
        <CriticalIssues issues={strain.criticalIssues} />
      </Box>
    </Stack>
  );
}
