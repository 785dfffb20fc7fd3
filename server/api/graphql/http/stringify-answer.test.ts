import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { runWithPauses } from '#server/core/process/yield-to-others.js';
import { stringifyAnswer } from './stringify-answer.js';

const answers = fc.record(
  {
    data: fc.oneof(fc.constant(null), fc.dictionary(fc.string(), fc.jsonValue())),
    errors: fc.array(fc.record({ message: fc.string() })),
    extensions: fc.option(fc.jsonValue(), { nil: undefined }),
  },
  { requiredKeys: ['data'] },
);

test('an answer written in pieces is the text that JSON.stringify writes', () =>
  fc.assert(
    fc.asyncProperty(answers, async (answer) => {
      const inPieces = await runWithPauses(
        () => Promise.resolve(),
        () => stringifyAnswer(answer),
      );

      expect(inPieces).toBe(JSON.stringify(answer));
      expect(await stringifyAnswer(answer)).toBe(inPieces);
    }),
  ));

test('calls that go first run between two panels', async () => {
  let pauses = 0;
  const pause = () => {
    pauses += 1;
    return Promise.resolve();
  };
  const dashboard = { responsesOverTime: { rows: [] }, responsesBySite: { rows: [] } };

  await runWithPauses(pause, () => stringifyAnswer({ data: { a: dashboard, b: dashboard } }));

  expect(pauses).toBeGreaterThanOrEqual(4);
});
