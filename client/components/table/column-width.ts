const MIN_WIDTH_PX = 64;
const MAX_WIDTH_PX = 640;
const KEY_STEP_PX = 16;

const STEP_BY_KEY: Readonly<Record<string, number>> = {
  ArrowLeft: -KEY_STEP_PX,
  ArrowRight: KEY_STEP_PX,
};

export const usableWidthPx = (widthPx: number): number =>
  Math.round(Math.min(Math.max(widthPx, MIN_WIDTH_PX), MAX_WIDTH_PX));

export const headWidthPx = (within: HTMLElement): number =>
  within.closest('th')?.getBoundingClientRect().width ?? MIN_WIDTH_PX;

/** The width after a key press, or null for other keys. */
export function widthByKeyPx(event: {
  key: string;
  altKey: boolean;
  currentTarget: HTMLElement;
}): number | null {
  const step = STEP_BY_KEY[event.key];
  return event.altKey && step !== undefined
    ? usableWidthPx(headWidthPx(event.currentTarget) + step)
    : null;
}
