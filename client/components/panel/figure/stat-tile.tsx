import { chakra, Box, HStack, Skeleton } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { HelpMark } from '#client/components/panel/note/help-mark';

/** The grid of tiles, also of their skeletons. */
export const TILES_GRID = {
  columns: { base: 2, md: 3, xl: 6 },
  gapX: { base: '3', md: '6' },
  gapY: '4',
} as const;

interface StatTileProps {
  label: string;
  /** Formatted text. */
  value: string;
  help?: ReactNode;
  /** A word next to the figure about its reliability. */
  caution?: string;
  /** A line under the figure: its change. */
  note?: ReactNode;
  isLoading?: boolean;
}

/** One of several figures side by side in a panel, without its own border. */
export function StatTile({ label, value, help, caution, note, isLoading = false }: StatTileProps) {
  const labelId = useId();

  return (
    <Box role="group" aria-labelledby={labelId} aria-busy={isLoading} minW="0">
      <HStack gap="0.5" minH="6" color="fg.muted">
        <chakra.span id={labelId} textStyle="label">
          {label}
        </chakra.span>
        {help && <HelpMark label={label}>{help}</HelpMark>}
      </HStack>
      {isLoading ? (
        <Skeleton h="6" w="24" my="0.5" />
      ) : (
        <HStack gap="2" align="baseline">
          <chakra.p
            data-figure
            textStyle="figure"
            fontSize="2xl"
            lineHeight="1.75rem"
            fontWeight="semibold"
            truncate
          >
            {value}
          </chakra.p>
          {caution && (
            <chakra.span textStyle="xs" color="fg.warning" flexShrink="0">
              {caution}
            </chakra.span>
          )}
        </HStack>
      )}
      {note !== undefined && (
        <Box minH="4" textStyle="xs" color="fg.muted">
          {note}
        </Box>
      )}
    </Box>
  );
}
