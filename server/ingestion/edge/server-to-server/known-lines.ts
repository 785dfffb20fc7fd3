import type pg from 'pg';
import { safeErrorMessage } from '#server/core/process/redact.js';
import { log } from '#server/core/process/log.js';
import { findCallerEvents } from '#server/event-store/caller-events.js';
import type { AcceptedLine } from '#server/ingestion/edge/lines/read-lines.js';

/**
 * Finds the lines of a sender whose events are stored already. Events in the queue are not known
 * yet.
 */
export class KnownLines {
  constructor(private readonly pool: pg.Pool) {}

  /**
   * Numbers of lines, in their order; null while the database is away, since the lines are accepted
   * all the same.
   */
  async find(lines: readonly AcceptedLine[]): Promise<number[] | null> {
    const asked = lines.filter(({ event }) => event.hasCallerId);

    try {
      const places = await findCallerEvents(
        this.pool,
        asked.map(({ event }) => event),
      );
      return asked.filter((_, place) => places.has(place)).map(({ line }) => line);
    } catch (error) {
      log.debug(
        { reason: safeErrorMessage(error) },
        'the database is away: senders get no list of duplicates',
      );
      return null;
    }
  }
}
