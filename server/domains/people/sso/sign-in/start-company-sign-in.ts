import * as oidc from 'openid-client';
import type { ServiceContext, TransactionCookie } from '#server/access/identity/context.js';
import { keyedHash } from '#server/access/identity/keyed-hash.js';
import { acquireSlots } from '#server/access/limits/rate-limiter.js';
import { findOrganisation } from '#server/access/visibility/organisation.js';
import { invalid, ServiceError } from '#server/core/errors.js';
import { FieldCheck } from '#server/core/input/field-check.js';
import { log } from '#server/core/process/log.js';
import { safeErrorMessage } from '#server/core/process/redact.js';
import { COMPANY_SIGN_IN_FAILURES } from '#schema/company-sign-in.js';
import { discoverProvider } from './oidc-provider.js';
import { storeTransaction, TRANSACTION_LIFE_MS } from './sign-in-transaction.js';
import type { SsoConnection } from '#server/domains/people/sso/connection/sso-connection.entity.js';
import { SsoDomain } from '#server/domains/people/sso/domain/sso-domain.entity.js';
import { redirectUriOf } from '#server/domains/people/sso/connection/sso-settings.js';

const SCOPE = 'openid email profile';
const NO_CONNECTION = 'No company sign-in is set up for this address. Sign in with your password.';

export const domainOf = (email: string): string =>
  email.slice(email.lastIndexOf('@') + 1).toLowerCase();

function requireTransactionCookie({ transactionCookie }: ServiceContext): TransactionCookie {
  if (transactionCookie) return transactionCookie;
  throw new ServiceError('UNAUTHENTICATED', 'Pages sign in over HTTP');
}

/**
 * Begins a sign-in with the company of an address: returns the URL of its provider. Only the domain
 * decides, so the answer does not reveal whether the address has an account. Throws INVALID for a
 * domain without company sign-in, UNAVAILABLE when the provider cannot be reached,
 * TOO_MANY_REQUESTS.
 */
export async function startCompanySignIn(ctx: ServiceContext, email: string): Promise<string> {
  const cookie = requireTransactionCookie(ctx);
  const check = new FieldCheck();
  const address = check.email('email', email) ?? '';

  check.require('email', address !== '', 'Email is required');
  check.done();

  const network = keyedHash(ctx.config, 'network', ctx.clientIp);
  await acquireSlots(ctx.redis, [['company-sign-in:network', network]], ctx.now());

  const connection = await findConnection(ctx, domainOf(address));
  if (!connection) throw invalid({ email: NO_CONNECTION });

  const state = oidc.randomState();
  const nonce = oidc.randomNonce();
  const codeVerifier = oidc.randomPKCECodeVerifier();
  const provider = await reachProvider(ctx, connection);
  const url = oidc.buildAuthorizationUrl(provider, {
    redirect_uri: redirectUriOf(ctx.config, connection),
    scope: SCOPE,
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    login_hint: address,
  });

  // The page goes there, so a provider must not make it run a script: `javascript:`.
  if (url.protocol !== 'https:' && !(ctx.config.ssoPrivateIssuers && url.protocol === 'http:'))
    throw new ServiceError('UNAVAILABLE', COMPANY_SIGN_IN_FAILURES.provider);

  const transaction = { connectionId: connection.id, state, nonce, codeVerifier };
  const token = await storeTransaction(ctx, transaction);
  cookie.write(token, new Date(ctx.now().getTime() + TRANSACTION_LIFE_MS));

  return url.href;
}

/** The enabled connection of a verified domain whose organisation is not archived. */
async function findConnection(
  { em }: ServiceContext,
  domain: string,
): Promise<SsoConnection | null> {
  const verified = { domain, verifiedAt: { $ne: null }, connection: { enabled: true } };
  const claim = await em.findOne(SsoDomain, verified, { populate: ['connection'] });
  if (!claim) return null;
  const { connection } = claim;
  const organisation = await findOrganisation(em, connection.entityType, connection.entityId);
  return organisation && !organisation.archived ? connection : null;
}

async function reachProvider(
  ctx: ServiceContext,
  connection: SsoConnection,
): Promise<oidc.Configuration> {
  try {
    return await discoverProvider(ctx.config, connection);
  } catch (error) {
    const { requestId } = ctx;
    log.warn(
      { requestId, connection: connection.id, reason: safeErrorMessage(error) },
      'cannot reach the provider of a company sign-in',
    );
    throw new ServiceError('UNAVAILABLE', COMPANY_SIGN_IN_FAILURES.provider);
  }
}
