import type { FigureKind } from '#schema/writing/figures.js';

/** A document as plain data, which a thread draws. All texts are as they are printed. */
export interface PdfDocument {
  title: string;
  /** The line above the title. */
  kicker: string;
  facts: readonly { label: string; text: string }[];
  tiles: readonly { label: string; value: string; note: string }[];
  /** Sentences before the figures. */
  answers: readonly { title: string; rows: readonly { sentence: string; detail: string }[] }[];
  trend: PdfTrend;
  tables: readonly PdfTable[];
  heatmaps: readonly PdfHeatmap[];
  notes: readonly string[];
  /** Text at the foot of every page. */
  foot: string;
  createdAt: Date;
}

export interface PdfTrend {
  title: string;
  labels: readonly [bars: string, line: string];
  /** Or the weeks or months of a long range. */
  days: readonly {
    label: string;
    bar: number;
    line: number;
    /** The line is dotted here. */
    isOpen: boolean;
  }[];
  /** A line under the chart; empty for none. */
  note: string;
}

export interface PdfTable {
  title: string;
  columns: readonly { head: string; kind: FigureKind }[];
  rows: readonly (readonly string[])[];
}

export interface PdfHeatmap {
  title: string;
  heads: readonly string[];
  rows: readonly {
    head: string;
    /** `level` is the strength of the colour, 0 to 1. */
    cells: readonly { text: string; level: number }[];
  }[];
}
