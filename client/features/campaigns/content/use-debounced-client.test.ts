import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { KOWHAI } from './content.fixture';
import { useDebouncedClient } from './use-debounced-client';

const MOA = { ...KOWHAI, id: 2, displayName: 'Moa Motors' };
const TUI = { ...KOWHAI, id: 3, displayName: 'Tūī Toys' };

beforeEach(() => {
  jest.useFakeTimers();
});

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function choose(first: typeof KOWHAI | null) {
  const { result, rerender } = renderHook(({ client }) => useDebouncedClient(client), {
    initialProps: { client: first },
  });
  const next = (client: typeof KOWHAI | null) => rerender({ client });
  return { next, shown: () => result.current?.displayName };
}

describe('the client whose content is shown', () => {
  it('is the first one at once', () => {
    const { shown } = choose(KOWHAI);
    expect(shown()).toBe('Kōwhai Foods');
  });

  it('is another one half a second after it was chosen', () => {
    const { next, shown } = choose(KOWHAI);
    wait(0);

    next(MOA);
    wait(499);
    expect(shown()).toBeUndefined();
    wait(1);
    expect(shown()).toBe('Moa Motors');
  });

  it('is the last of several that were chosen within half a second each', () => {
    const { next, shown } = choose(KOWHAI);
    wait(0);

    next(MOA);
    wait(400);
    next(TUI);
    wait(400);
    expect(shown()).toBeUndefined();
    wait(100);
    expect(shown()).toBe('Tūī Toys');
  });
});
