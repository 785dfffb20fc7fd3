import { fileURLToPath } from 'node:url';
import {
  css,
  editorWorkerService,
  graphqlWorker,
  js,
  jsonWorker,
} from '@graphql-yoga/render-graphiql/graphiql';
import { defineConfig, type Plugin } from 'vite';

/** GraphiQL, which its package has as texts: the page loads them as files, under these names. */
const FILES = {
  'graphiql.js': js,
  'graphiql.css': css,
  'worker-editorWorkerService.js': editorWorkerService,
  'worker-graphql.js': graphqlWorker,
  'worker-json.js': jsonWorker,
};

const graphiql = (): Plugin => ({
  name: 'graphiql',
  generateBundle() {
    for (const [fileName, source] of Object.entries(FILES))
      this.emitFile({ type: 'asset', fileName, source });
  },
});

/** A page of its own: what it shares with the product's pages must not change their chunks. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/explorer/',
  publicDir: false,
  resolve: {
    alias: {
      '#client': fileURLToPath(new URL('..', import.meta.url)),
      '#schema': fileURLToPath(new URL('../../schema', import.meta.url)),
    },
  },
  plugins: [graphiql()],
  build: { emptyOutDir: true },
});
