import * as oidc from 'openid-client';
import { publicFetch } from '#server/core/http/public-fetch.js';
import { jsonShapeError } from '#server/core/input/json-shape.js';
import type { Config } from '#server/core/process/config.js';
import { unsealClientSecret } from '#server/domains/people/sso/connection/client-secret.js';
import type { SsoConnection } from '#server/domains/people/sso/connection/sso-connection.entity.js';

const TIMEOUT_SECONDS = 10;
const CLOCK_TOLERANCE_SECONDS = 60;
const BASIC = 'client_secret_basic';

/** Uses the header where the provider takes it, which is the standard's default; else the form. */
function clientAuthentication(secret: string): oidc.ClientAuth {
  const byHeader = oidc.ClientSecretBasic(secret);
  const inForm = oidc.ClientSecretPost(secret);

  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? [BASIC];
    (methods.includes(BASIC) ? byHeader : inForm)(server, client, body, headers);
  };
}

function refuseDeep(json: Uint8Array | string): void {
  const error = jsonShapeError(json);
  if (error !== null) throw new Error(`The answer of the provider ${error}`);
}

function idTokenIn(text: string): string | null {
  try {
    const answer = JSON.parse(text) as { id_token?: unknown } | null; // of any value a field may be read but of null
    return typeof answer?.id_token === 'string' ? answer.id_token : null;
  } catch {
    return text; // user info may be a token itself
  }
}

/**
 * Throws for an answer that is nested too deeply, or has a token that is: the parts of a token are
 * JSON in base64url.
 */
function checkAnswer(text: string): void {
  refuseDeep(text);
  for (const part of idTokenIn(text)?.split('.') ?? []) refuseDeep(Buffer.from(part, 'base64url'));
}

/** A fetch for a provider, whose answers are checked before anybody parses them. */
export function boundedFetch(allowPrivate: boolean): ReturnType<typeof publicFetch> {
  const fetchPublic = publicFetch({ allowPrivate });

  return async (url, init) => {
    const answer = await fetchPublic(url, init);
    checkAnswer(await answer.clone().text());
    return answer;
  };
}

/**
 * Reads what the provider of a connection publishes about itself. Each sign-in reads it again, so a
 * change of keys or addresses takes effect at once. Throws when it cannot be reached.
 */
export function discoverProvider(
  config: Config,
  { issuer, clientId, sealedClientSecret }: SsoConnection,
): Promise<oidc.Configuration> {
  const allowPrivate = config.ssoPrivateIssuers;
  const secret = unsealClientSecret(config, sealedClientSecret);
  const metadata = { [oidc.clockTolerance]: CLOCK_TOLERANCE_SECONDS };
  const execute = [oidc.enableNonRepudiationChecks];
  if (allowPrivate) execute.push(oidc.allowInsecureRequests);

  return oidc.discovery(new URL(issuer), clientId, metadata, clientAuthentication(secret), {
    execute,
    timeout: TIMEOUT_SECONDS,
    [oidc.customFetch]: boundedFetch(allowPrivate),
  });
}
