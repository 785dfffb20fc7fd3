import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { CREDIT_WINDOW_DAYS, CREDIT_WINDOW_MS, TIMING_SPANS } from './credit-window.js';

const read = (file: string) => fs.readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8');

const NUMBER_WORDS: Record<number, string> = { 7: 'seven', 14: 'fourteen', 30: 'thirty' };

test('the spans of a response get longer and end with the credit window', () => {
  const bounds = TIMING_SPANS.map(({ upToMs }) => upToMs);
  expect([...bounds].sort((a, b) => a - b)).toEqual(bounds);
  expect(bounds.at(-1)).toBe(CREDIT_WINDOW_MS);
});

test('the documents name the credit window and the end of its spans', () => {
  const inWords = NUMBER_WORDS[CREDIT_WINDOW_DAYS] ?? String(CREDIT_WINDOW_DAYS);
  const lastSpan = TIMING_SPANS.at(-1);

  expect(read('README.md')).toContain(`in the ${inWords} days before`);
  expect(read('docs/glossary.md')).toContain(`in the ${CREDIT_WINDOW_DAYS} × 24 h up to the visit`);
  expect(read('docs/measures.md')).toContain(`${lastSpan?.id} ≤ ${CREDIT_WINDOW_DAYS * 24} h after`);
  expect(read('docs/operations.md')).toContain(`the viewer keys plus ${inWords} days are frozen`);
});
