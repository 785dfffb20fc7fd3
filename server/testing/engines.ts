import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openBrowser } from './browser.js';

/** A browser that shows one page after the other. */
export interface Engine {
  show(url: string): Promise<void>;
  close(): Promise<void>;
}

/** The engines of browsers. Each opens, or is null on a machine that lacks it. */
export const ENGINES: Readonly<Record<string, () => Promise<Engine | null>>> = {
  Chromium: openChromium,
  Firefox: openFirefox,
  WebKit: openWebKit,
};

async function openChromium(): Promise<Engine> {
  const browser = await openBrowser({ withWebGl: false });
  const page = await browser.newPage();
  return {
    show: async (url) => void (await page.goto(url)),
    close: () => browser.close(),
  };
}

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
const LISTENING = /BiDi listening on (ws:\S+)/;

/** Firefox of the machine, over WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/). */
async function openFirefox(): Promise<Engine | null> {
  const file = FIREFOX.find((candidate) => fs.existsSync(candidate));
  if (!file) return null;

  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'infinitum-firefox-'));
  const args = ['--headless', '--remote-debugging-port', '0', '--profile', profile, '--no-remote'];
  const firefox = spawn(file, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile },
  });
  const socket = new WebSocket(`${await listeningUrl(firefox)}/session`);
  await once(socket, 'open');

  let sent = 0;
  const send = async (method: string, params: object): Promise<unknown> => {
    const id = ++sent;
    socket.send(JSON.stringify({ id, method, params }));
    for (;;) {
      const [message] = (await once(socket, 'message')) as [{ data: string }]; // BiDi sends text
      const answer = JSON.parse(message.data) as { id?: number; result?: unknown }; // as BiDi defines
      if (answer.id === id) return answer.result;
    }
  };

  await send('session.new', { capabilities: {} });
  const tree = (await send('browsingContext.getTree', {})) as { contexts: { context: string }[] }; // as BiDi defines
  const context = tree.contexts[0]?.context;

  return {
    show: async (url) =>
      void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    close: async () => {
      socket.close();
      await stop(firefox);
      fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function listeningUrl(firefox: ChildProcess): Promise<string> {
  for (let text = ''; ;) {
    const [chunk] = (await once(firefox.stderr ?? firefox, 'data')) as [Buffer]; // a stream without encoding
    text += chunk.toString();
    const url = LISTENING.exec(text)?.[1];
    if (url) return url;
  }
}

const WEBKIT = {
  driver: '/usr/bin/WebKitWebDriver',
  display: '/usr/bin/Xvfb',
  browser: `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
};
const STARTS_IN_MS = 10_000;

/** WebKitGTK of the machine, over WebDriver (https://www.w3.org/TR/webdriver2/), on a display of its own. */
async function openWebKit(): Promise<Engine | null> {
  if (!Object.values(WEBKIT).every((file) => fs.existsSync(file))) return null;

  const number = 100 + (process.pid % 800);
  const port = 20_000 + number;
  const display = spawn(WEBKIT.display, [`:${number}`], { stdio: 'ignore' });
  const driver = spawn(WEBKIT.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${number}`, LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const call = async (address: string, body: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    const { value } = (await response.json()) as { value: unknown }; // as WebDriver defines
    return value;
  };

  const options = { binary: WEBKIT.browser, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const session = (await retried(() => call('/session', { capabilities }))) as {
    sessionId: string;
  }; // as WebDriver defines
  const at = `/session/${session.sessionId}`;

  return {
    show: async (url) => void (await call(`${at}/url`, { url })),
    close: async () => {
      await fetch(`http://127.0.0.1:${port}${at}`, { method: 'DELETE' });
      await stop(driver);
      await stop(display);
    },
  };
}

/** The driver listens a moment after it starts. */
async function retried<T>(act: () => Promise<T>): Promise<T> {
  const endsAtMs = Date.now() + STARTS_IN_MS;
  for (;;) {
    try {
      return await act();
    } catch (error) {
      if (Date.now() > endsAtMs) throw error;
      await sleep(100);
    }
  }
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
