import { HEATMAP_DAYS } from '#schema/writing/weekdays.js';
import { PANEL_TITLES } from '#schema/dashboard-panels.js';
import type { PdfHeatmap } from '#server/core/pdf/pdf-document.js';
import type { FigureKind } from '#schema/writing/figures.js';
import type { Panels } from '#server/reports/sheets/panels.js';
import { figureText } from '#schema/writing/figures.js';

const WEEK = [...HEATMAP_DAYS.map(({ key }) => key), 'total' as const];
const WEEK_HEADS = [...HEATMAP_DAYS.map(({ head }) => head), 'Total'];
type HeatmapRow = Panels['impressionHeatmap']['impressions'][number];

/** Totals have no colour: they would take the ramp of the cells. */
function heatmapOf(
  title: string,
  kind: FigureKind,
  rows: readonly HeatmapRow[],
  isColoured: boolean,
): PdfHeatmap {
  const cells = rows.slice(0, -1).flatMap((row) => WEEK.slice(0, -1).map((day) => row[day] ?? 0));
  const [least, most] = [Math.min(...cells), Math.max(...cells)];
  const levelOf = (value: number | null) =>
    isColoured && value !== null && most > least ? (value - least) / (most - least) : 0;

  return {
    title,
    heads: WEEK_HEADS,
    rows: rows.map((row, at) => ({
      head: row.time,
      cells: WEEK.map((day) => ({
        text: figureText(kind, row[day], { currency: null }),
        level: at === rows.length - 1 || day === 'total' ? 0 : levelOf(row[day]),
      })),
    })),
  };
}

/** The three heatmaps; ratios are completed where visits are still coming. */
export function dashboardHeatmaps({ impressionHeatmap: heatmap, maturity }: Panels): PdfHeatmap[] {
  const ratios = maturity.completed?.responseRatio ?? heatmap.responseRatio;

  return [
    heatmapOf(PANEL_TITLES['impression-heatmap-impressions'], 'count', heatmap.impressions, true),
    heatmapOf(PANEL_TITLES['impression-heatmap-webhits'], 'count', heatmap.responses, true),
    // Ratios differ by chance, so that a ramp of them would mislead.
    heatmapOf(PANEL_TITLES['impression-heatmap-ratio'], 'percent', ratios, false),
  ];
}
