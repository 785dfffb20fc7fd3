import { addDays } from '#schema/local-date';
import { EXPERIMENT_CHECKS, REGION_DESIGNS } from '#schema/experiments';
import type { ChipTone } from '#client/components/inline/chip';
import type { Column } from '#client/components/table/table-columns';
import { formatDateRange } from '#client/formatting/dates';
import { countText, percentText } from '#schema/writing/numbers';
import type { ExperimentDetailsQuery, ExperimentPageQuery } from '#client/graphql/generated';
import {
  SPLITS,
  valuesOfExperiment,
} from '#client/features/campaigns/experiments/experiment-values';

type Row = ExperimentPageQuery['experiment'];
type Details = ExperimentDetailsQuery['experiment'];
export type Check = NonNullable<Details['households']>['checks'][number];

export const NO_HOUSEHOLDS =
  'No households are counted yet: they are, every few minutes, from the first day on.';
export const NO_CHECKS = 'The client and its agencies see the checks.';

const STATUSES: Readonly<Record<Check['status'], { label: string; tone: ChipTone }>> = {
  PASSED: { label: 'Passed', tone: 'success' },
  FAILED: { label: 'Failed', tone: 'danger' },
  NOT_YET: { label: 'Not yet', tone: 'neutral' },
};

export const CHECK_COLUMNS: readonly Column<Check>[] = [
  {
    key: 'kind',
    head: 'Check',
    kind: 'text',
    isSortable: false,
    value: ({ kind }) => EXPERIMENT_CHECKS[kind].label,
  },
  {
    key: 'status',
    head: 'Outcome',
    kind: 'chip',
    isSortable: false,
    value: ({ status }) => STATUSES[status].label,
    tone: ({ status }) => STATUSES[status].tone,
  },
  {
    key: 'sentence',
    head: 'Counted',
    kind: 'status',
    isSortable: false,
    isWide: true,
    value: ({ sentence }) => sentence,
    render: ({ sentence }) => sentence,
  },
];

/** Returns the checks of households or of regions. */
export const checksOf = ({ households, regions }: Details): readonly Check[] =>
  households?.checks ?? regions?.checks ?? [];

const namesOf = (regions: readonly { name: string }[] | undefined): string =>
  regions?.map(({ name }) => name).join(', ') ?? '';

/** Says who is in which group. */
export function groupsText({ kind, regions }: Row, details: Details | undefined): string {
  if (kind === 'REGIONS') {
    const others = namesOf(details?.regions?.others);
    const dark = `Held out: ${namesOf(regions?.heldOut)}.`;
    return others === '' ? dark : `${dark} Compared with: ${others}.`;
  }
  const households = details?.households;
  return households
    ? `${countText(households.treated)} households saw the ads, ${countText(households.control)} were held out`
    : 'Whether the two groups of households can be compared';
}

export interface HeldOutFact {
  name: string;
  value: string;
}

export function heldOutFacts(row: Row): HeldOutFact[] {
  const seen = SPLITS[valuesOfExperiment(row).split];
  if (row.kind === 'HOUSEHOLDS') {
    return [
      { name: 'Households held out', value: percentText(row.controlPercent / 100) },
      { name: 'Held-out households see', value: seen },
    ];
  }
  return [
    {
      name: row.design === 'SWITCHBACK' ? 'Regions held out first' : 'Regions held out',
      value: namesOf(row.regions?.heldOut),
    },
    ...(row.design ? [{ name: 'Design', value: REGION_DESIGNS[row.design].meaning }] : []),
    {
      name: 'Held out by',
      value: row.adServerExcludes ? 'The ad server' : `Our VAST document (${seen.toLowerCase()})`,
    },
  ];
}

const FIRST_DAYS = 14;
const SECOND_FROM_DAY = 21;

/** Says what the trafficker has to exclude, and when. */
export function exclusionText({ design, startDate, endDate, regions }: Row, details: Details) {
  const first = namesOf(regions?.heldOut);
  if (design !== 'SWITCHBACK') {
    return `Exclude in the ad server, ${formatDateRange({ startDate, endDate })}: ${first}.`;
  }
  const firstDays = formatDateRange({ startDate, endDate: addDays(startDate, FIRST_DAYS - 1) });
  const secondDays = formatDateRange({ startDate: addDays(startDate, SECOND_FROM_DAY), endDate });
  const others = namesOf(details.regions?.others) || 'all other regions';
  return `Exclude in the ad server, ${firstDays}: ${first}; ${secondDays}: ${others}.`;
}
