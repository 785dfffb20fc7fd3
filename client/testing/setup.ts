import './browser-stubs';
import './computed-style';
import './query-errors';
import './styles';
import './without-owner-stacks';
import { afterEach, expect, jest } from '@jest/globals';
import type {} from '@testing-library/jest-dom/jest-globals';
import * as matchers from '@testing-library/jest-dom/matchers';
import { cleanup, configure } from '@testing-library/react';
import { clearToasts } from '#client/components/feedback/toast-store';
import { session } from '#client/session/session';

expect.extend(matchers);

// Pages load lazily, which in a test includes compilation: that can take longer than the default
// second.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  jest.useRealTimers();
  cleanup();
  session.end();
  localStorage.clear();
  sessionStorage.clear();
  clearToasts();
  // user-event puts one there for its next user.
  Reflect.deleteProperty(navigator, 'clipboard');
});
