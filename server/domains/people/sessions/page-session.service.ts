import type { RefreshCookie, ServiceContext } from '#server/access/identity/context.js';
import { ServiceError } from '#server/core/errors.js';
import { refreshSession } from './session.service.js';
import type { SignInInput } from '#server/domains/people/sign-in/sign-in.input.js';
import { signIn } from '#server/domains/people/sign-in/sign-in.service.js';
import type { PageSession } from './page-session.type.js';

function requireCookie({ refreshCookie }: ServiceContext): RefreshCookie {
  if (refreshCookie) return refreshCookie;
  throw new ServiceError('UNAUTHENTICATED', 'Pages sign in over HTTP');
}

/** Like `signIn`, for a page: the refresh token goes into a cookie that no script can read. */
export async function openPageSession(
  ctx: ServiceContext,
  input: SignInInput,
): Promise<PageSession> {
  const cookie = requireCookie(ctx);
  const { refreshToken, refreshExpiresAt, ...session } = await signIn(ctx, input);
  cookie.write(refreshToken, refreshExpiresAt);
  return session;
}

/** Renews the page's session. Throws UNAUTHENTICATED when there is none or it has ended. */
export async function renewPageSession(ctx: ServiceContext): Promise<PageSession> {
  const cookie = requireCookie(ctx);
  const token = cookie.read();
  if (token === null) throw new ServiceError('UNAUTHENTICATED', 'Nobody is signed in to this page');

  try {
    const { refreshToken, refreshExpiresAt, ...session } = await refreshSession(ctx, token);
    cookie.write(refreshToken, refreshExpiresAt);
    return session;
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'UNAUTHENTICATED') cookie.clear();
    throw error;
  }
}
