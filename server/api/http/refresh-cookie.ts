import type { Request, Response } from 'express';
import type { RefreshCookie } from '#server/access/identity/context.js';
import type { Config } from '#server/core/process/config.js';

const NAME = 'infinitum_refresh';
const COOKIE_PATTERN = new RegExp(`(?:^|; ?)${NAME}=([\\w-]{43})(?:;|$)`);

/**
 * The cookie of a page's sign-in: sent to /graphql only, by our own pages only, and unreadable for
 * scripts. It is limited to encrypted connections, unless people open the product over plain HTTP,
 * as on a developer's machine.
 */
export function refreshCookieOf({ publicUrl }: Config, req: Request, res: Response): RefreshCookie {
  const secure = req.secure || publicUrl.startsWith('https:');
  const options = { path: '/graphql', httpOnly: true, secure, sameSite: 'strict' } as const;
  return {
    read: () => COOKIE_PATTERN.exec(req.headers.cookie ?? '')?.[1] ?? null,
    write: (token, expires) => void res.cookie(NAME, token, { ...options, expires }),
    clear: () => void res.clearCookie(NAME, options),
  };
}
