/** The averaging period. */
const PERIOD_MS = 10_000;
/** A person who opens page after page keeps the process busy for a tenth of the time. */
const HEAVY = 0.5;
const NOTHING = 0.01;

/**
 * The average number of a caller's concurrent operations over the last seconds: its share of the
 * process.
 */
export class Load {
  #running = 0;
  #average = 0;
  #knownAt = Date.now();

  begin(): void {
    this.#decay();
    this.#running += 1;
  }

  end(): void {
    this.#decay();
    this.#running -= 1;
  }

  get isHeavy(): boolean {
    this.#decay();
    return this.#average >= HEAVY;
  }

  /** True once the load has decayed to nothing. */
  get isOver(): boolean {
    this.#decay();
    return this.#running === 0 && this.#average < NOTHING;
  }

  #decay(): void {
    const now = Date.now();
    const share = Math.exp((this.#knownAt - now) / PERIOD_MS);
    this.#average = this.#average * share + this.#running * (1 - share);
    this.#knownAt = now;
  }
}
