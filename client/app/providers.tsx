import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { useEffect, type ReactNode } from 'react';
import { Toaster } from '#client/components/feedback/toaster';
import { restoreSignIn } from '#client/graphql/session/refresh';
import { session } from '#client/session/session';
import { OutageNotice } from './outage-notice';
import { system } from './theme/system';

/** Another tab may sign another user in: the cache of the previous user must not be shown. */
function forgetAtChangeOfUser(client: ApolloClient): () => void {
  let email = session.current().user?.email;
  return session.subscribe(() => {
    const next = session.current().user?.email;
    if (email !== undefined && next !== undefined && next !== email) void client.resetStore();
    email = next ?? email;
  });
}

export function Providers({ client, children }: { client: ApolloClient; children: ReactNode }) {
  useEffect(() => session.start(restoreSignIn), []);
  useEffect(() => forgetAtChangeOfUser(client), [client]);

  return (
    <ChakraProvider value={system}>
      <ApolloProvider client={client}>
        {children}
        <OutageNotice />
        <Toaster />
      </ApolloProvider>
    </ChakraProvider>
  );
}
