/**
 * The parts of a REST call that a row may map to variables: names as they came, values as they
 * came.
 */
export interface RestCall {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: Record<string, unknown>;
}

/** One documented path. */
export interface RestRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Beneath /api, as documented: `/bookings/{id}`. A trailing slash may be left out by callers. */
  path: string;
  /** A line for openapi.json. */
  summary: string;
  /**
   * The stored operation, one GraphQL operation whose aliases give the documented names. Its
   * variables are found by name: one of an input type takes the whole body (the query of a GET),
   * any other the path's, the query's or the body's value of its snake_case name.
   */
  operation: string;
  /** 204 answers without a body. */
  status: 200 | 201 | 204;
  /**
   * Where the answer stands in the operation's data, `dashboard.impressionHeatmap`; else the value
   * of its only root field. Of several places, for fields with @include and @skip, it is the first
   * that was answered.
   */
  at?: string | readonly string[];
  /** Where the data say whether something was made: then the status is 201 in place of `status`. */
  createdIf?: string;
  /**
   * The answer is a connection with `nodes` and `pageInfo { hasNextPage endCursor }`, paged by
   * `$after`: send all as an array.
   */
  paged?: true;
  /** Callers need not be signed in. */
  public?: true;
  /**
   * Fields of the body whose documented name is not the snake_case of the input's: documented name
   * → input field.
   */
  names?: Readonly<Record<string, string>>;
  /**
   * Variables that the rule by name cannot find, merged over what it found. `takes` tells the
   * fields it uses up.
   */
  variables?: (call: RestCall, found: Record<string, unknown>) => Record<string, unknown>;
  /**
   * Fields of the body that the input does not know, or not so: name → JSON schema for
   * openapi.json.
   */
  takes?: Readonly<Record<string, Record<string, unknown>>>;
}

/**
 * Operations that answer entities take `?with_version=true`: then each carries the `version` that a
 * PUT may name. It is not there otherwise, so that a row may be sent back as it came, and twice.
 */
export const WITH_VERSION = '$withVersion: Boolean! = false';

/** Variables that a call names in its address, whatever its method. */
export const QUERY_ONLY: ReadonlySet<string> = new Set(['withVersion']);
