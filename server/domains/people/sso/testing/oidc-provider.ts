import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterAll, beforeAll } from '@jest/globals';
import { Provider, type Configuration } from 'oidc-provider';

export const CLIENT_ID = 'infinitum';
export const CLIENT_SECRET = 'a client secret of the tests';

/** Claims of the provider about a person. */
export interface Person {
  sub: string;
  email?: string;
  /** A provider may send a text. */
  email_verified?: unknown;
  name?: string;
}

export interface TestProvider {
  readonly issuer: string;
  /** Registers the redirect URI of an organisation. */
  allow(redirectUri: string): void;
  /** The person who signs in next; null refuses. */
  person: Person | null;
  /** Goes through the provider's pages as a browser does; returns the address it leads back to. */
  visit(url: string): Promise<URL>;
}

/** A real OpenID Connect provider on a free port, where a person signs in without a form. */
export function testProvider(): TestProvider {
  let server: Server | null = null;
  let issuer = '';
  const redirectUris: string[] = [];
  const people = new Map<string, Person>();

  const provided: TestProvider = {
    get issuer() {
      return issuer;
    },
    allow: (redirectUri) => void redirectUris.push(redirectUri),
    person: null,
    visit: async (url) => {
      const cookies = new Map<string, string>();
      let address = new URL(url);
      while (address.origin === issuer) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const answer = await fetch(address, { redirect: 'manual', headers: { cookie } });
        for (const line of answer.headers.getSetCookie()) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          cookies.set(name, value);
        }
        const location = answer.headers.get('location');
        if (location === null)
          throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`);
        address = new URL(location, address);
      }
      return address;
    },
  };

  const configuration = (): Configuration => ({
    clients: [
      {
        client_id: CLIENT_ID,
        client_secret: CLIENT_SECRET,
        redirect_uris: redirectUris,
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['name'] },
    // As Entra, Okta and Google do: the claims are in the ID token.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    cookies: { keys: ['a key of the tests'] },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: () => ({ ...(people.get(sub) ?? {}), sub }),
    }),
    // Consent is the company's business.
    loadExistingGrant: async (ctx) => {
      const grant = new ctx.oidc.provider.Grant({
        clientId: ctx.oidc.client?.clientId,
        accountId: ctx.oidc.session?.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });

  let provider: Provider | null = null;
  const open = () => (provider ??= new Provider(issuer, configuration()));

  const answerInteraction = async (req: IncomingMessage, res: ServerResponse) => {
    const { person } = provided;
    if (!person) {
      const denied = { error: 'access_denied', error_description: 'Not this person' };
      return open().interactionFinished(req, res, denied);
    }
    people.set(person.sub, person);
    return open().interactionFinished(req, res, { login: { accountId: person.sub } });
  };

  beforeAll(async () => {
    server = createServer((req, res) => {
      if (req.url?.startsWith('/interaction/')) void answerInteraction(req, res);
      else void open().callback()(req, res);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('it listens on a port');
    issuer = `http://127.0.0.1:${address.port}`;
  });
  afterAll(() => {
    server?.closeAllConnections();
    server?.close();
  });

  return provided;
}
