import { ConfigError, readConfig } from '../core/config.js';
import { ImportError, importFile } from '../ingestion/import/import-file.js';
import { ProgressBar } from '../ingestion/import/progress-bar.js';

const USAGE = 'Usage: npm run import -- FILE.ndjson[.gz]   (one event a line, as for POST /t/events)';

const files = process.argv.slice(2);
const [file] = files;
if (!file || files.length > 1 || file.startsWith('-')) {
  console.error(USAGE);
  process.exit(64); // EX_USAGE
}

const bar = new ProgressBar(process.stderr);
try {
  const report = await importFile(file, readConfig(), (share, progress) => bar.draw(share, progress));
  bar.end();
  console.log(`${report.accepted} events are in the queue, ${report.rejected} lines were rejected.`);
  if (report.rejectionsFile) console.log(`Their numbers and reasons: ${report.rejectionsFile}`);
} catch (error) {
  bar.end();
  if (!(error instanceof ImportError) && !(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
