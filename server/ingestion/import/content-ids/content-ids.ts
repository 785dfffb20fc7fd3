import { hash } from 'node:crypto';
import { asUuid } from '#server/ingestion/edge/pipeline/viewer.js';
import { canonicalText } from './canonical-text.js';
import { Ordinals } from './ordinals.js';

const HALF = 8;

/**
 * Ids for the events of one log whose lines bring none. An id is made of the sender, of what the
 * line says, and of the line's place among the equal lines of the log. So it does not depend on
 * how the log is packed and written, and lines that the log gains later do not change it.
 */
export class ContentIds {
  private readonly ordinals = new Ordinals();

  /** `timeFields` name the time, which the id has as milliseconds, so that its spelling is free. */
  constructor(
    private readonly sender: string,
    private readonly timeFields: ReadonlySet<string>,
  ) {}

  idOf(content: unknown, occurredAtMs: number): string {
    const text = canonicalText(content, this.timeFields);
    const digest = hash('sha256', `line\0${this.sender}\0${occurredAtMs}\0${text}`);
    const ordinal = this.count(digest);
    return asUuid(ordinal === 1 ? digest : hash('sha256', `${digest}\0${ordinal}`));
  }

  /** False the first time that the log brings this id, which is a UUID. */
  isRepeated(id: string): boolean {
    return this.count(id.replaceAll('-', '')) > 1;
  }

  private count(digest: string): number {
    const high = Number.parseInt(digest.slice(0, HALF), 16);
    const low = Number.parseInt(digest.slice(HALF, 2 * HALF), 16);
    return this.ordinals.next(high, low);
  }
}
