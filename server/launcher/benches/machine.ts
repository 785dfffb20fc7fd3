import fs from 'node:fs';
import os from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

/** A bench that begins at a higher load measures the other work of the machine, too. */
const MAX_LOAD = 2;
const MAX_WAIT_MS = 120_000;
const SAMPLE_MS = 2_000;
/** The unit of /proc is a hundredth of a second on every machine that we know. */
const TICK_MS = 10;

const load = (): number => os.loadavg()[0] ?? 0;

/** The last bench is still in the load, which is an average of a minute. */
export async function awaitQuiet(): Promise<void> {
  const endsAt = performance.now() + MAX_WAIT_MS;
  while (load() > MAX_LOAD && performance.now() < endsAt) await sleep(SAMPLE_MS);
}

/**
 * Watches the machine while a bench runs as a child of this process. Returns the function that ends
 * the watch and describes it, with whether the figures of the bench say something.
 */
export function watchMachine(): () => string {
  const before = load();
  const [childrenBefore, allBefore] = [childrenMs(), busyMs()];
  const loads = [before];
  const timer = setInterval(() => loads.push(load()), SAMPLE_MS);

  return () => {
    clearInterval(timer);
    const ownMs = childrenMs() - childrenBefore;
    const otherMs = Math.max(0, busyMs() - allBefore - ownMs);
    const verdict =
      before > MAX_LOAD ? `NOT JUDGED, because the load was above ${MAX_LOAD}` : 'quiet enough';
    return (
      `machine: load ${before.toFixed(1)} before, ${Math.max(...loads).toFixed(1)} at most; ` +
      `processor time ${seconds(ownMs)} of the bench and its services, ${seconds(otherMs)} of all else: ${verdict}`
    );
  };
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Processor time of the children of this process that have ended, with theirs. */
function childrenMs(): number {
  const afterName = readProc('self/stat').split(') ')[1]?.split(' ') ?? [];
  return (Number(afterName[13] ?? 0) + Number(afterName[14] ?? 0)) * TICK_MS;
}

/** Processor time of everything on the machine since it started. */
function busyMs(): number {
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, soft = 0] = readProc('stat')
    .split('\n', 1)
    .join('')
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return (user + nice + system + interrupts + soft) * TICK_MS;
}

/** Empty on systems without /proc. */
function readProc(name: string): string {
  const file = `/proc/${name}`;
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
}
