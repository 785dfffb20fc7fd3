import { countText } from '#schema/writing/numbers.js';
import { PANEL_TITLES } from '#schema/dashboard-panels.js';
import { EFFECT_DIMENSIONS, EFFECT_VERDICTS, isNone, leastOf } from '#schema/effect.js';
import type { EffectRange, EffectRow } from '#server/analytics/effect/effect.types.js';
import type { PdfTable } from '#server/core/pdf/pdf-document.js';
import type { ExportedEffect } from '#server/reports/sheets/export-effect.js';
import { tableOf } from './pdf-table.js';

const rangeText = (range: EffectRange | null): string | null =>
  range && `${countText(range.low)} to ${countText(range.high)}`;

type Estimated = Pick<EffectRow, 'verdict' | 'causedVisits' | 'costPerCausedVisit'>;

/** Names what is certain where only the least is known. */
function causedText({ verdict, causedVisits: caused }: Estimated): string | null {
  if (!caused) return null;
  if (isNone(caused)) return 'None shown';
  return verdict === 'AT_LEAST'
    ? `at least ${countText(leastOf(caused))}`
    : countText(caused.value);
}

/** The most that a caused visit cost, where only the least visits are known. */
const costOf = ({ verdict, costPerCausedVisit: cost }: Estimated): number | null | undefined =>
  verdict === 'AT_LEAST' ? cost?.high : cost?.value;

/** Shows what each part of the ads caused: a table for each dimension with rows. */
export const effectTables = ({ parts }: ExportedEffect, currency: string): PdfTable[] =>
  parts
    .filter(({ rows }) => rows.length > 0)
    .map(({ dimension, rows }) =>
      tableOf(
        `${PANEL_TITLES['caused-visits']}: ${EFFECT_DIMENSIONS[dimension]}`,
        rows,
        [
          [EFFECT_DIMENSIONS[dimension], 'text', ({ name }) => name],
          ['Credited', 'count', ({ creditedVisits }) => creditedVisits],
          ['Verdict', 'text', ({ verdict }) => EFFECT_VERDICTS[verdict].label],
          ['Caused', 'text', causedText],
          ['95%', 'text', ({ causedVisits }) => rangeText(causedVisits)],
          ['Cost per caused', 'money', costOf],
        ],
        currency,
      ),
    );
