/**
 * A text to put into every name of a record: wherever it turns up, somebody was told of the record.
 */
export const canaryOf = (noun: string, name: string) => `canary-${noun}-${name}-x`;

const CANARY = /canary-[a-zA-Z]+-[a-z0-9]+-x/g;

/** The records that a text tells of, by their canaries. */
export const canariesIn = (text: string): Set<string> => new Set(text.match(CANARY));
