import { ServiceError } from '#server/core/errors.js';
import { jsonShapeError } from '#server/core/input/json-shape.js';

/** The request of any transport. Exactly one of `query` and `documentId` is set. */
export interface OperationRequest {
  query: string | null;
  /** Names one of the trusted documents: `sha256:` and the hash of its text. */
  documentId: string | null;
  operationName: string | null;
  variables: Record<string, unknown> | null;
}

type Parameters = Record<string, unknown>;

const malformed = (message: string) => new ServiceError('MALFORMED', message);
const isMap = (value: unknown): value is Parameters =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readText(parameters: Parameters, name: string): string | null {
  const value = parameters[name] ?? null;
  if (value === null || typeof value === 'string') return value;
  throw malformed(`${name} must be text`);
}

function mapOf(parameters: Parameters, name: string): Parameters | null {
  const value = parameters[name] ?? null;
  if (value === null || isMap(value)) return value;
  throw malformed(`${name} must be an object`);
}

/** The id as Apollo's clients send it; their HTTP link cannot send `documentId`. */
function persistedId(extensions: Parameters | null): string | null {
  const persisted = extensions?.persistedQuery;
  return isMap(persisted) && typeof persisted.sha256Hash === 'string'
    ? `sha256:${persisted.sha256Hash}`
    : null;
}

/**
 * Reads the parameters by their names in the GraphQL-over-HTTP specification and ignores others.
 * Throws MALFORMED.
 */
export function readParameters(parameters: Parameters): OperationRequest {
  const extensions = mapOf(parameters, 'extensions');
  const query = readText(parameters, 'query');
  const request = {
    query,
    documentId:
      readText(parameters, 'documentId') ?? (query === null ? persistedId(extensions) : null),
    operationName: readText(parameters, 'operationName') || null,
    variables: mapOf(parameters, 'variables'),
  };
  if (request.query === null && request.documentId === null) throw malformed('query is missing');
  if (request.query !== null && request.documentId !== null)
    throw malformed('query and documentId exclude each other');

  return request;
}

/** Reads the parsed body of a POST. Throws MALFORMED. */
export function readBody(body: unknown): OperationRequest {
  if (Array.isArray(body)) throw malformed('Send one operation a call: batches are refused');
  if (!isMap(body)) throw malformed('The body must be a JSON object');
  return readParameters(body);
}

function parseJson(text: string | null, name: string): unknown {
  if (!text) return null;
  const error = jsonShapeError(text);
  if (error !== null) throw malformed(`${name} ${error}`);
  try {
    return JSON.parse(text);
  } catch {
    throw malformed(`${name} is not valid JSON`);
  }
}

/** Reads the search params of a GET. Throws MALFORMED. */
export function readSearchParams(address: string): OperationRequest {
  const { searchParams } = new URL(address, 'http://localhost');
  const once = (name: string) => {
    if (searchParams.getAll(name).length > 1) throw malformed(`${name} is given more than once`);
    return searchParams.get(name);
  };

  return readParameters({
    query: once('query'),
    documentId: once('documentId'),
    operationName: once('operationName'),
    variables: parseJson(once('variables'), 'variables'),
    extensions: parseJson(once('extensions'), 'extensions'),
  });
}
