const HEX = new Uint8Array(512);
for (let byte = 0; byte < 256; byte += 1) {
  const digits = byte.toString(16).padStart(2, '0');
  HEX[2 * byte] = digits.charCodeAt(0);
  HEX[2 * byte + 1] = digits.charCodeAt(1);
}

const ALPHABET = Buffer.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_');
const DASH = '-'.charCodeAt(0);
const DOT = '.'.charCodeAt(0);
const QUOTE = '"'.charCodeAt(0);
const ZED = 'Z'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);
const MINUTE_MS = 60_000;
const MAX_MINUTES = 10_000;
/** More than any line of numbers, ids and short texts. */
const MAX_LINE_BYTES = 4_096;

/**
 * Writes the text of many lines byte by byte into one buffer: a string for each value would take
 * most of the time of an export.
 */
export class LineWriter {
  private buffer: Buffer;
  private length = 0;
  /** `"2026-06-10T12:34:` by minutes since 1970, because a file's events share their minutes. */
  private readonly minutes = new Map<number, Uint8Array>();
  private lastMinute = -1;
  private lastHead: Uint8Array = Buffer.alloc(0);

  constructor(private readonly bytes: number) {
    this.buffer = Buffer.allocUnsafeSlow(bytes);
  }

  get size(): number {
    return this.length;
  }

  /** The text so far; the writer goes on in the buffer of a text that was taken before. */
  take(used: Buffer | undefined): Buffer {
    const text = this.buffer.subarray(0, this.length);
    this.buffer = used ? Buffer.from(used.buffer) : Buffer.allocUnsafeSlow(this.bytes);
    this.length = 0;
    return text;
  }

  /** Call before each line. */
  reserveLine(): void {
    const needed = this.length + MAX_LINE_BYTES;
    if (needed <= this.buffer.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, 2 * this.buffer.length));
    this.buffer.copy(larger, 0, 0, this.length);
    this.buffer = larger;
  }

  raw(bytes: Uint8Array): void {
    const { buffer, length } = this;
    // Faster than `set` for so few bytes, and than an iterator.
    for (let at = 0; at < bytes.length; at += 1) buffer[length + at] = bytes[at] ?? 0;
    this.length = length + bytes.length;
  }

  /** The same for more bytes, as of several columns. */
  rawMany(bytes: Uint8Array): void {
    this.buffer.set(bytes, this.length);
    this.length += bytes.length;
  }

  integer(value: number): void {
    if (value < 0 || value > 99_999_999) return this.raw(Buffer.from(String(value)));
    let digits = 1;
    for (let power = 10; value >= power; power *= 10) digits += 1;
    this.digits(value, digits);
  }

  /** The same text as `toISOString`, in quotes. */
  timestamp(utcMs: number): void {
    const minute = Math.floor(utcMs / MINUTE_MS);
    const restMs = Math.floor(utcMs) - minute * MINUTE_MS;
    const seconds = Math.floor(restMs / 1000);
    if (minute !== this.lastMinute) {
      this.lastMinute = minute;
      this.lastHead = this.minuteHead(minute);
    }
    this.raw(this.lastHead);
    this.digits(seconds, 2);
    this.buffer[this.length++] = DOT;
    this.digits(restMs - 1000 * seconds, 3);
    this.buffer[this.length++] = ZED;
    this.buffer[this.length++] = QUOTE;
  }

  /** 16 bytes of the source as a UUID in quotes. */
  uuid(source: Uint8Array, from: number): void {
    const { buffer } = this;
    let to = this.length;
    buffer[to++] = QUOTE;
    for (let index = 0; index < 16; index += 1) {
      if (index === 4 || index === 6 || index === 8 || index === 10) buffer[to++] = DASH;
      const at = 2 * (source[from + index] ?? 0);
      buffer[to++] = HEX[at] ?? 0;
      buffer[to++] = HEX[at + 1] ?? 0;
    }
    buffer[to++] = QUOTE;
    this.length = to;
  }

  /** Leaves room for a name in quotes, which `fillName` writes later; answers where. */
  leaveName(): number {
    const at = this.length;
    this.length += 24;
    return at;
  }

  /** 16 bytes of the source as base64url without padding, in quotes. */
  fillName(at: number, source: Uint8Array, from: number): void {
    const { buffer } = this;
    let to = at;
    buffer[to++] = QUOTE;
    for (let index = 0; index < 15; index += 3) {
      const one = source[from + index] ?? 0;
      const two = source[from + index + 1] ?? 0;
      const three = source[from + index + 2] ?? 0;
      buffer[to++] = ALPHABET[one >> 2] ?? 0;
      buffer[to++] = ALPHABET[((one & 3) << 4) | (two >> 4)] ?? 0;
      buffer[to++] = ALPHABET[((two & 15) << 2) | (three >> 6)] ?? 0;
      buffer[to++] = ALPHABET[three & 63] ?? 0;
    }
    const last = source[from + 15] ?? 0;
    buffer[to++] = ALPHABET[last >> 2] ?? 0;
    buffer[to++] = ALPHABET[(last & 3) << 4] ?? 0;
    buffer[to] = QUOTE;
  }

  private digits(value: number, count: number): void {
    let rest = value;
    for (let at = this.length + count - 1; at >= this.length; at -= 1) {
      const tens = Math.floor(rest / 10);
      this.buffer[at] = ZERO + rest - 10 * tens;
      rest = tens;
    }
    this.length += count;
  }

  private minuteHead(minute: number): Uint8Array {
    let head = this.minutes.get(minute);
    if (!head) {
      if (this.minutes.size >= MAX_MINUTES) this.minutes.clear();
      const text = new Date(minute * MINUTE_MS).toISOString().slice(0, 17);
      this.minutes.set(minute, (head = Buffer.from(`"${text}`)));
    }
    return head;
  }
}
