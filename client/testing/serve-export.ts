import type { SetupServer } from 'msw/node';
import { http, HttpResponse } from 'msw/http';

/** Answers one export with a file of this name; returns the requested URLs. */
export function serveExport(
  server: SetupServer,
  name: 'dashboard' | 'overview' | 'tags',
  fileName: string,
): readonly URL[] {
  const asked: URL[] = [];
  server.use(
    http.get(`*/api/export/${name}.xlsx`, ({ request }) => {
      asked.push(new URL(request.url));
      const headers = { 'content-disposition': `attachment; filename="${fileName}"` };
      return new HttpResponse(`the ${name}`, { headers });
    }),
  );
  return asked;
}
