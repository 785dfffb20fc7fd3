import fs from 'node:fs';
import { readRunningSettings } from './supervise/run-state.js';

/*
 * Loaded before a command (npm run recompute, import, dead-letters …): unless settings name a
 * database or a Redis, the command uses the services of the product that `npm start` runs on the
 * data folder.
 */
if (fs.existsSync('.env')) process.loadEnvFile('.env');
if (!process.env.DATABASE_URL && !process.env.REDIS_URL) {
  Object.assign(process.env, readRunningSettings(process.env.DATA_DIR || 'data'));
}
