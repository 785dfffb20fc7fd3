import { createServer } from 'node:http';
import { close, listen } from '#server/core/http/listen.js';
import { readWorkerConfig } from '#server/core/process/config.js';
import { runProcess } from '#server/core/process/run-process.js';
import { WORKER_JOBS } from '#server/operations/worker-jobs.js';
import { openWorker } from '#server/ingestion/worker/loop/open-worker.js';

await runProcess('worker', readWorkerConfig, async ({ config, health, onStop }) => {
  const worker = openWorker(config, health, WORKER_JOBS);
  onStop('worker', () => worker.stop());
  const server = createServer((request, response) => {
    if (!health.answer(request, response)) response.writeHead(404).end();
  });
  await listen(server, { port: config.workerPort, host: config.host, setting: 'WORKER_PORT' });
  onStop('server', () => close(server));
});
