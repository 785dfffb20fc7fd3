import { Router, type RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import { requireSignedIn } from '#server/access/roles/require-actor.js';
import { ServiceError } from '#server/core/errors.js';
import { contextOfRequest, openContextOf, type ApiWiring } from '#server/api/context.js';
import { readIdempotencyKey, REPLAYED_HEADER } from '#server/api/idempotency/idempotency-key.js';
import { parseBulkJson, parseJson } from '#server/api/http/parse-json.js';
import { callGate } from '#server/api/request-scheduler/admit-call.js';
import { answerFailure, sendFailure } from './failure.js';
import { checkParameters, knownParameters, listParameters } from './query-parameters.js';
import { nextLink } from './read-page.js';
import type { RestRoute } from './route.js';
import { runOperation } from './run-operation.js';
import { sendParts } from './send-parts.js';
import { prepareOperation, type StoredOperation } from './stored-operation.js';

const expressPath = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

/**
 * Rows whose paths have more fixed parts come first, so that `/users/{id}` does not match
 * `/users/me`.
 */
const fixedPartsFirst = (a: RestRoute, b: RestRoute) =>
  a.path.split('{').length - b.path.split('{').length;

const requireJson: RequestHandler = (req, _res, next) => {
  const isEmpty = req.headers['content-length'] === '0';
  if (isEmpty || req.is('application/json') !== false) return next();
  next(new ServiceError('UNSUPPORTED_MEDIA_TYPE', 'The body must be JSON'));
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseBody(body: unknown): Record<string, unknown> {
  if (body === undefined) return {};
  if (isObject(body)) return body;
  throw new ServiceError('MALFORMED', 'The body must be a JSON object');
}

/**
 * The caller is known before the body is read, so an anonymous caller cannot make the server read a
 * large body.
 */
const openContext =
  (wiring: ApiWiring, { public: isPublic, path }: RestRoute): RequestHandler =>
  async (req, res, next) => {
    res.locals.documentedPath = path;
    const ctx = await contextOfRequest(wiring, req);
    if (!isPublic) requireSignedIn(ctx);
    next();
  };

const answerOperation = (schema: GraphQLSchema, operation: StoredOperation): RequestHandler => {
  const parameters = { known: knownParameters(operation), lists: listParameters(operation) };

  return async (req, res) => {
    const ctx = openContextOf(req);
    if (!ctx) throw new Error('the context of the call is not open yet');
    const params = req.params as Record<string, string>; // no path has a wildcard, whose value would be a list
    checkParameters(parameters, req.query);
    const call = { params, query: req.query, body: parseBody(req.body) };
    const once = readIdempotencyKey({
      headers: req.headers,
      definition: operation.definition,
      request: () => [req.method, operation.route.path, call],
      onReplay: () => res.setHeader(REPLAYED_HEADER, 'true'),
    });
    const { status, body, parts, next } = await runOperation(schema, operation, call, ctx, once);
    if (next) res.setHeader('link', nextLink(req.originalUrl, next));
    if (parts) await sendParts(req, res, status, parts);
    else if (status === 204) res.status(204).end();
    else res.status(status).json(body);
  };
};

/** Refuses other methods of a documented path. */
function refuseOthers(allowed: string[]): RequestHandler {
  const allow = allowed.includes('GET') ? [...allowed, 'HEAD'] : allowed;

  return (req, res) => {
    res.setHeader('allow', allow.join(', '));
    if (req.method === 'OPTIONS') res.status(204).end();
    else
      sendFailure(
        res,
        new ServiceError('METHOD_NOT_ALLOWED', `${req.method} is not possible here`),
      );
  };
}

/**
 * Everything under /api: one handler for all rows. Throws at once when a row does not fit the
 * schema.
 */
export function restRouter(
  wiring: ApiWiring,
  schema: GraphQLSchema,
  routes: readonly RestRoute[],
): Router {
  const router = Router();

  router.use((_req, res, next) => {
    res.setHeader('cache-control', 'no-store');
    next();
  });
  router.use(callGate(wiring));

  const allowed = new Map<string, string[]>();
  for (const route of [...routes].sort(fixedPartsFirst)) {
    const path = expressPath(route.path).replace(/(.)\/$/, '$1');
    const operation = prepareOperation(schema, route);
    const method = route.method.toLowerCase() as Lowercase<RestRoute['method']>; // the type says what toLowerCase forgets
    router[method](
      path,
      openContext(wiring, route),
      requireJson,
      route.bulk ? parseBulkJson : parseJson,
      answerOperation(schema, operation),
    );
    allowed.set(path, [...(allowed.get(path) ?? []), route.method]);
  }

  for (const [path, methods] of allowed) router.all(path, refuseOthers(methods));
  router.use((_req, res) =>
    sendFailure(res, new ServiceError('NOT_FOUND', 'There is nothing at this address')),
  );
  router.use(answerFailure);

  return router;
}
