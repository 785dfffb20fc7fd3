import { expect, test } from '@jest/globals';
import { startTasks } from './periodic-task.js';

test('at shut-down a running task ends first, and none begins afterwards', async () => {
  const begun = Promise.withResolvers<undefined>();
  const gate = Promise.withResolvers<undefined>();
  const events: string[] = [];

  const stop = startTasks([
    {
      name: 'slow',
      firstAfterMs: 0,
      everyMs: 0,
      run: async () => {
        events.push('begun');
        begun.resolve(undefined);
        await gate.promise;
        events.push('ended');
      },
    },
    {
      name: 'later',
      firstAfterMs: 60_000,
      everyMs: 0,
      run: () => Promise.resolve(events.push('later')),
    },
  ]);
  await begun.promise;
  const stopped = stop().then(() => events.push('stopped'));
  gate.resolve(undefined);
  await stopped;

  expect(events).toEqual(['begun', 'ended', 'stopped']);
});

test('a task that fails does not end the others', async () => {
  const ran = Promise.withResolvers<undefined>();
  let runs = 0;

  const stop = startTasks([
    { name: 'failing', firstAfterMs: 0, everyMs: 0, run: () => Promise.reject(new Error('no')) },
    {
      name: 'steady',
      firstAfterMs: 1,
      everyMs: 0,
      run: () => {
        runs += 1;
        if (runs === 3) ran.resolve(undefined);
        return Promise.resolve();
      },
    },
  ]);
  await ran.promise;
  await stop();

  expect(runs).toBeGreaterThanOrEqual(3);
});
