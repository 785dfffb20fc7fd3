const FIRST_LENGTH = 64;

/** A list of 32-bit integers that grows, without an object for each. */
export class IntList {
  private values = new Int32Array(FIRST_LENGTH);
  length = 0;

  push(value: number): void {
    if (this.length === this.values.length) {
      const larger = new Int32Array(2 * this.length);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length] = value;
    this.length += 1;
  }

  at(index: number): number {
    return this.values[index] ?? 0;
  }
}
