import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPage } from '#client/testing/render-page';
import { PasswordStrength } from './password-strength';

const show = (password: string) =>
  renderPage(<PasswordStrength password={password} />, { path: '/' });

describe('the strength of a typed password', () => {
  test.each([
    ['short', 'Too short: at least 12 characters'],
    ['password1234', 'Weak: easy to guess'],
    ['Infinitum2026', 'Weak: easy to guess'],
    ['correct horse battery staple', 'Strong'],
  ])('is in words, not in colour alone: %s', async (password, text) => {
    show(password);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  test('is not shown before anything is typed', () => {
    show('');
    expect(screen.getByRole('status', { name: 'Password strength' }).textContent).toBe('');
  });
});
