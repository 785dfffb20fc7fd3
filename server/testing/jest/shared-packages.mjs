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

/**
 * Jest's runtime, in which packages belong to the worker and not to the test file. Jest itself
 * reads, compiles and runs 2,000 modules of packages again for each test file of the API, which
 * takes longer than most tests. `shared-realm.mjs` must be the environment: an Error that a package
 * throws is then an Error of the test.
 */
export default class SharedPackagesRuntime extends Runtime {
  constructor(...parameters) {
    super(...parameters);

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

    esmLoader.resolution = Object.create(resolution, { isCoreModule: { value: isCoreModule } });
    esmLoader.resolveModule = async (specifier, ...rest) =>
      isShared(specifier) ? shareModule(specifier) : resolveModule(specifier, ...rest);

    // Modules run in the realm of the worker, not in one of their own.
    esmLoader.getContext = () => undefined;
    executor.compile = (source, filename) =>
      vm.compileFunction(source, executor.injectedModuleParameters, { filename });
  }
}
