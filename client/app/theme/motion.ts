import { defineAnimationStyles, defineKeyframes, defineTokens } from '@chakra-ui/react';

/** Every duration is below 150 ms; with prefers-reduced-motion nothing moves (global-css.ts). */
export const durations = defineTokens.durations({
  fastest: { value: '50ms' },
  faster: { value: '80ms' },
  fast: { value: '100ms' },
  moderate: { value: '120ms' },
  slow: { value: '140ms' },
});

export const easings = defineTokens.easings({
  'ease-out': { value: 'cubic-bezier(0, 0, 0.58, 1)' },
  'ease-in-out': { value: 'cubic-bezier(0.42, 0, 0.58, 1)' },
});

export const animations = defineTokens.animations({
  spin: { value: 'spin 1s linear infinite' },
  pulse: { value: 'pulse 2s cubic-bezier(0.4, 0, 0.6, 1) infinite' },
});

export const keyframes = defineKeyframes({
  spin: { '0%': { transform: 'rotate(0deg)' }, '100%': { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  sweep: { from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(400%)' } },
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
  'scale-in': { from: { scale: '0.98' }, to: { scale: '1' } },
  'scale-out': { from: { scale: '1' }, to: { scale: '0.98' } },
  'slide-up': { from: { translate: '0 0.5rem', opacity: 0 }, to: { translate: '0', opacity: 1 } },
});

const fade = (name: string) => ({
  value: { transformOrigin: 'var(--transform-origin)', animationName: name },
});

export const animationStyles = defineAnimationStyles({
  'slide-fade-in': fade('fade-in'),
  'slide-fade-out': fade('fade-out'),
  'scale-fade-in': fade('scale-in, fade-in'),
  'scale-fade-out': fade('scale-out, fade-out'),
});
