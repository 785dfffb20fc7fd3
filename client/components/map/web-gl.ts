let answer: Promise<boolean> | null = null;

/** Asks in a worker: where the processor draws, the first context alone takes up to seconds. */
function ask(): Promise<boolean> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./graphics-card.worker.ts', import.meta.url), {
      type: 'module',
    });
    const settle = (hasCard: boolean) => {
      worker.terminate();
      resolve(hasCard);
    };
    worker.addEventListener('message', ({ data }) => settle(data === true));
    worker.addEventListener('error', () => settle(false));
  });
}

/**
 * Resolves to true where a graphics card draws WebGL. Without one (remote desktops, virtual
 * machines) the processor does, and blocks the page for seconds.
 */
export function hasGraphicsCard(): Promise<boolean> {
  if (typeof Worker === 'undefined') return Promise.resolve(false);
  answer ??= ask();
  return answer;
}
