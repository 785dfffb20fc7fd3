import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import express from 'express';
import { explorerRouter } from './explorer-router.js';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'infinitum-explorer-'));
let server: Server;
let url = '';

beforeAll(async () => {
  const app = express();
  app.use(explorerRouter(folder, { publicUrl: 'https://infinitum.example' }));
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/explorer`; // it listens on a port
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  fs.rmSync(folder, { recursive: true });
});

test('the explorer is there once the page is built, and may load and run nothing from elsewhere', async () => {
  expect((await fetch(url)).status).toBe(404);
  fs.mkdirSync(path.join(folder, 'explorer'));
  fs.writeFileSync(path.join(folder, 'explorer/index.html'), '<!doctype html>');

  const answer = await fetch(url);

  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/html; charset=utf-8',
  ]);

  const policy = answer.headers.get('content-security-policy') ?? '';

  expect(policy).toContain(`default-src 'none'; script-src 'self';`);
  expect(policy).toContain(`connect-src 'self' wss://infinitum.example;`);
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval|script-src[^;]*unsafe-inline/);
});
