import { describeFailure } from '#client/graphql/links/failure';
import { refreshAccessToken } from './refresh';

/**
 * Tokens whose 403 outlived a refresh: what they may not do is a matter of rights, not of the
 * token.
 */
const provenTokens = new Set<string>();

/** Whether a call that failed with its token may succeed with a fresh one. */
export function isWorthRefreshing(error: unknown, token: string | null): boolean {
  if (token === null) return false;
  const { status } = describeFailure(error);
  return status === 401 || (status === 403 && !provenTokens.has(token));
}

/** The token to make a refused call with once more; null when the sign-in has ended. */
export async function replaceRefusedToken(spent: string | null): Promise<string | null> {
  const token = await refreshAccessToken(spent);
  if (token !== null) {
    provenTokens.clear();
    provenTokens.add(token);
  }
  return token;
}
