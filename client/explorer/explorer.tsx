import { GraphiQL } from 'graphiql';
import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { restoreSignIn } from '#client/graphql/session/refresh';
import { storage } from '#client/session/storage';
import { explorerFetcher } from './explorer-fetcher';
import './explorer.css';

const COLOUR_MODE_KEY = 'infinitum.colour-mode';

const FIRST_QUERY = `# Ctrl and Enter runs it.
# Answers state the limits.
query Clients {
  customers(first: 10) {
    totalCount
    nodes {
      id
      custName
    }
  }
}
`;

function chosenTheme(): 'light' | 'dark' | undefined {
  const chosen = localStorage.getItem(COLOUR_MODE_KEY);
  return chosen === 'light' || chosen === 'dark' ? chosen : undefined;
}

function SignedOut() {
  return (
    <main className="explorer-signed-out">
      <h1>Infinitum API explorer</h1>
      <p>
        <a href="/login">Sign in</a>, then open this page again.
      </p>
    </main>
  );
}

function Explorer() {
  return (
    <GraphiQL
      fetcher={explorerFetcher}
      defaultQuery={FIRST_QUERY}
      forcedTheme={chosenTheme()}
      inputValueDeprecation
      shouldPersistHeaders={false}
    >
      <GraphiQL.Logo>
        <a className="explorer-home" href="/">
          Infinitum
        </a>{' '}
        <a href="/developers">Guide</a>
      </GraphiQL.Logo>
    </GraphiQL>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('the page has a place for the explorer');
const page = createRoot(root);
const isAnonymous = storage.user.read() === null || (await restoreSignIn()) === null;
page.render(<StrictMode>{isAnonymous ? <SignedOut /> : <Explorer />}</StrictMode>);
