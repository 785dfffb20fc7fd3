import { NO_SEXTET, SEXTETS } from '#server/ingestion/edge/base64url.js';

/** A consent string is cut off, has letters outside base64url, or states something impossible. */
export class UnreadableConsentError extends Error {}

const { floor, min } = Math;
const LETTER_BITS = 6;
/** Padding of letters to whole bytes. */
const MAX_PADDING_BITS = 24;
/** Numbers up to three million: more than there are sections or vendors. */
const MAX_FIBONACCI_BITS = 32;

/** Reads the bits of a base64url text in order, six a letter, without decoding the whole text. */
export class BitReader {
  private at = 0;

  constructor(private readonly text: string) {}

  /** A whole number of up to 53 bits. */
  read(bits: number): number {
    let value = 0;
    for (let left = bits; left > 0;) {
      const offset = this.at % LETTER_BITS;
      const taken = min(LETTER_BITS - offset, left);
      const part = (this.sextetAt(this.at) >> (LETTER_BITS - offset - taken)) & ((1 << taken) - 1);
      value = value * (1 << taken) + part;
      this.at += taken;
      left -= taken;
    }

    return value;
  }

  /** Bits stand for 1, 2, 3, 5, 8 …; two ones in a row end the number. */
  readFibonacci(): number {
    let value = 0;
    let previous = 0;
    let weight = 1;
    let next = 2;

    for (let place = 0; place < MAX_FIBONACCI_BITS; place++) {
      const bit = this.read(1);
      if (bit === 1 && previous === 1) return value;
      value += bit * weight;
      previous = bit;
      next += weight;
      weight = next - weight;
    }

    throw new UnreadableConsentError();
  }

  /** The same as `read`, without moving on. */
  peek(bits: number): number {
    const from = this.at;
    const value = this.read(bits);
    this.at = from;
    return value;
  }

  /**
   * True where the bit of that number, from 1, is set among the next `bits` bits; moves past all of
   * them.
   */
  readsSet(number: number, bits: number): boolean {
    const from = this.at;
    this.skip(bits);
    if (number < 1 || number > bits) return false;
    const at = from + number - 1;
    return ((this.sextetAt(at) >> (LETTER_BITS - 1 - (at % LETTER_BITS))) & 1) === 1;
  }

  has(bits: number): boolean {
    return this.at + bits <= this.text.length * LETTER_BITS;
  }

  /** True where only the zeros that pad the last letters are left. */
  isAtEnd(): boolean {
    const left = this.text.length * LETTER_BITS - this.at;
    return left < MAX_PADDING_BITS && this.peek(left) === 0;
  }

  skip(bits: number): void {
    if (!this.has(bits)) throw new UnreadableConsentError();
    this.at += bits;
  }

  /** The six bits of the letter that holds this bit. */
  private sextetAt(bit: number): number {
    const sextet = SEXTETS[this.text.charCodeAt(floor(bit / LETTER_BITS))] ?? NO_SEXTET;
    if (sextet === NO_SEXTET) throw new UnreadableConsentError();
    return sextet;
  }
}
