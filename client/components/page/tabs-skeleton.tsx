import { Box, Skeleton } from '@chakra-ui/react';
import { Cards } from '#client/components/panel/cards';
import { PanelSkeleton } from '#client/components/panel/panel-skeleton';

const CARDS = [0, 1, 2];

/** Shaped like a list. */
export const ListSkeleton = () => (
  <Box layerStyle="panel" p="4">
    <PanelSkeleton shape="table" />
  </Box>
);

/** Shaped like a page with tabs: cards above a list. */
export const TabsSkeleton = () => (
  <>
    <Skeleton h="9" w="80" maxW="full" />
    <Cards of="figure">
      {CARDS.map((card) => (
        <Skeleton key={card} h="24" />
      ))}
    </Cards>
    <ListSkeleton />
  </>
);
