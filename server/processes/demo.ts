import { readConfig } from '#server/core/process/config.js';
import { loadDemo } from '#server/database/demo/load-demo.js';
import { openDatabase } from '#server/database/orm.js';
import { ProgressBar } from '#server/ingestion/import/progress-bar.js';

/**
 * Loads the demo data. npm start runs it on the embedded default; it returns at once when they
 * exist.
 */
const config = readConfig();
const orm = await openDatabase(config);
const bar = new ProgressBar(process.stderr);
try {
  await loadDemo(orm, config, {
    onStory: () => process.send?.('story'),
    onProgress: (accepted, total) =>
      bar.draw(accepted / total, { accepted, rejected: 0, isWaiting: false }),
  });
} finally {
  await orm.close(true);
}
