import { Box, Button, chakra, SimpleGrid, Stack } from '@chakra-ui/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { PANEL_TITLES } from '#schema/dashboard-panels';
import { FigureList, ListTitle } from '#client/components/panel/figure/figure-list';
import { Panel } from '#client/components/panel/panel';
import { useTabParam } from '#client/components/table/use-tab-param';
import { countText, decimalText, percentText } from '#schema/writing/numbers';
import type { Effect, Estimate } from './effect-figures';
import { countsText } from './effect-texts';
import { EstimateMark } from './estimate-mark';

const STATES = ['hidden', 'shown'] as const;

const ESTIMATES = [
  {
    key: 'placebo',
    name: 'Same people, same clock time, in weeks without ads',
    text: 'Right where ads do not come just when people are at home anyway.',
  },
  {
    key: 'leadLag',
    name: 'Days after each ad, less the days before it',
    text: 'Right where being at home raises both; too low where more ads add less.',
  },
] as const;

interface EstimateLineProps {
  name: string;
  text: string;
  estimate: Estimate;
  from: number;
  to: number;
}

function EstimateLine({ name, text, estimate, from, to }: EstimateLineProps) {
  const interval = countsText(estimate);

  return (
    <Box as="li">
      <chakra.p textStyle="sm">
        {name}:{' '}
        <chakra.strong data-figure fontWeight="semibold">
          {countText(estimate.value)}
        </chakra.strong>{' '}
        <chakra.span data-figure textStyle="xs" color="fg.muted">
          95% interval {interval}
        </chakra.span>
      </chakra.p>
      <EstimateMark
        estimate={estimate}
        from={from}
        to={to}
        label={`${countText(estimate.value)}, 95% interval ${interval}`}
      />
      <chakra.p textStyle="xs" color="fg.muted">
        {text}
      </chakra.p>
    </Box>
  );
}

function Estimates({ effect }: { effect: Effect }) {
  const known = ESTIMATES.flatMap((one) => {
    const estimate = effect[one.key];
    return estimate ? [{ ...one, estimate }] : [];
  });
  const ends = known.flatMap(({ estimate }) => [estimate.low, estimate.high]);
  const from = Math.min(0, ...ends);
  const to = Math.max(effect.creditedVisits, ...ends);

  return (
    <section>
      <ListTitle>Two estimates, of {countText(effect.creditedVisits)} credited visits</ListTitle>
      <Stack as="ul" listStyleType="none" gap="3">
        {known.map(({ key, ...line }) => (
          <EstimateLine key={key} {...line} from={from} to={to} />
        ))}
      </Stack>
    </section>
  );
}

function Checks({ effect }: { effect: Effect }) {
  const { testableShare, preAdRatio, smallestEffect, sharedShare } = effect;

  return (
    <FigureList
      title="Checks"
      figures={[
        {
          name: 'Credited visits that can be compared with weeks without ads',
          value: percentText(testableShare),
        },
        {
          name: 'Visits before an ad ÷ in weeks without ads, of all ads; 1 is even',
          value: preAdRatio
            ? `${decimalText(preAdRatio.value)} (${decimalText(preAdRatio.low)} to ${decimalText(preAdRatio.high)})`
            : 'N/A',
        },
        {
          name: 'Smallest effect that would be found with a chance of 80%',
          value: smallestEffect === null ? 'N/A' : `${countText(smallestEffect)} visits`,
        },
        {
          name: 'Visits left out as those of offices and networks',
          value: percentText(sharedShare),
        },
      ]}
    />
  );
}

/** Shows on demand how the answer was found. */
export function EffectEvidencePanel({ effect }: { effect: Effect }) {
  const { shown, show } = useTabParam(STATES, 'hidden', 'evidence');
  const isShown = shown === 'shown';

  return (
    <Panel
      id="caused-visits-evidence"
      title={PANEL_TITLES['caused-visits-evidence']}
      subtitle="How the answer was found"
      state="ready"
      actions={
        <Button
          size="xs"
          variant="outline"
          aria-expanded={isShown}
          onClick={() => show(isShown ? 'hidden' : 'shown')}
        >
          {isShown ? 'Hide the evidence' : 'Show the evidence'}
          {isShown ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
        </Button>
      }
    >
      {isShown && (
        <SimpleGrid columns={{ base: 1, lg: 2 }} gapX="8" gapY="4">
          <Estimates effect={effect} />
          <Checks effect={effect} />
        </SimpleGrid>
      )}
    </Panel>
  );
}
