import { ServiceError, tookTooLong } from '#server/core/errors.js';
import { waitForTurn } from './wait-for-turn.js';

/** Longer than a file may take, so that nobody misses a turn because of one file. */
const MAX_WAIT_MS = 30_000;
/** The largest workbook takes 11 s on two busy cores, a PDF of ten years 1 s. */
const DEADLINE_MS = 25_000;

/**
 * Callers may still use this while a mail waits: each about a second of the thread. So mails go
 * behind people, and do not wait for ever.
 */
const MAIL_DELAY_MS = 1_000;

const oneWaits = () =>
  new ServiceError(
    'TOO_MANY_REQUESTS',
    'One of your files is waiting already. Please ask for the next when it is there.',
    { retryAfterSeconds: 2 },
  );

/** The caller who wants a file. */
export interface FileRequest {
  /** Null for mails, which wait for nobody at a screen. */
  caller: string | null;
  /** Aborts when the caller hangs up. */
  signal?: AbortSignal;
}

interface WaitingFile {
  caller: string | null;
  /** A mail counts from its arrival, so that later files of people do not move it; else 0. */
  minTag: number;
  start: () => void;
}

/**
 * Makes one file at a time, in the order of start-time fair queueing: each file has a tag, the time
 * that its caller's earlier files took, or the tag of the current file where that is more; the
 * least tag is next. So callers are served in rotation, and who asks for little does not wait for
 * those who ask for much. A caller has one file waiting at most. Mails go behind people.
 */
export class FileScheduler {
  #isBusy = false;
  #waiting: WaitingFile[] = [];
  #currentTag = 0;
  /** The tags at which the callers' last files ended, while files wait. */
  readonly #endTags = new Map<string, number>();

  constructor(private readonly deadlineMs = DEADLINE_MS) {}

  /**
   * Runs `make` in the caller's turn; its signal ends it when the caller hangs up or the file takes
   * too long. Throws TOO_MANY_REQUESTS, UNAVAILABLE, AbortError.
   */
  async run<T>(
    { caller, signal }: FileRequest,
    make: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    signal?.throwIfAborted();
    if (caller !== null && this.#waiting.some((one) => one.caller === caller)) throw oneWaits();

    const latestTag = Math.max(this.#currentTag, ...this.#endTags.values());
    const minTag = caller === null ? latestTag + MAIL_DELAY_MS : 0;
    await waitForTurn(
      {
        join: (start) => {
          this.#waiting.push({ caller, minTag, start });
          this.#startNext();
        },
        leave: (start) => (this.#waiting = this.#waiting.filter((one) => one.start !== start)),
      },
      { maxWaitMs: MAX_WAIT_MS, signal },
    );

    const startedAt = performance.now();
    const tag = this.#currentTag;
    try {
      return await this.#beforeDeadline(make, signal);
    } finally {
      if (caller !== null) this.#endTags.set(caller, tag + performance.now() - startedAt);
      this.#isBusy = false;
      this.#startNext();
    }
  }

  #startNext(): void {
    if (this.#isBusy) return;
    const [next] = this.#waiting.toSorted((one, other) => this.#compare(one, other));
    if (!next) return this.#endTags.clear();

    this.#waiting = this.#waiting.filter((one) => one !== next);
    this.#isBusy = true;
    this.#currentTag = this.#tagOf(next);
    next.start();
  }

  /** The one who had less before goes first when tags are equal. */
  #compare(one: WaitingFile, other: WaitingFile): number {
    return this.#tagOf(one) - this.#tagOf(other) || this.#earlierTag(one) - this.#earlierTag(other);
  }

  #tagOf(file: WaitingFile): number {
    return Math.max(this.#currentTag, this.#earlierTag(file));
  }

  #earlierTag({ caller, minTag }: WaitingFile): number {
    return caller === null ? minTag : (this.#endTags.get(caller) ?? 0);
  }

  async #beforeDeadline<T>(
    make: (signal: AbortSignal) => Promise<T>,
    signal?: AbortSignal,
  ): Promise<T> {
    const deadline = new AbortController();
    const timer = setTimeout(() => deadline.abort(), this.deadlineMs);
    const ends = signal ? [signal, deadline.signal] : [deadline.signal];

    try {
      return await make(AbortSignal.any(ends));
    } catch (error) {
      if (deadline.signal.aborted && !signal?.aborted) throw tookTooLong();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
}
