import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { MAX_ANSWER_CHARACTERS, pageAnswer } from './answer-page.js';

const rows = fc.array(fc.record({ id: fc.integer(), name: fc.string({ maxLength: 4_000 }) }), {
  maxLength: 60,
});
const answers = fc.record({
  totalCount: fc.nat(),
  first: rows,
  inside: fc.record({ second: rows, note: fc.string() }),
});

test('the pages of an answer fit the bound, and hold every row once and in order', () => {
  fc.assert(
    fc.property(answers, fc.option(fc.integer({ min: 1, max: 20 })), (answer, pageRows) => {
      const found: { first: unknown[]; second: unknown[] } = { first: [], second: [] };
      let offset: number | null = 0;
      while (offset !== null) {
        const page = pageAnswer(answer, { offset }, pageRows ?? undefined);
        const data = page.data as typeof answer; // of the same shape
        expect(JSON.stringify(data).length).toBeLessThan(MAX_ANSWER_CHARACTERS);
        const count = data.first.length + data.inside.second.length;
        expect(count).toBeLessThanOrEqual(pageRows ?? Infinity);
        expect({ ...data, first: [], inside: { ...data.inside, second: [] } }).toEqual({
          ...answer,
          first: [],
          inside: { ...answer.inside, second: [] },
        });
        found.first.push(...data.first);
        found.second.push(...data.inside.second);
        offset = page.nextOffset;
      }
      expect(found).toEqual({ first: answer.first, second: answer.inside.second });
    }),
  );
});
