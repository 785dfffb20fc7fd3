import { AsyncLocalStorage } from 'node:async_hooks';
import { levels, pino } from 'pino';
import { redactFields } from './redact.js';

const calls = new AsyncLocalStorage<string>();

/** Every log line of `run`, and of the work it starts, carries the id of the call. */
export const inCall = <Result>(requestId: string, run: () => Result): Result =>
  calls.run(requestId, run);

/** Lines written so far, by level. */
export const writtenLines: Record<string, number> = {
  debug: 0,
  info: 0,
  warn: 0,
  error: 0,
  fatal: 0,
};

/** One JSON object a line: time, level, process, the id of the call, and never personal data. */
export const log = pino({
  level: process.env.LOG_LEVEL || 'info',
  base: { process: process.env.PROCESS_NAME },
  mixin: () => {
    const requestId = calls.getStore();
    return requestId === undefined ? {} : { requestId };
  },
  formatters: { log: (fields) => redactFields(fields) },
  hooks: {
    logMethod(inputs, method, level) {
      const name = levels.labels[level] ?? '';
      writtenLines[name] = (writtenLines[name] ?? 0) + 1;
      method.apply(this, inputs);
    },
  },
});
