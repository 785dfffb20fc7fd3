import { describeFailure } from '#client/graphql/links/failure';
import { refreshAccessToken } from './refresh';

/**
 * Tokens whose refusal remained after a refresh: the person lacks the right or a second factor, and
 * the token is valid.
 */
const provenTokens = new Set<string>();

/** True where a call that failed with its token may succeed with a fresh one. */
export function isWorthRefreshing(error: unknown, token: string | null): boolean {
  if (token === null) return false;
  const { status, code } = describeFailure(error);
  if (status === 403 || code === 'SECOND_FACTOR_REQUIRED') return !provenTokens.has(token);
  return status === 401;
}

/** The token for the second try of a refused call; null when the sign-in has ended. */
export async function replaceRefusedToken(spent: string | null): Promise<string | null> {
  const token = await refreshAccessToken(spent);
  if (token !== null) {
    provenTokens.clear();
    provenTokens.add(token);
  }
  return token;
}
