import { open, type FileHandle } from 'node:fs/promises';
import { segmentFile, syncFolder, type Segment } from './spool-segments.js';

/**
 * The spool has reached its bound, or the disk is full. No part of the refused events is stored.
 */
export class SpoolFullError extends Error {}

interface Waiting {
  text: string;
  resolve: () => void;
  reject: (error: Error) => void;
}

const SEGMENT_BYTES = 16 * 1024 ** 2;

/** Appends to the newest segment; texts that arrive during a sync are written with the next one. */
export class SpoolWriter {
  private waiting: Waiting[] = [];
  private committing: Promise<void> | null = null;
  private current: { segment: Segment; handle: FileHandle } | null = null;
  /** Bytes that are not on disk yet. */
  waitingBytes = 0;

  constructor(
    private readonly dir: string,
    private readonly addSegment: () => Segment,
  ) {}

  /** Resolves when the text is on disk. */
  append(text: string): Promise<void> {
    this.waitingBytes += text.length;
    return new Promise((resolve, reject) => {
      this.waiting.push({ text, resolve, reject });
      this.committing ??= this.commitAll();
    });
  }

  get isIdle(): boolean {
    return this.committing === null;
  }

  isWriting(segment: Segment): boolean {
    return this.current?.segment === segment;
  }

  async closeSegment(): Promise<void> {
    const current = this.current;
    this.current = null;
    await current?.handle.close();
  }

  async close(): Promise<void> {
    await this.committing;
    await this.closeSegment();
  }

  private async commitAll(): Promise<void> {
    while (this.waiting.length > 0) {
      const group = this.waiting;
      this.waiting = [];
      const text = group.map((item) => item.text).join('');
      let failure: Error | null = null;
      try {
        await this.commit(text);
      } catch (error) {
        failure = new SpoolFullError(
          `the spool cannot be written: ${error instanceof Error ? error.message : 'unknown'}`,
        );
      }
      this.waitingBytes -= text.length;
      for (const item of group) {
        if (failure) item.reject(failure);
        else item.resolve();
      }
    }

    this.committing = null;
  }

  private async commit(text: string): Promise<void> {
    if (this.current && this.current.segment.size >= SEGMENT_BYTES) await this.closeSegment();
    const { segment, handle } = (this.current ??= await this.openNext());
    try {
      await handle.appendFile(text, 'latin1');
      await handle.datasync();
      segment.size += text.length;
    } catch (error) {
      // After a failed write or sync, the content beyond the last success is unknown.
      await handle.truncate(segment.size).catch(() => undefined);
      await this.closeSegment().catch(() => undefined);
      throw error;
    }
  }

  private async openNext(): Promise<{ segment: Segment; handle: FileHandle }> {
    const segment = this.addSegment();
    const handle = await open(segmentFile(this.dir, segment.id), 'a', 0o600);
    syncFolder(this.dir);
    return { segment, handle };
  }
}
