import { EXPERIMENT_STATES, type ExperimentStateName } from '#schema/experiments';
import { percentText } from '#schema/writing/numbers';
import type { ChipTone } from '#client/components/inline/chip';

const TONES: Readonly<Record<ExperimentStateName, ChipTone>> = {
  PLANNED: 'info',
  RUNNING: 'success',
  WAITING: 'warning',
  FINISHED: 'brand',
  STOPPED: 'neutral',
};

export const stateLabel = ({ state }: { state: ExperimentStateName }): string =>
  EXPERIMENT_STATES[state].label;

export const stateTone = ({ state }: { state: ExperimentStateName }): ChipTone => TONES[state];

interface HeldOut {
  kind: 'HOUSEHOLDS' | 'REGIONS';
  controlPercent: number;
  regions: { heldOut: readonly { name: string }[] } | null;
}

const NAMED_REGIONS = 3;

/** '20.0% of households', 'Otago, Waikato' or 'Otago, Waikato and 4 more'. */
export function heldOutText({ kind, controlPercent, regions }: HeldOut): string {
  if (kind === 'HOUSEHOLDS') return `${percentText(controlPercent / 100)} of households`;
  return regionsText(regions?.heldOut.map(({ name }) => name) ?? []);
}

export function regionsText(names: readonly string[]): string {
  if (names.length <= NAMED_REGIONS + 1) return names.join(', ');
  const more = names.length - NAMED_REGIONS;
  return `${names.slice(0, NAMED_REGIONS).join(', ')} and ${more} more`;
}
