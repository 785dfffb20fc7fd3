const SIGNATURE = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
const EPOCH_2000_MS = Date.UTC(2000, 0, 1);
const DAY_MS = 86_400_000;
const TWO_32 = 2 ** 32;
const STARTED_BYTES = 4_096;
const DASH = '-'.charCodeAt(0);

const HEX_VALUE = new Uint8Array(128);
for (let value = 0; value < 16; value++) {
  const digit = value.toString(16);
  HEX_VALUE[digit.charCodeAt(0)] = value;
  HEX_VALUE[digit.toUpperCase().charCodeAt(0)] = value;
}

/**
 * Builds the input of `COPY … FROM STDIN (FORMAT binary)`: start each row with its number of
 * fields, then write them in order.
 */
export class BinaryCopyWriter {
  private buffer: Buffer;
  private length = SIGNATURE.length;

  constructor(expectedBytes = 65_536) {
    this.buffer = Buffer.allocUnsafe(Math.max(expectedBytes, 1024));
    SIGNATURE.copy(this.buffer);
  }

  startRow(fields: number): void {
    this.reserve(2);
    this.length = this.buffer.writeInt16BE(fields, this.length);
  }

  int16(value: number): void {
    this.startField(2);
    this.length = this.buffer.writeInt16BE(value, this.length);
  }

  int32(value: number): void {
    this.startField(4);
    this.length = this.buffer.writeInt32BE(value, this.length);
  }

  /** UTC milliseconds as timestamptz. */
  timestamp(utcMs: number): void {
    this.startField(8);
    const micros = (utcMs - EPOCH_2000_MS) * 1000;
    const high = Math.floor(micros / TWO_32);
    this.length = this.buffer.writeInt32BE(high, this.length);
    this.length = this.buffer.writeUInt32BE(micros - high * TWO_32, this.length);
  }

  /** Days since 1970-01-01 as date. */
  date(day: number): void {
    this.int32(day - EPOCH_2000_MS / DAY_MS);
  }

  /** A UUID with dashes. */
  uuid(text: string): void {
    this.startField(16);
    for (let at = 0; at < 36; at += 2) {
      if (text.charCodeAt(at) === DASH) at++;
      const byte =
        ((HEX_VALUE[text.charCodeAt(at)] ?? 0) << 4) | (HEX_VALUE[text.charCodeAt(at + 1)] ?? 0);
      this.buffer[this.length++] = byte;
    }
  }

  bytes(bytes: Buffer): void {
    this.startField(bytes.length);
    this.length += bytes.copy(this.buffer, this.length);
  }

  null(): void {
    this.reserve(4);
    this.length = this.buffer.writeInt32BE(-1, this.length);
  }

  /** The whole COPY stream; do not use the writer afterwards. */
  finish(): Buffer {
    this.startRow(-1);
    return this.buffer.subarray(0, this.length);
  }

  private startField(bytes: number): void {
    this.reserve(4 + bytes);
    this.length = this.buffer.writeInt32BE(bytes, this.length);
  }

  private reserve(bytes: number): void {
    const needed = this.length + bytes;
    if (needed <= this.buffer.length) return;
    const larger = Buffer.allocUnsafe(Math.max(needed, this.buffer.length * 2));
    this.buffer.copy(larger, 0, 0, this.length);
    this.buffer = larger;
  }
}

/** One row of a binary COPY, read field by field from the left in the order of the columns. */
export class BinaryRow {
  private buffer: Buffer = SIGNATURE;
  private at = 0;

  /** Returns whether the next field is null; skips a null field. */
  skipNull(): boolean {
    if (this.buffer.readInt32BE(this.at) !== -1) return false;
    this.at += 4;
    return true;
  }

  int16(): number {
    this.at += 6;
    return this.buffer.readInt16BE(this.at - 2);
  }

  int32(): number {
    this.at += 8;
    return this.buffer.readInt32BE(this.at - 4);
  }

  /** Exact up to 2^53. */
  int64(): number {
    this.at += 12;
    return this.buffer.readInt32BE(this.at - 8) * TWO_32 + this.buffer.readUInt32BE(this.at - 4);
  }

  /** UTC milliseconds of a timestamptz. */
  timestamp(): number {
    return this.int64() / 1000 + EPOCH_2000_MS;
  }

  /** Days since 1970-01-01 of a date. */
  date(): number {
    return this.int32() + EPOCH_2000_MS / DAY_MS;
  }

  /** Returns the UUID with dashes, in lower case. */
  uuid(): string {
    this.at += 20;
    const hex = this.buffer.toString('hex', this.at - 16, this.at);
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
  }

  /** Calls `use` with the buffer that holds the 16 bytes of a UUID, and where they start. */
  readUuid(use: (bytes: Uint8Array, at: number) => void): void {
    this.at += 20;
    use(this.buffer, this.at - 16);
  }

  /** Copies the 16 bytes of a UUID, and says whether one of them is not 0. */
  copyUuid(target: Uint8Array, to: number): boolean {
    const from = this.at + 4;
    this.at += 20;
    let any = 0;
    for (let index = 0; index < 16; index += 1) {
      const byte = this.buffer[from + index] ?? 0;
      target[to + index] = byte;
      any |= byte;
    }
    return any !== 0;
  }

  /** A bytea; the bytes are valid only until the row moves on. */
  bytes(): Buffer {
    const from = this.at + 4;
    this.at = from + this.buffer.readInt32BE(this.at);
    return this.buffer.subarray(from, this.at);
  }

  /** Called by the parser: the row's first field starts at `at`. */
  moveTo(buffer: Buffer, at: number): void {
    this.buffer = buffer;
    this.at = at;
  }
}

/**
 * Parses the output of `COPY … TO STDOUT (FORMAT binary)`, in chunks cut anywhere. The row passed
 * to `onRow` is reused.
 */
export class BinaryCopyParser {
  /** Holds the start of a row that goes on in the next chunk. */
  private started: Buffer = Buffer.allocUnsafe(STARTED_BYTES);
  private startedLength = 0;
  /** Fewer bytes than this cannot complete it; the signature comes first. */
  private needed = SIGNATURE.length;
  private headerSeen = false;
  private readonly row = new BinaryRow();

  constructor(private readonly onRow: (row: BinaryRow) => void) {}

  push(chunk: Buffer): void {
    let at = this.completeStarted(chunk);
    if (at === null) return;

    let end = rowEnd(chunk, at);
    while (end <= chunk.length) {
      this.row.moveTo(chunk, at + 2);
      this.onRow(this.row);
      at = end;
      end = rowEnd(chunk, at);
    }

    this.needed = end - at;
    this.addToStarted(chunk, at, chunk.length);
  }

  /** Returns where the chunk goes on after what was started before; null where it does not end. */
  private completeStarted(chunk: Buffer): number | null {
    let at = 0;

    while (this.startedLength > 0 || !this.headerSeen) {
      const from = at;
      at = Math.min(chunk.length, from + this.needed - this.startedLength);
      this.addToStarted(chunk, from, at);
      if (this.startedLength < this.needed) return null;

      const isComplete = !this.headerSeen || this.takeStarted();
      this.headerSeen = true;
      if (isComplete) this.startedLength = 0;
    }

    return at;
  }

  /** Returns whether the started row is complete; it then is `onRow`'s. */
  private takeStarted(): boolean {
    const started = this.started.subarray(0, this.startedLength);
    this.needed = rowEnd(started, 0);
    if (this.needed > started.length) return false;
    this.row.moveTo(started, 2);
    this.onRow(this.row);
    return true;
  }

  private addToStarted(chunk: Buffer, from: number, to: number): void {
    const length = this.startedLength + to - from;
    if (length > this.started.length) {
      // Room for all that is known to come, because rows of one reading are about as long.
      const room = Number.isFinite(this.needed) ? this.needed : length;
      const larger = Buffer.allocUnsafe(2 * Math.max(room, length));
      this.started.copy(larger, 0, 0, this.startedLength);
      this.started = larger;
    }
    chunk.copy(this.started, this.startedLength, from, to);
    this.startedLength = length;
  }
}

/**
 * Returns the end of the row that starts at `at`; of an incomplete row the end as far as known,
 * which is beyond the buffer, as for the trailer.
 */
function rowEnd(buffer: Buffer, at: number): number {
  let end = at + 2;
  if (end > buffer.length) return end;
  const fields = buffer.readInt16BE(at);
  if (fields < 0) return Infinity;

  for (let field = 0; field < fields; field++) {
    end += 4;
    if (end > buffer.length) return end;
    end += Math.max(0, buffer.readInt32BE(end - 4));
  }
  return end;
}
