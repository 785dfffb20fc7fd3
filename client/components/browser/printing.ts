import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const listeners = new Set<() => void>();
let startedAt: string | null = null;

/** The sheets show what is rendered when the event ends, so the page changes within it. */
function setStart(next: string | null): void {
  startedAt = next;
  flushSync(() => listeners.forEach((notify) => notify()));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The time at which the page began to be printed (ISO 8601); null while it is on screen. */
export const usePrintStart = (): string | null => useSyncExternalStore(subscribe, () => startedAt);

/** A drawing of fixed size has the one of the screen; all else flows into a sheet. */
const MIN_DRAWING_PX = 160;

/** Marks the panels with a drawing and their width on screen, from which paper scales them down. */
function measurePanels(): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[data-panel]')) {
    const drawings = [...panel.querySelectorAll('[data-panel-body] svg')];
    panel.style.setProperty('--screen-width', `${panel.offsetWidth}px`);
    panel.toggleAttribute(
      'data-drawn',
      drawings.some((drawing) => Number(drawing.getAttribute('width')) >= MIN_DRAWING_PX),
    );
  }
}

/** Follows the browser's printing, of the whole page by Ctrl+P or its menu. */
export function startPrinting(): void {
  window.addEventListener('beforeprint', () => {
    measurePanels();
    setStart(new Date().toISOString());
  });
  window.addEventListener('afterprint', () => setStart(null));
}
