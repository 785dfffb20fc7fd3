import { chakra, HStack } from '@chakra-ui/react';
import { EFFECT_REASONS, EFFECT_VERDICTS, type EffectDimensionName } from '#schema/effect';
import { FigureCell } from '#client/components/panel/figure/figure-cell';
import type { ChipTone } from '#client/components/inline/chip';
import type { Column } from '#client/components/table/table-columns';
import { percentSpan } from '#schema/writing/numbers';
import type { EffectRow } from './effect-figures';
import {
  causedText,
  costsText,
  costText,
  countsText,
  likelyText,
  sharesOf,
  shareText,
} from './effect-texts';
import { EstimateMark } from './estimate-mark';

const TONES: Readonly<Record<EffectRow['verdict'], ChipTone>> = {
  MEASURED: 'success',
  AT_LEAST: 'info',
  UNDETERMINED: 'neutral',
};

const costColumn = (currency: string): Column<EffectRow> => ({
  kind: 'status',
  key: 'cost',
  head: 'Cost Per Caused Visit',
  isFigure: true,
  value: ({ costPerCausedVisit }) => costPerCausedVisit?.value,
  render: (row) => {
    const interval = row.costPerCausedVisit && costsText(row.costPerCausedVisit, currency);
    return (
      <FigureCell subtext={interval ? { text: interval } : null}>
        {costText(row, currency)}
      </FigureCell>
    );
  },
});

function Share({ row }: { row: EffectRow }) {
  const shares = sharesOf(row);

  return (
    <HStack gap="2">
      <chakra.span data-figure flexShrink="0" w="16" textAlign={{ md: 'end' }}>
        {shareText(row)}
      </chakra.span>
      {shares && (
        <EstimateMark
          estimate={shares}
          to={1}
          isLeast={row.verdict === 'AT_LEAST'}
          label={`95% interval ${percentSpan(shares, shares.value)}`}
        />
      )}
    </HStack>
  );
}

const hintOf = ({ verdict, reason }: EffectRow) =>
  reason
    ? `${EFFECT_REASONS[reason].text} ${EFFECT_REASONS[reason].advice}`
    : EFFECT_VERDICTS[verdict].meaning;

/** The columns of a dimension. */
export function effectColumns(
  head: string,
  hasSpend: boolean,
  currency: string,
): Column<EffectRow>[] {
  return [
    { kind: 'text', key: 'name', head, width: 180, value: ({ name }) => name },
    {
      kind: 'count',
      key: 'credited',
      head: 'Credited Visits',
      value: ({ creditedVisits }) => creditedVisits,
    },
    {
      kind: 'status',
      key: 'caused',
      head: 'Caused Visits',
      isFigure: true,
      value: ({ causedVisits }) => causedVisits?.value,
      render: (row) => (
        <FigureCell
          subtext={
            row.causedVisits && {
              text: likelyText(row) ?? countsText(row.causedVisits),
            }
          }
        >
          {causedText(row)}
        </FigureCell>
      ),
    },
    {
      kind: 'status',
      key: 'share',
      head: 'Share Caused',
      unit: '0% to 100%',
      width: 220,
      isWide: true,
      value: (row) => sharesOf(row)?.value,
      render: (row) => <Share row={row} />,
    },
    ...(hasSpend ? [costColumn(currency)] : []),
    {
      kind: 'chip',
      key: 'verdict',
      head: 'Verdict',
      width: 150,
      value: ({ verdict }) => EFFECT_VERDICTS[verdict].label,
      tone: ({ verdict }) => TONES[verdict],
      hint: hintOf,
    },
  ];
}

const WITHOUT_SPEND: readonly EffectDimensionName[] = ['REGION', 'DAYPART', 'VIEWS', 'SITE'];

/** Regions, dayparts, views and sites have no spend of their own. */
export const hasSpend = (dimension: EffectDimensionName): boolean =>
  !WITHOUT_SPEND.includes(dimension);
