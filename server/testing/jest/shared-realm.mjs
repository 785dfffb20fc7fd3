import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** Jest requires this file, and reads the default export of what says it is a module. */
export const __esModule = true;

/** Holds what shared modules declared to type-graphql. */
const KEPT = 'TypeGraphQLMetadataStorage';

/**
 * A test environment in the realm of the worker, which its test files share one after the other, so
 * that they can share packages (`shared-modules.mjs`). After a file, environment variables and
 * globals are as before it.
 */
export default class SharedRealmEnvironment {
  global = globalThis;
  fakeTimers = null;

  constructor({ projectConfig }) {
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup() {
    this.variables = { ...process.env };
    this.globals = Object.getOwnPropertyDescriptors(globalThis);
  }

  async teardown() {
    this.fakeTimersModern.dispose();

    for (const name of Object.keys(process.env)) {
      if (!(name in this.variables)) delete process.env[name];
    }
    Object.assign(process.env, this.variables);

    for (const name of Object.getOwnPropertyNames(globalThis)) {
      const before = this.globals[name];
      const after = Object.getOwnPropertyDescriptor(globalThis, name);

      if (name === KEPT) continue;
      if (before === undefined) delete globalThis[name];
      else if (after.value !== before.value) Object.defineProperty(globalThis, name, before);
    }
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** Jest wants one, and `shared-modules.mjs` does without it. */
  getVmContext() {
    return globalThis;
  }
}
