/** Null where the divisor is zero: such a ratio says nothing. */
export const ratio = (part: number, whole: number): number | null =>
  whole === 0 ? null : part / whole;
