import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { openLiveFeed, type LiveTopic } from './live-feed';
import { socketState } from './socket-state';

/** The source of values, by state of the socket. */
const SOURCES = {
  idle: 'connecting',
  connecting: 'connecting',
  open: 'subscription',
  down: 'fallback',
} as const;

/** The newest value and, when a later request failed, the reason. */
interface Latest<Value> {
  value: Value | null;
  receivedAt: string | null;
  error: unknown;
}

/**
 * A topic's newest value over the socket, or by polling while the socket is down. `topic` must be
 * stable across renders. With auto-refresh off it loads once and then only by `refresh`. A failed
 * call is reported here and shows no toast.
 */
export function useLive<Value, Answer, Update = never>(
  topic: LiveTopic<Value, Answer, Update>,
  intervalMs: number,
) {
  const client = useApolloClient();
  const [isOn, setOn] = useState(true);
  const [latest, setLatest] = useState<Latest<Value>>({
    value: null,
    receivedAt: null,
    error: null,
  });
  const hasValue = useRef(false);
  const pollNow = useRef(() => {});
  const socket = useSyncExternalStore(socketState.subscribe, socketState.current);

  useEffect(() => {
    const feed = openLiveFeed(client, topic, {
      intervalMs,
      isOn,
      onValue: (value) => {
        hasValue.current = true;
        setLatest({ value, receivedAt: new Date().toISOString(), error: null });
      },
      onFailure: (error) => setLatest((before) => ({ ...before, error })),
    });

    pollNow.current = feed.poll;
    if (!isOn && !hasValue.current) feed.poll();

    return feed.close;
  }, [client, topic, intervalMs, isOn]);

  return {
    ...latest,
    isOn,
    setOn,
    intervalMs,
    source: topic.updates ? SOURCES[socket] : ('polling' as const),
    refresh: useCallback(() => pollNow.current(), []),
  };
}
