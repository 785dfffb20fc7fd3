import path from 'node:path';
import { bundledNames } from '../client/testing/bundles/bundled-packages.mjs';

const rootDir = path.resolve(import.meta.dirname, '..');

const transform = {
  '^.+\\.[cm]?tsx?$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2024',
        parser: { syntax: 'typescript', tsx: true, decorators: true },
        transform: {
          react: { runtime: 'automatic' },
          legacyDecorator: true,
          useDefineForClassFields: false,
        },
      },
      module: { type: 'es6' },
    },
  ],
};

const shared = {
  rootDir,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '^#(server|schema)/(.*)\\.js$': '<rootDir>/$1/$2',
    '^#(client|schema)/(.*)$': '<rootDir>/$1/$2',
  },
  transform,
};

const withServices = {
  runtime: '<rootDir>/server/testing/jest/shared-modules.mjs',
  testEnvironment: '<rootDir>/server/testing/jest/shared-realm.mjs',
  globalSetup: '<rootDir>/server/testing/global-setup.mjs',
  globalTeardown: '<rootDir>/server/testing/global-teardown.mjs',
};

export default {
  rootDir,
  // Only what hangs takes as long, on a busy machine too.
  testTimeout: 60_000,
  maxWorkers: '100%',
  // Modules of finished test files stay in memory: a worker that grew is replaced.
  workerIdleMemoryLimit: '1GB',
  reporters: ['default', '<rootDir>/server/testing/jest/slowest-files.mjs'],
  projects: [
    {
      ...shared,
      ...withServices,
      displayName: 'server',
      testMatch: ['<rootDir>/{server,schema}/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.browser\\.test\\.ts$'],
    },
    {
      ...shared,
      displayName: 'client',
      runtime: '<rootDir>/client/testing/jest/shared-modules.mjs',
      testEnvironment: '<rootDir>/client/testing/jest/shared-window.mjs',
      testMatch: ['<rootDir>/client/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', '\\.browser\\.test\\.ts$'],
      setupFilesAfterEnv: ['<rootDir>/client/testing/setup.ts'],
      globalSetup: '<rootDir>/client/testing/bundles/bundle-packages.mjs',
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        ...bundledNames,
        '^@react-spring/web$': '<rootDir>/client/components/charts/springs-at-rest.ts',
        '\\.(css|svg|png|woff2)$': '<rootDir>/client/testing/asset.ts',
      },
    },
    {
      ...shared,
      ...withServices,
      displayName: 'browser',
      testMatch: ['<rootDir>/{server,client}/**/*.browser.test.ts'],
    },
  ],
};
