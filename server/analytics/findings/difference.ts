import type { Rated } from '#server/analytics/statistics/exact-rate-test.js';
import type { ComparedParts, Part } from './compared-parts.js';
import type { FindingSureness } from './finding.types.js';

/** A part that differs from the others together, beyond chance. */
export interface Difference {
  part: Part;
  rest: Rated & { spend: number | null };
  /** Name of what the part is compared with. */
  restName: string;
  compared: ComparedParts;
  sureness: FindingSureness;
}
