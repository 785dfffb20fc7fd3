import { PANEL_TITLES } from '#schema/dashboard-panels.js';
import { EFFECT_DIMENSIONS, EFFECT_VERDICTS } from '#schema/effect.js';
import type { EffectRange } from '#server/analytics/effect/effect.types.js';
import type { PdfTable } from '#server/core/pdf/pdf-document.js';
import type { ExportedEffect } from '#server/reports/sheets/export-effect.js';
import { figureText } from './figure-text.js';
import { tableOf } from './pdf-table.js';

const rangeText = (range: EffectRange | null): string | null =>
  range && `${figureText('count', range.low)} to ${figureText('count', range.high)}`;

/** Shows what each part of the ads caused: a table for each dimension with rows. */
export const effectTables = ({ parts }: ExportedEffect): PdfTable[] =>
  parts
    .filter(({ rows }) => rows.length > 0)
    .map(({ dimension, rows }) =>
      tableOf(`${PANEL_TITLES['caused-visits']}: ${EFFECT_DIMENSIONS[dimension]}`, rows, [
        [EFFECT_DIMENSIONS[dimension], 'text', ({ name }) => name],
        ['Credited', 'count', ({ creditedVisits }) => creditedVisits],
        ['Verdict', 'text', ({ verdict }) => EFFECT_VERDICTS[verdict].label],
        ['Caused', 'count', ({ causedVisits }) => causedVisits?.value],
        ['95%', 'text', ({ causedVisits }) => rangeText(causedVisits)],
        ['Cost per caused', 'money', ({ costPerCausedVisit }) => costPerCausedVisit?.value],
      ]),
    );
