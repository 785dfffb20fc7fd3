import { Reader, type Response } from 'maxmind';
import type { RangeTable } from './region-ranges.js';

/** The fields of a record of the DB-IP city database that we read. */
interface Place {
  country_code?: string;
  state1?: string;
}

/** IPv6 is stored down to the /64 network: no region is finer. */
const MAX_DEPTH = 64;

/**
 * Walks a city database (record size 28 bits) from the lowest to the highest address and merges
 * neighbours of one region. `numberOf` returns a region's number, 0 for none. About a second for
 * each address family.
 */
export function readRanges(
  file: Buffer,
  numberOf: (country: string, state: string) => number,
): RangeTable {
  const reader = new Reader<Response & Place>(file);
  const { nodeCount, nodeByteSize, recordSize } = reader.metadata;
  if (recordSize !== 28)
    throw new Error(`the address database has records of ${recordSize} bits, not 28`);

  const numbers = new Map<number, number>();
  const numberAt = (pointer: number): number => {
    const known = numbers.get(pointer);
    if (known !== undefined) return known;
    const place = reader['resolveDataPointer'](pointer) as Place | null; // eslint-disable-line @typescript-eslint/no-unsafe-call -- private there, and finding a record by its address takes a walk each
    const number = numberOf(place?.country_code ?? '', place?.state1 ?? '');
    numbers.set(pointer, number);
    return number;
  };

  const starts: { high: number[]; low: number[]; code: number[] } = { high: [], low: [], code: [] };
  let last = -1;
  const visit = (node: number, depth: number, high: number, low: number): void => {
    if (node < nodeCount) {
      const at = node * nodeByteSize;
      visit(leftOf(file, at), depth + 1, high, low);
      // Below the /64 the left side stands for the network.
      if (depth >= MAX_DEPTH) return;
      if (depth < 32) visit(rightOf(file, at), depth + 1, high + 2 ** (31 - depth), low);
      else visit(rightOf(file, at), depth + 1, high, low + 2 ** (63 - depth));
      return;
    }

    const code = node === nodeCount ? 0 : numberAt(node);
    if (code === last) return;

    last = code;
    starts.high.push(high);
    starts.low.push(low);
    starts.code.push(code);
  };
  visit(0, 0, 0, 0);
  return {
    high: Uint32Array.from(starts.high),
    low: Uint32Array.from(starts.low),
    code: Uint8Array.from(starts.code),
  };
}

/**
 * A node has seven bytes: 24 bits of the left record, four bits of each, 24 bits of the right one.
 */
const leftOf = (file: Buffer, at: number): number =>
  file.readUIntBE(at, 3) + ((file.readUInt8(at + 3) & 0xf0) << 20);
const rightOf = (file: Buffer, at: number): number =>
  file.readUIntBE(at + 4, 3) + ((file.readUInt8(at + 3) & 0x0f) << 24);
