import { randomBytes } from 'node:crypto';

/**
 * A new public id of a tag: 128 random bits in 22 URL-safe characters, so that nobody can guess it.
 */
export const newTagKey = (): string => randomBytes(16).toString('base64url');
