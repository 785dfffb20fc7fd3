import { chakra, Flex } from '@chakra-ui/react';
import { countText } from '#schema/writing/numbers';
import { ClippedText } from '#client/components/table/clipped-text';

interface RankedItem {
  key: string | number;
  name: string;
  /** Muted text after the name. */
  note?: string;
  count: number;
}

interface RankedBarsProps {
  /** The accessible name. */
  label: string;
  /** The largest first. */
  items: readonly RankedItem[];
}

/** Names with their counts, each over a bar proportional to the largest. */
export function RankedBars({ label, items }: RankedBarsProps) {
  const largest = Math.max(1, ...items.map(({ count }) => count));

  return (
    <chakra.ol
      aria-label={label}
      listStyleType="none"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="1.5"
    >
      {items.map(({ key, name, note, count }) => (
        <chakra.li key={key}>
          <Flex justify="space-between" gap="3" textStyle="xs" lineHeight="1.25rem">
            <chakra.span minW="0">
              <ClippedText>
                {name}
                {note && <chakra.span color="fg.muted"> · {note}</chakra.span>}
              </ClippedText>
            </chakra.span>
            <chakra.span data-figure fontWeight="medium">
              {countText(count)}
            </chakra.span>
          </Flex>
          <chakra.div aria-hidden h="1.5" borderRadius="full" bg="bg.muted" overflow="hidden">
            <chakra.div
              h="full"
              borderRadius="full"
              bg="chart.impressions"
              style={{ width: `${(count / largest) * 100}%` }}
            />
          </chakra.div>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
