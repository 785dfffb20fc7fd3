import { crc32 } from 'node:zlib';

/** A record is a line: checksum of the text in eight hex digits, a space, the text. */
export function spoolRecord(text: string): string {
  return `${crc32(text).toString(16).padStart(8, '0')} ${text}\n`;
}

/** Null for a record that was cut off or changed. */
export function parseSpoolRecord(line: string): string | null {
  const text = line.slice(9);
  return line[8] === ' ' && crc32(text) === Number.parseInt(line.slice(0, 8), 16) ? text : null;
}
