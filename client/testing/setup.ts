import './browser-stubs';
import { cleanup } from '@testing-library/react';
import { afterEach } from '@jest/globals';
import { clearToasts } from '../components/toast-store';
import { session } from '../session/session';

afterEach(() => {
  cleanup();
  session.end();
  localStorage.clear();
  clearToasts();
});
