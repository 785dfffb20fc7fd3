import 'reflect-metadata';
import { DASHBOARD_OF_YEAR, filterOfYear, openBenchApi } from './bench-api.js';

/** Loads the given customers' dashboards as the api does, and prints the memory in use. */
const [databaseUrl = '', ...customerIds] = process.argv.slice(2);
const api = await openBenchApi(databaseUrl);

for (let round = 0; round < 40; round += 1) {
  for (const clientId of customerIds.map(Number)) {
    const filter = Object.assign(filterOfYear(clientId, 0), { channels: [0, round] });
    await api.ask(DASHBOARD_OF_YEAR, filter);
  }
}
console.log((process.memoryUsage().rss / 1024 ** 2).toFixed(0));
await api.close();
