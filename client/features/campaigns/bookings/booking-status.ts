import type { ChipTone } from '#client/components/inline/chip';

const TONES: Readonly<Record<string, ChipTone>> = {
  Upcoming: 'info',
  Active: 'success',
  Completed: 'neutral',
};

export const statusTone = ({ status }: { status: string }): ChipTone => TONES[status] ?? 'neutral';
