import { countText, fixedText } from '#schema/writing/numbers';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** '512 B', '1.5 KB', '12.0 MB': of 1024 each, and never larger than MB. '-' for none. */
export function formatBytes(bytes: number | null | undefined): string {
  if (typeof bytes !== 'number' || !Number.isFinite(bytes)) return '-';
  if (bytes < KILOBYTE) return `${countText(bytes)} B`;
  // A value that would round to 1,024.0 KB is a megabyte.
  const kilobytes = Math.round((bytes / KILOBYTE) * 10) / 10;
  return kilobytes < KILOBYTE
    ? `${fixedText(kilobytes, 1)} KB`
    : `${fixedText(bytes / MEGABYTE, 1)} MB`;
}
