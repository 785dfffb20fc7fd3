import * as React from 'react';

interface Internals {
  recentlyCreatedOwnerStacks: number;
}

// React's development build takes a stack trace for every created element, for its possible
// warnings: a tenth of the time of these tests. It stops after ten thousand in a second; this sets
// the counter to that limit.
const internals = Object.entries(React).find(([name]) =>
  name.startsWith('__CLIENT_INTERNALS'),
)?.[1] as Internals | undefined;
if (internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Infinity,
    set: () => undefined,
  });
}
