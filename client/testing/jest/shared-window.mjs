import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { ModernFakeTimers } from '@jest/fake-timers';
import FixedJsdomEnvironment from 'jest-fixed-jsdom';
import { ModuleMocker } from 'jest-mock';

/** Jest requires this file, and reads the default export of what says it is a module. */
export const __esModule = true;

/** Such a file changes modules or emotion's styles, which would reach the files after it. */
const NEEDS_OWN_WINDOW = /\b(unstable_mockModule|applyStyles)\(/;

const ADDRESS = 'http://localhost/';

const SHORT_MS = 10;

/** The window that the test files of a worker share. */
let shared;
let consoleOfFile;

/** jsdom writes to the console of the file that runs. */
const consoleNow = Object.fromEntries(
  ['debug', 'error', 'info', 'log', 'warn'].map((level) => [
    level,
    (...values) => consoleOfFile[level](...values),
  ]),
);

/**
 * Lists what a window starts, so that it can be stopped without closing the window. Between two
 * files nothing starts: a socket that was closed would wait to connect again.
 */
function listActivity(window) {
  const timers = new Set();
  const sockets = new Set();
  let isStopped = false;

  for (const name of ['setTimeout', 'setInterval']) {
    const start = window[name];
    window[name] = (callback, delay, ...values) => {
      const timer = start(callback, delay, ...values);
      if (isStopped && delay >= SHORT_MS) window.clearTimeout(timer);
      else if (delay >= SHORT_MS) timers.add(timer);
      return timer;
    };
  }

  window.WebSocket = class extends window.WebSocket {
    constructor(...values) {
      super(...values);
      sockets.add(this);
    }
  };

  return {
    resume() {
      isStopped = false;
    },
    /** Shorter timers run out, or React would wait for its own for ever. */
    async stop() {
      for (const socket of sockets) socket.close();
      sockets.clear();

      await sleep(2 * SHORT_MS);

      isStopped = true;
      for (const timer of timers) window.clearTimeout(timer);
      timers.clear();
    },
  };
}

function openWindow(config) {
  const jsdom = new FixedJsdomEnvironment(config, { console: consoleNow });
  return {
    jsdom,
    activity: listActivity(jsdom.global),
    modules: { commonjs: new Map(), esm: new Map(), sourceMaps: new Map() },
  };
}

/** Packages mark an object once as one that they have prepared. */
const isMark = (name) => name.startsWith('_');

function restore(object, before) {
  for (const name of Object.getOwnPropertyNames(object)) {
    const after = Object.getOwnPropertyDescriptor(object, name);
    if (before[name] === undefined) {
      if (!isMark(name)) delete object[name];
    } else if (after.value !== before[name].value || after.get !== before[name].get) {
      Object.defineProperty(object, name, before[name]);
    }
  }
}

function clearPage({ document, history, localStorage, sessionStorage }) {
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);

  history.replaceState(null, '', ADDRESS);
  localStorage.clear();
  sessionStorage.clear();
}

/**
 * A browser window that the test files of a worker share one after the other, so that they can
 * share modules (`shared-modules.mjs`). After a file, globals, page and address are as before it,
 * and nothing that it started goes on.
 */
export default class SharedWindowEnvironment {
  fakeTimers = null;

  constructor(config, { console, testPath }) {
    consoleOfFile = console;

    this.isApart = NEEDS_OWN_WINDOW.test(fs.readFileSync(testPath, 'utf8'));
    this.opened = this.isApart ? openWindow(config) : (shared ??= openWindow(config));
    this.modules = this.opened.modules;
    this.global = this.opened.jsdom.global;

    this.moduleMocker = new ModuleMocker(this.global);
    const { projectConfig } = config;
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: this.global });
  }

  async setup() {
    const { global } = this;
    this.opened.activity.resume();
    this.before = [global, global.document, global.navigator].map((object) => ({
      object,
      properties: Object.getOwnPropertyDescriptors(object),
    }));
  }

  async teardown() {
    this.fakeTimersModern.dispose();

    if (this.isApart) await this.opened.jsdom.teardown();
    else await this.leave();

    this.global = null;
  }

  async leave() {
    await this.opened.activity.stop();

    for (const { object, properties } of this.before) restore(object, properties);
    clearPage(this.global);
  }

  exportConditions() {
    return this.opened.jsdom.exportConditions();
  }

  getVmContext() {
    return this.global && this.opened.jsdom.getVmContext();
  }
}
