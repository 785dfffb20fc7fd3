import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions, defineConfig, type Plugin } from 'vite';

/** The branch or commit of the checkout, or the setting for a build without one (an image). */
function checkoutLabel(setting: string, gitArguments: readonly string[]): string {
  const fromSetting = process.env[setting];
  if (fromSetting) return fromSetting;

  try {
    return execFileSync('git', gitArguments, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}

const api = `http://127.0.0.1:${process.env.PORT ?? '4000'}`;
const edge = `http://127.0.0.1:${process.env.EDGE_PORT ?? '4001'}`;

/** The API explorer is a separate page, built into a subfolder. */
function explorer(): Plugin {
  let outDir = '';

  return {
    name: 'explorer',
    apply: 'build',
    configResolved: (config) => {
      outDir = path.resolve(config.root, config.build.outDir, 'explorer');
    },
    closeBundle: async () => {
      const configFile = fileURLToPath(new URL('explorer/vite.config.ts', import.meta.url));
      await build({ configFile, logLevel: 'warn', build: { outDir } });
    },
  };
}

/** The viewer of the API's documentation, which the server hands out at /api/docs. */
const VIEWER = {
  'docs/viewer.js': import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js'),
  'docs/viewer.css': import.meta.resolve('swagger-ui-dist/swagger-ui.css'),
};

const apiViewer = (): Plugin => ({
  name: 'api-viewer',
  apply: 'build',
  async generateBundle() {
    for (const [fileName, packaged] of Object.entries(VIEWER)) {
      const source = await readFile(fileURLToPath(packaged));
      this.emitFile({ type: 'asset', fileName, source });
    }
  },
});

/** The page of all components, for development alone: the build begins at index.html. */
const kitPage = (): Plugin => ({
  name: 'kit-page',
  apply: 'serve',
  configureServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      request.url = request.url?.replace(/^\/kit(?=$|\?)/, '/kit/');
      next();
    });
  },
});

/**
 * Code that changes at its own pace is cached separately; code that only later pages need stays out
 * of the first ones.
 */
const CHUNKS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/react-router/ },
  { name: 'graphql', test: /node_modules\/(@apollo|graphql|rxjs|optimism|@wry)\// },
  // Needed by the first page and by later ones: one chunk instead of three.
  {
    name: 'session',
    test: /client\/(session\/(session|storage|user)|graphql\/(links\/fetch-with-timeout|session\/(refresh|refused-token)))/,
  },
  {
    name: 'form',
    test: /client\/components\/(form\/(form-failure|password-field|password-input)|inline\/text-link)|lucide-react\/dist\/esm\/icons\/eye(-off)?\./,
  },
  // Icons and plain functions that several pages need: one request instead of dozens.
  {
    name: 'small',
    test: /lucide-react\/|\/schema\/|client\/formatting\//,
    minShareCount: 2,
    maxModuleSize: 2_500,
  },
];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), explorer(), apiViewer(), kitPage()],
  // deck.gl without the WebGPU parts, a third of its size.
  resolve: {
    conditions: ['visgl:webgl-only', ...defaultClientConditions],
    alias: {
      '#client': fileURLToPath(new URL('.', import.meta.url)),
      '#schema': fileURLToPath(new URL('../schema', import.meta.url)),
      // Of nivo, whose charts do not move here.
      '@react-spring/web': fileURLToPath(
        new URL('components/charts/springs-at-rest.ts', import.meta.url),
      ),
    },
  },
  define: {
    __BUILD_BRANCH__: JSON.stringify(
      checkoutLabel('BUILD_BRANCH', ['rev-parse', '--abbrev-ref', 'HEAD']),
    ),
    __BUILD_COMMIT__: JSON.stringify(
      checkoutLabel('BUILD_COMMIT', ['rev-parse', '--short=7', 'HEAD']),
    ),
  },
  build: {
    outDir: fileURLToPath(new URL('../dist/client', import.meta.url)),
    emptyOutDir: true,
    // npm run check:page-size reads it.
    manifest: true,
    chunkSizeWarningLimit: 800,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: {
    proxy: {
      // The whole path: otherwise it would match our own modules under /graphql/ too.
      '^/graphql$': { target: api, ws: true },
      '/api': api,
      '/t/': edge,
    },
  },
});
