import { chakra, SimpleGrid, Stack } from '@chakra-ui/react';
import { EFFECT_REASONS, EFFECT_VERDICTS, effectSentences, leftOutSentence } from '#schema/effect';
import { StatTile } from '#client/components/panel/figure/stat-tile';
import { PanelNotice } from '#client/components/panel/panel-notice';
import { countText, percentSpan } from '#schema/writing/numbers';
import { moneyText } from '#schema/writing/money';
import { CreditedBar } from './credited-bar';
import type { Effect } from './effect-figures';
import {
  causedText,
  costsText,
  costText,
  countsText,
  likelyShareText,
  likelyText,
  sharesOf,
  shareText,
} from './effect-texts';

interface EffectAnswerProps {
  effect: Effect;
  currency: string;
}

function Tiles({ effect, currency }: EffectAnswerProps) {
  const { causedVisits: caused, costPerCausedVisit: cost, creditedVisits: credited } = effect;
  const shares = sharesOf(effect);
  const within = (text: string | null) => (text ? `95% interval ${text}` : '');

  return (
    <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gapX="6" gapY="4">
      <StatTile
        label="Caused visits"
        help="Visits that would not have come without the ads, estimated from the visits of the same people at the same clock time in weeks without ads, and from those before and after each ad."
        value={causedText(effect)}
        note={likelyText(effect) ?? within(caused && countsText(caused))}
      />
      <StatTile
        label="Share of credited visits"
        help="Caused visits ÷ visits credited to these ads."
        value={shareText(effect)}
        note={likelyShareText(effect) ?? within(shares && percentSpan(shares, shares.value))}
      />
      <StatTile
        label="Cost per caused visit"
        help="Ad spend ÷ caused visits."
        value={costText(effect, currency)}
        note={within(cost && costsText(cost, currency))}
      />
      <StatTile
        label="Cost per credited visit"
        help="Ad spend ÷ visits credited to these ads, of the same days."
        value={moneyText(credited > 0 ? effect.spend / credited : null, currency, 'N/A')}
        note={`${moneyText(effect.spend, currency)} for ${countText(credited)} visits`}
      />
    </SimpleGrid>
  );
}

/** Shows how many visits the ads caused, or why that is not known. */
export function EffectAnswer({ effect, currency }: EffectAnswerProps) {
  const { verdict, reason } = effect;

  if (effect.startDate === null && reason) {
    const { text, advice } = EFFECT_REASONS[reason];

    return <PanelNotice text={`${text} ${advice}`} />;
  }

  const [answer, ...more] = effectSentences(effect);

  const leftOut = leftOutSentence(effect.leftOut);

  return (
    <Stack gap="4">
      <div>
        <chakra.p textStyle="md" fontWeight="medium">
          {answer}
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted">
          <chakra.strong color="fg" fontWeight="semibold">
            {EFFECT_VERDICTS[verdict].label}.
          </chakra.strong>{' '}
          {[EFFECT_VERDICTS[verdict].meaning, ...more, leftOut ?? ''].join(' ').trim()}
        </chakra.p>
      </div>
      <CreditedBar effect={effect} />
      <Tiles effect={effect} currency={currency} />
    </Stack>
  );
}
