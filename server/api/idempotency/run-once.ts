import type { EntityManager } from '@mikro-orm/postgresql';
import type { Actor } from '#server/access/identity/actor.js';
import type { ServiceContext } from '#server/access/identity/context.js';
import { ServiceError } from '#server/core/errors.js';
import type { IdempotentCall } from './idempotency-key.js';

export const KEY_RETENTION_MS = 24 * 3_600_000;

export interface Outcome {
  /** Answer to a repeated call. */
  answer: string;
  /** Errors in the answer, as GraphQL reports them. */
  errors: readonly { code: unknown; path?: readonly unknown[] }[];
}

interface KeyRow {
  fingerprint: string;
  rights: string;
  answer: string | null;
}

/** Codes after which nobody knows whether the mutation was saved. */
const UNKNOWN_OUTCOMES: readonly unknown[] = ['INTERNAL', 'UNAVAILABLE'];

/** Ends the transaction of a call whose answer has errors. */
class RolledBack extends Error {
  constructor(readonly outcome: Outcome) {
    super('the answer has errors');
  }
}

/** The mutation itself refused, so it saved nothing. */
const isRefused = ({ errors }: Outcome): boolean =>
  errors.length > 0 &&
  errors.every(({ code, path = [] }) => path.length <= 1 && !UNKNOWN_OUTCOMES.includes(code));

const callerName = ({ userId, via }: Actor): string =>
  'apiKey' in via ? `key:${via.apiKey}` : `user:${userId ?? 0}`;

const rightsText = ({ via, ...rights }: Actor): string =>
  JSON.stringify([
    rights.role,
    rights.entityType,
    rights.entityId,
    rights.permissionLevel,
    rights.countryCode,
    rights.countryList,
    rights.needsSecondFactor ?? false,
    'apiKey' in via ? via.scopes : null,
  ]);

/**
 * Runs a mutation once for each key of a caller, and answers the stored answer after that. A
 * refused mutation leaves the key free. Throws MALFORMED for an anonymous caller,
 * IDEMPOTENCY_KEY_REUSED when the request differs from the first, FORBIDDEN when the caller's
 * rights do, and CONFLICT while the first call runs or when its outcome is unknown.
 */
export async function runOnce<Context extends ServiceContext>(
  ctx: Context,
  call: IdempotentCall,
  run: (ctx: Context) => Promise<Outcome>,
): Promise<string> {
  if (!ctx.actor)
    throw new ServiceError('MALFORMED', 'Idempotency-Key is for callers who are signed in');
  const store = new KeyStore(callerName(ctx.actor), rightsText(ctx.actor), call, ctx.now());
  return call.rule === 'transaction' ? runInside(ctx, store, run) : runClaimed(ctx, store, run);
}

/** The mutation, its key and its answer commit together. */
async function runInside<Context extends ServiceContext>(
  ctx: Context,
  store: KeyStore,
  run: (ctx: Context) => Promise<Outcome>,
): Promise<string> {
  try {
    return await ctx.em.transactional(async (em) => {
      const stored = await store.open(em);
      if (stored !== null) return stored;

      const outcome = await run({ ...ctx, em });
      if (outcome.errors.length > 0) throw new RolledBack(outcome);
      await store.add(em, outcome.answer);

      return outcome.answer;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.outcome.answer;
    throw error;
  }
}

/** The mutation commits by itself, between its key and its answer. */
async function runClaimed<Context extends ServiceContext>(
  ctx: Context,
  store: KeyStore,
  run: (ctx: Context) => Promise<Outcome>,
): Promise<string> {
  const own = ctx.em.fork();
  const stored = await own.transactional(async (em) => {
    const found = await store.open(em);
    if (found === null) await store.add(em, null);
    return found;
  });
  if (stored !== null) return stored;

  const outcome = await run(ctx);
  if (isRefused(outcome)) await store.free(own);
  else if (outcome.errors.length === 0) await store.finish(own, outcome.answer);

  return outcome.answer;
}

/** The row of one call. */
class KeyStore {
  constructor(
    private readonly caller: string,
    private readonly rights: string,
    private readonly call: IdempotentCall,
    private readonly now: Date,
  ) {}

  /** The stored answer; null for a new key, which is then locked for this transaction. */
  async open(em: EntityManager): Promise<string | null> {
    const { caller, call, now } = this;
    const [lock] = await em.execute<{ taken: boolean }[]>(
      'select pg_try_advisory_xact_lock(hashtextextended(?, 0)) as taken',
      [`idempotency_key ${caller} ${call.key}`],
    );
    if (!lock?.taken) throw unfinished();

    await em.execute(
      'delete from idempotency_key where caller = ? and key = ? and created_at <= ?',
      [caller, call.key, new Date(now.getTime() - KEY_RETENTION_MS)],
    );
    const [row] = await em.execute<KeyRow[]>(
      'select fingerprint, rights, answer from idempotency_key where caller = ? and key = ?',
      [caller, call.key],
    );

    return row ? this.answerOf(row) : null;
  }

  async add(em: EntityManager, answer: string | null): Promise<void> {
    const { caller, call, rights, now } = this;
    await em.execute(
      `insert into idempotency_key (caller, key, fingerprint, rights, answer, created_at)
       values (?, ?, ?, ?, ?, ?)`,
      [caller, call.key, call.fingerprint, rights, answer, now],
    );
  }

  async finish(em: EntityManager, answer: string): Promise<void> {
    await em.execute('update idempotency_key set answer = ? where caller = ? and key = ?', [
      answer,
      this.caller,
      this.call.key,
    ]);
  }

  async free(em: EntityManager): Promise<void> {
    await em.execute('delete from idempotency_key where caller = ? and key = ?', [
      this.caller,
      this.call.key,
    ]);
  }

  private answerOf({ fingerprint, rights, answer }: KeyRow): string {
    if (fingerprint !== this.call.fingerprint)
      throw new ServiceError(
        'IDEMPOTENCY_KEY_REUSED',
        'This Idempotency-Key belongs to another request',
      );
    if (rights !== this.rights)
      throw new ServiceError(
        'FORBIDDEN',
        'Your rights have changed since the first call with this Idempotency-Key',
      );
    if (answer === null) throw unfinished();

    this.call.onReplay();

    return answer;
  }
}

const unfinished = () =>
  new ServiceError(
    'CONFLICT',
    'The first call with this Idempotency-Key is still running, or its outcome is unknown',
    { retryAfterSeconds: 1 },
  );
