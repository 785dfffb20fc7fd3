import * as React from 'react';

interface Internals {
  recentlyCreatedOwnerStacks: number;
}

// React's development build takes a stack trace for every element that is made, for the warnings it
// may print: a tenth of the time of these tests. It stops after ten thousand in a second, and is
// told here that they are made.
const internals = Object.entries(React).find(([name]) =>
  name.startsWith('__CLIENT_INTERNALS'),
)?.[1] as Internals | undefined;
if (internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  });
}
