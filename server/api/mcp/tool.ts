import type { Config } from '#server/core/process/config.js';

export type Variables = Record<string, unknown>;
export type Answered = Record<string, unknown>;

/** What an assistant may ask: one stored query, which runs with the sight of whoever asks. */
export interface Tool {
  /** snake_case. */
  name: string;
  title: string;
  /** For the assistant: what it answers, in which units, and what to ask first. */
  description: string;
  /**
   * One query. Its variables are the arguments, those of an input type field by field, in
   * snake_case.
   */
  operation: string;
  /** What variables are that are no fields of an input type, by name. */
  about?: Readonly<Record<string, string>>;
  /** Variables that nobody gives: what they are made from those that are given. */
  derived?: Readonly<Record<string, (given: Variables) => unknown>>;
  /**
   * The view of the product that shows the same; variables are as the schema reads them, defaults
   * included.
   */
  link: (place: Pick<Config, 'publicUrl'>, variables: Variables, data: Answered) => string;
}
