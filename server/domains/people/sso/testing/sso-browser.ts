import type { TestApi } from '#server/testing/test-api.js';
import type { Person, TestProvider } from './oidc-provider.js';

const START = 'mutation ($email: String!) { startCompanySignIn(email: $email) }';
const RENEW = 'mutation { renewPageSession { email role accessToken } }';

interface Started {
  url: string;
  setCookie: string;
  /** The cookie in the form that a browser sends. */
  cookie: string;
}

interface CameBack {
  status: number;
  location: string | null;
  setCookie: string;
  /** The pair of the refresh cookie; null when none was written. */
  cookie: string | null;
}

const pairOf = (line: string | undefined) => /^[^;]+/.exec(line ?? '')?.[0] ?? '';

/** Acts as the page and the browser during a company sign-in. */
export function ssoBrowser(api: TestApi, provider: TestProvider) {
  const post = (query: string, variables: unknown, headers: Record<string, string> = {}) =>
    fetch(`${api.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    });

  const start = async (email: string): Promise<Started> => {
    const response = await post(START, { email });
    const body = (await response.json()) as { data: { startCompanySignIn: string } | null }; // the answer of START
    if (!body.data) throw new Error(`the start was refused: ${JSON.stringify(body)}`);
    const [setCookie = ''] = response.headers.getSetCookie();
    return { url: body.data.startCompanySignIn, setCookie, cookie: pairOf(setCookie) };
  };

  const comeBack = async (back: URL, cookie: string): Promise<CameBack> => {
    const response = await fetch(back, {
      redirect: 'manual',
      headers: { cookie, 'sec-fetch-site': 'cross-site' },
    });
    const lines = response.headers.getSetCookie();
    const setCookie = lines.find((line) => line.startsWith('infinitum_refresh=')) ?? '';
    return {
      status: response.status,
      location: response.headers.get('location'),
      setCookie,
      cookie: setCookie === '' ? null : pairOf(setCookie),
    };
  };

  return {
    start,
    comeBack,
    /** The error of a start that is refused. */
    tryStart: async (email: string): Promise<{ code: string; message: string }> => {
      const body = (await (await post(START, { email })).json()) as {
        errors: { message: string; extensions: { code: string } }[];
      }; // the form of a GraphQL error
      const [error] = body.errors;
      return { code: error?.extensions.code ?? '', message: error?.message ?? '' };
    },
    /** The whole way of a person, who is who the provider says. */
    signIn: async (person: Person | null, email = person?.email ?? ''): Promise<CameBack> => {
      provider.person = person;
      const { url, cookie } = await start(email);
      return comeBack(await provider.visit(url), cookie);
    },
    renew: async (cookie: string | null): Promise<unknown> =>
      (await post(RENEW, {}, { cookie: cookie ?? '' })).json(),
  };
}
