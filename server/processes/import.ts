import { parseArgs } from 'node:util';
import { ConfigError, readEdgeConfig } from '#server/core/process/config.js';
import { ImportError, importFile } from '#server/ingestion/import/import-file.js';
import { importSummary } from '#server/ingestion/import/import-summary.js';
import { MappingError, readMapping } from '#server/ingestion/import/mapping/mapping-file.js';
import type { Mapping } from '#server/ingestion/import/mapping/ready-mappings.js';
import { ProgressBar } from '#server/ingestion/import/progress-bar.js';
import { parseSender, senderOf } from '#server/ingestion/sender.js';

const USAGE = `Usage: npm run import -- FILE [--sender BROADCASTER:7] [--map MAPPING]
FILE is a log: newline-delimited JSON, a JSON array, CSV or TSV with a head line, plain or packed with gzip or zstd.
--sender names the organisation whose ids the lines carry, so that what it sent itself is not counted again.
--map says what the columns mean: a file, or cm360, google-ad-manager, freewheel, mediatailor (docs/logs.md).`;

const { file, sender, mapping } = readArguments();

const bar = new ProgressBar(process.stderr);
try {
  const report = await importFile(file, readEdgeConfig(), {
    sender,
    mapping,
    onProgress: (share, progress) => bar.draw(share, progress),
  });
  bar.end();
  console.log(importSummary(report).join('\n'));
} catch (error) {
  bar.end();
  if (!(error instanceof ImportError) && !(error instanceof ConfigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function readArguments(): { file: string; sender?: string; mapping: Mapping | null } {
  try {
    const { values, positionals } = parseArgs({
      options: { sender: { type: 'string' }, map: { type: 'string' } },
      allowPositionals: true,
    });
    const [file] = positionals;
    if (!file || positionals.length > 1) throw new Error('name one file');

    const mapping = values.map === undefined ? null : readMapping(values.map);
    if (values.sender === undefined) return { file, mapping };

    const organisation = parseSender(values.sender);
    if (!organisation)
      throw new Error(
        '--sender must be CUSTOMER, AGENCY, BROADCASTER or ADTECH, a colon and a number',
      );
    return { file, sender: senderOf(organisation), mapping };
  } catch (error) {
    const usage = error instanceof MappingError ? '' : `\n${USAGE}`;
    console.error(`${error instanceof Error ? error.message : String(error)}${usage}`);
    process.exit(64); // EX_USAGE
  }
}
