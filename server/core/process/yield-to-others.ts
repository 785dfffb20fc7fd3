import { AsyncLocalStorage } from 'node:async_hooks';

type Pause = () => Promise<void>;

const pauses = new AsyncLocalStorage<Pause>();

/** `yieldToOthers` calls `pause` during `run`. */
export const runWithPauses = <T>(pause: Pause, run: () => T): T => pauses.run(pause, run);

/**
 * Call it between the parts of a long operation: calls that go first run in the pause. Undefined
 * where nobody goes first, so that the operation continues in the same round of the event loop.
 */
export const yieldToOthers = (): Promise<void> | undefined => pauses.getStore()?.();
