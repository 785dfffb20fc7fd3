import { startThrowAwayServices } from './embedded/throw-away-services.js';

/** `npm run services`: PostgreSQL and Redis for test runs to share, until Ctrl-C. */
const services = await startThrowAwayServices('memory');
console.log(
  `export TEST_DATABASE_URL=${services.databaseUrl}\nexport TEST_REDIS_URL=${services.redisUrl}`,
);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void services.stop().then(() => process.exit(0)));
}
