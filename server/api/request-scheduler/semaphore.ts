import { ServiceError } from '#server/core/errors.js';

const MAX_WAIT_MS = 10_000;

const tooBusy = () =>
  new ServiceError('UNAVAILABLE', 'The service is busy just now. Please try again in a moment.', {
    retryAfterSeconds: 2,
  });

/** Waits to be started; `leave` removes it from the queue after the timeout. Throws UNAVAILABLE. */
export function waitForTurn(
  join: (start: () => void) => void,
  leave: (start: () => void) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const start = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      leave(start);
      reject(tooBusy());
    }, MAX_WAIT_MS);
    join(start);
  });
}

/** A few operations at a time; the others wait in the order they came. */
export class Semaphore {
  #taken = 0;
  #waiting: (() => void)[] = [];

  constructor(private readonly limit: number) {}

  /** Returns a function that frees the slot; calling it twice does no harm. Throws UNAVAILABLE. */
  async take(): Promise<() => void> {
    if (this.#taken < this.limit) this.#taken += 1;
    else await this.#wait();
    let isHeld = true;
    return () => {
      if (isHeld) this.#free();
      isHeld = false;
    };
  }

  #wait(): Promise<void> {
    return waitForTurn(
      (start) => this.#waiting.push(start),
      (start) => (this.#waiting = this.#waiting.filter((one) => one !== start)),
    );
  }

  /** The operation that waits longest takes over the slot. */
  #free(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#taken -= 1;
  }
}
