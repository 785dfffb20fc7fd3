import './browser-stubs';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from '@jest/globals';
import { clearToasts } from '../components/toast-store';
import { session } from '../session/session';

// Pages are fetched lazily, which in a test means compiled: that can take longer than the usual second.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  cleanup();
  session.end();
  localStorage.clear();
  sessionStorage.clear();
  clearToasts();
});
