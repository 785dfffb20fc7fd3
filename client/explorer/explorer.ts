import { restoreSignIn } from '#client/graphql/session/refresh';
import { storage } from '#client/session/storage';
import { explorerFetcher, type Fetcher } from './explorer-fetcher';
import './explorer.css';

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
