import { close, listen } from '#server/core/http/listen.js';
import { readEdgeConfig } from '#server/core/process/config.js';
import { runProcess } from '#server/core/process/run-process.js';
import { openEdge } from '#server/ingestion/edge/edge.js';

await runProcess('edge', readEdgeConfig, async ({ config, health, onStop }) => {
  const edge = await openEdge(config, health);
  onStop('storage', () => edge.stop());
  await listen(edge.server, { port: config.edgePort, host: config.host, setting: 'EDGE_PORT' });
  onStop('server', () => close(edge.server));
});
