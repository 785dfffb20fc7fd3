import { RegionRanges, type RangeTable } from './region-ranges.js';

/**
 * The header of the file: a line of JSON, then the arrays one after the other: high and low
 * (little-endian) and code, of IPv4 and then of IPv6.
 */
interface Header {
  version: string;
  codes: string[];
  v4: number;
  v6: number;
}

export function regionRangesFile(ranges: RegionRanges, version: string): Buffer {
  const header: Header = {
    version,
    codes: [...ranges.codes],
    v4: ranges.v4.high.length,
    v6: ranges.v6.high.length,
  };

  return Buffer.concat([
    Buffer.from(`${JSON.stringify(header)}\n`),
    ...[ranges.v4, ranges.v6].flatMap((table) => [
      bytesOf(table.high),
      bytesOf(table.low),
      Buffer.from(table.code),
    ]),
  ]);
}

/** Null when the file has another version or is incomplete. */
export function parseRegionRanges(file: Buffer, version: string): RegionRanges | null {
  const headerEnd = file.indexOf(0x0a);
  if (headerEnd === -1) return null;

  const header = parseHeader(file.toString('utf8', 0, headerEnd));
  const body = file.subarray(headerEnd + 1);
  if (header?.version !== version || body.length !== (header.v4 + header.v6) * 9) return null;

  return new RegionRanges(
    header.codes,
    tableOf(body.subarray(0, header.v4 * 9), header.v4),
    tableOf(body.subarray(header.v4 * 9), header.v6),
  );
}

function bytesOf(numbers: Uint32Array): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4);
  numbers.forEach((number, index) => bytes.writeUInt32LE(number, index * 4));
  return bytes;
}

function tableOf(body: Buffer, length: number): RangeTable {
  const numbersAt = (offset: number) =>
    Uint32Array.from({ length }, (_, index) => body.readUInt32LE(offset + index * 4));
  return {
    high: numbersAt(0),
    low: numbersAt(length * 4),
    code: Uint8Array.from(body.subarray(length * 8)),
  };
}

function parseHeader(text: string): Header | null {
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null) return null;

  const { version, codes, v4, v6 }: Partial<Record<keyof Header, unknown>> = value;
  if (
    typeof version !== 'string' ||
    typeof v4 !== 'number' ||
    typeof v6 !== 'number' ||
    !Array.isArray(codes)
  )
    return null;

  return { version, codes: codes.map(String), v4, v6 };
}
