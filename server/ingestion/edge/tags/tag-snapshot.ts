import fs from 'node:fs';
import { open } from 'node:fs/promises';
import readline from 'node:readline';
import type { EventKind } from '#server/event-store/codes.js';
import type { ViewerEpoch } from '#server/event-store/viewer-epochs.js';
import type { Holdout } from '#server/ingestion/edge/holdouts/holdouts.js';
import type { KeyedTag } from './tag-source.js';

const VERSION = 'infinitum tags 1';
const LINES_A_WRITE = 2_000;

export interface SnapshotSink {
  addTag(tag: KeyedTag): void;
  addRegion(code: string, id: number): void;
  addEpoch(epoch: ViewerEpoch): void;
  addHoldout(holdout: Holdout): void;
  addRepeatCounter(tagId: number): void;
}

interface SnapshotFacts {
  regions: ReadonlyMap<string, number>;
  epochs?: readonly ViewerEpoch[];
  holdouts?: readonly Holdout[];
  repeatCounters?: ReadonlySet<number>;
}

/**
 * One line each: "i key id customer", "w key id customer", "r code id", "e salt number begin",
 * "h" and a holdout as JSON, "c id" of a tag that counts repeats. The last line holds the count of tags, so an incomplete file is recognised.
 */
export async function writeTagSnapshot(
  file: string,
  tags: Iterable<KeyedTag>,
  { regions, epochs = [], holdouts = [], repeatCounters = new Set() }: SnapshotFacts,
): Promise<void> {
  const handle = await open(`${file}.next`, 'w', 0o600);
  let count = 0;

  try {
    let lines = [
      VERSION,
      ...[...regions].map(([code, id]) => `r ${code} ${id}`),
      ...epochs.map(epochLine),
      ...[...repeatCounters].map((tagId) => `c ${tagId}`),
      ...holdouts.map((holdout) => `h ${JSON.stringify(holdout)}`),
    ];
    for (const tag of tags) {
      lines.push(`${tag.kind === 'impression' ? 'i' : 'w'} ${tag.key} ${tag.id} ${tag.customerId}`);
      count += 1;
      if (lines.length < LINES_A_WRITE) continue;
      await handle.appendFile(`${lines.join('\n')}\n`);
      lines = [];
    }
    await handle.appendFile(`${[...lines, `end ${count}`].join('\n')}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }

  fs.renameSync(`${file}.next`, file);
}

/**
 * True when the file exists, is complete and has this version; the sink receives nothing otherwise.
 */
export async function readTagSnapshot(file: string, sink: SnapshotSink): Promise<boolean> {
  if (!fs.existsSync(file) || !(await isWhole(file))) return false;
  for await (const line of linesOf(file)) {
    const [kind, key = '', id, customerId] = line.split(' ');
    if (kind === 'r') sink.addRegion(key, Number(id));
    if (kind === 'e')
      sink.addEpoch({
        number: Number(id),
        beginsAtMs: Number(customerId),
        salt: key === DESTROYED ? null : key,
      });
    if (kind === 'h') sink.addHoldout(JSON.parse(line.slice(2)) as Holdout); // written by writeTagSnapshot
    if (kind === 'c') sink.addRepeatCounter(Number(key));
    if (kind !== 'i' && kind !== 'w') continue;
    const named: EventKind = kind === 'i' ? 'impression' : 'webhit';
    sink.addTag({ kind: named, key, id: Number(id), customerId: Number(customerId) });
  }
  return true;
}

const DESTROYED = '-';
const epochLine = ({ number, beginsAtMs, salt }: ViewerEpoch) =>
  `e ${salt ?? DESTROYED} ${number} ${beginsAtMs}`;

async function isWhole(file: string): Promise<boolean> {
  let [first, last, tags] = ['', '', 0];
  for await (const line of linesOf(file)) {
    first ||= line;
    last = line;
    if (line.startsWith('i ') || line.startsWith('w ')) tags += 1;
  }
  return first === VERSION && last === `end ${tags}`;
}

const linesOf = (file: string) =>
  readline.createInterface({ input: fs.createReadStream(file), crlfDelay: Infinity });
