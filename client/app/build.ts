declare const __BUILD_BRANCH__: string | undefined;
declare const __BUILD_COMMIT__: string | undefined;

/**
 * What the footer says of this build. Branch and commit are written in by vite.config.ts; outside a
 * build there are none.
 */
export const BUILD = {
  version: '3.1.0',
  environment: 'production',
  date: '2025-10-09',
  branch: typeof __BUILD_BRANCH__ === 'string' ? __BUILD_BRANCH__ : 'source',
  commit: typeof __BUILD_COMMIT__ === 'string' ? __BUILD_COMMIT__ : 'none',
} as const;
