import path from 'node:path';
import tests from '../../../jest.config.mjs';

const rootDir = path.resolve(import.meta.dirname, '../../..');
const server = tests.projects.find(({ displayName }) => displayName === 'server');

/**
 * Trials kill, pause, replace and restore whole processes under load, or take long for another
 * reason. They run one after the other, because each needs the machine for itself.
 */
export default {
  ...tests,
  rootDir,
  maxWorkers: 1,
  projects: [
    { ...server, rootDir, displayName: 'trials', testMatch: ['<rootDir>/server/**/*.trial.ts'] },
  ],
};
