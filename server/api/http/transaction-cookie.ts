import type { Request, Response } from 'express';
import type { TransactionCookie } from '#server/access/identity/context.js';
import type { Config } from '#server/core/process/config.js';

const NAME = 'infinitum_sign_in';
const COOKIE_PATTERN = new RegExp(`(?:^|; ?)${NAME}=([\\w-]{43})(?:;|$)`);

/**
 * The cookie that binds a company sign-in to the browser that began it. SameSite=Lax, because the
 * provider, another site, leads the browser back.
 */
export function transactionCookieOf(
  { publicUrl }: Config,
  req: Request,
  res: Response,
): TransactionCookie {
  const secure = req.secure || publicUrl.startsWith('https:');
  const options = { path: '/api/sso', httpOnly: true, secure, sameSite: 'lax' } as const;
  return {
    read: () => COOKIE_PATTERN.exec(req.headers.cookie ?? '')?.[1] ?? null,
    write: (token, expires) => void res.cookie(NAME, token, { ...options, expires }),
    clear: () => void res.clearCookie(NAME, options),
  };
}
