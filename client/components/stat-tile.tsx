import { chakra, Box, HStack, Skeleton } from '@chakra-ui/react';
import { useId } from 'react';
import { HelpMark } from './help-mark';

/** How tiles stand beside each other, in outline too. */
export const TILES_GRID = { columns: { base: 2, md: 3, xl: 6 }, gapX: '6', gapY: '4' } as const;

interface StatTileProps {
  label: string;
  /** Formatted text. */
  value: string;
  help?: string;
  isLoading?: boolean;
}

/** One of several figures side by side inside a panel: no edge of its own. */
export function StatTile({ label, value, help, isLoading = false }: StatTileProps) {
  const labelId = useId();
  return (
    <Box role="group" aria-labelledby={labelId} aria-busy={isLoading} minW="0">
      <HStack gap="0.5" minH="6" color="fg.muted">
        <chakra.span id={labelId} textStyle="label" truncate>
          {label}
        </chakra.span>
        {help && <HelpMark label={label}>{help}</HelpMark>}
      </HStack>
      {isLoading ? (
        <Skeleton h="6" w="24" my="0.5" />
      ) : (
        <chakra.p data-figure textStyle="figure" fontSize="2xl" lineHeight="1.75rem" fontWeight="semibold" truncate>
          {value}
        </chakra.p>
      )}
    </Box>
  );
}
