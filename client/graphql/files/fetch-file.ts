import { ServerError } from '@apollo/client/errors';
import { session } from '#client/session/session';
import { fetchWithTimeout } from '#client/graphql/links/fetch-with-timeout';
import { isWorthRefreshing, replaceRefusedToken } from '#client/graphql/session/refused-token';

interface FetchedFile {
  /** The server's file name. */
  name: string;
  content: Blob;
}

const FILE_NAME = /\bfilename="([^"]+)"/;

async function fetchOnce(path: string, token: string | null): Promise<FetchedFile> {
  const headers = token === null ? undefined : { authorization: `Bearer ${token}` };
  const response = await fetchWithTimeout(window.location.origin + path, { headers });
  const [, name] = FILE_NAME.exec(response.headers.get('content-disposition') ?? '') ?? [];
  if (response.ok && name !== undefined) return { name, content: await response.blob() };
  throw new ServerError('No file was answered', { response, bodyText: await response.text() });
}

/**
 * A file from the server, for the signed-in person: at most 30 s; a refused token is refreshed and
 * the call repeated once. Throws errors that `describeFailure` understands.
 */
export async function fetchFile(path: string): Promise<FetchedFile> {
  const token = session.accessToken();
  try {
    return await fetchOnce(path, token);
  } catch (error) {
    const fresh = isWorthRefreshing(error, token) ? await replaceRefusedToken(token) : null;
    if (fresh === null) throw error;
    return fetchOnce(path, fresh);
  }
}
