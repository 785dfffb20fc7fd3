import path from 'node:path';
import { Router } from 'express';
import { fileSender, fileStat } from './send-file.js';

const NOT_BUILT = 'The page is not built yet. npm start builds it.\n';

/** The file in `folder` that a URL path names; null when the path leads out of the folder. */
function locate(folder: string, address: string): string | null {
  const file = path.resolve(folder, `.${decodeURIComponent(address)}`);
  return file.startsWith(folder + path.sep) && !file.includes('\0') ? file : null;
}

/** Machines look here for documents that do not exist: the page there would mislead them. */
const ABSENT = ['/.well-known/{*document}', '/llms.txt', '/sitemap.xml'];
/**
 * Pages of links that carry a secret. It follows `#`; addresses made before it did have it in the
 * path. Nobody but the reader of such a link learns its address.
 */
const LINK_PAGES = ['/shared', '/accept-invitation', '/unsubscribe'].map(
  (page) => `${page}{/*token}`,
);
/** Everything behind the sign-in is private, and so are links in mails. */
const ROBOTS = 'User-agent: *\nDisallow: /\n';

/**
 * Serves the built client: its files, and for every other path the page, which does its own
 * routing.
 */
export function pageRouter(folder: string): Router {
  const router = Router();
  const index = path.join(folder, 'index.html');
  const sendFile = fileSender();

  router.get(['/site', '/site/'], (_req, res) => res.redirect('/login'));
  router.get('/robots.txt', (_req, res) => res.type('text/plain').send(ROBOTS));
  router.get(ABSENT, (_req, res) => res.status(404).type('text/plain').send('Not found\n'));
  router.get(LINK_PAGES, (_req, res, next) => {
    res.setHeader('x-robots-tag', 'noindex, nofollow');
    res.setHeader('referrer-policy', 'no-referrer');
    next();
  });
  router.get('/{*address}', async (req, res, next) => {
    res.setHeader('vary', 'accept-encoding');

    const file = locate(folder, req.path);
    const found = file === null || file === index ? null : await fileStat(file);

    if (file !== null && found) {
      const immutable = req.path.startsWith('/assets/');
      res.setHeader(
        'cache-control',
        immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      return sendFile(req, res, file, found.mtimeMs);
    }

    if (req.path.startsWith('/assets/')) return next();

    res.setHeader('cache-control', 'no-cache');

    const page = await fileStat(index);
    if (page) return sendFile(req, res, index, page.mtimeMs);

    res.status(503).type('text/plain').send(NOT_BUILT);
  });

  return router;
}
