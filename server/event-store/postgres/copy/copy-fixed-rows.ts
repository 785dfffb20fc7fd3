import type { ClientBase, Connection, Submittable } from 'pg';

const FIELD_BYTES = { uuid: 16, timestamp: 8, int32: 4, int16: 2 } as const;
export type FixedType = keyof typeof FIELD_BYTES;

/** A message has a byte that says its kind, and its length; a row its number of fields. */
const MESSAGE_HEAD_BYTES = 5;
const ROW_HEAD_BYTES = 2;
const FIELD_HEAD_BYTES = 4;
const SIGNATURE_BYTES = 19;

const COPY_DATA = 'd'.charCodeAt(0);
const COPY_OUT_RESPONSE = 'H'.charCodeAt(0);
/** Messages that may come between rows, for the driver. */
const BETWEEN_ROWS = new Set(['N', 'S', 'A'].map((code) => code.charCodeAt(0)));

const NO_BYTES = Buffer.alloc(0);
const EPOCH_2000_MS = Date.UTC(2000, 0, 1);
const TWO_32 = 2 ** 32;

/** Distance between rows, and the starts of the fields of one. */
export interface FixedLayout {
  stride: number;
  offsets: readonly number[];
}

export function fixedLayout(types: readonly FixedType[]): FixedLayout {
  let stride = MESSAGE_HEAD_BYTES + ROW_HEAD_BYTES;
  const offsets = types.map((type) => {
    const offset = stride + FIELD_HEAD_BYTES;
    stride = offset + FIELD_BYTES[type];
    return offset;
  });
  return { stride, offsets };
}

/** Rows that follow each other: the first starts at `from`, and the last ends before `to`. */
export interface FixedRows {
  bytes: Buffer;
  view: DataView;
  from: number;
  to: number;
}

/** UTC milliseconds of the timestamptz at `at`. */
export const timestampMs = (view: DataView, at: number): number =>
  (view.getInt32(at) * TWO_32 + view.getUint32(at + 4)) / 1000 + EPOCH_2000_MS;

/**
 * Runs `COPY (query) TO STDOUT (FORMAT binary)` for columns of these types that are never null, and
 * calls `onRows` for many rows at once; the query cannot have parameters. While a promise of `onRows`
 * is pending nothing more is read; rows of the chunk that it was called for still come.
 *
 * PostgreSQL sends a message for each row. Every field is in the same place of it, so nothing is
 * copied or parsed until it is used: half of the processor time of `copyOut` is for these.
 */
export async function copyFixedRows(
  client: ClientBase,
  { query, layout }: { query: string; layout: FixedLayout },
  onRows: (rows: FixedRows) => Promise<void> | undefined,
): Promise<void> {
  const copy = new FixedRowsCopy(query, layout, onRows);
  client.query(copy);
  await copy.done;
  await copy.waiting;
}

class FixedRowsCopy implements Submittable {
  readonly done: Promise<void>;
  waiting: Promise<void> | undefined;
  private resolve: () => void = () => undefined;
  private reject: (error: unknown) => void = () => undefined;
  /** The start of a message whose end has not come yet. */
  private rest: Buffer = NO_BYTES;
  private signatureSeen = false;
  private isDetached = false;
  private stream: Connection['stream'] | null = null;
  private passOn: (bytes: Buffer) => void = () => undefined;

  constructor(
    private readonly query: string,
    private readonly layout: FixedLayout,
    private readonly onRows: (rows: FixedRows) => Promise<void> | undefined,
  ) {
    this.done = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
  }

  /** The driver calls it, and the methods below, as for its own queries. */
  submit(connection: Connection): void {
    const { stream } = connection;
    const [listener] = stream.listeners('data');
    this.passOn = listener as (bytes: Buffer) => void; // the driver's only one, which parses messages
    this.stream = stream;
    stream.off('data', this.passOn);
    stream.on('data', this.read);
    connection.query(`copy (${this.query}) to stdout (format binary)`);
  }

  handleError(error: unknown): void {
    this.detach();
    this.reject(error);
  }

  handleCommandComplete(): void {
    // The rows are counted by whoever reads them.
  }

  handleReadyForQuery(): void {
    this.resolve();
  }

  private readonly read = (chunk: Buffer): void => {
    try {
      const start = this.rest.length > 0 ? this.completeRest(chunk) : 0;
      if (start < chunk.length) this.rest = this.parse(chunk.subarray(start));
    } catch (error) {
      this.fail(error);
    }
  };

  /**
   * Reads the message that the last chunk has begun, with the start of this one, and answers where
   * the next message starts. To join whole chunks would take memory for both.
   */
  private completeRest(chunk: Buffer): number {
    const missing = this.missingBytes(chunk);
    const joined = Buffer.concat([this.rest, chunk.subarray(0, missing)]);
    this.rest = this.parse(joined);
    return Math.min(missing, chunk.length);
  }

  private missingBytes(chunk: Buffer): number {
    const headBytes = Math.max(0, MESSAGE_HEAD_BYTES - this.rest.length);
    if (chunk.length < headBytes) return chunk.length;
    const head = Buffer.concat([this.rest, chunk.subarray(0, headBytes)]);
    return Math.max(headBytes, 1 + head.readInt32BE(1) - this.rest.length);
  }

  /** Answers the bytes of the message that is not complete. */
  private parse(bytes: Buffer): Buffer {
    if (this.isDetached) {
      this.passOn(bytes);
      return NO_BYTES;
    }
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    const { stride } = this.layout;
    let at = 0;

    for (;;) {
      const from = at;
      while (
        at + stride <= bytes.length &&
        bytes[at] === COPY_DATA &&
        view.getInt32(at + 1) === stride - 1
      )
        at += stride;
      if (at > from) this.pass({ bytes, view, from, to: at });

      const isHeadThere = at + MESSAGE_HEAD_BYTES <= bytes.length;
      const end = isHeadThere ? at + 1 + view.getInt32(at + 1) : Infinity;
      if (end > bytes.length) return Buffer.from(bytes.subarray(at));

      const code = bytes[at] ?? 0;
      if (code === COPY_DATA) this.readUnusual({ bytes, view, from: at, to: end });
      else if (BETWEEN_ROWS.has(code)) this.passOn(bytes.subarray(at, end));
      else if (code !== COPY_OUT_RESPONSE) {
        this.detach();
        this.passOn(bytes.subarray(at));
        return NO_BYTES;
      }
      at = end;
    }
  }

  /** The signature stands before the first row, and a row of -1 fields is the end. */
  private readUnusual({ bytes, view, from, to }: FixedRows): void {
    const rowBytes = this.layout.stride - MESSAGE_HEAD_BYTES;
    const row = this.signatureSeen
      ? from + MESSAGE_HEAD_BYTES
      : from + MESSAGE_HEAD_BYTES + SIGNATURE_BYTES;
    this.signatureSeen = true;

    if (to === row || (to === row + ROW_HEAD_BYTES && view.getInt16(row) === -1)) return;
    if (to !== row + rowBytes)
      throw new TypeError(`A row of ${to - row} bytes came where each has ${rowBytes}.`);
    this.pass({ bytes, view, from: row - MESSAGE_HEAD_BYTES, to });
  }

  private pass(rows: FixedRows): void {
    const wait = this.onRows(rows);
    if (!wait) return;

    const { stream } = this;
    const previous = this.waiting;
    stream?.pause();
    this.waiting = (previous ? Promise.all([previous, wait]) : wait).then(() => undefined);
    const waiting = this.waiting;
    waiting.then(
      () => {
        if (this.waiting === waiting) stream?.resume();
      },
      (error: unknown) => this.fail(error),
    );
  }

  /** The driver reads again from here on. */
  private detach(): void {
    if (this.isDetached) return;
    this.isDetached = true;
    this.stream?.off('data', this.read);
    this.stream?.on('data', this.passOn);
  }

  /** The rest of the rows would be in the way of the next query: the connection goes. */
  private fail(error: unknown): void {
    this.reject(error);
    this.stream?.destroy();
  }
}
