import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { openLiveFeed, type LiveTopic } from './live-feed';
import { socketState } from './socket-state';

/** Where values come from at the moment. */
const SOURCES = {
  idle: 'connecting',
  connecting: 'connecting',
  open: 'told',
  down: 'fallback',
} as const;

/** The newest value and, where asking failed since, why. */
interface Heard<Value> {
  value: Value | null;
  heardAt: string | null;
  error: unknown;
}

/**
 * A topic's newest value over the socket, or asked for at the interval while the socket is down.
 * `topic` keeps its identity from render to render. With auto-refresh switched off it is asked for
 * once and then only by `refresh`. A failed call is told here and in no toast.
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
