const FIRST_LENGTH = 65_536;
const SEVEN_BITS = 0x7f;
const MORE = 0x80;

/** Whole numbers from 0 up to 2³¹ − 1, seven bits a byte: small ones take one byte. */
export class ByteWriter {
  private buffer = Buffer.allocUnsafe(FIRST_LENGTH);
  private length = 0;

  number(value: number): void {
    if (this.length + 5 > this.buffer.length) this.grow();
    let rest = value;
    while (rest > SEVEN_BITS) {
      this.buffer[this.length++] = (rest & SEVEN_BITS) | MORE;
      rest >>>= 7;
    }
    this.buffer[this.length++] = rest;
  }

  /** The bytes until now; the writer begins again. */
  take(): Buffer {
    const bytes = Buffer.from(this.buffer.subarray(0, this.length));
    this.length = 0;
    return bytes;
  }

  private grow(): void {
    const larger = Buffer.allocUnsafe(2 * this.buffer.length);
    this.buffer.copy(larger);
    this.buffer = larger;
  }
}

/** Reads what a ByteWriter wrote. */
export class ByteReader {
  private at = 0;

  constructor(private readonly bytes: Uint8Array) {}

  number(): number {
    let byte = this.bytes[this.at++] ?? 0;
    let value = byte & SEVEN_BITS;
    for (let shift = 7; byte > SEVEN_BITS; shift += 7) {
      byte = this.bytes[this.at++] ?? 0;
      value |= (byte & SEVEN_BITS) << shift;
    }
    return value;
  }

  skip(numbers: number): void {
    for (let left = numbers; left > 0;) {
      if ((this.bytes[this.at++] ?? 0) <= SEVEN_BITS) left -= 1;
    }
  }
}
