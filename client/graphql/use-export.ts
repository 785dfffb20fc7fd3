import { ServerError } from '@apollo/client/errors';
import { useState } from 'react';
import { saveFile } from '../components/save-file';
import { showToast } from '../components/toast-store';
import { fetchFile } from './fetch-file';
import { tellFailure } from './tell-failure';

const NOT_SAVED = 'The export could not be made. Please try again.';

const readersZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

function requestIdIn(error: unknown): string | null {
  return ServerError.is(error) ? error.response.headers.get('x-request-id') : null;
}

async function save(name: string, params: URLSearchParams): Promise<void> {
  const query = new URLSearchParams([...params, ['time_zone', readersZone()]]);
  const file = await fetchFile(`/api/export/${name}.xlsx?${query.toString()}`).catch((error: unknown) =>
    tellFailure(error, requestIdIn(error)),
  );
  try {
    if (file) saveFile(file.content, file.name);
  } catch {
    showToast({ text: NOT_SAVED, tone: 'danger' });
  }
}

/** Saves the workbook that the server makes of a view, named by the reader's clock; what goes wrong is told in a toast. */
export function useExport(name: 'dashboard' | 'overview') {
  const [isExporting, setExporting] = useState(false);

  async function exportView(params: URLSearchParams): Promise<void> {
    setExporting(true);
    await save(name, params);
    setExporting(false);
  }

  return { exportView, isExporting };
}
