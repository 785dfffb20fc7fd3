import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Tooltip } from '#client/components/feedback/tooltip';

export type ChipTone = 'neutral' | 'brand' | 'info' | 'success' | 'warning' | 'danger';

export type ChipKind =
  | 'default'
  | 'video'
  | 'image'
  | 'format'
  | 'campaign'
  | 'channel'
  | 'admin'
  | 'user'
  | 'main'
  | 'secondary'
  | 'active'
  | 'lowTraffic'
  | 'notDetected';

/** The tone of every kind of chip. A new kind is a row here. */
const TONE_BY_KIND: Record<ChipKind, ChipTone> = {
  default: 'neutral',
  video: 'brand',
  image: 'info',
  format: 'neutral',
  campaign: 'brand',
  channel: 'info',
  admin: 'warning',
  user: 'neutral',
  main: 'brand',
  secondary: 'neutral',
  active: 'success',
  lowTraffic: 'danger',
  notDetected: 'neutral',
};

const PALETTE_BY_TONE: Record<ChipTone, HTMLChakraProps<'span'>['colorPalette']> = {
  neutral: 'gray',
  brand: 'brand',
  info: 'sky',
  success: 'green',
  warning: 'amber',
  danger: 'red',
};

/** A chip in a table is at most as wide as its column without the padding. */
const columnRoom = (padding: string) => `calc(var(--column-width, 100vw) - {spacing.${padding}})`;

const maxWidth = (px: number) => ({
  maxW: {
    base: `${px}px`,
    md: `min(${px}px, ${columnRoom('4')})`,
    xxl: `min(${px}px, ${columnRoom('6')})`,
  },
});

interface ChipProps {
  children: ReactNode;
  kind?: ChipKind;
  /** Overrides the tone of the kind. */
  tone?: ChipTone;
  hint?: ReactNode;
  maxWidthPx?: number;
}

export function Chip({
  children,
  kind = 'default',
  tone = TONE_BY_KIND[kind],
  hint,
  maxWidthPx = 150,
}: ChipProps) {
  const chip = (
    <chakra.span
      colorPalette={PALETTE_BY_TONE[tone]}
      display="inline-block"
      {...maxWidth(maxWidthPx)}
      truncate
      px="2"
      borderRadius="sm"
      borderWidth="1px"
      borderColor="colorPalette.emphasized"
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      textStyle="xs"
      lineHeight="1.25rem"
      verticalAlign="middle"
      tabIndex={hint ? 0 : undefined}
    >
      {children}
    </chakra.span>
  );

  return hint ? (
    <Tooltip content={hint} placement="right">
      {chip}
    </Tooltip>
  ) : (
    chip
  );
}
