import { saveFile } from '#client/components/browser/save-file';
import { fetchFile } from './fetch-file';

const readersZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Saves a file of the server's exports, named by the reader's clock. Throws the call's failure. */
export async function fetchExport(file: string, params: URLSearchParams): Promise<void> {
  const query = new URLSearchParams([...params, ['time_zone', readersZone()]]);
  const { content, name } = await fetchFile(`/api/export/${file}?${query.toString()}`);
  saveFile(content, name);
}
