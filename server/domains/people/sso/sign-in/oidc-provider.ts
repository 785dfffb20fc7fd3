import * as oidc from 'openid-client';
import { publicFetch } from '#server/core/http/public-fetch.js';
import type { Config } from '#server/core/process/config.js';
import { unsealClientSecret } from '#server/domains/people/sso/connection/client-secret.js';
import type { SsoConnection } from '#server/domains/people/sso/connection/sso-connection.entity.js';

const TIMEOUT_SECONDS = 10;
const CLOCK_TOLERANCE_SECONDS = 60;
const BASIC = 'client_secret_basic';

/** By the header where the provider takes it, which is the standard's default; else in the form. */
function clientAuthentication(secret: string): oidc.ClientAuth {
  const byHeader = oidc.ClientSecretBasic(secret);
  const inForm = oidc.ClientSecretPost(secret);

  return (server, client, body, headers) => {
    const methods = server.token_endpoint_auth_methods_supported ?? [BASIC];
    (methods.includes(BASIC) ? byHeader : inForm)(server, client, body, headers);
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
    [oidc.customFetch]: publicFetch({ allowPrivate }),
  });
}
