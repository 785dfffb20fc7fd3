import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Transform } from 'node:stream';
import { constants, createGzip, createZstdCompress } from 'node:zlib';
import { timestampMs, type FixedRows } from '#server/event-store/postgres/copy/copy-fixed-rows.js';
import type { FilePiece, Value } from '../rows/event-file.js';
import { offsetsOf, outcomesOf, RepeatedValues } from '../rows/repeated-values.js';
import type { EventFormat, PartSink, PartSource } from './event-format.js';
import { LineWriter } from './line-writer.js';
import { VIEWER_BYTES, ViewerKeys } from './viewer-keys.js';

const BUFFER_BYTES = 256 * 1024;
/** Compression runs in a thread of its own while the next rows are read: this much waits for it. */
const WAITING_BYTES = 1024 * 1024;
const COMPRESSED_CHUNK_BYTES = 128 * 1024;
const STREAM_OPTIONS = {
  chunkSize: COMPRESSED_CHUNK_BYTES,
  // Of every stream, though Node's types leave it out.
  writableHighWaterMark: WAITING_BYTES,
  readableHighWaterMark: WAITING_BYTES,
};
/** A dozen rows back: what is nearer takes fewer bits, and less time to find. */
const GZIP_WINDOW_BITS = 12;
const NULL = Buffer.from('null');
const END = Buffer.from('}\n');

// The rows of a day look alike: more work for smaller files does not pay.
const COMPRESSIONS = {
  gzip: () =>
    createGzip({ ...STREAM_OPTIONS, level: constants.Z_BEST_SPEED, windowBits: GZIP_WINDOW_BITS }),
  zstd: () =>
    createZstdCompress({ ...STREAM_OPTIONS, params: { [constants.ZSTD_c_compressionLevel]: 1 } }),
};

/** A JSON object a line; a part is a member of the gzip file, or a frame of zstd. */
const ndjsonFormat = (ending: string, compression: keyof typeof COMPRESSIONS): EventFormat => ({
  ending,
  openPart: (path, source) => Promise.resolve(openPart(path, source, COMPRESSIONS[compression]())),
  finish: () => Promise.resolve(),
});

export const NDJSON_GZIP = ndjsonFormat('.ndjson.gz', 'gzip');
export const NDJSON_ZSTD = ndjsonFormat('.ndjson.zst', 'zstd');

function openPart(path: string, source: PartSource, compressed: Transform): PartSink {
  const written = pipeline(compressed, createWriteStream(path, { flags: 'a', flush: true }));
  // A failure is thrown by `end`, or by the write that waits for the stream.
  written.catch(() => undefined);
  const lines = new PartLines(source);
  const used: Buffer[] = [];

  const flush = async () => {
    const text = lines.take(used.pop());
    const takesMore = compressed.write(text, () => used.push(text));
    if (!takesMore) await Promise.race([once(compressed, 'drain'), written]);
  };

  return {
    write: (rows) => {
      lines.write(rows);
      return lines.size >= BUFFER_BYTES ? flush() : undefined;
    },
    end: async () => {
      if (lines.size > 0) await flush();
      compressed.end();
      await written;
      const { size } = await fs.stat(path);
      return { rows: lines.rows, outcomes: lines.outcomes(), fileBytes: size };
    },
  };
}

/** Writes a piece of the row that starts at `row`. */
type WritePiece = (rows: FixedRows, row: number) => void;

/** The text of the rows of a part. */
class PartLines {
  rows = 0;
  private readonly line = new LineWriter(2 * BUFFER_BYTES);
  private readonly viewers: ViewerKeys;
  private readonly writers: WritePiece[];
  private readonly repeated: { values: RepeatedValues; texts: Uint8Array[] }[] = [];
  private nameAts: number[] = [];

  constructor(private readonly source: PartSource) {
    this.viewers = new ViewerKeys(source.names);
    this.writers = source.file.pieces.map((piece, at) => this.writerOf(piece, at === 0));
  }

  get size(): number {
    return this.line.size;
  }

  write(rows: FixedRows): void {
    const { line, writers } = this;
    const { stride } = this.source.layout;
    for (let row = rows.from; row < rows.to; row += stride) {
      line.reserveLine();
      for (const write of writers) write(rows, row);
      line.raw(END);
      this.rows += 1;
    }
  }

  /** The text so far; goes on in the buffer of a text that was taken before. */
  take(used: Buffer | undefined): Buffer {
    if (this.nameAts.length > 0) {
      const names = this.viewers.takeNames();
      for (const [index, at] of this.nameAts.entries())
        this.line.fillName(at, names, VIEWER_BYTES * index);
      this.nameAts = [];
    }
    for (const one of this.repeated) if (one.values.forgetMany()) one.texts = [];
    return this.line.take(used);
  }

  outcomes(): Record<string, number> {
    return outcomesOf(
      this.repeated.map(({ values }) => values),
      this.rows,
    );
  }

  private writerOf(piece: FilePiece, isFirst: boolean): WritePiece {
    const { line, viewers } = this;
    if (piece.kind === 'repeated') return this.repeatedWriter(piece);

    const head = Buffer.from(`${isFirst ? '{' : ','}${JSON.stringify(piece.column.name)}:`);
    const field = offsetsOf(this.source.file, this.source.layout)[piece.field] ?? 0;
    const writers: Record<typeof piece.kind, WritePiece> = {
      uuid: ({ bytes }, row) => line.uuid(bytes, row + field),
      timestamp: ({ view }, row) => line.timestamp(timestampMs(view, row + field)),
      integer: ({ view }, row) => line.integer(view.getInt32(row + field)),
      viewer: ({ bytes }, row) => {
        if (viewers.add(bytes, row + field)) this.nameAts.push(line.leaveName());
        else line.raw(NULL);
      },
    };
    const write = writers[piece.kind];

    return (rows, row) => {
      line.raw(head);
      write(rows, row);
    };
  }

  private repeatedWriter(piece: FilePiece & { kind: 'repeated' }): WritePiece {
    const { file, layout, context } = this.source;
    const names = piece.columns.map(({ name }) => name);
    const repeated: (typeof this.repeated)[number] = {
      values: new RepeatedValues(piece, file, layout, context),
      texts: [],
    };
    this.repeated.push(repeated);

    return ({ view }, row) => {
      const number = repeated.values.numberOf(view, row);
      const known = repeated.texts[number];
      const text = known ?? formatLine(names, repeated.values.values[number] ?? []);
      if (!known) repeated.texts[number] = text;
      this.line.rawMany(text);
    };
  }
}

const formatLine = (names: readonly string[], values: readonly Value[]) =>
  Buffer.from(
    names.map((name, at) => `,${JSON.stringify(name)}:${JSON.stringify(values[at])}`).join(''),
  );
