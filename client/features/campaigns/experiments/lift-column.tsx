import { chakra } from '@chakra-ui/react';
import { EXPERIMENT_REASONS, type ExperimentReasonName } from '#schema/experiments';
import { FigureCell } from '#client/components/panel/figure/figure-cell';
import type { Column } from '#client/components/table/table-columns';
import { formatDate } from '#client/formatting/dates';
import { percentText } from '#schema/writing/numbers';

interface Lift {
  lift: number | null;
  liftInterval: { low: number; high: number | null } | null;
}

interface LiftRow {
  result: Lift | null;
  resultReason: ExperimentReasonName | null;
  resultDate: string;
}

/** '3.1% to 7.4%'; empty where nothing would have come anyway. */
export function liftIntervalText({ liftInterval }: Lift): string {
  if (!liftInterval) return '';
  const { low, high } = liftInterval;
  return high === null ? `from ${percentText(low)}` : `${percentText(low)} to ${percentText(high)}`;
}

/** Says why a list shows no lift, or the day from which it will. */
function noLiftText({ resultReason, resultDate }: LiftRow, today: string): string {
  if (resultReason !== null && resultReason !== 'NOT_FINISHED') {
    return EXPERIMENT_REASONS[resultReason].label;
  }
  return resultDate <= today ? 'Being counted' : `From ${formatDate(resultDate)}`;
}

function LiftCell({ row, today }: { row: LiftRow; today: string }) {
  const { result, resultReason } = row;
  if (result) {
    const interval = liftIntervalText(result);
    return (
      <FigureCell subtext={interval ? { text: interval } : null}>
        {percentText(result.lift, 'N/A')}
      </FigureCell>
    );
  }

  const { text, advice } = EXPERIMENT_REASONS[resultReason ?? 'NOT_FINISHED'];
  return (
    <chakra.span color="fg.muted">
      <FigureCell hint={{ title: text, lines: [], remark: advice }}>
        {noLiftText(row, today)}
      </FigureCell>
    </chakra.span>
  );
}

/** The lift with its 95 % interval, or why there is none yet. */
export const liftColumn = <Row extends LiftRow>({
  today,
  isSortable = true,
}: {
  today: string;
  isSortable?: boolean;
}): Column<Row> => ({
  isSortable,
  key: 'lift',
  head: 'Lift',
  unit: '95% interval',
  kind: 'status',
  isFigure: true,
  value: ({ result }) => result?.lift,
  render: (row) => <LiftCell row={row} today={today} />,
});
