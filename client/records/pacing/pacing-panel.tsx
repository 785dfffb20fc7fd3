import { SimpleGrid, Stack } from '@chakra-ui/react';
import { Chip } from '#client/components/inline/chip';
import { Panel } from '#client/components/panel/panel';
import { StatTile } from '#client/components/panel/figure/stat-tile';
import { formatDate } from '#client/formatting/dates';
import { countText, percentText } from '#schema/writing/numbers';
import { moneyText } from '#schema/writing/money';
import { PacingBar } from './pacing-bar';
import { pacingChip, pacingLook, type Pacing } from './pacing-texts';

const TITLE = 'Pace';
const HELP =
  'Delivery against the goal, or against the impressions that the budget buys. Expected: even delivery over the days of the booking. Forecast: what came, and for each day left the average of the last seven complete days.';

interface PacingPanelProps {
  name: string;
  pacing: Pacing;
  endDate: string;
  budget: number | null;
  currency: string;
}

/** Shows the delivery of a booking against its goal. */
export function PacingPanel({ name, pacing, endDate, budget, currency }: PacingPanelProps) {
  const { goal, delivered, expected, complete, forecast, neededPerDay } = pacing;
  const { tone } = pacingLook(pacing);
  const share = (part: number) => percentText(goal === 0 ? null : part / goal);
  const isOver = neededPerDay === null;

  return (
    <Panel
      title={TITLE}
      id="pace"
      help={HELP}
      state="ready"
      actions={<Chip tone={tone}>{pacingChip(pacing)}</Chip>}
    >
      <Stack gap="3">
        <PacingBar name={name} pacing={pacing} />
        <SimpleGrid columns={{ base: 2, md: budget === null ? 4 : 5 }} gapX="6" gapY="4">
          <StatTile
            label="Delivered"
            value={countText(delivered)}
            note={`${share(delivered)} of ${countText(goal)}`}
          />
          <StatTile
            label="Expected by yesterday"
            value={countText(expected)}
            note={`${countText(complete)} came`}
          />
          <StatTile
            label={`Forecast for ${formatDate(endDate)}`}
            value={countText(isOver ? delivered : forecast)}
            note={forecast === null ? 'after the first day' : `${share(forecast)} of the goal`}
          />
          <StatTile
            label="Needed per day"
            value={countText(neededPerDay)}
            note={isOver ? 'It is over' : 'from today on'}
          />
          {budget !== null && (
            <StatTile
              label="Spend"
              value={moneyText(pacing.spend, currency)}
              note={`of ${moneyText(budget, currency)}, forecast ${moneyText(pacing.forecastSpend, currency)}`}
            />
          )}
        </SimpleGrid>
      </Stack>
    </Panel>
  );
}
