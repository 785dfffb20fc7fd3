import tests from '../../../tools/jest.config.mjs';

const server = tests.projects.find(({ displayName }) => displayName === 'server');

/**
 * Trials kill, pause, replace and restore whole processes under load, or take long for another
 * reason. They run one after the other, because each needs the machine for itself.
 */
export default {
  ...tests,
  maxWorkers: 1,
  projects: [{ ...server, displayName: 'trials', testMatch: ['<rootDir>/server/**/*.trial.ts'] }],
};
