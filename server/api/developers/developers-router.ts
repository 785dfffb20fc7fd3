import fs from 'node:fs';
import path from 'node:path';
import { Router, type RequestHandler, type Response } from 'express';
import { printSchema, type GraphQLSchema } from 'graphql';
import type { ApiWiring } from '#server/api/context.js';
import { DEVELOPER_PAGES, type DeveloperPage } from './developer-pages.js';
import { pageFrame } from './page-frame.js';
import { renderDocument } from './render-document.js';
import { readServiceStatus, type PartStatus } from './service-status.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const own = (file: string) => fs.readFileSync(path.join(import.meta.dirname, file), 'utf8');

/** The status page stays in the cache this long: many readers cost one check. */
const STATUS_FRESH_MS = 5_000;

function send(res: Response, type: string, text: string, maxAgeSeconds = 3600): void {
  res.setHeader('cache-control', `public, max-age=${maxAgeSeconds}`);
  res.setHeader('vary', 'accept-encoding');
  res.type(type).send(text);
}

/** A document is rendered when it is asked for first, and is then as old as the process. */
function answerPage({ slug, title, file }: DeveloperPage): RequestHandler {
  let html: string | null = null;

  return async (_req, res) => {
    html ??= pageFrame(
      slug,
      title,
      renderDocument(await fs.promises.readFile(path.join(ROOT, file), 'utf8'), file),
    );
    send(res, 'html', html);
  };
}

function statusPage(parts: readonly PartStatus[], at: Date): string {
  const isWell = parts.every(({ isWorking }) => isWorking);
  const rows = parts.map(
    ({ name, isWorking, text }) =>
      `<tr><th scope="row">${name}</th><td>${isWorking ? '✓ Working' : '✕ Disturbed'}</td><td>${text}</td></tr>`,
  );

  return pageFrame(
    'status',
    'Status',
    `<h1>${isWell ? 'Everything works' : 'Something does not work'}</h1>
<p>As of ${at.toISOString().slice(0, 19).replace('T', ' ')} UTC. The same as JSON: <a href="/developers/status.json">status.json</a>.</p>
<div class="table" tabindex="0"><table><thead><tr><th scope="col">Part</th><th scope="col">State</th><th scope="col">What it means</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table></div>`,
  );
}

/** The look at the parts, at most one in STATUS_FRESH_MS. */
function statusReader(wiring: ApiWiring) {
  let latest: { at: Date; parts: Promise<PartStatus[]> } | null = null;

  return () => {
    const now = wiring.now();
    if (latest === null || now.getTime() - latest.at.getTime() >= STATUS_FRESH_MS)
      latest = { at: now, parts: readServiceStatus(wiring) };
    return latest;
  };
}

/**
 * The pages for developers of integrations: the documents, the state of the service, and the
 * descriptions that programs read. Public, because they are no secret.
 */
export function developersRouter(wiring: ApiWiring, schema: GraphQLSchema): Router {
  const router = Router();
  const style = own('developers.css');
  const descriptions = ['event-line.schema.json', 'webhook.schema.json'];
  const status = statusReader(wiring);
  let sdl: string | null = null;

  for (const page of DEVELOPER_PAGES) router.get(`/${page.slug}`, answerPage(page));
  router.get('/developers.css', (_req, res) => send(res, 'css', style));
  router.get('/schema.graphql', (_req, res) =>
    send(res, 'text/plain', (sdl ??= `${printSchema(schema)}\n`)),
  );
  for (const file of descriptions) {
    const text = own(`schemas/${file}`);
    router.get(`/${file}`, (_req, res) => send(res, 'application/schema+json', text));
  }
  const program = own('programs/webhooks-listen.mjs');
  router.get('/webhooks-listen.mjs', (_req, res) => send(res, 'text/javascript', program));
  router.get('/status', async (_req, res) => {
    const { at, parts } = status();
    send(res, 'html', statusPage(await parts, at), 0);
  });
  router.get('/status.json', async (_req, res) => {
    const { at, parts } = status();
    const body = { at: at.toISOString(), parts: await parts };
    send(res, 'json', JSON.stringify(body), 0);
  });

  return router;
}
