import { tsImport } from 'tsx/esm/api';
import { bundlePackages } from '../../testing/bundle-packages.mjs';
import NodeEnvironment from '../../testing/node-environment.mjs';

/** Jest loads this file as it is, so the TypeScript behind it goes through tsx. */
export default async function globalSetup(globalConfig, projectConfig) {
  await bundlePackages('server', NodeEnvironment, { globalConfig, projectConfig });
  const { openTestServices } = await tsImport('./test-services.ts', {
    parentURL: import.meta.url,
    tsconfig: new URL('../../tsconfig.json', import.meta.url).pathname,
  });
  globalThis.stopTestServices = await openTestServices();
}
