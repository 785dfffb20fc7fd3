const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Base64url as the bits it stands for, six a letter; null for anything else. */
export function bitsOf(text: string): string | null {
  let bits = '';
  for (const letter of text) {
    const value = ALPHABET.indexOf(letter);
    if (value === -1) return null;
    bits += value.toString(2).padStart(6, '0');
  }
  return bits;
}
