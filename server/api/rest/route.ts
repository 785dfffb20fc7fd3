/** The parts of a REST call that a row may map to variables, with names and values as received. */
export interface RestCall {
  params: Record<string, string>;
  query: Record<string, unknown>;
  body: Record<string, unknown>;
}

/** One documented path. */
export interface RestRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path under /api, as documented: `/bookings/{id}`. Callers may leave out a trailing slash. */
  path: string;
  /** A line for openapi.json. */
  summary: string;
  /**
   * The stored operation, one GraphQL operation whose aliases give the documented names. Its
   * variables are found by name: one of an input type takes the whole body (the query of a GET),
   * any other the path's, the query's or the body's value of its snake_case name.
   */
  operation: string;
  /** The name in openapi.json, where the root field of the operation gives none of its own. */
  operationId?: string;
  /** 204 answers without a body. */
  status: 200 | 201 | 204;
  /**
   * The path of the answer in the operation's data, `dashboard.impressionHeatmap`; by default the
   * value of its only root field. Of several paths, for fields with @include and @skip, the first
   * one present is taken.
   */
  at?: string | readonly string[];
  /**
   * The path of a flag in the data that says whether a record was created: then the status is 201
   * in place of `status`.
   */
  createdIf?: string;
  /**
   * The answer is a connection with `nodes` and `pageInfo { hasNextPage endCursor }`, paged by
   * `$first` and `$after`; all pages are sent as one array, or the one that `limit` and `after` of
   * the URL name.
   */
  paged?: true;
  /** The body holds many records and may have 1 MB; others have 256 KB. */
  bulk?: true;
  /** Callers need not be signed in. */
  public?: true;
  /**
   * Fields of the body whose documented name is not the snake_case of the input's: documented name
   * → input field.
   */
  names?: Readonly<Record<string, string>>;
  /**
   * Variables that are not found by name, merged over those that are. `takes` lists the fields that
   * it reads.
   */
  variables?: (call: RestCall, found: Record<string, unknown>) => Record<string, unknown>;
  /**
   * Fields of the body that the input does not have, or has with another type: name → JSON schema
   * for openapi.json.
   */
  takes?: Readonly<Record<string, Record<string, unknown>>>;
  /** Variables that the service needs, although the schema lets callers leave them out. */
  needs?: readonly string[];
  /** Fields of `takes` that give one of the input: name → its name in errors, where it is not sent. */
  standsFor?: (call: RestCall) => Readonly<Record<string, string>>;
}

/**
 * Operations that return entities take `?with_version=true`: then each carries the `version` that a
 * PUT may name. By default it is left out, so that a row may be sent back as received, and more
 * than once.
 */
export const WITH_VERSION = '$withVersion: Boolean! = false';

/** Variables that a call names in its URL, whatever its method. */
export const QUERY_ONLY: ReadonlySet<string> = new Set(['withVersion']);
