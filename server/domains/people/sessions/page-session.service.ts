import type { RefreshCookie, ServiceContext } from '#server/access/identity/context.js';
import { ServiceError } from '#server/core/errors.js';
import { refreshSession } from './session.service.js';
import { signInWithPasskey } from '#server/domains/people/second-factor/passkey/passkey-sign-in.service.js';
import type { PasskeyProofInput } from '#server/domains/people/second-factor/second-factor.input.js';
import type { Profile, TokenPair } from '#server/domains/people/sign-in/profile.type.js';
import type { SignInInput } from '#server/domains/people/sign-in/sign-in.input.js';
import { signIn } from '#server/domains/people/sign-in/sign-in.service.js';
import type { PageSession } from './page-session.type.js';

function requireCookie({ refreshCookie }: ServiceContext): RefreshCookie {
  if (refreshCookie) return refreshCookie;
  throw new ServiceError('UNAUTHENTICATED', 'Pages sign in over HTTP');
}

/**
 * Signs in as `signIn` does, for a page: the refresh token goes into a cookie that no script can
 * read.
 */
export async function openPageSession(
  ctx: ServiceContext,
  input: SignInInput,
): Promise<PageSession> {
  const cookie = requireCookie(ctx);
  return keepInCookie(cookie, await signIn(ctx, input));
}

/** Signs in as `signInWithPasskey` does, for a page. */
export async function openPageSessionWithPasskey(
  ctx: ServiceContext,
  proof: PasskeyProofInput,
): Promise<PageSession> {
  const cookie = requireCookie(ctx);
  return keepInCookie(cookie, await signInWithPasskey(ctx, proof));
}

function keepInCookie(
  cookie: RefreshCookie,
  { refreshToken, refreshExpiresAt, ...session }: Profile & TokenPair,
): PageSession {
  cookie.write(refreshToken, refreshExpiresAt);
  return session;
}

/** Renews the page's session. Throws UNAUTHENTICATED when there is none or it has ended. */
export async function renewPageSession(ctx: ServiceContext): Promise<PageSession> {
  const cookie = requireCookie(ctx);
  const token = cookie.read();
  if (token === null) throw new ServiceError('UNAUTHENTICATED', 'Nobody is signed in to this page');

  try {
    return keepInCookie(cookie, await refreshSession(ctx, token));
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'UNAUTHENTICATED') cookie.clear();
    throw error;
  }
}
