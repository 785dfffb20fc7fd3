import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { BUNDLED, BUNDLES } from './bundled-packages.mjs';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** The bundles follow from the installed packages and from how they are made. */
function fingerprint() {
  const hash = createHash('sha256');
  for (const file of [
    'package-lock.json',
    'client/testing/bundles/bundle-packages.mjs',
    'client/testing/bundles/bundled-packages.mjs',
  ])
    hash.update(fs.readFileSync(path.join(ROOT, file)));
  return hash.digest('hex');
}

/**
 * Jest's global set-up of the client's tests: bundles packages of hundreds of small modules, which
 * every test file would otherwise read, compile and link again. Vite bundles the same packages for
 * the page.
 */
export default async function bundlePackages() {
  const folder = path.join(ROOT, BUNDLES);
  const stamp = path.join(folder, 'made-from');
  const made = fingerprint();
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === made) return;

  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    mode: 'test',
    resolve: { conditions: [] },
    ssr: {
      noExternal: [
        /^(@chakra-ui|@ark-ui|@zag-js|@internationalized|@floating-ui|@apollo\/client|lucide-react|date-fns|rxjs)(\/|$)/,
      ],
      resolve: { conditions: ['import', 'default'] },
    },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      target: 'es2024',
      rolldownOptions: {
        input: Object.fromEntries(
          BUNDLED.map((specifier) => [specifier.replaceAll('/', '_'), specifier]),
        ),
        preserveEntrySignatures: 'strict',
        output: {
          format: 'es',
          entryFileNames: '[name].mjs',
          chunkFileNames: 'shared-[hash].mjs',
        },
      },
    },
  });
  fs.writeFileSync(stamp, made);
}
