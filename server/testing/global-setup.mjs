import { tsImport } from 'tsx/esm/api';

/** Jest loads this file as it is, so the TypeScript behind it goes through tsx. */
export default async function globalSetup() {
  const { openTestServices } = await tsImport('./test-services.ts', {
    parentURL: import.meta.url,
    tsconfig: new URL('../../tsconfig.json', import.meta.url).pathname,
  });
  globalThis.stopTestServices = await openTestServices();
}
