import path from 'node:path';
import { Router } from 'express';
import type { Config } from '#server/core/process/config.js';
import { socketOrigin } from '#server/api/http/security-headers.js';
import { fileSender, fileStat } from './send-file.js';

type Settings = Pick<Config, 'publicUrl'>;

/** The page loads everything from this host; the editor writes inline styles. */
const explorerPolicy = (settings: Settings): string =>
  [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data:`,
    `font-src 'self' data:`,
    `connect-src 'self' ${socketOrigin(settings)}`,
    `worker-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');

/**
 * GraphiQL at /explorer: the page in the built client's explorer folder. Its other files are served
 * like all files.
 */
export function explorerRouter(pageFolder: string, settings: Settings): Router {
  const router = Router();
  const policy = explorerPolicy(settings);
  const page = path.join(pageFolder, 'explorer/index.html');
  const sendFile = fileSender();

  router.get('/explorer', async (req, res, next) => {
    const found = await fileStat(page);
    if (!found) return next();
    res.setHeader('content-security-policy', policy);
    res.setHeader('vary', 'accept-encoding');
    res.setHeader('cache-control', 'no-cache');
    await sendFile(req, res, page, found.mtimeMs);
  });

  return router;
}
