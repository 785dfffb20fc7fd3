/**
 * The reasons why a line does not count, for programs. Closed list; docs/collection.md has the
 * same.
 */
export const REJECTION_CODES = [
  'LINE_TOO_LONG',
  'NOT_UTF8',
  'NOT_JSON',
  'NOT_CSV',
  'FIELD_MISSING',
  'FIELD_INVALID',
  'FIELD_TOO_LONG',
  'TIME_AHEAD',
  'TIME_TOO_OLD',
  'UNKNOWN_TAG',
] as const;
export type RejectionCode = (typeof REJECTION_CODES)[number];

/** A line is rejected; the message gives its sender the reason, and `field` the field it is about. */
export class LineError extends Error {
  constructor(
    readonly code: RejectionCode,
    message: string,
    readonly field?: string,
  ) {
    super(message);
  }
}

export interface Rejection {
  /** Number from 1. */
  line: number;
  code: RejectionCode;
  /** The field that the reason is about; left out where it is about the whole line. */
  field?: string;
  reason: string;
}

export const rejectionOf = (line: number, { code, field, message }: LineError): Rejection => ({
  line,
  code,
  ...(field === undefined ? {} : { field }),
  reason: message,
});
