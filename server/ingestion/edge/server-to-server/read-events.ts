import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import { LogReader } from '#server/ingestion/edge/lines/forms/log-reader.js';
import {
  readLines,
  type AcceptedLine,
  type LineWiring,
  type NumberedLine,
} from '#server/ingestion/edge/lines/read-lines.js';
import type { BodyReport } from './body-report.js';
import type { KnownLines } from './known-lines.js';

const CHUNK_LINES = 2_000;
const PART_BYTES = 1024 ** 2;

export interface Body {
  bytes: Buffer;
  /** The sender says that it is CSV or TSV. */
  isSeparated: boolean;
}

/**
 * The events of a body in any form that `LogReader` knows, some lines at a time: a body of 20 MB may
 * hold ten million. Nothing is stored here, so that a body may be sent again if the look-up of its
 * tags fails halfway. Throws when the database does not answer for those.
 */
export async function readEvents(
  body: Body,
  wiring: LineWiring,
  knownLines: KnownLines,
  report: BodyReport,
): Promise<QueuedEvent[]> {
  const events: QueuedEvent[] = [];
  const seenIds = new Set<string>();
  let isAsked = true;
  const take = async (lines: readonly NumberedLine[]) => {
    const { accepted, rejected } = await readLines(lines, wiring, (fields) =>
      report.addUnknownFields(fields),
    );
    const repeated = accepted.filter(
      ({ event }) => event.hasCallerId && isRepeated(seenIds, event.id),
    );
    const known = isAsked ? await knownLines.find(accepted) : null;
    isAsked = known !== null; // one attempt is enough: the sender waits
    report.addRejected(rejected);
    report.addDuplicates(inOrder(repeated, known ?? []));
    for (const { event } of accepted) events.push(event);
  };

  let chunk: NumberedLine[] = [];
  for (const line of linesOf(body)) {
    chunk.push(line);
    if (chunk.length < CHUNK_LINES) continue;
    await take(chunk);
    chunk = [];
  }
  await take(chunk);
  return events;
}

/** The reader may copy what it gets, so it gets a part at a time. */
function* linesOf({ bytes, isSeparated }: Body): Generator<NumberedLine> {
  const reader = new LogReader({ isSeparated });
  for (let at = 0; at < bytes.length; at += PART_BYTES)
    yield* reader.push(bytes.subarray(at, at + PART_BYTES));
  yield* reader.end();
}

function isRepeated(seenIds: Set<string>, id: string): boolean {
  if (seenIds.has(id)) return true;
  seenIds.add(id);
  return false;
}

const inOrder = (repeated: readonly AcceptedLine[], known: readonly number[]): number[] =>
  [...new Set([...repeated.map(({ line }) => line), ...known])].sort((a, b) => a - b);
