const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Of a character that is no letter of base64url. */
export const NO_SEXTET = 255;

/** The six bits that a letter of base64url stands for, by its character code up to 127. */
export const SEXTETS = new Uint8Array(128).fill(NO_SEXTET);
for (let value = 0; value < ALPHABET.length; value++) SEXTETS[ALPHABET.charCodeAt(value)] = value;
