/** Stops everything that was started, once, in reverse order. */
export class StopList {
  private readonly stops: (() => unknown)[] = [];
  private stopped: Promise<never> | null = null;

  get isStopping(): boolean {
    return this.stopped !== null;
  }

  add(stop: () => unknown): void {
    this.stops.push(stop);
  }

  stopAll(exitCode: number): Promise<never> {
    this.stopped ??= this.stopEach(exitCode);
    return this.stopped;
  }

  private async stopEach(exitCode: number): Promise<never> {
    // Parts that start meanwhile are added at the end and are stopped as well.
    for (let stop = this.stops.pop(); stop; stop = this.stops.pop()) {
      try {
        await stop();
      } catch (error) {
        console.error(error instanceof Error ? error.message : String(error));
      }
    }
    process.exit(exitCode);
  }
}
