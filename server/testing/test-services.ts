import { startThrowAwayServices } from '#server/launcher/embedded/throw-away-services.js';
import { ensureTemplateDatabase } from './databases/template-database.js';

/**
 * PostgreSQL and Redis for one run of the tests: TEST_DATABASE_URL and TEST_REDIS_URL when both are
 * set (`npm run services` provides such a pair), else new ones. Tests find the addresses in the
 * environment.
 */
export async function openTestServices(): Promise<() => Promise<void>> {
  process.env.LOG_LEVEL ??= 'silent';

  let stop = () => Promise.resolve();
  if (!process.env.TEST_DATABASE_URL || !process.env.TEST_REDIS_URL) {
    const services = await startThrowAwayServices('memory');
    process.env.TEST_DATABASE_URL = process.env.CITUS_URL ?? services.databaseUrl;
    process.env.TEST_REDIS_URL = services.redisUrl;
    stop = services.stop;
  }

  try {
    process.env.TEST_TEMPLATE_DATABASE = await ensureTemplateDatabase(
      process.env.TEST_DATABASE_URL,
    );
  } catch (error) {
    await stop();
    throw error;
  }

  return stop;
}
