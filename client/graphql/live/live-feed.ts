import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { socketState } from './socket-state';

type NoVariables = Record<string, never>;

/**
 * One thing to watch: the query that answers it, and the subscription that tells the same, where
 * there is one.
 */
export interface LiveTopic<Value, Asked, Told = never> {
  asked: { query: TypedDocumentNode<Asked, NoVariables>; read: (answer: Asked) => Value };
  told?: { subscription: TypedDocumentNode<Told, NoVariables>; read: (message: Told) => Value };
}

interface LiveFeedOptions<Value> {
  /** How often a value is taken from the socket at most, and asked for while the socket is down. */
  intervalMs: number;
  /** Off, values come only when `ask` is called. */
  isOn: boolean;
  onValue: (value: Value) => void;
  /** There is no value at the moment. While it is on, the next one comes by itself. */
  onFailure: (error: unknown) => void;
}

interface LiveFeed {
  ask: () => void;
  close: () => void;
}

/** With the socket open a value is late, and asked for, after so many intervals. */
const LATE_AFTER_INTERVALS = 2;
const FIRST_LATE_AFTER_MS = 2_000;
/** A value this much before its time still counts as in time. */
const EARLY_SHARE = 0.1;

const isSocketOpen = () => socketState.current() === 'open';

/**
 * Subscription first: while the socket brings values, nothing is asked. While it is down the query
 * is asked at the interval; while it is open but silent, or the subscription has ended, too, and an
 * answer opens the subscription anew.
 */
export function openLiveFeed<Value, Asked, Told>(
  client: ApolloClient,
  { asked, told }: LiveTopic<Value, Asked, Told>,
  { intervalMs, isOn, onValue, onFailure }: LiveFeedOptions<Value>,
): LiveFeed {
  const call = { fetchPolicy: 'no-cache', context: { silent: true } } as const;
  let isClosed = false;
  let isWatching = false;
  let heardAtMs = Date.now();
  let takenAtMs = -Infinity;
  /** Counts questions and messages: an answer that something newer overtook is dropped. */
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWatching = () => {};

  const patienceMs = () => {
    if (!isWatching || !isSocketOpen()) return intervalMs;
    return turn === 0
      ? Math.min(FIRST_LATE_AFTER_MS, intervalMs)
      : LATE_AFTER_INTERVALS * intervalMs;
  };

  const awaitNext = () => {
    clearTimeout(timer);
    if (isOn && !isClosed)
      timer = setTimeout(() => void ask(), Math.max(0, heardAtMs + patienceMs() - Date.now()));
  };

  const postpone = () => {
    heardAtMs = Date.now();
    awaitNext();
  };

  const hear = () => {
    turn += 1;
    postpone();
    return turn;
  };

  const take = (value: Value) => {
    takenAtMs = Date.now();
    onValue(value);
  };

  const loseSubscription = () => {
    isWatching = false;
    stopWatching();
    awaitNext();
  };

  const watch = () => {
    if (!told) return;

    isWatching = true;

    const watching = client.subscribe({ query: told.subscription, ...call }).subscribe({
      next: ({ data, error }) => {
        // The server says that there is none; a socket that failed says nothing of the value.
        if (CombinedGraphQLErrors.is(error)) {
          onFailure(error);
          postpone();
        }
        if (error || !data) return;
        hear();
        if (Date.now() - takenAtMs >= intervalMs * (1 - EARLY_SHARE)) take(told.read(data));
      },
      error: loseSubscription,
      complete: loseSubscription,
    });

    stopWatching = () => watching.unsubscribe();
    awaitNext();
  };

  const ask = async () => {
    const mine = hear();
    const isCurrent = () => !isClosed && mine === turn;

    try {
      const { data } = await client.query({ query: asked.query, ...call });
      if (!data || !isCurrent()) return;
      take(asked.read(data));
      if (isOn && !isWatching) watch();
    } catch (error) {
      if (isCurrent()) onFailure(error);
    }
  };

  const unsubscribe = socketState.subscribe(awaitNext);
  if (isOn) {
    watch();
    if (!isWatching || !isSocketOpen()) void ask();
  }
  return {
    ask: () => void ask(),
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      unsubscribe();
      stopWatching();
    },
  };
}
