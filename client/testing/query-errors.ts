import { configure, getConfig, prettyDOM } from '@testing-library/react';

interface QueryConfig {
  /** True while waitFor and findBy… try again and again: nobody reads why one try failed. */
  _disableExpensiveErrorDiagnostics?: boolean;
}

// By default every failed try prints the whole page; the last one still does.
configure({
  getElementError: (message, container) => {
    const { _disableExpensiveErrorDiagnostics: isOneOfManyTries } = getConfig() as QueryConfig;
    const page = isOneOfManyTries ? null : prettyDOM(container);

    const error = new Error([message, page].filter(Boolean).join('\n\n'));
    error.name = 'TestingLibraryElementError';
    return error;
  },
});
