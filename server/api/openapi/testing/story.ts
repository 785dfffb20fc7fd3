import type { JsonSchema } from '#server/api/openapi/json-schema.js';

/** Callers: a super admin, admins of the client and of its agency, an API key of the client. */
export type Player = 'system' | 'client' | 'agency' | 'key' | 'nobody';

export interface CallOptions {
  /** The default is a super admin. */
  as?: Player;
  /** Values of the path. */
  params?: Readonly<Record<string, number | string>>;
  query?: Readonly<Record<string, number | string>>;
  body?: JsonSchema;
  /** The status of a call that is refused. */
  refused?: number;
}

/** Makes the call of a row, such as `POST /bookings/`, and returns the body of its answer. */
export type Call = (row: string, options?: CallOptions) => Promise<JsonSchema>;

/** The id of a record that was answered. */
export const idOf = (answer: JsonSchema): number => {
  const { id } = answer;
  if (typeof id !== 'number') throw new Error(`an answer without an id: ${JSON.stringify(answer)}`);
  return id;
};

/** Reads one record in both of its forms, and its list whole and page by page. */
export async function readNoun(call: Call, path: string, id: number): Promise<void> {
  await call(`GET ${path}{id}`, { params: { id } });
  await call(`GET ${path}{id}`, { params: { id }, query: { with_version: 'true' } });
  await call(`GET ${path}{id}`, { params: { id: 2_000_000_000 }, refused: 404 });
  await call(`GET ${path}{id}`, { params: { id }, as: 'nobody', refused: 401 });
}

export async function readList(
  call: Call,
  row: string,
  params: Readonly<Record<string, number | string>> = {},
): Promise<void> {
  await call(row, { params });
  await call(row, { params, query: { limit: 1 } });
  await call(row, { params, query: { limit: 0 }, refused: 422 });
}
