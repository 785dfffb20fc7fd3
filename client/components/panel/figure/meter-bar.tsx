import { chakra } from '@chakra-ui/react';

export type MeterTone = 'neutral' | 'success' | 'warning' | 'danger';

const FILL: Record<MeterTone, string> = {
  neutral: 'chart.impressions',
  success: 'border.success',
  warning: 'border.warning',
  danger: 'border.error',
};

interface MeterBarProps {
  /** The accessible name. */
  label: string;
  value: number;
  max: number;
  /** The value in words, where the number alone says too little. */
  text: string;
  tone?: MeterTone;
}

/** The used share of a scale; a value above the maximum fills it. */
export function MeterBar({ label, value, max, text, tone = 'neutral' }: MeterBarProps) {
  const taken = Math.min(Math.max(0, value), max);

  return (
    <chakra.div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={taken}
      aria-valuetext={text}
      data-tone={tone}
      w="full"
      h="1.5"
      borderRadius="full"
      bg="bg.emphasized"
      overflow="hidden"
    >
      <chakra.div
        h="full"
        borderRadius="full"
        bg={FILL[tone]}
        style={{ width: `${(taken / max) * 100}%` }}
      />
    </chakra.div>
  );
}
