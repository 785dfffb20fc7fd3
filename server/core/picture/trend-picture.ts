/** A chart of days as plain data, which a thread draws: bars on the left axis, a line on the right. */
export interface TrendPicture {
  labels: readonly [bars: string, line: string];
  days: readonly TrendDay[];
}

export interface TrendDay {
  label: string;
  /** Null where the count is withheld: the bar is missing, the line has a gap. */
  bar: number | null;
  line: number | null;
  /** The line is dotted up to here. */
  isOpen: boolean;
}
