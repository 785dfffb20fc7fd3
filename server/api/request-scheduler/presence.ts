/** A person counts as present for this long after the last operation. */
const STAY_MS = 2_000;

/** People who have an operation running or had one recently. */
export class Presence {
  #active = 0;
  #lastAt = 0;
  readonly #waiting = new Set<() => void>();

  get isActive(): boolean {
    return this.#active > 0;
  }

  isRecentlyActive(now: number): boolean {
    return this.isActive || now - this.#lastAt < STAY_MS;
  }

  /** Returns a function that ends it; calling it twice does no harm. */
  enter(): () => void {
    this.#active += 1;
    let isOver = false;

    return () => {
      if (!isOver) this.#leave();
      isOver = true;
    };
  }

  /** Resolves when none of their operations runs, at the latest after `maxMs`. */
  async untilInactive(maxMs: number): Promise<void> {
    if (!this.isActive) return;

    await new Promise<void>((resolve) => {
      const resume = () => {
        clearTimeout(timer);
        this.#waiting.delete(resume);
        resolve();
      };
      const timer = setTimeout(resume, maxMs);
      this.#waiting.add(resume);
    });
  }

  #leave(): void {
    this.#active -= 1;
    this.#lastAt = Date.now();
    if (!this.isActive) for (const resume of this.#waiting) resume();
  }
}
