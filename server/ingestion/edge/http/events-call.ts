import type { IncomingMessage, ServerResponse } from 'node:http';
import { safeErrorMessage } from '#server/core/process/redact.js';
import { log } from '#server/core/process/log.js';
import { senderOf } from '#server/ingestion/sender.js';
import type { ApiKeys, KeyHolder } from '#server/ingestion/edge/server-to-server/api-keys.js';
import {
  BodyReport,
  type BodyAnswer,
} from '#server/ingestion/edge/server-to-server/body-report.js';
import { FairQueue } from '#server/ingestion/edge/server-to-server/fair-queue.js';
import type { KnownLines } from '#server/ingestion/edge/server-to-server/known-lines.js';
import { readEvents, type Body } from '#server/ingestion/edge/server-to-server/read-events.js';
import type { TagVisibility } from '#server/ingestion/edge/server-to-server/tag-visibility.js';
import { EdgeError, sendJson } from './answers.js';
import { isSeparated, withBody } from './read-body.js';
import { storageFull, type TagCallParts } from './tag-call.js';

export interface EventsCallParts extends TagCallParts {
  apiKeys: ApiKeys;
  tagVisibility: TagVisibility;
  knownLines: KnownLines;
  /** Called with every accepted key. */
  recordKeyUse: (keyId: number) => void;
}

/**
 * POST /t/events: stores every valid line before the 202, and reports every other line with the
 * reason. Throws EdgeError.
 */
export async function collectEvents(
  parts: EventsCallParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const holder = await authenticate(parts, request);
  const sender = senderOf(holder.principal);
  const answer = await withBody(request, sender, (body) =>
    // The events of a body are in memory until all its lines are read.
    storeQueue.run(sender, () =>
      storeLines(parts, holder, { bytes: body, isSeparated: isSeparated(request) }),
    ),
  );
  sendJson(response, 202, answer);
}

const storeQueue = new FairQueue();

async function authenticate(
  { apiKeys, recordKeyUse }: EventsCallParts,
  request: IncomingMessage,
): Promise<KeyHolder> {
  const key = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const holder = key ? await apiKeys.find(key).catch(cannotAsk) : null;
  if (!holder) {
    throw new EdgeError('UNAUTHENTICATED', 'Send a valid API key as Authorization: Bearer <key>.', {
      'WWW-Authenticate': 'Bearer',
    });
  }
  if (!holder.scopes.includes('events:write')) {
    throw new EdgeError('FORBIDDEN', 'The API key lacks the scope events:write.');
  }

  recordKeyUse(holder.keyId);

  return holder;
}

async function storeLines(
  parts: EventsCallParts,
  { principal }: KeyHolder,
  body: Body,
): Promise<BodyAnswer> {
  const { directory, lookups, queue, metrics, tagVisibility, knownLines } = parts;
  const visibleTags = tagVisibility.visible.bind(tagVisibility, principal);
  const wiring = { directory, lookups, sender: senderOf(principal), visibleTags };
  const report = new BodyReport();
  const events = await readEvents(body, wiring, knownLines, report).catch(cannotAsk);

  try {
    await queue.appendAll(events);
  } catch (error) {
    log.error(
      { reason: safeErrorMessage(error), events: events.length },
      'stored only a part of a body of events',
    );
    metrics.countRefused('storage_full');
    throw storageFull();
  }

  for (const event of events) metrics.countAccepted(event);
  metrics.countRefused('rejected_line', report.rejectedTotal);

  return report.answer(events.length);
}

function cannotAsk(error: unknown): never {
  log.warn({ reason: safeErrorMessage(error) }, 'cannot look up a key or a tag in the database');
  throw new EdgeError(
    'UNAVAILABLE',
    'Keys and tags cannot be looked up at the moment: send the same body again later.',
    {
      'Retry-After': '10',
    },
  );
}
