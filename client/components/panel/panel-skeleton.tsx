import { Box, Center, Flex, SimpleGrid, Skeleton, VisuallyHidden } from '@chakra-ui/react';
import { Cards } from './cards';
import { TILES_GRID } from './figure/stat-tile';

export type SkeletonShape =
  'chart' | 'bars' | 'gauge' | 'map' | 'table' | 'tiles' | 'answer' | 'cards' | 'lines';

const BAR_HEIGHTS = [42, 58, 50, 71, 64, 83, 55, 47, 66, 78, 60, 52];
const BAR_WIDTHS = ['88%', '64%', '41%', '27%'];
const LINE_WIDTHS = ['92%', '98%', '85%', '60%'];
const CARDS = [0, 1, 2, 3, 4];
/** Narrow screens have room for two of these and of the tiles of an answer. */
const NARROW_CARDS = 2;
const ANSWER_TILES = [0, 1, 2, 3];
const TABLE_ROWS = [0, 1, 2, 3, 4, 5];

function Shape({ shape }: { shape: SkeletonShape }) {
  if (shape === 'chart') {
    return (
      <Flex
        align="flex-end"
        gap="3%"
        h="full"
        minH="30"
        borderBottomWidth="1px"
        borderColor="border.muted"
        px="2"
      >
        {BAR_HEIGHTS.map((height) => (
          <Skeleton key={height} flex="1" h={`${height}%`} borderBottomRadius="0" />
        ))}
      </Flex>
    );
  }
  if (shape === 'bars') {
    return (
      <Flex
        direction="column"
        justify="space-evenly"
        h="full"
        minH="30"
        borderInlineStartWidth="1px"
        borderColor="border.muted"
      >
        {BAR_WIDTHS.map((width) => (
          <Skeleton key={width} h="14%" w={width} borderStartRadius="0" />
        ))}
      </Flex>
    );
  }
  if (shape === 'gauge') {
    return (
      <Center h="full" minH="30" pb="6">
        <Skeleton h="30" w="60" maxW="full" borderRadius="30rem 30rem 0 0" />
      </Center>
    );
  }
  if (shape === 'map') return <Skeleton h="full" minH="30" borderRadius="md" />;
  if (shape === 'tiles') {
    return (
      <SimpleGrid {...TILES_GRID}>
        {TABLE_ROWS.map((tile) => (
          <Box key={tile} h="4.25rem" pt="1.5">
            <Skeleton h="3" w="16" mb="2.5" />
            <Skeleton h="6" w="24" maxW="full" />
          </Box>
        ))}
      </SimpleGrid>
    );
  }
  if (shape === 'answer') {
    return (
      <Flex direction="column" gap="4">
        <Skeleton h="5" w={{ base: 'full', md: '60%' }} mt="1" />
        <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gapX="6" gapY="4">
          {ANSWER_TILES.map((tile) => (
            <Box
              key={tile}
              h="4.25rem"
              pt="1.5"
              display={tile < NARROW_CARDS ? undefined : { base: 'none', sm: 'block' }}
            >
              <Skeleton h="3" w="24" mb="2.5" />
              <Skeleton h="6" w="20" />
            </Box>
          ))}
        </SimpleGrid>
      </Flex>
    );
  }
  if (shape === 'cards') {
    return (
      <Cards of="text">
        {CARDS.map((card) => (
          <Skeleton
            key={card}
            h="16rem"
            borderRadius="lg"
            display={card < NARROW_CARDS ? undefined : { base: 'none', md: 'block' }}
          />
        ))}
      </Cards>
    );
  }
  if (shape === 'table') {
    return (
      <Flex direction="column" gap="3" pt="1">
        {TABLE_ROWS.map((row) => (
          <Skeleton key={row} h="5" />
        ))}
      </Flex>
    );
  }

  return (
    <Flex direction="column" gap="2" pt="1">
      {LINE_WIDTHS.map((width) => (
        <Skeleton key={width} h="3.5" w={width} />
      ))}
    </Flex>
  );
}

/** Shaped like the content, so that nothing jumps when it arrives. */
export function PanelSkeleton({ shape }: { shape: SkeletonShape }) {
  return (
    <Box role="status" h="full">
      <VisuallyHidden>Loading...</VisuallyHidden>
      <Box aria-hidden h="full">
        <Shape shape={shape} />
      </Box>
    </Box>
  );
}
