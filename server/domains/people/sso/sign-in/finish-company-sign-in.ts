import * as oidc from 'openid-client';
import type { RefreshCookie, ServiceContext } from '#server/access/identity/context.js';
import { recordSecurityEvent } from '#server/access/audit/security-events.js';
import { networkLimits } from '#server/access/limits/sign-in-rate-limit.js';
import { acquireSlots } from '#server/access/limits/rate-limiter.js';
import { ServiceError } from '#server/core/errors.js';
import { FOR_UPDATE } from '#server/core/orm/find-row.js';
import { log } from '#server/core/process/log.js';
import { safeErrorMessage } from '#server/core/process/redact.js';
import type { CompanySignInFailure } from '#schema/company-sign-in.js';
import type { Profile, TokenPair } from '#server/domains/people/sign-in/profile.type.js';
import { openSession } from '#server/domains/people/sessions/session.service.js';
import { readClaims, requireVerified, speaksFor, type CompanyClaims } from './company-claims.js';
import { CompanySignInError, failSignIn } from './company-sign-in-error.js';
import { findCompanyUser } from './find-company-user.js';
import { discoverProvider } from './oidc-provider.js';
import { takeTransaction, type SignInTransaction } from './sign-in-transaction.js';
import { SsoConnection } from '#server/domains/people/sso/connection/sso-connection.entity.js';
import { SsoDomain } from '#server/domains/people/sso/domain/sso-domain.entity.js';
import {
  organisationSlug,
  redirectUriOf,
} from '#server/domains/people/sso/connection/sso-settings.js';
import { domainOf } from './start-company-sign-in.js';

interface Return {
  /** The organisation that the redirect URI names. */
  slug: string;
  params: URLSearchParams;
}

/**
 * Ends a sign-in at the page that the provider returns to: opens a session and writes its cookie.
 * Returns why it failed, null when it did not.
 */
export async function finishCompanySignIn(
  ctx: ServiceContext,
  back: Return,
  refreshCookie: RefreshCookie,
): Promise<CompanySignInFailure | null> {
  try {
    const { giveBack } = await acquireSlots(ctx.redis, networkLimits(ctx, 'sign-in'), ctx.now());
    const { refreshToken, refreshExpiresAt } = await signInReturned(ctx, back);
    await giveBack();
    refreshCookie.write(refreshToken, refreshExpiresAt);
    return null;
  } catch (error) {
    const failure = failureOf(error);
    if (failure === null) throw error;
    const { requestId } = ctx;
    recordSecurityEvent(ctx, failure === 'busy' ? 'sign_in_locked' : 'sign_in_failed', {});
    log.warn(
      { requestId, failure, reason: safeErrorMessage(error) },
      'a company sign-in has failed',
    );
    return failure;
  }
}

async function signInReturned(ctx: ServiceContext, back: Return): Promise<Profile & TokenPair> {
  const { connection, transaction } = await requireTransaction(ctx, back);
  const claims = await readIdentity(ctx, connection, transaction, back.params);

  return ctx.em.transactional(async (em) => {
    const tx = { ...ctx, em };
    const { id, issuer, clientId } = connection;
    // Locked, so that no sign-in is opened beside a switch that ends them all.
    const same = { id, issuer, clientId, enabled: true };
    const current = await em.findOne(SsoConnection, same, FOR_UPDATE);
    if (!current) throw failSignIn('expired', 'The company sign-in has changed meanwhile');
    requireVerified(claims, current);

    const verified = await em.find(SsoDomain, { connection: current, verifiedAt: { $ne: null } });
    const domains = verified.map(({ domain }) => domain);
    if (!speaksFor(claims, domainOf(claims.email), domains))
      throw failSignIn('address', 'The address is in no verified domain of the organisation');

    const user = await findCompanyUser(tx, current, claims);
    const session = await openSession(tx, user, 'SSO');
    if (!session) throw failSignIn('account', 'The user or the organisation is archived');

    await recordUse(tx, current, { byAdmin: user.admin });

    return session;
  });
}

const RECORD_USE = `update sso_connection set last_sign_in_at = ?,
  admin_signed_in_at = case when ? then coalesce(admin_signed_in_at, ?) else admin_signed_in_at end
  where id = ?`;

/** A use is no edit: the version, which an open form compares, stays. */
async function recordUse(
  { em, now }: ServiceContext,
  { id }: SsoConnection,
  { byAdmin }: { byAdmin: boolean },
): Promise<void> {
  await em.execute(RECORD_USE, [now(), byAdmin, now(), id]);
}

/** Throws `expired` unless this browser began a sign-in of this organisation, for each once. */
async function requireTransaction(
  ctx: ServiceContext,
  { slug, params }: Return,
): Promise<{ connection: SsoConnection; transaction: SignInTransaction }> {
  const token = ctx.transactionCookie?.read() ?? null;
  ctx.transactionCookie?.clear();
  if (token === null) throw failSignIn('expired', 'The browser has no transaction');

  const transaction = await takeTransaction(ctx, token);
  if (!transaction || params.get('state') !== transaction.state)
    throw failSignIn('expired', 'The transaction is unknown or another one');

  const enabled = { id: transaction.connectionId, enabled: true };
  const connection = await ctx.em.fork().findOne(SsoConnection, enabled);
  if (!connection || organisationSlug(connection) !== slug)
    throw failSignIn('expired', 'The redirect URI is of another organisation');

  return { connection, transaction };
}

/** Swaps the code for an ID token and checks its signature, issuer, audience, nonce and times. */
async function readIdentity(
  ctx: ServiceContext,
  connection: SsoConnection,
  { state, nonce, codeVerifier }: SignInTransaction,
  params: URLSearchParams,
): Promise<CompanyClaims> {
  const url = new URL(redirectUriOf(ctx.config, connection));
  url.search = params.toString();

  try {
    const provider = await discoverProvider(ctx.config, connection);
    const tokens = await oidc.authorizationCodeGrant(provider, url, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    });
    return await readClaims(provider, tokens);
  } catch (error) {
    if (error instanceof CompanySignInError) throw error;
    const failure = error instanceof oidc.AuthorizationResponseError ? 'refused' : 'provider';
    throw new CompanySignInError(failure, safeErrorMessage(error), { cause: error });
  }
}

/** Null for an error of our own, such as a database that is away. */
function failureOf(error: unknown): CompanySignInFailure | null {
  if (error instanceof CompanySignInError) return error.failure;
  if (!(error instanceof ServiceError)) return null;
  if (error.code === 'TOO_MANY_REQUESTS') return 'busy';
  // A user with the address appeared meanwhile, or may still get it back.
  return error.code === 'CONFLICT' ? 'account' : null;
}
