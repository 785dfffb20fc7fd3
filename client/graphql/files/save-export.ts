import { ServerError } from '@apollo/client/errors';
import { saveFile } from '#client/components/browser/save-file';
import { showFailure } from '#client/graphql/links/show-failure';
import { fetchExport } from './fetch-export';

function requestIdIn(error: unknown): string | null {
  return ServerError.is(error) ? error.response.headers.get('x-request-id') : null;
}

/** Saves the server's workbook of a view, named by the reader's clock. Shows a failed call. */
export async function saveExport(
  name: 'dashboard' | 'overview',
  params: URLSearchParams,
): Promise<void> {
  const file = await fetchExport(`${name}.xlsx`, params).catch((error: unknown) =>
    showFailure(error, requestIdIn(error)),
  );
  if (file) saveFile(file.content, file.name);
}
