import { setImmediate as nextTurn } from 'node:timers/promises';
import { jsonShapeError } from '#server/core/input/json-shape.js';
import type { QueuedEvent } from '#server/ingestion/queued-event.js';
import type { CollectedCall, Tag } from '#server/ingestion/edge/pipeline/collected-call.js';
import { eventOf, type Lookups } from '#server/ingestion/edge/pipeline/steps.js';
import type { TagDirectory } from '#server/ingestion/edge/tags/tag-directory.js';
import { readEventLine, unknownFields, type EventLine, type ReadLine } from './event-line.js';
import { withRepeatedSignals } from './repeated-fields.js';
import { LineError, rejectionOf, type Rejection } from './rejection-code.js';

export interface NumberedLine {
  /** Number from 1, as an editor counts. */
  line: number;
  /** The bytes of a line, or its parsed form. */
  content: Buffer | EventLine;
  /** An id for the event if the line brings none; empty for a new one. */
  eventId: string;
}

export interface AcceptedLine {
  line: number;
  event: QueuedEvent;
}

export interface LineWiring {
  directory: TagDirectory;
  lookups: Lookups;
  /** The organisation whose event ids the lines carry, as `senderOf` writes it. */
  sender: string;
  /** The tags among these that the sender may write to. */
  visibleTags: (tags: readonly Tag[]) => Promise<ReadonlySet<Tag>>;
}

const MAX_LINE_BYTES = 64 * 1024;
const LINES_A_TURN = 500;
/** Lines may be long, and what they hold besides the fields of an event is parsed, too. */
const BYTES_A_TURN = 256 * 1024;

interface Candidate extends NumberedLine {
  read: ReadLine;
}

/**
 * The events of some lines, and the reason for each rejected line. Stores nothing. `onUnknownFields`
 * gets the unknown fields of each line that has some. Throws when tags are unknown and the database
 * does not answer.
 */
export async function readLines(
  lines: readonly NumberedLine[],
  wiring: LineWiring,
  onUnknownFields?: (fields: readonly string[]) => void,
): Promise<{ accepted: AcceptedLine[]; rejected: Rejection[] }> {
  const receivedAtMs = Date.now();
  const rejected: Rejection[] = [];
  const candidates: Candidate[] = [];
  let turnBytes = 0;
  for (const [index, line] of lines.entries()) {
    if (index % LINES_A_TURN === LINES_A_TURN - 1 || turnBytes > BYTES_A_TURN) {
      turnBytes = 0;
      await nextTurn();
    }
    turnBytes += Buffer.isBuffer(line.content) ? line.content.length : 0;
    try {
      const content = parseContent(line.content);
      const unknown = unknownFields(content);
      if (unknown.length > 0) onUnknownFields?.(unknown);
      candidates.push({ ...line, read: readEventLine(content, receivedAtMs) });
    } catch (error) {
      if (!(error instanceof LineError)) throw error;
      rejected.push(rejectionOf(line.line, error));
    }
  }

  const tags = await findTags(candidates, wiring);
  const accepted: AcceptedLine[] = [];
  for (const [index, candidate] of candidates.entries()) {
    if (index % LINES_A_TURN === LINES_A_TURN - 1) await nextTurn();
    const tag = tags.get(candidate.read.key) ?? null;
    const event = eventOf(callOf(candidate, tag, wiring.sender, receivedAtMs), wiring.lookups);
    if (event) accepted.push({ line: candidate.line, event });
    else rejected.push(rejectionOf(candidate.line, unknownTag(candidate.read)));
  }
  rejected.sort((a, b) => a.line - b.line);
  return { accepted, rejected };
}

const unknownTag = ({ kind }: ReadLine) =>
  new LineError('UNKNOWN_TAG', `tag is no known ${kind} tag`, 'tag');

const utf8 = new TextDecoder('utf-8', { fatal: true });

function parseContent(content: Buffer | EventLine): unknown {
  if (!Buffer.isBuffer(content)) return content;
  if (content.length > MAX_LINE_BYTES)
    throw new LineError('LINE_TOO_LONG', `the line is longer than ${MAX_LINE_BYTES / 1024} KB`);
  const shapeError = jsonShapeError(content);
  if (shapeError !== null) throw new LineError('NOT_JSON', `the line ${shapeError}`);

  let text: string;
  try {
    text = utf8.decode(content);
  } catch {
    throw new LineError('NOT_UTF8', 'the line is not UTF-8');
  }

  try {
    return withRepeatedSignals(JSON.parse(text), text);
  } catch {
    throw new LineError('NOT_JSON', 'the line is not JSON');
  }
}

/** The named tags by key that exist and that the sender sees. */
async function findTags(
  candidates: readonly Candidate[],
  { directory, visibleTags }: LineWiring,
): Promise<Map<string, Tag>> {
  const keys = [...new Set(candidates.map(({ read }) => read.key))];
  const unknown = keys.filter((key) => !directory.find(key));
  if (unknown.length > 0) await directory.lookUpAll(unknown);
  const found = keys.flatMap((key) => {
    const tag = directory.find(key);
    return tag ? [[key, tag] as const] : [];
  });
  const visible = await visibleTags(found.map(([, tag]) => tag));
  return new Map(found.filter(([, tag]) => visible.has(tag)));
}

function callOf(
  { read, eventId }: Candidate,
  tag: Tag | null,
  sender: string,
  receivedAtMs: number,
): CollectedCall {
  return {
    kind: read.kind,
    tag,
    occurredAtMs: read.occurredAtMs,
    receivedAtMs,
    callerId: read.callerId,
    sender,
    suppliedEventId: eventId,
    peer: '',
    forwardedFor: '',
    deviceIp: '',
    statedIp: read.ip,
    userAgent: read.userAgent,
    deviceUserAgent: '',
    purpose: '',
    forwardedProtocol: '',
    cacheBuster: null,
    uid: read.uid,
    signals: read.signals,
    isMisspelt: read.isMisspelt,
    isControl: false,
    region: read.region,
    isTest: false,
  };
}
