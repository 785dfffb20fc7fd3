import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { socketState } from './socket-state';

type NoVariables = Record<string, never>;

/**
 * One value to watch: the query that answers it, and the subscription that publishes it, if any.
 */
export interface LiveTopic<Value, Answer, Update = never> {
  snapshot: { query: TypedDocumentNode<Answer, NoVariables>; read: (answer: Answer) => Value };
  updates?: {
    subscription: TypedDocumentNode<Update, NoVariables>;
    read: (message: Update) => Value;
  };
}

interface LiveFeedOptions<Value> {
  /**
   * The minimum time between values from the socket, and the polling interval while the socket is
   * down.
   */
  intervalMs: number;
  /** Values come only from `poll` while it is off. */
  isOn: boolean;
  onValue: (value: Value) => void;
  /** There is no value at the moment. While the feed is on, the next one arrives by itself. */
  onFailure: (error: unknown) => void;
}

interface LiveFeed {
  poll: () => void;
  close: () => void;
}

/** A value of an open socket is late after this many intervals, and the feed polls. */
const LATE_AFTER_INTERVALS = 2;
const FIRST_LATE_AFTER_MS = 2_000;
/** A value that is early by this share of an interval still counts as in time. */
const EARLY_SHARE = 0.1;

const isSocketOpen = () => socketState.current() === 'open';

/**
 * Subscription first: while the socket delivers values, the feed does not poll. It polls at the
 * interval while the socket is down, while it is open but silent, or after the subscription has
 * ended; an answer then opens the subscription again.
 */
export function openLiveFeed<Value, Answer, Update>(
  client: ApolloClient,
  { snapshot, updates }: LiveTopic<Value, Answer, Update>,
  { intervalMs, isOn, onValue, onFailure }: LiveFeedOptions<Value>,
): LiveFeed {
  const call = { fetchPolicy: 'no-cache', context: { silent: true } } as const;
  let isClosed = false;
  let isWatching = false;
  let receivedAtMs = Date.now();
  let acceptedAtMs = -Infinity;
  /** Counts requests and messages: an answer older than the newest value is dropped. */
  let sequence = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopWatching = () => {};

  const waitMs = () => {
    if (!isWatching || !isSocketOpen()) return intervalMs;
    return sequence === 0
      ? Math.min(FIRST_LATE_AFTER_MS, intervalMs)
      : LATE_AFTER_INTERVALS * intervalMs;
  };

  const awaitNext = () => {
    clearTimeout(timer);
    if (isOn && !isClosed)
      timer = setTimeout(() => void poll(), Math.max(0, receivedAtMs + waitMs() - Date.now()));
  };

  const postpone = () => {
    receivedAtMs = Date.now();
    awaitNext();
  };

  const nextSequence = () => {
    sequence += 1;
    postpone();
    return sequence;
  };

  const accept = (value: Value) => {
    acceptedAtMs = Date.now();
    onValue(value);
  };

  const loseSubscription = () => {
    isWatching = false;
    stopWatching();
    awaitNext();
  };

  const watch = () => {
    if (!updates) return;

    isWatching = true;

    const watching = client.subscribe({ query: updates.subscription, ...call }).subscribe({
      next: ({ data, error }) => {
        // The server says that there is no value; a failed socket says nothing about the value.
        if (CombinedGraphQLErrors.is(error)) {
          onFailure(error);
          postpone();
        }
        if (error || !data) return;
        nextSequence();
        if (Date.now() - acceptedAtMs >= intervalMs * (1 - EARLY_SHARE)) accept(updates.read(data));
      },
      error: loseSubscription,
      complete: loseSubscription,
    });

    stopWatching = () => watching.unsubscribe();
    awaitNext();
  };

  const poll = async () => {
    const mine = nextSequence();
    const isCurrent = () => !isClosed && mine === sequence;

    try {
      const { data } = await client.query({ query: snapshot.query, ...call });
      if (!data || !isCurrent()) return;
      accept(snapshot.read(data));
      if (isOn && !isWatching) watch();
    } catch (error) {
      if (isCurrent()) onFailure(error);
    }
  };

  const unsubscribe = socketState.subscribe(awaitNext);
  if (isOn) {
    watch();
    if (!isWatching || !isSocketOpen()) void poll();
  }
  return {
    poll: () => void poll(),
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      unsubscribe();
      stopWatching();
    },
  };
}
