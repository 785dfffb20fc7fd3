import type { EventLine } from '#server/ingestion/edge/lines/event-line.js';
import type { NumberedLine } from '#server/ingestion/edge/lines/read-lines.js';
import { Collector, type Progress } from './collector.js';
import { inChunks } from './file/in-chunks.js';

/**
 * Takes generated or converted events through the same steps as calls; resolves when all are in the
 * queue.
 */
export async function collectLines(
  lines: Iterable<EventLine> | AsyncIterable<EventLine>,
  settings: Parameters<typeof Collector.open>[0],
  onProgress?: (progress: Progress) => void,
): Promise<Progress> {
  const collector = await Collector.open(settings);
  try {
    return await collector.collect(inChunks(numbered(lines)), { onProgress });
  } finally {
    await collector.close();
  }
}

async function* numbered(
  lines: Iterable<EventLine> | AsyncIterable<EventLine>,
): AsyncGenerator<[NumberedLine]> {
  let line = 0;
  for await (const content of lines) yield [{ line: ++line, content }];
}
