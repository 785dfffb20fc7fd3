import { jest } from '@jest/globals';
import { act } from '@testing-library/react';

/** From now to the end of the test the clock goes on as ever, and `pass` lets a time pass at once. Call it before a screen is shown. */
export function takeTime() {
  jest.useFakeTimers({ advanceTimers: true });
  return { pass: (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms)) };
}
