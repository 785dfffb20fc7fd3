import { isUtf8 } from 'node:buffer';
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
  /** Number from 1, as an editor counts; in JSON that is not line by line the place among values. */
  line: number;
  /** The bytes of a line of JSON, the line in parsed form, or why it is none. */
  content: Buffer | EventLine | Readonly<Record<string, unknown>> | LineError;
  /** The line as it stands in the log, where `content` is not that. */
  bytes?: Buffer;
}

export interface AcceptedLine {
  line: number;
  /** False where the id of the event is made of the line, or new. */
  bringsId: boolean;
  event: QueuedEvent;
}

/** The rules that the lines of a log need besides. */
export interface LogRules {
  /** The `EventLine` that a line of the log means; null for one that is about no event. */
  map: (content: unknown) => unknown;
  /** The id of an event whose line brings none. */
  idOf: (content: unknown, occurredAtMs: number) => string;
}

export interface LineWiring {
  directory: TagDirectory;
  lookups: Lookups;
  /** The organisation whose event ids the lines carry, as `senderOf` writes it. */
  sender: string;
  /** The tags among these that the sender may write to. */
  visibleTags: (tags: readonly Tag[]) => Promise<ReadonlySet<Tag>>;
  log?: LogRules;
}

const MAX_LINE_BYTES = 64 * 1024;
const LINES_A_TURN = 500;
/** Lines may be long, and what they hold besides the fields of an event is parsed, too. */
const BYTES_A_TURN = 256 * 1024;

interface Candidate {
  line: number;
  /** The content of the line before a mapping. */
  content: unknown;
  read: ReadLine;
}

interface ReadLines {
  accepted: AcceptedLine[];
  rejected: Rejection[];
  /** Lines that are about no event. */
  leftOut: number;
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
): Promise<ReadLines> {
  const { log } = wiring;
  const receivedAtMs = Date.now();
  const rejected: Rejection[] = [];
  const candidates: Candidate[] = [];
  let leftOut = 0;
  let turnBytes = 0;
  for (const [index, line] of lines.entries()) {
    if (index % LINES_A_TURN === LINES_A_TURN - 1 || turnBytes > BYTES_A_TURN) {
      turnBytes = 0;
      await nextTurn();
    }
    turnBytes += Buffer.isBuffer(line.content) ? line.content.length : 0;
    try {
      const content = parseContent(line.content);
      const stated = log ? log.map(content) : content;
      if (stated === null && log) {
        leftOut += 1;
        continue;
      }
      const unknown = onUnknownFields ? unknownFields(stated) : [];
      if (unknown.length > 0) onUnknownFields?.(unknown);
      const read = readEventLine(stated, receivedAtMs);
      candidates.push({ line: line.line, content, read });
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
    const call = callOf(candidate, tag, wiring.sender, receivedAtMs);
    if (log && tag?.kind === call.kind && call.callerId === '')
      call.suppliedEventId = log.idOf(candidate.content, call.occurredAtMs);
    const event = eventOf(call, wiring.lookups);
    if (event) accepted.push({ line: candidate.line, bringsId: call.callerId !== '', event });
    else rejected.push(rejectionOf(candidate.line, unknownTag(candidate.read)));
  }
  rejected.sort((a, b) => a.line - b.line);
  return { accepted, rejected, leftOut };
}

const unknownTag = ({ kind }: ReadLine) =>
  new LineError('UNKNOWN_TAG', `tag is no known ${kind} tag`, 'tag');

const BYTE_ORDER_MARK = '\ufeff';

function parseContent(content: NumberedLine['content']): unknown {
  if (content instanceof LineError) throw content;
  if (!Buffer.isBuffer(content)) return content;
  if (content.length > MAX_LINE_BYTES)
    throw new LineError('LINE_TOO_LONG', `the line is longer than ${MAX_LINE_BYTES / 1024} KB`);
  const shapeError = jsonShapeError(content);
  if (shapeError !== null) throw new LineError('NOT_JSON', `the line ${shapeError}`);
  if (!isUtf8(content)) throw new LineError('NOT_UTF8', 'the line is not UTF-8');

  const text = content.toString();
  try {
    const parsed: unknown = JSON.parse(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);
    return withRepeatedSignals(parsed, text);
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
  { read }: Candidate,
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
    suppliedEventId: '',
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
