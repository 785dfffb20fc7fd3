import Runtime from 'jest-runtime';

/** Jest requires this file, and reads the default export of what says it is a module. */
export const __esModule = true;

/** A test file shares neither itself nor what belongs to tests, which may register hooks. */
const isShared = (address) =>
  /\/(client|schema|node_modules|dist)\//.test(address) &&
  !/\/client\/(.+\/)?testing\/|\.(test|fixture)\.tsx?$|\/@testing-library\/react\/|^@jest\//.test(
    address,
  );

let current;

/**
 * Jest's runtime, in which packages and the modules of the page belong to the window that test
 * files share (`shared-window.mjs`). Jest itself reads, compiles and runs 1,500 of them again for
 * each test file, and V8 then optimises them anew, which takes as long as the tests. So what a
 * module keeps in a variable stays for the next test file, as it does between two screens.
 */
export default class SharedModulesRuntime extends Runtime {
  constructor(...parameters) {
    super(...parameters);
    current = this;

    const { esmLoader, registries, requireBuilder } = this;

    // A shared module imports by the runtime of the test file that runs, not by that of its first.
    this.importInThis = esmLoader.dynamicImport;
    esmLoader.dynamicImport = (...parameters) => current.importInThis(...parameters);
    requireBuilder.requireDispatch = (...parameters) => current.requireModuleOrMock(...parameters);

    const { commonjs, esm, sourceMaps } = this._environment.modules;
    for (const [file, module] of commonjs) registries.getActiveCjsRegistry().set(file, module);
    for (const [address, module] of esm) registries.getActiveEsmRegistry().set(address, module);
    for (const [file, map] of sourceMaps) this.getSourceMaps().set(file, map);
  }

  teardown() {
    const { commonjs, esm, sourceMaps } = this._environment.modules;

    for (const [file, module] of this.registries.getActiveCjsRegistry())
      if (module.loaded && isShared(file)) commonjs.set(file, module);
    for (const [address, module] of this.registries.getActiveEsmRegistry())
      if (module.status === 'evaluated' && isShared(address)) esm.set(address, module);
    for (const [file, map] of this.getSourceMaps()) if (isShared(file)) sourceMaps.set(file, map);

    super.teardown();
  }
}
