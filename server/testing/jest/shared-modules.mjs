import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import vm from 'node:vm';
import Runtime from 'jest-runtime';

/** Jest requires this file, and reads the default export of what says it is a module. */
export const __esModule = true;

const require = createRequire(import.meta.url);
const namespaces = new Map();

const isPackage = (specifier) =>
  /^@?[a-z]/.test(specifier) && !/^(node:|file:|data:|@jest\/)/.test(specifier);

/** The exports of a package, loaded as Node loads it, once for all test files of a worker. */
function namespaceOf(specifier) {
  const known = namespaces.get(specifier);
  if (known) return known;

  const exported = require(fileURLToPath(import.meta.resolve(specifier)));
  const isModule = Object.prototype.toString.call(exported) === '[object Module]';
  const namespace = isModule ? exported : { ...exported, default: exported };

  namespaces.set(specifier, namespace);
  return namespace;
}

function makeModule(specifier, identifier) {
  const namespace = namespaceOf(specifier);
  const names = Object.keys(namespace);

  const module = new vm.SyntheticModule(
    names,
    function setExports() {
      for (const name of names) this.setExport(name, namespace[name]);
    },
    { identifier },
  );

  module.link(() => {});
  module.evaluate();
  return module;
}

/** Modules of the product by their address, evaluated by an earlier test file of this worker. */
const productModules = new Map();
const sourceMaps = new Map();

/** A test file shares neither itself nor what belongs to tests, which may register hooks. */
const isProduct = (address) =>
  /\/(server|schema)\/.*\.ts$/.test(address) &&
  !/\/(testing|bench|node_modules)\/|\.(test|trial|bench|fixture)\.ts$/.test(address);

let current;

/**
 * Jest's runtime, in which packages and the modules of the product belong to the worker and not to
 * the test file. Jest itself reads, compiles and runs 2,000 modules of packages and 1,000 of the
 * product again for each test file of the API, which takes longer than most tests. So what a
 * product module keeps in a variable stays for the next test file, as it does between two requests.
 * `shared-realm.mjs` must be the environment: an Error that a package throws is then an Error of
 * the test.
 */
export default class SharedModulesRuntime extends Runtime {
  constructor(...parameters) {
    super(...parameters);
    current = this;

    const { esmLoader, executor, registries, _resolution: resolution } = this;
    const isShared = (specifier) => isPackage(specifier) && !resolution.isCoreModule(specifier);

    const shareModule = (specifier) => {
      // The key that Jest gives a module of Node.
      const key = `node:${specifier}`;
      const registry = registries.getActiveEsmRegistry();

      if (!registry.has(key)) registry.set(key, makeModule(specifier, key));
      return registry.get(key);
    };

    // Jest resolves imports in two ways: at once, and one by one when a file awaits something at
    // its top. The first asks whether a name is a module of Node and takes that from the registry.
    const isCoreModule = (specifier) => {
      if (isShared(specifier)) shareModule(specifier);
      return isPackage(specifier) || resolution.isCoreModule(specifier);
    };

    const resolveModule = esmLoader.resolveModule.bind(esmLoader);
    const importInThis = esmLoader.dynamicImport;

    esmLoader.resolution = Object.create(resolution, { isCoreModule: { value: isCoreModule } });
    esmLoader.resolveModule = async (specifier, ...rest) =>
      isShared(specifier) ? shareModule(specifier) : resolveModule(specifier, ...rest);

    // A shared module imports by the runtime of the test file that runs, not by that of its first.
    this.importInThis = importInThis;
    esmLoader.dynamicImport = (...parameters) => current.importInThis(...parameters);

    // Modules run in the realm of the worker, not in one of their own.
    esmLoader.getContext = () => undefined;
    executor.compile = (source, filename) =>
      vm.compileFunction(source, executor.injectedModuleParameters, { filename });

    for (const [address, module] of productModules)
      registries.getActiveEsmRegistry().set(address, module);
    for (const [file, map] of sourceMaps) this.getSourceMaps().set(file, map);
  }

  teardown() {
    for (const [address, module] of this.registries.getActiveEsmRegistry())
      if (module.status === 'evaluated' && isProduct(address)) productModules.set(address, module);
    for (const [file, map] of this.getSourceMaps()) if (isProduct(file)) sourceMaps.set(file, map);

    super.teardown();
  }
}
