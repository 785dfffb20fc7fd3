import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { build } from 'esbuild';
import { bundleFile, bundleFolder, moduleOf } from './package-bundle.mjs';
import { PACKAGES } from './package-names.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const SCRIPT = /\.[cm]?js$/;
const ENTRY = 'test-packages';

/** Each package is imported the way a module of ours would, but only when it is asked for. */
function entryOf(names, formats) {
  const loads = names.map((name) => `${JSON.stringify(name)}: () => require(${JSON.stringify(name)})`);
  return {
    name: 'entry',
    setup(build) {
      build.onResolve({ filter: new RegExp(`^${ENTRY}$`) }, () => ({ path: ENTRY, namespace: ENTRY }));
      build.onLoad({ filter: /.*/, namespace: ENTRY }, () => ({
        contents: `module.exports = { ${loads.join(', ')} };`,
        resolveDir: ROOT,
      }));
      build.onResolve({ filter: /.*/, namespace: ENTRY }, async ({ path: name, resolveDir }) => {
        const resolved = await build.resolve(name, { kind: 'import-statement', resolveDir });
        formats.set(name, path.relative(ROOT, resolved.path));
        return resolved;
      });
    },
  };
}

/** A module that looks for files beside itself finds them, though it is elsewhere now. */
const ownPlaces = {
  name: 'own-places',
  setup(build) {
    build.onLoad({ filter: SCRIPT }, ({ path: file }) => {
      const source = fs.readFileSync(file, 'utf8');
      if (!/\bimport\.meta\.|\b__(?:dir|file)name\b/.test(source)) return undefined;
      const places = {
        'import.meta.url': `file://${file}`,
        'import.meta.filename': file,
        'import.meta.dirname': path.dirname(file),
        __filename: file,
        __dirname: path.dirname(file),
      };
      const pattern = /\bimport\.meta\.(?:url|filename|dirname)\b|\b__(?:dir|file)name\b/g;
      return { contents: source.replace(pattern, (place) => JSON.stringify(places[place])) };
    });
  },
};

async function write(project, names, conditions) {
  const files = new Map();
  const { metafile, outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [ENTRY],
    outfile: bundleFile(project),
    write: false,
    bundle: true,
    metafile: true,
    format: 'cjs',
    // Conditions as given and no others: those that jest resolves by.
    platform: 'neutral',
    external: [...builtinModules, 'node:*', '*.node'],
    target: 'node22',
    mainFields: ['main'],
    conditions,
    define: { 'process.env.NODE_ENV': '"test"' },
    plugins: [entryOf(names, files), ownPlaces],
    logLevel: 'error',
    legalComments: 'none',
  });
  fs.writeFileSync(bundleFile(project), outputFiles[0].contents);
  return (name) => metafile.inputs[files.get(name)].format === 'esm';
}

/** What the bundle depends on. */
function stateOf(names, conditions) {
  const hash = createHash('sha256').update(JSON.stringify({ names, conditions }));
  for (const file of ['node_modules/.package-lock.json', 'testing/bundle-packages.mjs', 'testing/package-bundle.mjs']) {
    hash.update(fs.readFileSync(path.join(ROOT, file)));
  }
  return hash.digest('hex');
}

/** Bundles the packages of a project unless that is done. */
export async function bundlePackages(project, Environment, configs) {
  const { names, conditions } = PACKAGES[project];
  const stamp = path.join(bundleFolder(project), 'state');
  const state = stateOf(names, conditions);
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === state) return;
  fs.rmSync(bundleFolder(project), { recursive: true, force: true });
  fs.mkdirSync(bundleFolder(project), { recursive: true });
  const isEsm = await write(project, names, conditions);

  const environment = new Environment(configs, { console, docblockPragmas: {}, testPath: '' });
  await environment.setup();
  const { load } = environment.global.testPackages;
  for (const name of names) {
    const file = path.join(bundleFolder(project), `${name}.mjs`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, moduleOf(name, load[name](), { isEsm: isEsm(name) }));
  }
  await environment.teardown();
  fs.writeFileSync(stamp, state);
}
