import { EXPERIMENT_STATES, type ExperimentStateName } from '#schema/experiments';
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
