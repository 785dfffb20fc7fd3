import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from '@jest/globals';
import { assignRequestId, dropForeignRequestId } from './request-id.js';

const isTrusted = (peer: string) => peer === '10.0.0.1';

function idOf(peer: string, incoming?: string): string {
  const request = {
    headers: { 'x-request-id': incoming },
    socket: { remoteAddress: peer },
  } as unknown as IncomingMessage; // the parts that are read
  const response = { headersSent: false, setHeader: () => undefined } as unknown as ServerResponse; // the parts that are used
  dropForeignRequestId(request, isTrusted);
  return assignRequestId(request, response);
}

test('the id of a call is that of a trusted proxy, and never one that the caller made up', () => {
  expect(idOf('10.0.0.1', 'from-the-proxy-1')).toBe('from-the-proxy-1');
  expect(idOf('203.0.113.7', 'from-the-proxy-1')).toMatch(/^[\da-f-]{36}$/);
  expect(idOf('10.0.0.1', 'a@example.com')).toMatch(/^[\da-f-]{36}$/);
  expect(idOf('10.0.0.1')).toMatch(/^[\da-f-]{36}$/);
});
