/** Over how long it is averaged. */
const PERIOD_MS = 10_000;
/** Somebody who opens one page after the other keeps the process busy for a tenth of the time. */
const HEAVY = 0.5;
const NOTHING = 0.01;

/**
 * How many operations somebody had under way on average lately: what they have taken of the
 * process.
 */
export class Load {
  #running = 0;
  #average = 0;
  #knownAt = Date.now();

  begin(): void {
    this.#settle();
    this.#running += 1;
  }

  end(): void {
    this.#settle();
    this.#running -= 1;
  }

  get isHeavy(): boolean {
    this.#settle();
    return this.#average >= HEAVY;
  }

  /** Whether there is nothing to remember. */
  get isOver(): boolean {
    this.#settle();
    return this.#running === 0 && this.#average < NOTHING;
  }

  #settle(): void {
    const now = Date.now();
    const share = Math.exp((this.#knownAt - now) / PERIOD_MS);
    this.#average = this.#average * share + this.#running * (1 - share);
    this.#knownAt = now;
  }
}
