import { Box, Link } from '@chakra-ui/react';
import type { TileSource } from './map-scene';

interface MapCreditProps {
  tiles: TileSource | null;
  lacksTiles: boolean;
}

/** The attribution of the background tiles, and a note when some are missing. */
export function MapCredit({ tiles, lacksTiles }: MapCreditProps) {
  if (!tiles || (!tiles.attribution && !lacksTiles)) return null;

  const { attribution, attributionUrl } = tiles;

  return (
    <Box
      position="absolute"
      bottom="0"
      insetEnd="0"
      maxW="full"
      bg="bg.panel"
      borderTopStartRadius="sm"
      px="1.5"
      textStyle="2xs"
      color="fg.muted"
    >
      {lacksTiles && <span role="status">Background map incomplete, outlines shown instead. </span>}
      {attribution &&
        (attributionUrl ? (
          <Link
            href={attributionUrl}
            target="_blank"
            rel="noreferrer"
            color="fg.muted"
            textDecoration="underline"
          >
            {attribution}
          </Link>
        ) : (
          attribution
        ))}
    </Box>
  );
}
