import type { IncomingMessage, ServerResponse } from 'node:http';
import type { EventKind } from '#server/event-store/codes.js';
import type { EventQueue } from '#server/ingestion/edge/queue/event-queue.js';
import { SpoolFullError } from '#server/ingestion/edge/queue/spool-writer.js';
import { eventOf, type Lookups } from '#server/ingestion/edge/pipeline/steps.js';
import type { Tag } from '#server/ingestion/edge/pipeline/collected-call.js';
import type { TagDirectory } from '#server/ingestion/edge/tags/tag-directory.js';
import type { EdgeMetrics } from '#server/ingestion/edge/edge-metrics.js';
import {
  TEST_EVENT_HEADER,
  TEST_MARK_HEADER,
  type IsTestMark,
} from '#server/ingestion/test-mark.js';
import { EdgeError, sendError } from './answers.js';
import type { CallRoom } from './call-room.js';
import { httpCall } from './http-call.js';
import type { PlayerErrorCounter } from './player-error-counter.js';

export interface TagCallParts {
  directory: TagDirectory;
  lookups: Lookups;
  queue: EventQueue;
  metrics: EdgeMetrics;
  room: CallRoom;
  isTestMark: IsTestMark;
}

export interface TagRouteParts extends TagCallParts {
  /** The URL in issued tags, without a slash at the end. */
  edgeUrl: string;
  /** Hosts whose documents `?vast=` may wrap. */
  vastHosts: readonly string[];
  playerErrors: PlayerErrorCounter;
}

/** A call of a known tag. */
export interface TagCall {
  tag: Tag;
  key: string;
  query: string;
  request: IncomingMessage;
  response: ServerResponse;
}

export const storageFull = () =>
  new EdgeError(
    'STORAGE_FULL',
    'The queue is away or full and the spool holds its bound: the event was not stored.',
    {
      'Retry-After': '30',
    },
  );
const busy = () =>
  new EdgeError('UNAVAILABLE', 'Too many calls at once: try again.', { 'Retry-After': '1' });
export const unknownTag = () => new EdgeError('NOT_FOUND', 'There is no such tag.');
const notATest = () => new EdgeError('FORBIDDEN', 'The test mark is not valid, or has expired.');
const notReady = () =>
  new EdgeError('UNAVAILABLE', 'The tags are not loaded yet: try again.', { 'Retry-After': '5' });

/** One event for one call of a tag; sends `answer` when the event is stored. */
export function collectCall(
  parts: TagCallParts,
  kind: EventKind,
  tag: Tag,
  query: string,
  request: IncomingMessage,
  response: ServerResponse,
  answer: (response: ServerResponse) => void,
): void {
  const { queue, metrics, lookups, room } = parts;
  const mark = request.headers[TEST_MARK_HEADER];
  // Refused rather than counted: a caller that sends a test mark does not want an impression.
  if (mark !== undefined && !parts.isTestMark(tag, mark)) return sendError(response, notATest());

  const event = eventOf(httpCall(kind, tag, request, query, mark !== undefined), lookups);
  if (!event) {
    metrics.countRefused('unknown_tag');
    return sendError(response, unknownTag());
  }

  const bytes = room.take(request);
  if (bytes === null) {
    metrics.countRefused('busy');
    return sendError(response, busy());
  }

  queue.append(event, (error) => {
    room.giveBack(bytes);
    if (error) {
      metrics.countRefused('storage_full');
      return sendError(response, asEdgeError(error));
    }
    metrics.countAccepted(event);
    if (mark !== undefined) response.setHeader(TEST_EVENT_HEADER, event.id);
    answer(response);
  });
}

export function asEdgeError(error: unknown): EdgeError {
  if (error instanceof EdgeError) return error;
  if (error instanceof SpoolFullError) return storageFull();
  return new EdgeError('INTERNAL', 'Something went wrong on our side.');
}

/** The tag that a call names, from memory or, once, from the database. Throws NOT_FOUND. */
export async function lookUpTag(
  { directory, metrics }: TagCallParts,
  key: string,
  kind: EventKind,
): Promise<Tag> {
  let tag: Tag | null = null;
  try {
    tag = await directory.lookUp(key);
  } catch {
    // The directory was complete seconds ago, so an unknown key most likely does not exist.
    if (!directory.isLoaded) throw notReady();
  }

  if (tag?.kind === kind) return tag;

  metrics.countRefused('unknown_tag');
  throw unknownTag();
}
