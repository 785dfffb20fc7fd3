import { Box, chakra } from '@chakra-ui/react';
import { MeterBar } from '#client/components/panel/figure/meter-bar';
import { countText } from '#schema/writing/numbers';
import { deliveredText, pacingLook, type Pacing } from './pacing-texts';

const MARKER_PX = 2;

/** Shows the delivered part of the goal; the mark is where even delivery would be. */
export function PacingBar({ name, pacing }: { name: string; pacing: Pacing }) {
  const { goal, delivered, expected } = pacing;
  const due = `${countText(expected)} due by yesterday`;

  return (
    <Box position="relative" py="0.5">
      <MeterBar
        label={`Delivery of ${name}`}
        value={delivered}
        max={Math.max(goal, 1)}
        text={`${deliveredText(pacing)} impressions, ${due}`}
        tone={pacingLook(pacing).meter}
      />
      {expected > 0 && expected < goal && (
        <chakra.span
          aria-hidden
          title={due}
          position="absolute"
          insetY="0"
          bg="fg"
          borderRadius="full"
          style={{ width: MARKER_PX, insetInlineStart: `${(expected / goal) * 100}%` }}
        />
      )}
    </Box>
  );
}
