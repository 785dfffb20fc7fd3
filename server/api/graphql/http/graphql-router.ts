import { HeaderMap, type ApolloServer } from '@apollo/server';
import {
  Router,
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { OperationTypeNode, type GraphQLSchema } from 'graphql';
import { isApiKey } from '#server/access/identity/tokens.js';
import { ServiceError } from '#server/core/errors.js';
import {
  bearerOf,
  contextOfRequest,
  findActor,
  openContextOf,
  type ApiContext,
  type ApiWiring,
} from '#server/api/context.js';
import { httpFailureOf } from '#server/api/errors/http-failure.js';
import { recordRefusal } from '#server/api/http/note-refusal.js';
import { parseJson } from '#server/api/http/parse-json.js';
import { refreshCookieOf } from '#server/api/http/refresh-cookie.js';
import { transactionCookieOf } from '#server/api/http/transaction-cookie.js';
import { refuseOtherSites } from '#server/api/http/refuse-other-sites.js';
import { callGate } from '#server/api/request-scheduler/admit-call.js';
import { beforeDeadline, schedule } from '#server/api/request-scheduler/execute-scheduled.js';
import { yieldToOthers } from '#server/core/process/yield-to-others.js';
import { requestIdOf } from '#server/core/http/request-id.js';
import { acceptedType, LEGACY_TYPE, type AnswerType } from './accepted-type.js';
import type { GraphqlContext } from '#server/api/graphql/apollo-server.js';
import { answerOnce } from './answer-once.js';
import { sendAnswer, sendDoorFailure, sendRequestError } from './graphql-answer.js';
import type { KnownDocuments } from '#server/api/graphql/documents/known-documents.js';
import {
  prepareOperation,
  type PreparedOperation,
} from '#server/api/graphql/documents/prepare-operation.js';
import { readSearchParams, readBody } from './request-parameters.js';

interface GraphqlDoor {
  wiring: ApiWiring;
  schema: GraphQLSchema;
  documents: KnownDocuments;
  /** Already started. */
  apollo: ApolloServer<GraphqlContext>;
}

const types = new WeakMap<Request, AnswerType>();

const checkMethod: RequestHandler = (req, res, next) => {
  if (req.method === 'GET' || req.method === 'POST') return next();
  res.setHeader('allow', 'GET, POST');
  if (req.method === 'OPTIONS') res.status(204).end();
  else next(new ServiceError('METHOD_NOT_ALLOWED', `${req.method} is not possible here`));
};

const chooseType: RequestHandler = (req, res, next) => {
  res.vary('accept');
  res.setHeader('cache-control', 'no-store');
  types.set(req, acceptedType(req));
  next();
};

/**
 * A page of another site can send forms and plain text without a preflight, but JSON only after
 * one, which we never allow.
 */
const requireJson: RequestHandler = (req, _res, next) => {
  const type = req.headers['content-type'];
  if (req.method === 'GET' || (type !== undefined && /^application\/json *(;|$)/i.test(type)))
    return next();
  next(new ServiceError('UNSUPPORTED_MEDIA_TYPE', 'The body must be JSON in UTF-8'));
};

/** Every request reaches Apollo Server as a plain POST. */
const plainPost = (
  { query, operationName, variableValues }: PreparedOperation,
  type: AnswerType,
) => ({
  method: 'POST',
  headers: new HeaderMap([
    ['content-type', 'application/json'],
    ['accept', type],
  ]),
  search: '',
  body: { query, operationName, variables: variableValues },
});

const findApiKey = ({ headers }: Request): string | null => {
  const bearer = bearerOf(headers);
  return bearer !== null && isApiKey(bearer) ? bearer : null;
};

/** Runs the call and returns a function that sends its answer. */
async function answerCall(
  { wiring, schema, documents, apollo }: GraphqlDoor,
  req: Request,
  res: Response,
): Promise<() => void> {
  const request = req.method === 'GET' ? readSearchParams(req.originalUrl) : readBody(req.body);
  const refreshCookie = refreshCookieOf(wiring.config, req, res);
  const opened = openContextOf(req) ?? (await contextOfRequest(wiring, req));
  const transactionCookie = transactionCookieOf(wiring.config, req, res);
  const ctx = { ...opened, refreshCookie, transactionCookie };
  const key = findApiKey(req);
  if (key !== null && !ctx.actor) wiring.scheduling.knownKeys.refuseEnded(key);
  const type = types.get(req) ?? LEGACY_TYPE;
  let prepared: PreparedOperation;

  await yieldToOthers();
  try {
    prepared = prepareOperation({ schema, documents, actor: ctx.actor }, request);
    if (prepared.operation === OperationTypeNode.SUBSCRIPTION)
      throw new ServiceError('MALFORMED', 'Subscriptions use WebSocket, at the same URL');
  } catch (error) {
    return () => sendRequestError(res, type, error, ctx.requestId);
  }

  // URLs are stored, shared and prefetched, so a mutation requires POST.
  if (req.method === 'GET' && prepared.operation === OperationTypeNode.MUTATION) {
    res.setHeader('allow', 'POST');
    throw new ServiceError('METHOD_NOT_ALLOWED', 'Mutations take a POST');
  }

  // The names of our own documents are a closed list, so they are safe as metric labels.
  if (prepared.limits === null) res.locals.documentedPath = prepared.name;
  res.locals.operation = prepared.name;

  const httpGraphQLRequest = plainPost(prepared, type);
  const onErrors = (codes: readonly unknown[]) => {
    res.locals.errorCode = codes[0];
    recordRefusal(ctx, codes);
  };

  const execute = async (calling: ApiContext): Promise<{ status: number; text: string }> => {
    const context = () => Promise.resolve({ ...calling, limits: prepared.limits, onErrors });
    const answer = await apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest, context });
    const { status = 200, body } = answer;
    if (body.kind !== 'complete') throw new Error('the schema has no incremental delivery');
    return { status, text: body.string };
  };

  const { status, text } = await answerOnce(prepared, { req, res, ctx }, execute);

  return () => sendAnswer(res, type, status, text);
}

const arrivals = new WeakMap<Request, () => void>();

/** An API key's context is opened in its turn, so that its calls cost nothing before. */
const openContext =
  ({ wiring }: GraphqlDoor): RequestHandler =>
  async (req, res, next) => {
    if (findApiKey(req) === null) {
      const bearer = bearerOf(req.headers);
      const leave = wiring.scheduling.scheduler.arrive(bearer ?? '');
      arrivals.set(req, leave);
      res.once('close', leave);

      const { actor } = await contextOfRequest(wiring, req);
      if (bearer !== null && actor?.userId != null)
        wiring.scheduling.scheduler.recognise(bearer, actor.userId);
    }
    next();
  };

const respondScheduled =
  (door: GraphqlDoor): RequestHandler =>
  async (req, res) => {
    const answering = runInTurn(door, req, () => answerCall(door, req, res));
    arrivals.get(req)?.(); // the scheduler knows about the call by now
    const send = await answering;
    send();
  };

async function runInTurn<T>(
  { wiring }: GraphqlDoor,
  req: Request,
  run: () => Promise<T>,
): Promise<T> {
  const ctx = openContextOf(req);
  if (ctx) return schedule(ctx, run);
  const key = findApiKey(req);
  if (key === null) throw new Error('the context of the call is not open yet');

  const { scheduler, knownKeys, quota } = wiring.scheduling;
  const turn = await knownKeys.require(key, async () => {
    // A key that this process has not seen yet counts as an anonymous call, so that made-up keys
    // meet a limit. An existing key counts this way once per process.
    await quota.count({ ...wiring, actor: null, clientIp: wiring.findNetwork(req) });
    return findActor(wiring, key);
  });
  return beforeDeadline(scheduler.runApiKey(turn, run));
}

const answerFailure: ErrorRequestHandler = (error: unknown, req, res, next) => {
  if (res.headersSent) return next(error);
  const requestId = requestIdOf(req.headers);
  sendDoorFailure(res, types.get(req) ?? LEGACY_TYPE, httpFailureOf(error, requestId), requestId);
};

/** GraphQL over HTTP: POST, and GET for queries. */
export function graphqlRouter(door: GraphqlDoor): Router {
  const router = Router();
  router.use(refuseOtherSites, checkMethod, chooseType, callGate(door.wiring), requireJson);
  router.use(openContext(door), parseJson, respondScheduled(door));
  router.use(answerFailure);
  return router;
}
