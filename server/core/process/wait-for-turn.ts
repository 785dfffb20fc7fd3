import { ServiceError } from '#server/core/errors.js';

/** A call waits no longer. */
const MAX_WAIT_MS = 10_000;

const tooBusy = () =>
  new ServiceError('UNAVAILABLE', 'The service is busy just now. Please try again in a moment.', {
    retryAfterSeconds: 2,
  });

interface Queue {
  join: (start: () => void) => void;
  /** Removes it from the queue. */
  leave: (start: () => void) => void;
}

interface Limits {
  maxWaitMs?: number;
  signal?: AbortSignal;
}

/** Waits to be started. Throws UNAVAILABLE after the longest wait, and the signal's reason. */
export function waitForTurn(
  { join, leave }: Queue,
  { maxWaitMs = MAX_WAIT_MS, signal }: Limits = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    };
    const start = () => {
      end();
      resolve();
    };
    const giveUp = (reason: Error) => {
      end();
      leave(start);
      reject(reason);
    };
    const abort = () => giveUp(signal?.reason as Error); // of an AbortController, without a reason of its own

    const timer = setTimeout(() => giveUp(tooBusy()), maxWaitMs);
    signal?.addEventListener('abort', abort);
    join(start);
  });
}
