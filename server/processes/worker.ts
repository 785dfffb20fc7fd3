import { createServer } from 'node:http';
import { close, listen } from '../core/listen.js';
import { runProcess } from '../core/run-process.js';
import { openWorker } from '../ingestion/worker/open-worker.js';

await runProcess('worker', async ({ config, health, onStop }) => {
  const worker = openWorker(config, health);
  onStop('worker', () => worker.stop());
  const server = createServer((request, response) => {
    if (!health.answer(request, response)) response.writeHead(404).end();
  });
  await listen(server, config.workerPort, 'WORKER_PORT');
  onStop('server', () => close(server));
});
