import { afterAll, beforeAll } from '@jest/globals';
import { pino } from 'pino';
import { log } from '#server/core/process/log.js';

export interface LogLine {
  [field: string]: unknown;
  level: number;
  msg: string;
}

/**
 * Captures the log of the tested parts, from debug on, instead of printing it; call it at the top
 * of a test file.
 */
export function capturedLog(): { lines: () => LogLine[]; text: () => string } {
  const written: string[] = [];
  const { level } = log;
  const stream: unknown = Reflect.get(log, pino.symbols.streamSym);

  beforeAll(() => {
    log.level = 'debug';
    Reflect.set(log, pino.symbols.streamSym, { write: (line: string) => written.push(line) });
  });
  afterAll(() => {
    log.level = level;
    Reflect.set(log, pino.symbols.streamSym, stream);
  });

  return {
    lines: () => written.map((line) => JSON.parse(line) as LogLine),
    text: () => written.join(''),
  };
}
