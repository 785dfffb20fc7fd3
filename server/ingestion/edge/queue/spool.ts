import fs from 'node:fs';
import { open } from 'node:fs/promises';
import { ConfigError } from '#server/core/process/config.js';
import { SpoolLock } from './spool-lock.js';
import { parseSpoolRecord, spoolRecord } from './spool-record.js';
import {
  listSegments,
  readPosition,
  segmentFile,
  writePosition,
  type Position,
  type Segment,
} from './spool-segments.js';
import { SpoolFullError, SpoolWriter } from './spool-writer.js';

const READ_BYTES = 512 * 1024;

export interface SpoolChunk {
  texts: string[];
  /** Records that were cut off or changed, and are lost. */
  damaged: number;
  next: Position;
}

/** Texts on disk in their order until they are released. One process per folder. */
export class Spool {
  damagedTotal = 0;
  private readonly segments: Segment[];
  private readonly writer: SpoolWriter;
  private position: Position;
  private nextId: number;

  private constructor(
    readonly dir: string,
    private readonly maxBytes: number,
    private readonly lock: SpoolLock,
  ) {
    this.segments = listSegments(dir);
    const stored = readPosition(dir);
    const first = this.segments[0]?.id ?? 0;
    this.position = stored?.segment === first ? stored : { segment: first, offset: 0 };
    // Also beyond the stored position, whose segment may be gone: ids are never reused.
    this.nextId = Math.max(this.segments.at(-1)?.id ?? 0, stored?.segment ?? 0) + 1;
    this.writer = new SpoolWriter(dir, () => this.addSegment());
  }

  /**
   * Throws ConfigError when the folder is not writable or another edge holds it. `onLost`: another
   * edge took it over.
   */
  static open(dir: string, maxBytes: number, onLost: () => void): Spool {
    try {
      fs.mkdirSync(dir, { recursive: true, mode: 0o700 });
      fs.accessSync(dir, fs.constants.W_OK);
    } catch (error) {
      throw new ConfigError(
        `The spool ${dir} cannot be written (${String(error)}): set SPOOL_DIR to a folder this account may write.`,
      );
    }
    return new Spool(dir, maxBytes, SpoolLock.take(dir, onLost));
  }

  get bytes(): number {
    return this.segments.reduce((sum, segment) => sum + segment.size, this.writer.waitingBytes);
  }

  /** True when nothing waits, neither on disk nor on its way there. */
  get isEmpty(): boolean {
    return this.segments.length === 0 && this.writer.isIdle;
  }

  /**
   * Resolves when the lines are safely on disk. Rejects with SpoolFullError and stores no part of
   * them.
   */
  async append(lines: string): Promise<void> {
    const records = lines.split('\n').map(spoolRecord).join('');
    if (this.bytes + records.length > this.maxBytes) {
      throw new SpoolFullError(`the spool has reached its limit of ${this.maxBytes} bytes`);
    }
    await this.writer.append(records);
  }

  /** The oldest waiting texts; null when none is on disk yet. */
  async read(): Promise<SpoolChunk | null> {
    for (;;) {
      const segment =
        this.segments.find(({ id }) => id === this.position.segment) ?? this.segments[0];
      if (!segment) return null;
      if (segment.id !== this.position.segment) this.position = { segment: segment.id, offset: 0 };
      if (this.position.offset < segment.size) return this.readChunk(segment);
      if (this.mayGrow(segment)) return null;
      await this.dropSegment(segment);
    }
  }

  /** Call it when the texts of the chunk are safely stored elsewhere. */
  async release(chunk: SpoolChunk): Promise<void> {
    this.position = chunk.next;
    this.damagedTotal += chunk.damaged;
    writePosition(this.dir, this.position);
    const segment = this.segments[0];
    if (segment?.id !== this.position.segment || this.position.offset < segment.size) return;
    if (!this.mayGrow(segment)) await this.dropSegment(segment);
  }

  async close(): Promise<void> {
    await this.writer.close();
    this.lock.release();
  }

  /** True for the newest segment while it is written or created. */
  private mayGrow(segment: Segment): boolean {
    return segment === this.segments.at(-1) && !this.writer.isIdle;
  }

  private addSegment(): Segment {
    const segment = { id: this.nextId++, size: 0 };
    this.segments.push(segment);
    return segment;
  }

  private async dropSegment(segment: Segment): Promise<void> {
    this.segments.splice(this.segments.indexOf(segment), 1);
    if (this.writer.isWriting(segment)) await this.writer.closeSegment();
    fs.rmSync(segmentFile(this.dir, segment.id), { force: true });
  }

  private async readChunk(segment: Segment): Promise<SpoolChunk> {
    const { offset } = this.position;
    const buffer = Buffer.alloc(Math.min(READ_BYTES, segment.size - offset));
    const handle = await open(segmentFile(this.dir, segment.id), 'r');

    try {
      await handle.read(buffer, 0, buffer.length, offset);
    } finally {
      await handle.close();
    }

    const end = buffer.lastIndexOf(0x0a) + 1;
    const isLast = offset + buffer.length === segment.size;
    // Sizes grow by whole records, so text without a line end at the very end was cut off by a
    // crash.
    const isTorn = end < buffer.length && isLast;
    const lines = buffer.toString('latin1', 0, end).split('\n').slice(0, -1);
    const texts = lines.map(parseSpoolRecord).filter((text) => text !== null);

    return {
      texts,
      damaged: lines.length - texts.length + (isTorn ? 1 : 0),
      next: { segment: segment.id, offset: offset + (isTorn || end === 0 ? buffer.length : end) },
    };
  }
}
