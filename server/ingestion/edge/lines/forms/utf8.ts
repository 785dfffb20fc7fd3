/** Makes UTF-8 without a mark of the bytes of a log; `isLast` with the last ones. */
export type ToUtf8 = (bytes: Buffer, isLast: boolean) => Buffer;

const UTF8_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/**
 * The encoding of the log that starts with these bytes: by its mark, and without one by the zero byte
 * that UTF-16 has beside each letter. The result takes the bytes from the first one on.
 */
export function utf8Of(start: Buffer): ToUtf8 {
  const [first, second] = start;
  if (first === 0xff && second === 0xfe) return utf16('utf-16le');
  if (first === 0xfe && second === 0xff) return utf16('utf-16be');
  if (second === 0 && first !== 0 && first !== undefined) return utf16('utf-16le');
  if (first === 0 && second !== 0 && second !== undefined) return utf16('utf-16be');

  let marked = start.subarray(0, UTF8_MARK.length).equals(UTF8_MARK) ? UTF8_MARK.length : 0;
  return (bytes) => {
    const unmarked = bytes.subarray(marked);
    marked = 0;
    return unmarked;
  };
}

/** TextDecoder leaves the mark out. */
function utf16(encoding: 'utf-16le' | 'utf-16be'): ToUtf8 {
  const decoder = new TextDecoder(encoding);
  return (bytes, isLast) => Buffer.from(decoder.decode(bytes, { stream: !isLast }));
}
