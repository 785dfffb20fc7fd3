import { joined } from './form-reader.js';

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** A line as an editor shows it, without its end. */
export interface PhysicalLine {
  /** Number from 1. */
  line: number;
  bytes: Buffer;
}

/** Cuts bytes at line feeds, with or without a carriage return before them. */
export class PhysicalLines {
  private rest: Buffer = Buffer.alloc(0);
  private line = 0;

  /** The lines that the bytes complete; a list, since a generator takes a turn for each. */
  push(bytes: Buffer): PhysicalLine[] {
    const lines: PhysicalLine[] = [];
    let start = 0;
    for (let end = bytes.indexOf(LINE_FEED); end !== -1; end = bytes.indexOf(LINE_FEED, start)) {
      const whole = joined(this.rest, bytes.subarray(start, end));
      this.rest = Buffer.alloc(0);
      start = end + 1;
      lines.push(this.numbered(whole));
    }
    this.rest = joined(this.rest, bytes.subarray(start));
    return lines;
  }

  end(): PhysicalLine[] {
    return this.rest.length > 0 ? [this.numbered(this.rest)] : [];
  }

  private numbered(bytes: Buffer): PhysicalLine {
    this.line += 1;
    const hasReturn = bytes.at(-1) === CARRIAGE_RETURN;
    return { line: this.line, bytes: hasReturn ? bytes.subarray(0, -1) : bytes };
  }
}

const SPACE = 0x20;
const TAB = 0x09;

export function isBlank(bytes: Buffer): boolean {
  for (const byte of bytes) if (byte !== SPACE && byte !== TAB) return false;
  return true;
}
