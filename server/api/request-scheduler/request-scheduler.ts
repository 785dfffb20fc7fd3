import { ServiceError } from '#server/core/errors.js';
import { Presence } from './presence.js';
import { MAX_PAUSE_MS, RoundRobin } from './round-robin.js';
import { Load } from './load.js';
import { Semaphore } from './semaphore.js';
import { runLowPriority } from './run-low-priority.js';

/** Operations running or waiting in one process; callers are informed of it. */
export const MAX_KEY_OPERATIONS = 8;
/** Maximum for all keys of an organisation together. */
export const MAX_ORGANISATION_OPERATIONS = 16;
export const MAX_USER_OPERATIONS = 16;
/** Maximum for all anonymous callers of one network. */
export const MAX_ANONYMOUS_OPERATIONS = 32;

/** Maximum of these that run at once; the others wait. */
const PERSON_RUNNING_AT_ONCE = 4;
const MAX_ANONYMOUS_RUNNING = 2;
/**
 * The pause between one person's heavy operations, which take seconds, so that others get as much
 * time.
 */
const HEAVY_REST_MS = 2_000;
const MAX_REMEMBERED_PEOPLE = 5_000;
const NOBODY = -1;

const tooMany = (who: string, limit: number) =>
  new ServiceError(
    'TOO_MANY_REQUESTS',
    `${who} may have ${limit} operations running or waiting at a time`,
    {
      retryAfterSeconds: 1,
    },
  );

/** Number of operations that each name has running or waiting. */
class Counts {
  readonly #counts = new Map<string, number>();

  get(name: string): number {
    return this.#counts.get(name) ?? 0;
  }

  add(name: string, by: 1 | -1): void {
    const count = this.get(name) + by;
    if (count > 0) this.#counts.set(name, count);
    else this.#counts.delete(name);
  }
}

interface Person {
  underWay: number;
  slots: Semaphore;
  load: Load;
}

/** The key and the organisation that an API key's operation counts for. */
export interface SchedulerKey {
  name: string;
  organisation: string;
}

/**
 * Shares out one process. People at their screens run at once, a few operations each at a time; a
 * person who keeps the process busy runs after the others. Operations of API keys run while nobody
 * at a screen waits, the organisations in rotation. Anonymous callers run two at a time per
 * network.
 */
export class RequestScheduler {
  readonly #people = new Map<number, Person>();
  readonly #bearers = new Map<string, number>();
  readonly #networks = new Map<string, { underWay: number; slots: Semaphore }>();
  readonly #operations = new Counts();
  /** All people at a screen; `others` are those who cause little load. */
  readonly #interactive = new Presence();
  readonly #light = new Presence();
  readonly #keys = new RoundRobin({ preferred: this.#interactive, maxPauseMs: MAX_PAUSE_MS });
  readonly #heavy = new RoundRobin({ preferred: this.#light, maxPauseMs: HEAVY_REST_MS });

  /**
   * A person who is known by the bearer and causes little load counts as present before the call is
   * authenticated, until the returned function runs.
   */
  arrive(bearer: string): () => void {
    const person = this.#people.get(this.#bearers.get(bearer) ?? NOBODY);
    if (!person || person.load.isHeavy) return () => undefined;

    const left = [this.#interactive.enter(), this.#light.enter()];
    return () => {
      for (const leave of left) leave();
      this.#startWaiting();
    };
  }

  /** Remembers whose bearer it is; call it after the authentication. */
  recognise(bearer: string, id: number): void {
    if (this.#bearers.size >= MAX_REMEMBERED_PEOPLE) this.#bearers.clear();
    this.#bearers.set(bearer, id);
  }

  /**
   * Throws TOO_MANY_REQUESTS for a person with too many operations, UNAVAILABLE when the operation
   * does not start in time.
   */
  async runInteractive<T>(id: number, run: () => T | Promise<T>): Promise<T> {
    const person = this.#people.get(id) ?? this.#remember(id);
    if (person.underWay >= MAX_USER_OPERATIONS) throw tooMany('A person', MAX_USER_OPERATIONS);

    person.underWay += 1;
    const leave = this.#interactive.enter();

    try {
      return await inSlot(person.slots, () =>
        person.load.isHeavy
          ? measured(person.load, () => this.#runAfterOthers(String(id), run))
          : this.#serveAtOnce(() => measured(person.load, run)),
      );
    } finally {
      person.underWay -= 1;
      leave();
      this.#startWaiting();
    }
  }

  /** The wait counts as load: a person stays heavy as long as operations queue up. */
  #runAfterOthers<T>(owner: string, run: () => T | Promise<T>): Promise<T> {
    return this.#heavy.run(owner, () => runLowPriority(this.#light, run));
  }

  async #serveAtOnce<T>(run: () => Promise<T>): Promise<T> {
    const leave = this.#light.enter();
    try {
      return await run();
    } finally {
      leave();
      this.#startWaiting();
    }
  }

  /** The same for an API key. */
  async runApiKey<T>({ name, organisation }: SchedulerKey, run: () => T | Promise<T>): Promise<T> {
    if (this.#operations.get(name) >= MAX_KEY_OPERATIONS)
      throw tooMany('An API key', MAX_KEY_OPERATIONS);
    if (this.#operations.get(organisation) >= MAX_ORGANISATION_OPERATIONS)
      throw tooMany('The API keys of an organisation', MAX_ORGANISATION_OPERATIONS);

    for (const counted of [name, organisation]) this.#operations.add(counted, 1);

    try {
      return await this.#keys.run(organisation, () => runLowPriority(this.#interactive, run));
    } finally {
      for (const counted of [name, organisation]) this.#operations.add(counted, -1);
    }
  }

  /**
   * The same for an anonymous caller. `release` frees the slot before the work ends, for work that
   * only waits.
   */
  async runAnonymous<T>(network: string, run: (release: () => void) => T | Promise<T>): Promise<T> {
    const of = this.#networks.get(network) ?? {
      underWay: 0,
      slots: new Semaphore(MAX_ANONYMOUS_RUNNING),
    };
    if (of.underWay >= MAX_ANONYMOUS_OPERATIONS)
      throw tooMany('A network', MAX_ANONYMOUS_OPERATIONS);

    this.#networks.set(network, of);
    of.underWay += 1;

    try {
      return await inSlot(of.slots, (release) =>
        runLowPriority(this.#interactive, () => run(release)),
      );
    } finally {
      of.underWay -= 1;
      if (of.underWay === 0) this.#networks.delete(network);
    }
  }

  #startWaiting(): void {
    if (!this.#light.isActive) this.#heavy.startNext();
    if (!this.#interactive.isActive) this.#keys.startNext();
  }

  #remember(id: number): Person {
    if (this.#people.size >= MAX_REMEMBERED_PEOPLE) {
      for (const [known, { underWay, load }] of this.#people)
        if (underWay === 0 && load.isOver) this.#people.delete(known);
    }
    const person = { underWay: 0, slots: new Semaphore(PERSON_RUNNING_AT_ONCE), load: new Load() };
    this.#people.set(id, person);
    return person;
  }
}

async function measured<T>(load: Load, run: () => T | Promise<T>): Promise<T> {
  load.begin();
  try {
    return await run();
  } finally {
    load.end();
  }
}

async function inSlot<T>(
  slots: Semaphore,
  run: (release: () => void) => T | Promise<T>,
): Promise<T> {
  const free = await slots.take();
  try {
    return await run(free);
  } finally {
    free();
  }
}
