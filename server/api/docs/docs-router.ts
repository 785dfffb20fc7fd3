import fs from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import { Router, type RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import { describeRoutes } from '#server/api/openapi/describe-routes.js';
import type { RestRoute } from '#server/api/rest/route.js';
import { fileSender, fileStat, type SendFile } from '#server/api/page/send-file.js';

const OWN_FOLDER = import.meta.dirname;

/**
 * The build of the page copies the viewer: its package is there for development alone, because a
 * server needs two of its files.
 */
const BUILT_FOLDER = path.resolve(OWN_FOLDER, '../../../dist/client/docs');

function viewerFile(builtName: string, packaged: string): string {
  const built = path.join(BUILT_FOLDER, builtName);
  return fs.existsSync(built) ? built : fileURLToPath(import.meta.resolve(packaged));
}

/** The files of the page, which loads nothing from another host. */
const FILES: Record<string, string> = {
  '/docs': path.join(OWN_FOLDER, 'docs.html'),
  '/docs/docs.js': path.join(OWN_FOLDER, 'docs-page.js'),
  '/docs/viewer.js': viewerFile('viewer.js', 'swagger-ui-dist/swagger-ui-bundle.js'),
  '/docs/viewer.css': viewerFile('viewer.css', 'swagger-ui-dist/swagger-ui.css'),
};

const answerFile =
  (file: string, sendFile: SendFile): RequestHandler =>
  async (req, res, next) => {
    const found = await fileStat(file);
    if (!found) return next();
    res.setHeader('vary', 'accept-encoding');
    res.setHeader('cache-control', 'public, max-age=3600');
    await sendFile(req, res, file, found.mtimeMs);
  };

/**
 * The documented paths as a page to read and try, and as openapi.json. Public, because the paths
 * are no secret.
 */
export function docsRouter(schema: GraphQLSchema, routes: readonly RestRoute[]): Router {
  const router = Router();
  const description = JSON.stringify(describeRoutes(schema, routes));
  const sendFile = fileSender();
  for (const [address, file] of Object.entries(FILES))
    router.get(address, answerFile(file, sendFile));
  router.get('/openapi.json', (_req, res) => {
    res.setHeader('cache-control', 'public, max-age=3600');
    res.type('application/json').send(description);
  });
  return router;
}
