import fs from 'node:fs';
import path from 'node:path';

export interface Segment {
  id: number;
  /** Bytes that are safely on disk. */
  size: number;
}

/** The point up to which the replay has read. */
export interface Position {
  segment: number;
  offset: number;
}

const EXTENSION = '.spool';

export const segmentFile = (dir: string, id: number) =>
  path.join(dir, `${String(id).padStart(10, '0')}${EXTENSION}`);
const positionFile = (dir: string) => path.join(dir, 'position');

/** The segments on disk, oldest first. */
export function listSegments(dir: string): Segment[] {
  return fs
    .readdirSync(dir)
    .filter((name) => /^\d{10}\.spool$/.test(name))
    .map((name) => ({
      id: Number(name.slice(0, -EXTENSION.length)),
      size: fs.statSync(path.join(dir, name)).size,
    }))
    .sort((a, b) => a.id - b.id);
}

export function readPosition(dir: string): Position | null {
  try {
    const [segment = NaN, offset = NaN] = fs
      .readFileSync(positionFile(dir), 'utf8')
      .split(' ')
      .map(Number);
    return Number.isSafeInteger(segment) && Number.isSafeInteger(offset)
      ? { segment, offset }
      : null;
  } catch {
    return null;
  }
}

/**
 * Writes without a sync: a position lost in a crash only sends events twice, and the worker
 * recognises their ids.
 */
export function writePosition(dir: string, { segment, offset }: Position): void {
  fs.writeFileSync(`${positionFile(dir)}.next`, `${segment} ${offset}`);
  fs.renameSync(`${positionFile(dir)}.next`, positionFile(dir));
}

/** Makes the folder's list of files as durable as their content. */
export function syncFolder(dir: string): void {
  const handle = fs.openSync(dir, 'r');
  try {
    fs.fsyncSync(handle);
  } finally {
    fs.closeSync(handle);
  }
}
