import type { Config } from '#server/core/process/config.js';

export type Variables = Record<string, unknown>;
export type Answered = Record<string, unknown>;

/** One stored query for assistants; it runs within the visibility of the caller. */
export interface Tool {
  /** snake_case. */
  name: string;
  title: string;
  /** Text for the assistant: contents of the answer, their units, and which tool to call first. */
  description: string;
  /** Text for the assistant: how much comes. */
  size: string;
  /**
   * One query. Its variables are the arguments, those of an input type field by field, in
   * snake_case.
   */
  operation: string;
  /** Descriptions of variables that are not fields of an input type, by name. */
  about?: Readonly<Record<string, string>>;
  /**
   * The answer made of the data, where it is not the data itself; it may run further queries of the
   * caller. `args` are as the caller sent them.
   */
  shape?: (
    data: Answered,
    args: Variables,
    query: (operation: string) => Promise<Answered>,
  ) => Answered | Promise<Answered>;
  /** A page has that many rows unless `first` says another number; without it, as many as fit. */
  pageRows?: number;
  /** Arguments that only `shape` reads, as JSON schemas by name. */
  takes?: Readonly<Record<string, Record<string, unknown>>>;
  /** Variables that the caller does not pass: how to compute them from the others. */
  derived?: Readonly<Record<string, (variables: Variables) => unknown>>;
  /**
   * The URL of the same data in the product; variables are as the schema reads them, defaults
   * included.
   */
  link: (place: Pick<Config, 'publicUrl'>, variables: Variables, data: Answered) => string;
}
