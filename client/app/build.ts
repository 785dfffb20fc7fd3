declare const __BUILD_BRANCH__: string | undefined;
declare const __BUILD_COMMIT__: string | undefined;

/**
 * The footer's version line. vite.config.ts writes branch and commit at build time; otherwise they
 * are empty.
 */
export const BUILD = {
  version: '3.1.0',
  environment: 'production',
  date: '2025-10-09',
  branch: typeof __BUILD_BRANCH__ === 'string' ? __BUILD_BRANCH__ : 'source',
  commit: typeof __BUILD_COMMIT__ === 'string' ? __BUILD_COMMIT__ : 'none',
} as const;
