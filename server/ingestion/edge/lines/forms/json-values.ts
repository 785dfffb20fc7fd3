import type { NumberedLine } from '#server/ingestion/edge/lines/read-lines.js';
import { joined, type FormReader } from './form-reader.js';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const BRACKET = 0x5b;
const BRACE = 0x7b;
const CLOSING_BRACKET = 0x5d;
const CLOSING_BRACE = 0x7d;
const LINE_FEED = 0x0a;
const SPACE = 0x20;

/**
 * The elements of JSON arrays, and JSON objects that take several lines, one after the other. The
 * number of a line is its place among them, from 1.
 */
export class JsonValues implements FormReader {
  private line = 0;
  private kept: Buffer = Buffer.alloc(0);
  private isInArray = false;
  private isInValue = false;
  private isInText = false;
  private isEscaped = false;
  private level = 0;

  *push(bytes: Buffer): Generator<NumberedLine> {
    let start = 0;
    for (let at = 0; at < bytes.length; at++) {
      const wasInValue = this.isInValue;
      const isEnd = this.take(bytes[at] ?? SPACE);
      if (!wasInValue) start = at;
      if (isEnd === 'before') {
        yield this.complete(bytes.subarray(start, at));
      } else if (isEnd === 'with') {
        yield this.complete(bytes.subarray(start, at + 1));
      }
    }
    if (this.isInValue) this.kept = joined(this.kept, bytes.subarray(start));
  }

  *end(): Generator<NumberedLine> {
    if (this.isInValue) yield this.complete(Buffer.alloc(0));
  }

  private complete(last: Buffer): NumberedLine {
    const content = joined(this.kept, last);
    this.kept = Buffer.alloc(0);
    this.isInValue = false;
    this.level = 0;
    this.line += 1;
    return { line: this.line, content };
  }

  /** Says whether the value ends before this byte or with it. */
  private take(byte: number): 'before' | 'with' | null {
    if (this.isInText) return this.takeInText(byte);
    if (!this.isInValue) {
      this.takeBetween(byte);
      return null;
    }
    return this.takeInValue(byte);
  }

  /** A text with a line feed in it is broken, and the next value may begin on the next line. */
  private takeInText(byte: number): 'before' | null {
    if (byte === LINE_FEED) {
      this.isInText = false;
      this.isEscaped = false;
      return 'before';
    }
    if (this.isEscaped) this.isEscaped = false;
    else if (byte === BACKSLASH) this.isEscaped = true;
    else if (byte === QUOTE) this.isInText = false;
    return null;
  }

  private takeBetween(byte: number): void {
    if (byte <= SPACE || byte === COMMA) return;
    if (byte === BRACKET && !this.isInArray) this.isInArray = true;
    else if (byte === CLOSING_BRACKET && this.isInArray) this.isInArray = false;
    else {
      this.isInValue = true;
      this.takeInValue(byte);
    }
  }

  private takeInValue(byte: number): 'before' | 'with' | null {
    if (byte === QUOTE) {
      this.isInText = true;
    } else if (byte === BRACE || byte === BRACKET) {
      this.level += 1;
    } else if (byte === CLOSING_BRACE || byte === CLOSING_BRACKET) {
      if (this.level > 0) return --this.level === 0 ? 'with' : null;
      if (byte === CLOSING_BRACKET) this.isInArray = false;
      return 'before';
    } else if (this.level === 0 && (byte <= SPACE || byte === COMMA)) {
      return 'before';
    }
    return null;
  }
}
