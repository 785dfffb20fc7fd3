import { expect, it } from '@jest/globals';
import { startSave } from './save-outcome';

it('a save cancels the one before that is still pending', () => {
  const [earlier, later] = [startSave(), startSave()];
  expect(earlier.aborted).toBe(true);
  expect(later.aborted).toBe(false);
});
