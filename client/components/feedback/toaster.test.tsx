import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { ChakraProvider } from '@chakra-ui/react';
import { system } from '#client/app/theme/system';
import { showToast } from './toast-store';
import { Toaster } from './toaster';

function renderToast(text: string, detail?: string) {
  render(
    <ChakraProvider value={system}>
      <Toaster />
    </ChakraProvider>,
  );
  act(() => showToast({ text, tone: 'danger', detail }));
}

const passTime = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('the toaster', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('shows a failure as an alert for two and a half seconds', () => {
    renderToast('Error: 500 - Broken');
    expect(screen.getByRole('alert').textContent).toBe('Error: 500 - Broken');
    passTime(2499);
    expect(screen.queryByRole('alert')).toBeInTheDocument();
    passTime(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('holds one under the pointer', () => {
    renderToast('Error: 501 - Broken');
    fireEvent.pointerEnter(screen.getByRole('alert'));
    passTime(10_000);
    fireEvent.pointerLeave(screen.getByRole('alert'));
    passTime(2500);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('shows a detail under the text', () => {
    renderToast('Error: 503 - Away', 'Request id 4711');
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText('Error: 503 - Away')).toBeInTheDocument();
    expect(alert.getByText('Request id 4711')).toBeInTheDocument();
  });

  test('takes one away when it is dismissed', () => {
    renderToast('Error: 502 - Broken');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
