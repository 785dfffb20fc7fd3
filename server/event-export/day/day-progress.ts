import fs from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { WrittenPart } from '../formats/event-format.js';
import type { DayFigures } from './day-figures.js';
import type { DayState } from './manifest.js';

/** Finished parts depend on this: other parts would not fit to them. */
export interface ProgressKey {
  state: DayState;
  delivery: number;
  stored: DayFigures['stored'];
  rowsPerPart: number;
  /** Differs where the same viewer has another name; null without names. */
  naming: string | null;
}

interface StoredProgress {
  key: ProgressKey;
  /** Keyed by the names of files. */
  parts: Record<string, WrittenPart[]>;
}

/**
 * The finished parts of a day's files, in the folder of the files: a process that goes on after one
 * that was killed leaves them as they are.
 */
export class DayProgress {
  private constructor(
    private readonly folder: string,
    private readonly stored: StoredProgress,
  ) {}

  /** Starts with an empty folder when what is there belongs to another state of the day. */
  static async open(folder: string, key: ProgressKey): Promise<DayProgress> {
    const known = await readProgress(folder);
    if (known && isDeepStrictEqual(known.key, key)) return new DayProgress(folder, known);

    await fs.rm(folder, { recursive: true, force: true });
    await fs.mkdir(folder, { recursive: true });
    return new DayProgress(folder, { key, parts: {} });
  }

  /** The list includes parts that are added later. */
  partsOf(file: string): readonly WrittenPart[] {
    return this.listOf(file);
  }

  async add(file: string, part: WrittenPart): Promise<void> {
    this.listOf(file).push(part);
    const next = path.join(this.folder, 'progress.next');
    await fs.writeFile(next, JSON.stringify(this.stored), { flush: true });
    await fs.rename(next, progressPath(this.folder));
  }

  private listOf(file: string): WrittenPart[] {
    return (this.stored.parts[file] ??= []);
  }
}

const progressPath = (folder: string) => path.join(folder, 'progress.json');

async function readProgress(folder: string): Promise<StoredProgress | null> {
  try {
    return JSON.parse(await fs.readFile(progressPath(folder), 'utf8')) as StoredProgress; // written above
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null; // fs throws these
    throw error;
  }
}
