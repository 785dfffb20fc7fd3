/**
 * Runs one piece of work at a time, since each takes much memory. Names are served in rotation, so
 * that many pieces of one name do not hold up the few of another.
 */
export class FairQueue {
  private readonly waiting = new Map<string, (() => void)[]>();
  private isTaken = false;

  async run<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    if (this.isTaken) await new Promise<void>((resolve) => this.enqueue(name, resolve));
    this.isTaken = true;
    try {
      return await work();
    } finally {
      this.startNext();
    }
  }

  private enqueue(name: string, resolve: () => void): void {
    const own = this.waiting.get(name);
    if (own) own.push(resolve);
    else this.waiting.set(name, [resolve]);
  }

  /**
   * Starts the name that has waited longest since its last piece; a name with more pieces goes to
   * the end of the rotation.
   */
  private startNext(): void {
    const [first] = this.waiting;
    if (!first) {
      this.isTaken = false;
      return;
    }

    const [name, own] = first;
    const next = own.shift();

    this.waiting.delete(name);
    if (own.length > 0) this.waiting.set(name, own);
    next?.();
  }
}
