import { ESTIMATE_SIGN } from '#schema/credit-window.js';
import { shownIn } from './panel-links.js';
import { countText, percentText } from '#schema/writing/numbers.js';
import { impressions, named, percentInterval, visits } from './phrases.js';
import type { RateComparison, RatedGroup } from './rate-comparison.js';

const RATE_TEST = 'exact test of two rates, Holm-corrected';

/** Marks a rate or a cost that is the one expected when all visits are in. */
export const estimateSign = (isEstimate: boolean): string =>
  isEstimate ? `${ESTIMATE_SIGN} ` : '';

/** 2.0% (95% interval 1.91% to 2.09%; 2,000 visits from 100,000 impressions). */
export const rate = ({ shown }: Pick<RatedGroup, 'shown'>): string =>
  `${estimateSign(shown.isEstimate)}${percentText(shown.rate, 'N/A')} (${percentInterval(shown.interval, shown.rate)};
    ${visits(shown.responses)}${shown.isEstimate ? ' so far' : ''} from ${impressions(shown.impressions)})`;

/**
 * The end of a sentence about the lead: how many of the others it does not differ from beyond
 * chance; empty when there is only one other.
 */
export function leadOver(tied: number, others: number): string {
  if (others === 1) return '';
  if (tied === 0) return `; it can be told from all ${countText(others)} others`;
  return `; ${countText(tied)} of the ${countText(others)} others cannot be told from it`;
}

/** One sentence on the response rates of a kind of thing; empty without impressions. */
export function rateSentence({
  kind,
  panel,
  compared,
  smallSamples,
  ...found
}: RateComparison): string[] {
  const [first] = compared;
  const last = compared.at(-1);

  if (!first || !last) {
    if (smallSamples === 0) return [];
    const which =
      smallSamples === 1 ? `The one ${kind} has` : `All ${countText(smallSamples)} ${kind}s have`;
    return [
      shownIn(
        panel,
        `${which} too small a sample to compare: fewer than 5 visits were to be expected`,
      ),
    ];
  }

  const rest =
    smallSamples === 0
      ? ''
      : `; ${countText(smallSamples)} more ${smallSamples === 1 ? 'has' : 'have'} too small a sample to compare`;
  if (first === last) {
    return [
      shownIn(
        panel,
        `${named(first.name)} is the only ${kind} to compare, with a response rate of ${rate(first)}${rest}`,
      ),
    ];
  }

  const others = compared.length - 1;
  if (!found.difference) {
    const range = `from ${rate(last)} for ${named(last.name)} to ${rate(first)} for ${named(first.name)}`;
    return [
      shownIn(
        panel,
        `The response rates of the ${countText(compared.length)} ${kind}s, ${range}, cannot be told apart (${RATE_TEST})${rest}`,
      ),
    ];
  }

  const { higher, lower } = found.difference;
  const ties =
    first === higher
      ? leadOver(found.tiedWithFirst, others)
      : `; ${named(first.name)}, with the highest rate, cannot be told from ${countText(found.tiedWithFirst)} of the ${countText(others)} others`;

  return [
    shownIn(
      panel,
      `Of ${countText(compared.length)} ${kind}s ${named(higher.name)} has a response rate of ${rate(higher)}, distinguishably above ${named(lower.name)}
        with ${rate(lower)} (${RATE_TEST})${ties}${rest}`,
    ),
  ];
}
