const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Marks a character that is not in base64url. */
export const NO_SEXTET = 255;

/** The six bits of each base64url letter, by its character code up to 127. */
export const SEXTETS = new Uint8Array(128).fill(NO_SEXTET);
for (let value = 0; value < ALPHABET.length; value++) SEXTETS[ALPHABET.charCodeAt(value)] = value;
