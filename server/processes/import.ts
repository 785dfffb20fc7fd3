import { parseArgs } from 'node:util';
import { ConfigError, readEdgeConfig } from '#server/core/process/config.js';
import { ImportError, importFile } from '#server/ingestion/import/import-file.js';
import { ProgressBar } from '#server/ingestion/import/progress-bar.js';
import { parseSender, senderOf } from '#server/ingestion/sender.js';

const USAGE = `Usage: npm run import -- FILE.ndjson[.gz] [--sender BROADCASTER:7]   (one event a line, as for POST /t/events)
--sender names the organisation whose ids the lines carry, so that what it sent itself is not counted again.`;

const { file, sender } = readArguments();

const bar = new ProgressBar(process.stderr);
try {
  const report = await importFile(
    file,
    readEdgeConfig(),
    (share, progress) => bar.draw(share, progress),
    sender,
  );
  bar.end();
  console.log(
    `${report.accepted} events are in the queue, ${report.rejected} lines were rejected.`,
  );
  if (report.rejectionsFile) console.log(`Their numbers and reasons: ${report.rejectionsFile}`);
} catch (error) {
  bar.end();
  if (!(error instanceof ImportError) && !(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function readArguments(): { file: string; sender?: string } {
  try {
    const { values, positionals } = parseArgs({
      options: { sender: { type: 'string' } },
      allowPositionals: true,
    });
    const [file] = positionals;
    if (!file || positionals.length > 1) throw new Error('name one file');
    if (values.sender === undefined) return { file };
    const organisation = parseSender(values.sender);
    if (!organisation)
      throw new Error(
        '--sender must be CUSTOMER, AGENCY, BROADCASTER or ADTECH, a colon and a number',
      );
    return { file, sender: senderOf(organisation) };
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
    process.exit(64); // EX_USAGE
  }
}
