import type { ServiceContext } from '#server/access/identity/context.js';
import type { Actor } from '#server/access/identity/actor.js';
import { requireActor } from '#server/access/roles/require-actor.js';
import { invalid } from '#server/core/errors.js';
import { parseNodeId } from '#server/core/graphql/node-id.js';
import type { RowCondition } from '#server/core/orm/find-row.js';
import { SEARCHED_TYPES, type SearchedType } from '#server/records/record-kinds/record-kinds.js';
import { RecordHit } from './record-hit.type.js';
import { clientsOfWordsSql, namedSql, type NamedSearch } from './named-search.js';
import { clientsSql, keyedSql, knownSql, tagsOfBookingsSql } from './record-search.js';
import { parseSearch, type SearchTerms } from './search-terms.js';

const MAX_TEXT_LENGTH = 200;
const MIN_TEXT_LENGTH = 2;
const MAX_OF_EACH_KIND = 20;
const BOOKINGS_WITH_TAGS = 20;
const MAX_NODES = 50;
const MAX_ID = 2 ** 31;

interface Found {
  id: number;
  hit_name: string;
  hit_booking: string | null;
  client_id: number;
  client_label: string;
  /** Set for an impression tag only. */
  booking_id?: number;
}

/**
 * The records visible to the caller whose name and label of the client together hold every word of
 * the text, a word of one or two letters at the beginning of a word; or the tags whose keys are in
 * it, as in the URL of a tag. A client is also found by its name and domain.
 *
 * The kinds come in the order of `SEARCHED_TYPES`. Within a kind, names that begin with the text come
 * first, then names that hold it, then others; the shorter ones first, then the later ones. Where
 * more than 100 visible names only hold the text, or only match by their words, the best of any 100
 * are answered, so that a text in every name takes no longer than another.
 *
 * None for a text of one character. Throws INVALID for a text of more than 200 characters and for
 * more than 20 of each kind.
 */
export async function searchRecords(
  ctx: ServiceContext,
  text: string,
  firstOfEach: number,
): Promise<RecordHit[]> {
  if (text.length > MAX_TEXT_LENGTH)
    throw invalid({ text: `Text must be at most ${MAX_TEXT_LENGTH} characters` });
  if (firstOfEach < 1 || firstOfEach > MAX_OF_EACH_KIND)
    throw invalid({ firstOfEach: `First of each must be from 1 to ${MAX_OF_EACH_KIND}` });

  const actor = requireActor(ctx);
  const terms = parseSearch(text);
  if (terms.text.length < MIN_TEXT_LENGTH) return [];

  return terms.keys.length > 0
    ? findByKey(ctx, actor, terms, firstOfEach)
    : findByName(ctx, actor, terms, firstOfEach);
}

async function findByKey(
  ctx: ServiceContext,
  actor: Actor,
  terms: SearchTerms,
  firstOfEach: number,
): Promise<RecordHit[]> {
  const hits: RecordHit[] = [];

  for (const kind of SEARCHED_TYPES) {
    const tags = keyedSql(kind, actor, terms, firstOfEach);
    if (tags) hits.push(...(await findHits(ctx, kind, tags)));
  }

  return hits;
}

/** Impression tags are found by their bookings, by the best of them. */
async function findByName(
  ctx: ServiceContext,
  actor: Actor,
  terms: SearchTerms,
  firstOfEach: number,
): Promise<RecordHit[]> {
  const ofWords = clientsOfWordsSql(terms);
  const clients = await ctx.em.execute<{ ids: number[] }[]>(ofWords.sql, ofWords.params);
  const named = await findNamed(ctx, {
    actor,
    terms,
    clientsOfWords: clients.map(({ ids }) => ids),
    limitOf: (kind) =>
      kind === 'Booking' ? Math.max(firstOfEach, BOOKINGS_WITH_TAGS) : firstOfEach,
  });
  const bookings = named.filter(({ kind }) => kind === 'Booking');

  const hits = [
    ...(await findHits(ctx, 'Customer', clientsSql(actor, terms, firstOfEach))),
    ...named,
    ...(bookings.length > 0
      ? await findHits(ctx, 'ImpressionTag', tagsOfBookingsSql(bookings, firstOfEach))
      : []),
  ];

  return SEARCHED_TYPES.flatMap((kind) =>
    hits.filter((hit) => hit.kind === kind).slice(0, firstOfEach),
  );
}

/**
 * The records of the node ids that are visible to the caller, in that order. Throws INVALID for a
 * text that is no node id of a searched kind, and for more than 50.
 */
export async function findHitsOf(ctx: ServiceContext, nodeIds: string[]): Promise<RecordHit[]> {
  if (nodeIds.length > MAX_NODES)
    throw invalid({ nodeIds: `Ask for at most ${MAX_NODES} records` });

  const idsByKind = new Map<SearchedType, number[]>(SEARCHED_TYPES.map((kind) => [kind, []]));

  for (const nodeId of nodeIds) {
    const { type, key } = parseNodeId(nodeId) ?? {};
    const ids = idsByKind.get(type as SearchedType); // undefined for any other type
    if (!ids || !(Number(key) < MAX_ID)) throw invalid({ nodeIds: 'This is not a nodeId' });
    ids.push(Number(key));
  }

  const actor = requireActor(ctx);
  const hits = new Map<string, RecordHit>();

  for (const [kind, ids] of idsByKind) {
    if (ids.length === 0) continue;
    for (const hit of await findHits(ctx, kind, knownSql(kind, actor, ids)))
      hits.set(hit.nodeId, hit);
  }

  return nodeIds.flatMap((nodeId) => hits.get(nodeId) ?? []);
}

async function findNamed(ctx: ServiceContext, search: NamedSearch): Promise<RecordHit[]> {
  const { sql, params } = namedSql(search);
  const found = await ctx.em.execute<(Found & { kind: SearchedType })[]>(sql, params);
  return found.map((row) => toHit(row.kind, row));
}

async function findHits(
  ctx: ServiceContext,
  kind: SearchedType,
  { sql, params }: RowCondition,
): Promise<RecordHit[]> {
  const found = await ctx.em.execute<Found[]>(sql, params);
  return found.map((row) => toHit(kind, row));
}

const toHit = (kind: SearchedType, row: Found): RecordHit =>
  Object.assign(new RecordHit(), {
    kind,
    recordId: row.id,
    name: row.hit_name,
    customerId: row.client_id,
    customerName: row.client_label,
    bookingId: row.booking_id ?? null,
    bookingName: row.hit_booking,
  });
