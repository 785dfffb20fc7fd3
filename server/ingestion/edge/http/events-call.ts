import type { IncomingMessage, ServerResponse } from 'node:http';
import { reasonOf } from '../../../core/harmless.js';
import { log } from '../../../core/log.js';
import type { ApiKeys, KeyHolder } from '../events/api-keys.js';
import { splitLines } from '../events/split-lines.js';
import type { TagSight } from '../events/tag-sight.js';
import { readLines, type Rejection } from '../lines/read-lines.js';
import { EdgeError, sendJson } from './answers.js';
import { withBody } from './read-body.js';
import { storageFull, type TagCallParts } from './tag-call.js';

export interface EventsCallParts extends TagCallParts {
  apiKeys: ApiKeys;
  tagSight: TagSight;
  /** Told of every key that was let in. */
  noteKeyUse: (keyId: number) => void;
}

/** A body may hold millions of bad lines: the first ones are named, all are counted. */
const REJECTIONS_NAMED = 1_000;

/** POST /t/events: every good line is stored before the 202, every other one is named with the reason. Throws EdgeError. */
export async function collectEvents(
  parts: EventsCallParts,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const holder = await authenticate(parts, request);
  const answer = await withBody(request, (body) => inTurn(() => storeLines(parts, holder, body)));
  sendJson(response, 202, answer);
}

let lastTurn: Promise<unknown> = Promise.resolve();

/** One body after the other: the events of each are held in memory until all its lines are read. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const turn = lastTurn.then(work);
  lastTurn = turn.catch(() => undefined); // its own caller is told; the next one goes on
  return turn;
}

async function authenticate({ apiKeys, noteKeyUse }: EventsCallParts, request: IncomingMessage): Promise<KeyHolder> {
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
  noteKeyUse(holder.keyId);
  return holder;
}

interface Answer {
  accepted: number;
  rejected: Rejection[];
  /** Only when more lines were rejected than are named. */
  rejected_total?: number;
}

async function storeLines(parts: EventsCallParts, { onlooker }: KeyHolder, body: Buffer): Promise<Answer> {
  const { directory, lookups, queue, figures, tagSight } = parts;
  const wiring = { directory, lookups, tagsInSight: tagSight.visible.bind(tagSight, onlooker) };
  const { events, rejected } = await readLines(splitLines(body), wiring).catch(cannotAsk);
  try {
    await queue.appendAll(events);
  } catch (error) {
    log.error({ reason: reasonOf(error), events: events.length }, 'a body of events was not stored whole');
    figures.countRefused('storage_full');
    throw storageFull();
  }
  for (const event of events) figures.countAccepted(event);
  figures.countRefused('rejected_line', rejected.length);
  const named = rejected.slice(0, REJECTIONS_NAMED);
  return {
    accepted: events.length,
    rejected: named,
    ...(named.length < rejected.length ? { rejected_total: rejected.length } : {}),
  };
}

function cannotAsk(error: unknown): never {
  log.warn({ reason: reasonOf(error) }, 'the database cannot be asked for a key or a tag');
  throw new EdgeError(
    'UNAVAILABLE',
    'Keys and tags cannot be looked up at the moment: send the same body again later.',
    {
      'Retry-After': '10',
    },
  );
}
