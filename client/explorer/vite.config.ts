import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * A separate page: its editor is ten times the size of the product's first page, which must not
 * contain any of it.
 */
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
  plugins: [react()],
  build: {
    emptyOutDir: true,
    chunkSizeWarningLimit: 4_000,
    rolldownOptions: {
      // Libraries for servers and browsers carry 'use client' directives, and the bundler warns
      // about each.
      onwarn: (warning, warn) => {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
});
