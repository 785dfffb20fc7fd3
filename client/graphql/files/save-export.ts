import { ServerError } from '@apollo/client/errors';
import { showToast } from '#client/components/feedback/toast-store';
import { saveFile } from '#client/components/browser/save-file';
import { showFailure } from '#client/graphql/links/show-failure';
import { fetchExport } from './fetch-export';

function requestIdIn(error: unknown): string | null {
  return ServerError.is(error) ? error.response.headers.get('x-request-id') : null;
}

/** Saves the server's file of a view, named by the reader's clock. Shows a failed call. */
export async function saveExport(file: string, params: URLSearchParams): Promise<void> {
  const made = await fetchExport(file, params).catch((error: unknown) =>
    showFailure(error, requestIdIn(error)),
  );
  if (!made) return;

  saveFile(made.content, made.name);
  showToast({ text: `Saved ${made.name}`, tone: 'success' });
}
