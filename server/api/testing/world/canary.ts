/** A text in every name of a record: wherever it appears, the record was disclosed. */
export const canaryOf = (noun: string, name: string) => `canary-${noun}-${name}-x`;

const CANARY = /canary-[a-zA-Z]+-[a-z0-9]+-x/g;

/** The canaries in a text: the records that it discloses. */
export const canariesIn = (text: string): Set<string> => new Set(text.match(CANARY));
