/** RFC 8878, section 3.1. */
const MAGIC = 0xfd2fb528;
const SKIPPABLE_MAGIC = 0x184d2a50;
const DICTIONARY_ID_BYTES = [0, 1, 2, 4];
const CONTENT_SIZE_BYTES = [0, 2, 4, 8];
const REPEATED_BYTE = 1;
const CHECKSUM_BYTES = 4;

/** Bytes that say what follows, by how many they are. */
const HEADER_BYTES = { magic: 4, skippableSize: 4, descriptor: 1, block: 3 };
type Header = keyof typeof HEADER_BYTES;

/**
 * Cuts the bytes of a zstd file at the ends of its frames, because Node's decoder drops what follows
 * the end of a frame in the same chunk.
 */
export class ZstdFrames {
  private header: Header = 'magic';
  private collected: number[] = [];
  /** Bytes before the next header that nobody looks at. */
  private skipped = 0;
  private hasChecksum = false;
  /** The decoder complains about what is no zstd. */
  private isForeign = false;

  *cut(chunk: Buffer): Generator<Buffer> {
    let start = 0;
    let at = 0;
    while (at < chunk.length && !this.isForeign) {
      if (this.skipped > 0) {
        const taken = Math.min(this.skipped, chunk.length - at);
        this.skipped -= taken;
        at += taken;
      } else {
        this.collected.push(chunk[at++] ?? 0);
        if (this.collected.length === HEADER_BYTES[this.header]) this.readHeader();
      }
      if (this.isBetweenFrames()) {
        yield chunk.subarray(start, at);
        start = at;
      }
    }
    if (start < chunk.length) yield chunk.subarray(start);
  }

  private isBetweenFrames(): boolean {
    return this.header === 'magic' && this.skipped === 0 && this.collected.length === 0;
  }

  private readHeader(): void {
    const bytes = Buffer.from(this.collected);
    this.collected = [];
    if (this.header === 'magic') this.readMagic(bytes.readUInt32LE());
    else if (this.header === 'skippableSize') this.skip(bytes.readUInt32LE(), 'magic');
    else if (this.header === 'descriptor') this.readDescriptor(bytes.readUInt8());
    else this.readBlock(bytes.readUIntLE(0, HEADER_BYTES.block));
  }

  private skip(size: number, next: Header): void {
    this.skipped = size;
    this.header = next;
  }

  private readMagic(magic: number): void {
    if (magic === MAGIC) this.header = 'descriptor';
    else if ((magic & 0xfffffff0) >>> 0 === SKIPPABLE_MAGIC) this.header = 'skippableSize';
    else this.isForeign = true;
  }

  private readDescriptor(descriptor: number): void {
    const isSingleSegment = (descriptor & 0x20) !== 0;
    this.hasChecksum = (descriptor & 0x04) !== 0;

    const sizeCode = descriptor >> 6;
    const sizeBytes = sizeCode === 0 && isSingleSegment ? 1 : (CONTENT_SIZE_BYTES[sizeCode] ?? 0);
    const dictionaryBytes = DICTIONARY_ID_BYTES[descriptor & 3] ?? 0;
    const windowBytes = isSingleSegment ? 0 : 1;
    this.skip(windowBytes + dictionaryBytes + sizeBytes, 'block');
  }

  private readBlock(header: number): void {
    const isLast = (header & 1) !== 0;
    const isRepeatedByte = ((header >> 1) & 3) === REPEATED_BYTE;
    const size = isRepeatedByte ? 1 : header >> 3;
    const checksumBytes = isLast && this.hasChecksum ? CHECKSUM_BYTES : 0;
    this.skip(size + checksumBytes, isLast ? 'magic' : 'block');
  }
}
