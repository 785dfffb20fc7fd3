/** A person counts as present for this long after the last operation. */
const STAY_MS = 2_000;

/** People who have an operation running or had one recently. */
export class Presence {
  #active = 0;
  #lastAt = 0;

  get isActive(): boolean {
    return this.#active > 0;
  }

  isAbout(now: number): boolean {
    return this.isActive || now - this.#lastAt < STAY_MS;
  }

  enter(): void {
    this.#active += 1;
  }

  leave(): void {
    this.#active -= 1;
    this.#lastAt = Date.now();
  }
}
