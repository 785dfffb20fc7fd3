import { Flex, Grid, Skeleton } from '@chakra-ui/react';
import { Panel } from '#client/components/panel/panel';
import { FiguresPanel, TrendPanel } from './figures-panels';
import { TodoPanel } from './todo-panel';
import { DETAILS, TrendColumns } from './trend-columns';

const LOADING = {
  figures: null,
  isLoading: true,
  error: null,
  retry: () => undefined,
  absence: null,
} as const;

/** Shaped like the page of a record, so that nothing jumps when it arrives. */
export const RecordSkeleton = ({ noun }: { noun: string }) => (
  <Grid role="status" aria-label={`Loading the ${noun}`} templateColumns="minmax(0, 1fr)" gap="4">
    <Flex wrap="wrap" gap="3" justify="space-between" aria-hidden>
      <Skeleton h="8" w="80" maxW="full" />
      <Skeleton h="8" w="sm" maxW="full" />
    </Flex>
    <TodoPanel todos={null} />
    <FiguresPanel {...LOADING} />
    <TrendColumns>
      <TrendPanel {...LOADING} today="" />
      <Panel title={DETAILS} state="loading" skeleton="lines">
        {null}
      </Panel>
    </TrendColumns>
  </Grid>
);
