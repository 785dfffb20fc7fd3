import { readersZone } from '#schema/writing/dates';
import { fetchFile } from './fetch-file';

/** A file of the server's exports, named by the reader's clock. Throws the call's failure. */
export function fetchExport(file: string, params: URLSearchParams): ReturnType<typeof fetchFile> {
  const query = new URLSearchParams([...params, ['time_zone', readersZone()]]);
  return fetchFile(`/api/export/${file}?${query.toString()}`);
}
