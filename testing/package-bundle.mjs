import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';

// The packages that tests import are bundled into one script (bundle-packages.mjs). A worker reads and compiles it once and
// runs it in the context of every test file, where loading the modules one by one would take most of the time of a file.

const CACHE = path.resolve(import.meta.dirname, '../node_modules/.cache/test-packages');
/** Under it a test file's context has the packages, by name, as functions that load them. */
const KEY = 'testPackages';

const compiled = new Map();
/** Of the context that runs now; a worker runs one test file at a time. */
let importInContext;

export const bundleFolder = (project) => path.join(CACHE, project);
export const bundleFile = (project) => path.join(bundleFolder(project), 'packages.cjs');

/** For jest's moduleNameMapper: what is imported by these names comes from the bundle. */
export function mapPackages(project, names) {
  const anyName = names.map((name) => name.replaceAll(/[./]/g, '\\$&')).join('|');
  return { [`^(${anyName})$`]: path.join(bundleFolder(project), '$1.mjs') };
}

/** The module behind such a name: it hands on what the package exports. */
export function moduleOf(name, exported, { isEsm }) {
  const names = Object.keys(exported).filter((key) => !['default', '__esModule', 'module.exports'].includes(key));
  const declared = names.map((key, at) => `${JSON.stringify(key)}: _${at}`);
  const handedOn = names.map((key, at) => `_${at} as ${JSON.stringify(key)}`);
  const fallback = isEsm ? ('default' in exported ? 'exported.default' : null) : 'exported';
  return [
    `const packages = globalThis.${KEY};`,
    'packages.import ??= (specifier) => import(specifier);',
    `const exported = packages.load[${JSON.stringify(name)}]();`,
    ...(fallback ? [`export default ${fallback};`] : []),
    `const { ${declared.join(', ')} } = exported;`,
    `export { ${handedOn.join(', ')} };`,
  ].join('\n');
}

function compile(file) {
  if (!compiled.has(file)) {
    const wrapped = `(function (module, exports, require, __filename, __dirname) {${fs.readFileSync(file, 'utf8')}\n})`;
    const importModuleDynamically = (specifier) => importInContext(specifier);
    compiled.set(file, new vm.Script(wrapped, { filename: file, importModuleDynamically }));
  }
  return compiled.get(file);
}

/** Makes the bundled packages of a project importable in a context; none is loaded yet. */
export function offerPackages(project, context, global) {
  const file = bundleFile(project);
  const require = createRequire(file);
  const module = { exports: {}, require };
  compile(file).runInContext(context).call(module.exports, module, module.exports, require, file, path.dirname(file));
  global[KEY] = { load: module.exports };
  importInContext = (specifier) => global[KEY].import(specifier);
}

/** A test environment with the bundled packages of a project. */
export const withPackages = (Environment, project) =>
  class extends Environment {
    async setup() {
      await super.setup();
      offerPackages(project, this.getVmContext(), this.global);
    }
  };
