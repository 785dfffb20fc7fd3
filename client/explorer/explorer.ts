import { restoreSignIn } from '#client/graphql/session/refresh';
import { storage } from '#client/session/storage';
import './explorer.css';
import { getOperationAST, OperationTypeNode, parse, type ExecutionResult } from 'graphql';
import { createClient } from 'graphql-ws';
import { subscriptionsUrl } from '#client/graphql/links/endpoints';
import { connectionParams, signedFetch, type GraphqlRequest } from './signed-fetch';

/** GraphiQL calls it with the headers that are in its editor. */
type Fetcher = (
  request: GraphqlRequest,
  options?: { headers?: Record<string, unknown> },
) => Promise<ExecutionResult> | AsyncGenerator<ExecutionResult>;

function isSubscription({ query, operationName }: GraphqlRequest): boolean {
  return getOperationAST(parse(query), operationName)?.operation === OperationTypeNode.SUBSCRIPTION;
}

async function* subscribe(
  request: GraphqlRequest,
  headers: Record<string, unknown>,
): AsyncGenerator<ExecutionResult> {
  const client = createClient({
    url: subscriptionsUrl(),
    connectionParams: () => connectionParams(headers),
    retryAttempts: 0,
  });

  try {
    const { query, operationName } = request;
    const variables = request.variables as Record<string, unknown> | undefined; // GraphiQL has parsed them
    yield* client.iterate({ query, operationName, variables }) as AsyncGenerator<ExecutionResult>; // the same type under another name
  } finally {
    await client.dispose();
  }
}

/** Queries and mutations over HTTP, subscriptions over a socket of their own. */
const explorerFetcher: Fetcher = ({ query, operationName, variables }, options) => {
  const request: GraphqlRequest = { query, operationName, variables };
  const headers: Record<string, unknown> = options?.headers ?? {};
  if (isSubscription(request)) return subscribe(request, headers);
  return signedFetch(request, headers) as Promise<ExecutionResult>; // the server's answer
};

interface GraphiQLProps {
  fetcher: Fetcher;
  defaultQuery: string;
  forcedTheme: 'light' | 'dark' | undefined;
  shouldPersistHeaders: boolean;
  onEditQuery: () => void;
  logo: string;
  title: string;
}

declare global {
  interface Window {
    /** The global that graphiql.js leaves. */
    YogaGraphiQL: { renderYogaGraphiQL: (element: HTMLElement, props: GraphiQLProps) => void };
    /** Its editor finds its workers here. */
    MonacoEnvironment: { getWorkerUrl: (moduleId: string, label: string) => string };
  }
}

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

const LOGO = '<img src="/favicon.svg" alt="" width="24" height="24" />';
const TITLE = '<a class="explorer-home" href="/">Infinitum</a> <a href="/developers">Guide</a>';
const SIGNED_OUT = `
  <main class="explorer-signed-out">
    <h1>Infinitum API explorer</h1>
    <p><a href="/login">Sign in</a>, then open this page again.</p>
  </main>`;

function chosenTheme(): 'light' | 'dark' | undefined {
  const chosen = localStorage.getItem(COLOUR_MODE_KEY);
  return chosen === 'light' || chosen === 'dark' ? chosen : undefined;
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${src} was not loaded`)));
    script.src = src;
    document.head.append(script);
  });
}

async function open(root: HTMLElement): Promise<void> {
  // GraphiQL would take its first query from the URL.
  history.replaceState({}, '', location.pathname);
  window.MonacoEnvironment = { getWorkerUrl: (_, label) => `/explorer/worker-${label}.js` };
  await loadScript('/explorer/graphiql.js');
  window.YogaGraphiQL.renderYogaGraphiQL(root, {
    fetcher: explorerFetcher,
    defaultQuery: FIRST_QUERY,
    forcedTheme: chosenTheme(),
    shouldPersistHeaders: false,
    // Otherwise each query would stand in the URL.
    onEditQuery: () => undefined,
    logo: LOGO,
    title: TITLE,
  });
}

const root = document.getElementById('root');
if (!root) throw new Error('the page has a place for the explorer');
const isAnonymous = storage.user.read() === null || (await restoreSignIn()) === null;
if (isAnonymous) root.innerHTML = SIGNED_OUT;
else await open(root);
