import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';

interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Receiver {
  readonly url: string;
  /** Messages since the test began. */
  received: Received[];
  /** The next answers; 'never' leaves callers waiting. */
  answer: { status: number; headers?: Record<string, string> } | 'never';
  /** Releases the waiting callers. */
  release: () => void;
}

/** A partner's server on a free local port; call it at the top of the file. */
export function testReceiver(): Receiver {
  const waiting: ServerResponse[] = [];
  const release = () => {
    for (const response of waiting.splice(0)) response.writeHead(204).end();
  };
  const receiver = { url: '', received: [], answer: { status: 204 }, release } as Receiver; // beforeAll sets the url
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      receiver.received.push({ path: request.url ?? '', headers: request.headers, body });
      if (receiver.answer === 'never') return void waiting.push(response);
      response.writeHead(receiver.answer.status, receiver.answer.headers).end('x'.repeat(100_000));
    });
  });

  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string')
      throw new Error('the receiver listens on a port');
    Object.assign(receiver, { url: `http://127.0.0.1:${address.port}` });
  });

  beforeEach(() => {
    receiver.received = [];
    receiver.answer = { status: 204 };
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  return receiver;
}
