import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { openLiveFeed, type LiveTopic } from './live-feed';
import { socketState } from './socket-state';

/** The source of values, by state of the socket. */
const SOURCES = {
  idle: 'connecting',
  connecting: 'connecting',
  open: 'told',
  down: 'fallback',
} as const;

/** The newest value and, when a later request failed, the reason. */
interface Heard<Value> {
  value: Value | null;
  heardAt: string | null;
  error: unknown;
}

/**
 * A topic's newest value over the socket, or by polling while the socket is down. `topic` must be
 * stable across renders. With auto-refresh off it loads once and then only by `refresh`. A failed
 * call is reported here and shows no toast.
 */
export function useLive<Value, Asked, Told = never>(
  topic: LiveTopic<Value, Asked, Told>,
  intervalMs: number,
) {
  const client = useApolloClient();
  const [isOn, switchTo] = useState(true);
  const [heard, setHeard] = useState<Heard<Value>>({ value: null, heardAt: null, error: null });
  const hasValue = useRef(false);
  const askNow = useRef(() => {});
  const socket = useSyncExternalStore(socketState.subscribe, socketState.current);

  useEffect(() => {
    const feed = openLiveFeed(client, topic, {
      intervalMs,
      isOn,
      onValue: (value) => {
        hasValue.current = true;
        setHeard({ value, heardAt: new Date().toISOString(), error: null });
      },
      onFailure: (error) => setHeard((before) => ({ ...before, error })),
    });

    askNow.current = feed.ask;
    if (!isOn && !hasValue.current) feed.ask();

    return feed.close;
  }, [client, topic, intervalMs, isOn]);

  return {
    ...heard,
    isOn,
    switchTo,
    intervalMs,
    source: topic.told ? SOURCES[socket] : ('asked' as const),
    refresh: useCallback(() => askNow.current(), []),
  };
}
