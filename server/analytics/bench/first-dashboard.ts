import 'reflect-metadata';
import { DASHBOARD_OF_YEAR, filterOfYear, openBenchApi } from './bench-api.js';

/**
 * Prints the milliseconds and the processor time of the first dashboard that an api answers, with
 * the year of one customer.
 */
const [databaseUrl = '', customerId] = process.argv.slice(2);
const api = await openBenchApi(databaseUrl);

const [startedAt, usedBefore] = [performance.now(), process.cpuUsage()];
await api.ask(DASHBOARD_OF_YEAR, filterOfYear(Number(customerId), 0));
const tookMs = performance.now() - startedAt;
const { user, system } = process.cpuUsage(usedBefore);

console.log(JSON.stringify([tookMs, (user + system) / 1000]));
await api.close();
