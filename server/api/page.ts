import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { Router, type Request, type Response } from 'express';

const compress = promisify(brotliCompress);

const COMPRESSIBLE = /\.(html|js|css|svg|json|txt|map|webmanifest)$/;
const NOT_BUILT = 'The page is not built yet. npm start and npm run build do it.\n';

/** Files as compressed once; they change with a build only. */
const compressed = new Map<string, { modifiedAtMs: number; body: Promise<Buffer> }>();

async function compressedFile(file: string, modifiedAtMs: number): Promise<Buffer> {
  const known = compressed.get(file);
  if (known?.modifiedAtMs === modifiedAtMs) return known.body;
  const body = readFile(file).then((content) =>
    compress(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  );
  compressed.set(file, { modifiedAtMs, body });
  body.catch(() => compressed.delete(file));
  return body;
}

async function sendFile(req: Request, res: Response, file: string, modifiedAtMs: number): Promise<void> {
  if (!COMPRESSIBLE.test(file) || !req.acceptsEncodings('br')) {
    await new Promise<void>((resolve, reject) => {
      res.sendFile(file, { cacheControl: false, dotfiles: 'allow' }, (error) => (error ? reject(error) : resolve()));
    });
    return;
  }
  const body = await compressedFile(file, modifiedAtMs);
  res.type(path.extname(file)).setHeader('content-encoding', 'br');
  res.setHeader('content-length', body.length);
  res.end(req.method === 'HEAD' ? undefined : body);
}

const fileStat = (file: string) =>
  stat(file).then(
    (found) => (found.isFile() ? found : null),
    () => null,
  );

/** Where in `folder` an address points; null for one that leads out of it. */
function locate(folder: string, address: string): string | null {
  const file = path.resolve(folder, `.${decodeURIComponent(address)}`);
  return file.startsWith(folder + path.sep) && !file.includes('\0') ? file : null;
}

/** The built client: its files, and for every other address the page itself, which then finds its own way. */
export function pageRouter(folder: string): Router {
  const router = Router();
  const index = path.join(folder, 'index.html');
  router.get(['/site', '/site/'], (_req, res) => res.redirect('/login'));
  router.get('/{*address}', async (req, res, next) => {
    res.setHeader('vary', 'accept-encoding');
    const file = locate(folder, req.path);
    const found = file === null || file === index ? null : await fileStat(file);
    if (file !== null && found) {
      const immutable = req.path.startsWith('/assets/');
      res.setHeader('cache-control', immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
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
