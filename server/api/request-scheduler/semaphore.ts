import { waitForTurn } from '#server/core/process/wait-for-turn.js';

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
    return waitForTurn({
      join: (start) => this.#waiting.push(start),
      leave: (start) => (this.#waiting = this.#waiting.filter((one) => one !== start)),
    });
  }

  /** The operation that waits longest takes over the slot. */
  #free(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#taken -= 1;
  }
}
