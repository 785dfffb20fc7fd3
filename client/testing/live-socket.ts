import { act } from '@testing-library/react';
import { ws } from 'msw/ws';
import type { graphqlServer } from './graphql-server';

const link = ws.link('*/graphql');

interface Frame {
  id?: string;
  type: string;
  payload?: { operationName?: string };
}

/**
 * The server's end of the one socket of all subscriptions; when shut, it closes before it says
 * anything.
 */
export function liveSocket(server: ReturnType<typeof graphqlServer>) {
  const notifiers = new Map<string, (payload: unknown) => void>();
  const operations = new Map<string, string>();
  let isOpen = true;
  let cut = () => {};

  server.use(
    link.addEventListener('connection', ({ client }) => {
      cut = () => client.close(1011);

      if (!isOpen) return cut();

      const send = (frame: object) => client.send(JSON.stringify(frame));

      client.addEventListener('message', ({ data }) => {
        if (typeof data !== 'string') return;
        const { id, type, payload } = JSON.parse(data) as Frame; // the client's own library wrote it
        if (type === 'connection_init') send({ type: 'connection_ack' });
        if (type === 'subscribe') {
          const operation = payload?.operationName ?? '';
          notifiers.set(operation, (message) => send({ id, type: 'next', payload: message }));
          if (id) operations.set(id, operation);
        }
        if (type === 'complete') notifiers.delete(operations.get(id ?? '') ?? '');
      });
    }),
  );

  const publish = (operation: string, payload: unknown) =>
    act(async () => {
      const notifier = notifiers.get(operation);
      if (!notifier) throw new Error(`Nobody subscribed to ${operation}`);
      notifier(payload);
      await new Promise((resolve) => setTimeout(resolve)); // the client handles the frame in a separate task
    });

  return {
    isWatched: (operation: string) => notifiers.has(operation),
    publish: (operation: string, data: object) => publish(operation, { data }),
    fail: (operation: string) =>
      publish(operation, {
        data: null,
        errors: [{ message: 'away', extensions: { code: 'UNAVAILABLE' } }],
      }),
    shut: () => {
      isOpen = false;
      notifiers.clear();
      cut();
    },
  };
}
