import { Box, Skeleton } from '@chakra-ui/react';
import { CardGrid } from '#client/components/page/card-grid';
import { PanelSkeleton } from '#client/components/panel/panel-skeleton';

const CARDS = [0, 1, 2];

/** Shaped like a tab of a client: cards above a list. */
export function ContentSkeleton() {
  return (
    <>
      <Skeleton h="9" w="80" maxW="full" />
      <CardGrid>
        {CARDS.map((card) => (
          <Skeleton key={card} h="24" />
        ))}
      </CardGrid>
      <Box layerStyle="panel" p="4">
        <PanelSkeleton shape="table" />
      </Box>
    </>
  );
}
