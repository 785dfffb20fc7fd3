import { chakra } from '@chakra-ui/react';
import { Hourglass } from 'lucide-react';
import { TouchTooltip } from '#client/components/panel/note/touch-tooltip';
import { STILL_COMING } from '#client/formatting/progress-texts';
import type { RecordFiguresFragment } from '#client/graphql/generated';
import { CREDIT_WINDOW_DAYS, ESTIMATE_SIGN, ESTIMATE_TEXT } from '#schema/credit-window';
import { formatDate } from '#client/formatting/dates';
import { countText, percentText } from '#schema/writing/numbers';

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

type Maturity = RecordFiguresFragment['maturity'];

/** Says why the figures can still change, and what the rates do about it. */
function maturityText({ completeThrough, arrivedShare, timingResponses }: Maturity): string {
  const reason = `A visit may follow its ad by up to ${CREDIT_WINDOW_DAYS} days, so visits of ads after ${formatDate(completeThrough)} are still coming.`;
  if (arrivedShare === null || timingResponses === null)
    return `${reason} There are too few earlier visits to estimate how many: rates are too low and costs per visit too high.`;
  return `${reason} About ${percentText(arrivedShare)} of the visits of this range are in. Response rates, costs per visit and changes are those ${ESTIMATE_TEXT} (${ESTIMATE_SIGN} in the head of a column), from the timing of ${countText(timingResponses)} earlier visits; counts of visits are those so far.`;
}
