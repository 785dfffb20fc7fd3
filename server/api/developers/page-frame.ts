import { DEVELOPER_PAGES, pathOfSlug } from './developer-pages.js';

const STATUS = { slug: 'status', title: 'Status' };

const FILES: readonly { path: string; title: string }[] = [
  { path: '/api/docs', title: 'REST paths' },
  { path: '/explorer', title: 'GraphQL explorer' },
  { path: '/developers/schema.graphql', title: 'GraphQL schema' },
  { path: '/api/openapi.json', title: 'OpenAPI' },
  { path: '/developers/event-line.schema.json', title: 'Schema of events' },
  { path: '/developers/webhook.schema.json', title: 'Schema of webhooks' },
];

const link = (path: string, title: string, isCurrent = false): string =>
  `<li><a href="${path}"${isCurrent ? ' aria-current="page"' : ''}>${title}</a></li>`;

/** A page of the developers' part around its content, which is HTML. */
export const pageFrame = (slug: string, title: string, content: string): string => `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${title} · Infinitum for developers</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/developers/developers.css" />
  </head>
  <body>
    <a class="skip" href="#content">Skip to content</a>
    <header>
      <a class="home" href="/developers">Infinitum for developers</a>
      <nav aria-label="Pages">
        <ul>
          ${[...DEVELOPER_PAGES, STATUS]
            .map((page) => link(pathOfSlug(page.slug), page.title, page.slug === slug))
            .join('\n          ')}
        </ul>
      </nav>
      <nav aria-label="Descriptions for machines">
        <ul>
          ${FILES.map((file) => link(file.path, file.title)).join('\n          ')}
        </ul>
      </nav>
    </header>
    <main id="content">
${content}
    </main>
  </body>
</html>
`;
