import { emailError, withoutHiddenCharacters } from '#schema/field-rules.js';
import * as oidc from 'openid-client';
import type { SsoConnection } from '#server/domains/people/sso/connection/sso-connection.entity.js';
import { failSignIn } from './company-sign-in-error.js';

/** Claims of the provider about the person, checked as far as that does not need our records. */
export interface CompanyClaims {
  issuer: string;
  subject: string;
  email: string;
  /** Null when the provider names none. */
  name: string | null;
  /** The domain of the Google Workspace; null elsewhere. */
  hostedDomain: string | null;
  /** Whether the provider says that the address is verified; null when it says nothing. */
  emailVerified: boolean | null;
}

const GOOGLE = 'https://accounts.google.com';

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

const nameOf = (value: unknown): string | null =>
  typeof value === 'string' ? textOf(withoutHiddenCharacters(value)) : null;

/** Anything but a clear yes is a no; some providers send a text. */
const verifiedOf = (marked: unknown): boolean | null =>
  marked === undefined || marked === null
    ? null
    : marked === true || (typeof marked === 'string' && marked.toLowerCase() === 'true');

/**
 * Throws `address` for an address that the provider marks as not verified, and for one that it does
 * not mark where the connection requires it.
 */
export function requireVerified(
  { emailVerified }: CompanyClaims,
  { requireVerifiedEmail }: SsoConnection,
): void {
  if (emailVerified === false)
    throw failSignIn('address', 'The provider has not verified the address');
  if (emailVerified === null && requireVerifiedEmail)
    throw failSignIn('address', 'The provider does not say whether the address is verified');
}

/**
 * Reads the claims of an ID token, and of the user info where the token has no address. Throws
 * `address` without a usable one.
 */
export async function readClaims(
  provider: oidc.Configuration,
  tokens: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers,
): Promise<CompanyClaims> {
  const idToken = tokens.claims();
  if (!idToken) throw failSignIn('provider', 'The provider sent no ID token');

  const hasEmail = textOf(idToken.email) !== null;
  const hasUserInfo = provider.serverMetadata().userinfo_endpoint !== undefined;
  const userInfo =
    !hasEmail && hasUserInfo
      ? await oidc.fetchUserInfo(provider, tokens.access_token, idToken.sub)
      : {};
  const claims: Record<string, unknown> = { ...userInfo, ...idToken };
  const source: Record<string, unknown> = hasEmail ? idToken : userInfo;

  const email = textOf(source.email);
  if (email === null || emailError(email) !== null)
    throw failSignIn('address', 'The provider names no address');

  return {
    issuer: idToken.iss,
    subject: idToken.sub,
    email,
    name: nameOf(claims.name),
    hostedDomain: textOf(claims.hd)?.toLowerCase() ?? null,
    emailVerified: verifiedOf(source.email_verified ?? idToken.email_verified),
  };
}

/**
 * True where the provider may speak for the address. Google also verifies addresses of other
 * companies for private accounts, which outlive the job: only `hd` says that the company runs the
 * account.
 */
export function speaksFor(
  { issuer, hostedDomain }: CompanyClaims,
  domain: string,
  verifiedDomains: readonly string[],
): boolean {
  if (!verifiedDomains.includes(domain)) return false;
  return issuer !== GOOGLE || (hostedDomain !== null && verifiedDomains.includes(hostedDomain));
}
