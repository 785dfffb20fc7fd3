import { EFFECT_DIMENSIONS, EFFECT_REASONS, EFFECT_VERDICTS } from '#schema/effect.js';
import type { Effect, EffectRow } from '#server/analytics/effect/effect.types.js';
import type { Figure } from '#schema/writing/figures.js';
import type { Sheet } from '#server/core/spreadsheet/sheet.js';
import type { ExportedEffect } from './export-effect.js';

export const CAUSED_COST_COLUMNS = [
  { head: 'Ad_Spend', kind: 'money' },
  { head: 'Cost_Per_Caused_Visit', kind: 'money' },
  { head: 'Cost_Low_95', kind: 'money' },
  { head: 'Cost_High_95', kind: 'money' },
] as const;

const COLUMNS = [
  { head: 'Part', kind: 'text' },
  { head: 'Row', kind: 'text' },
  { head: 'Credited_Visits', kind: 'count' },
  { head: 'Verdict', kind: 'text' },
  { head: 'Caused_Visits', kind: 'count' },
  { head: 'Low_95', kind: 'count' },
  { head: 'High_95', kind: 'count' },
  { head: 'Share_Caused', kind: 'percent' },
  ...CAUSED_COST_COLUMNS,
  { head: 'Reason', kind: 'text' },
] as const;

type Estimated = Pick<
  EffectRow & Effect,
  'creditedVisits' | 'verdict' | 'reason' | 'causedVisits' | 'costPerCausedVisit'
> & { spend: number | null };

function buildRow(part: string, name: string, row: Estimated): Figure[] {
  const { creditedVisits: credited, causedVisits: caused, costPerCausedVisit: cost } = row;

  return [
    part,
    name,
    credited,
    row.verdict === 'AT_LEAST' ? 'At least Low_95' : EFFECT_VERDICTS[row.verdict].label,
    caused?.value,
    caused?.low,
    caused?.high,
    caused && credited > 0 ? caused.value / credited : null,
    row.spend,
    cost?.value,
    cost?.low,
    cost?.high,
    row.reason && EFFECT_REASONS[row.reason].text,
  ];
}

/** Shows what the ads caused: all of them, then each part. */
export const effectSheet = ({ effect, parts }: ExportedEffect, currency: string): Sheet => ({
  name: 'Caused Visits',
  currency,
  columns: COLUMNS,
  rows: [
    buildRow('All', 'All', effect),
    ...parts.flatMap(({ dimension, rows }) =>
      rows.map((row) => buildRow(EFFECT_DIMENSIONS[dimension], row.name, row)),
    ),
  ],
});
