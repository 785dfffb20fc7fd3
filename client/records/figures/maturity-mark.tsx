import { chakra } from '@chakra-ui/react';
import { Hourglass } from 'lucide-react';
import { TouchTooltip } from '#client/components/panel/note/touch-tooltip';
import { STILL_COMING } from '#client/formatting/progress-texts';
import type { RecordFiguresFragment } from '#client/graphql/generated';
import { maturityText } from './maturity-texts';

interface MaturityMarkProps {
  title: string;
  maturity: RecordFiguresFragment['maturity'];
}

/** The sign of a panel whose visits are not all in; it explains itself on hover, focus and tap. */
export const MaturityMark = ({ title, maturity }: MaturityMarkProps) => (
  <TouchTooltip
    trigger={(open) => (
      <chakra.button
        type="button"
        aria-label={`${title}: ${STILL_COMING}`}
        onClick={open}
        boxSize="6"
        display="inline-grid"
        placeItems="center"
        borderRadius="full"
        color="fg.muted"
        cursor="help"
        _hover={{ color: 'fg' }}
      >
        <Hourglass size={14} aria-hidden />
      </chakra.button>
    )}
  >
    {maturityText(maturity)}
  </TouchTooltip>
);
