import { close, listen } from '#server/core/http/listen.js';
import { runProcess } from '#server/core/process/run-process.js';
import { openEdge } from '#server/ingestion/edge/edge.js';

await runProcess('edge', async ({ config, health, onStop }) => {
  const edge = await openEdge(config, health);
  onStop('storage', () => edge.stop());
  await listen(edge.server, config.edgePort, 'EDGE_PORT');
  onStop('server', () => close(edge.server));
});
