import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { currentToasts, dismissToast, showToast } from './toast-store';

const texts = () => currentToasts().map(({ text }) => text);

describe('toasts', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: 0 });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('show a text once within five seconds, even after it was dismissed', () => {
    showToast({ text: 'Saved' });
    for (const { id } of currentToasts()) dismissToast(id);
    jest.setSystemTime(4999);
    showToast({ text: 'Saved' });
    expect(texts()).toEqual([]);
    jest.setSystemTime(5000);
    showToast({ text: 'Saved' });
    expect(texts()).toEqual(['Saved']);
  });

  test('show different texts side by side', () => {
    showToast({ text: 'Saved' });
    showToast({ text: 'Copied' });
    expect(texts()).toEqual(['Saved', 'Copied']);
  });

  test('stay 2.5 s by default', () => {
    showToast({ text: 'Saved' });
    showToast({ text: 'Removed', durationMs: 6000 });
    expect(currentToasts().map(({ durationMs }) => durationMs)).toEqual([2500, 6000]);
  });
});
