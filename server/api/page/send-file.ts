import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Request, Response } from 'express';

const compress = promisify(brotliCompress);

const COMPRESSIBLE = /\.(html|js|css|svg|json|txt|map|webmanifest)$/;

/** The compressed files by path; a file changes only with a build. */
type CompressedFiles = Map<string, { modifiedAtMs: number; body: Promise<Buffer> }>;

async function compressedFile(
  compressed: CompressedFiles,
  file: string,
  modifiedAtMs: number,
): Promise<Buffer> {
  const known = compressed.get(file);
  if (known?.modifiedAtMs === modifiedAtMs) return known.body;

  const body = readFile(file).then((content) =>
    compress(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  );

  compressed.set(file, { modifiedAtMs, body });
  body.catch(() => compressed.delete(file));

  return body;
}

export type SendFile = (
  req: Request,
  res: Response,
  file: string,
  modifiedAtMs: number,
) => Promise<void>;

/**
 * Sends files, each compressed once where that helps and the browser accepts it. The caller sets
 * the `vary` header.
 */
export function fileSender(): SendFile {
  const compressed: CompressedFiles = new Map();

  return async (req, res, file, modifiedAtMs) => {
    if (!COMPRESSIBLE.test(file) || !req.acceptsEncodings('br')) {
      await new Promise<void>((resolve, reject) => {
        res.sendFile(file, { cacheControl: false, dotfiles: 'allow' }, (error) =>
          error ? reject(error) : resolve(),
        );
      });
      return;
    }

    const body = await compressedFile(compressed, file, modifiedAtMs);

    res.type(path.extname(file)).setHeader('content-encoding', 'br');
    res.setHeader('content-length', body.length);
    res.end(req.method === 'HEAD' ? undefined : body);
  };
}

/** Null when there is no such file. */
export const fileStat = (file: string) =>
  stat(file).then(
    (found) => (found.isFile() ? found : null),
    () => null,
  );
