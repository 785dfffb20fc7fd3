import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  type ExecutionArgs,
  type GraphQLSchema,
} from 'graphql';
import { CloseCode, type Context } from 'graphql-ws';
import { useServer, type Extra } from 'graphql-ws/use/ws';
import { Registry } from 'prom-client';
import { WebSocketServer, type VerifyClientCallbackAsync } from 'ws';
import type { Actor } from '#server/access/identity/actor.js';
import type { LiveContext } from '#server/access/identity/live-context.js';
import { ServiceError } from '#server/core/errors.js';
import { inCall } from '#server/core/process/log.js';
import type { LiveFeed } from '#server/core/live/live-channel.js';
import {
  bearerOf,
  createContext,
  recheckActor,
  type ApiContext,
  type ApiWiring,
} from '#server/api/context.js';
import { recordRefusal } from '#server/api/http/note-refusal.js';
import { serviceErrorOf } from '#server/api/errors/to-service-error.js';
import {
  executeScheduled,
  pauseReleasingSlot,
} from '#server/api/request-scheduler/execute-scheduled.js';
import { subscriber, tooManySubscriptions } from '#server/api/request-scheduler/update-queue.js';
import { formatError } from '#server/api/graphql/format-error.js';
import {
  DocumentRefused,
  type KnownDocuments,
} from '#server/api/graphql/documents/known-documents.js';
import { BoundedSocket } from './bounded-socket.js';
import { MAX_SOCKETS, OpenSockets } from './open-sockets.js';
import { prepareOperation } from '#server/api/graphql/documents/prepare-operation.js';
import { readParameters } from '#server/api/graphql/http/request-parameters.js';
import { SocketMetrics } from './socket-metrics.js';

const MAX_MESSAGE_BYTES = 256 * 1024;
const OPERATIONS_PER_SOCKET = 100;
/**
 * The longest time until an ended sign-in ends its open subscriptions, if they have nothing to
 * send.
 */
const RECHECK_INTERVAL_MS = 30_000;
const INIT_TIMEOUT_MS = 3_000;
const TRY_AGAIN_LATER = 1013;

interface Connected {
  /** Null for an anonymous caller, who may use the public fields. */
  actor: Actor | null;
  requestId: string;
  recheck: NodeJS.Timeout;
}
type Connection = Context<Record<string, unknown> | undefined, Extra & Partial<Connected>>;

interface SubscriptionDoor {
  wiring: ApiWiring;
  schema: GraphQLSchema;
  documents: KnownDocuments;
  feed: LiveFeed;
  server: Server;
  /** The path of the upgrade, the same as of queries. */
  path: string;
  initTimeoutMs?: number;
  /** Time that a socket may stay open without a sign-in. */
  anonymousTimeoutMs?: number;
  /** Registry that counts the open sockets. */
  metrics?: Registry;
}

/**
 * Signs the connection in by `{"authorization": "Bearer …"}` of connection_init; returns whether it
 * may stay open.
 */
async function admit(
  wiring: ApiWiring,
  open: OpenSockets,
  { connectionParams, extra }: Connection,
): Promise<boolean> {
  const requestId = randomUUID();
  const authorization = connectionParams?.authorization;
  const bearer = typeof authorization === 'string' ? bearerOf({ authorization }) : null;

  try {
    const { actor } = await createContext(wiring, {
      bearer,
      requestId,
      clientIp: wiring.findNetwork(extra.request),
    });
    if (!actor && authorization !== undefined) return false;
    if (actor && !open.signIn(extra.socket, actor)) throw tooManySockets();
    const recheck = setInterval(() => void closeWhenEnded(wiring, extra), RECHECK_INTERVAL_MS);
    Object.assign(extra, { actor, requestId, recheck } satisfies Connected);
    return true;
  } catch (error) {
    const { code, message } = serviceErrorOf(error, requestId);
    const isPassing = code === 'UNAVAILABLE' || code === 'TOO_MANY_REQUESTS';
    extra.socket.close(isPassing ? TRY_AGAIN_LATER : CloseCode.Forbidden, message);
    return false;
  }
}

const tooManySockets = () =>
  new ServiceError('TOO_MANY_REQUESTS', `You may have ${MAX_SOCKETS} sockets open at a time`);

async function closeWhenEnded(
  wiring: ApiWiring,
  { actor, socket, requestId = 'none' }: Connection['extra'],
): Promise<void> {
  try {
    if (!actor) return;
    const current = await recheckActor(wiring, actor);
    const isRestricted = current?.needsSecondFactor === true && !actor.needsSecondFactor;
    if (!current || isRestricted) socket.close(CloseCode.Forbidden, 'Forbidden');
  } catch (error) {
    serviceErrorOf(error, requestId); // logs it; the next check decides
  }
}

const isSubscription = ({ document, operationName }: ExecutionArgs): boolean =>
  getOperationAST(document, operationName)?.operation === OperationTypeNode.SUBSCRIPTION;

const verifier =
  (open: OpenSockets): VerifyClientCallbackAsync =>
  ({ req }, answer) => {
    const refusal = open.refusalOf(req);
    if (refusal)
      answer(
        false,
        refusal.status,
        refusal.reason,
        refusal.status === 429 ? { 'retry-after': '60' } : {},
      );
    else answer(true);
  };

const asGraphqlErrors = (error: unknown): readonly GraphQLError[] => {
  if (error instanceof DocumentRefused) return error.errors;
  if (error instanceof GraphQLError) return [error];
  return [new GraphQLError('', { originalError: error as Error })]; // only Errors are thrown
};

/**
 * GraphQL over WebSocket next to queries over HTTP: every kind of operation, with the same checks.
 * The returned function closes all connections.
 */
export function serveSubscriptions(door: SubscriptionDoor): () => Promise<void> {
  const { wiring, schema, documents, feed, server, path, initTimeoutMs = INIT_TIMEOUT_MS } = door;
  const shown = new SocketMetrics(door.metrics ?? new Registry());
  const connections = new Set<Connection>();
  const { findNetwork, config } = wiring;
  const open = new OpenSockets({
    ...config,
    findNetwork,
    anonymousTimeoutMs: door.anonymousTimeoutMs,
  });
  const sockets = new WebSocketServer({
    server,
    path,
    maxPayload: MAX_MESSAGE_BYTES,
    WebSocket: BoundedSocket,
    verifyClient: verifier(open),
  });
  sockets.on('connection', (socket, request: IncomingMessage) =>
    open.open(socket, request, () =>
      socket.close(CloseCode.Unauthorized, 'Sign in to stay connected'),
    ),
  );

  /** The operations of an actor over all its sockets. */
  const operationsOf = (actor: Actor): number => {
    const { name } = subscriber(actor);
    const own = [...connections].filter(
      ({ extra }) => extra.actor && subscriber(extra.actor).name === name,
    );
    return own.reduce((count, { subscriptions }) => count + Object.keys(subscriptions).length, 0);
  };

  const openContext = async ({ extra }: Connection): Promise<LiveContext & ApiContext> => {
    const { orm, redis, now, calls, scheduling } = wiring;
    const actor = extra.actor ? await recheckActor(wiring, extra.actor) : null;

    calls.count(actor, now());

    const clientIp = findNetwork(extra.request);

    await scheduling.quota.count({ config, actor, clientIp, now });

    const requestId = extra.requestId ?? 'none';
    const schedule = <T>(read: () => Promise<T>) =>
      actor ? scheduling.updates.run(actor, read) : read();
    const em = orm.em.fork();

    return {
      em,
      redis,
      config,
      actor,
      clientIp,
      requestId,
      now,
      pause: pauseReleasingSlot,
      scheduler: scheduling.scheduler,
      feed,
      schedule,
    };
  };

  const prepare = async (connection: Connection, payload: object): Promise<ExecutionArgs> => {
    if (Object.keys(connection.subscriptions).length > OPERATIONS_PER_SOCKET)
      throw new ServiceError(
        'TOO_MANY_REQUESTS',
        `A socket may run ${OPERATIONS_PER_SOCKET} operations at a time`,
      );

    const { actor } = connection.extra;
    if (actor && operationsOf(actor) > subscriber(actor).limit) throw tooManySubscriptions(actor);

    const contextValue = await openContext(connection);
    const request = readParameters({ ...payload });
    const prepared = prepareOperation({ schema, documents, actor: contextValue.actor }, request);
    const { document, operationName, variableValues } = prepared;

    return { schema, document, operationName, variableValues, contextValue };
  };

  const format = ({ extra }: Connection, errors: readonly unknown[]) => {
    const { actor = null, requestId = 'none' } = extra;
    const formatted = errors.map((error) => formatError(error, requestId));
    const caller = { ...wiring, actor, requestId, clientIp: wiring.findNetwork(extra.request) };
    recordRefusal(
      caller,
      formatted.map(({ extensions }) => extensions?.code),
    );
    return formatted;
  };

  const serving = useServer<Record<string, unknown> | undefined, Partial<Connected>>(
    {
      schema,
      connectionInitWaitTimeout: initTimeoutMs,
      execute: (args) => {
        const contextValue = args.contextValue as LiveContext & ApiContext; // made by prepare
        return inCall(contextValue.requestId, () => executeScheduled({ ...args, contextValue }));
      },
      onConnect: async (connection) => {
        const isAdmitted = await admit(wiring, open, connection);
        if (isAdmitted) {
          shown.add(connection);
          connections.add(connection);
        }
        return isAdmitted;
      },
      onDisconnect: (connection) => {
        shown.remove(connection);
        connections.delete(connection);
        clearInterval(connection.extra.recheck);
      },
      onSubscribe: (connection, _id, payload) =>
        inCall(connection.extra.requestId ?? 'none', async () => {
          try {
            return await prepare(connection, payload);
          } catch (error) {
            return asGraphqlErrors(error);
          }
        }),
      onError: (connection, _id, _payload, errors) => format(connection, errors),
      onNext: async (connection, _id, _payload, args, result) => {
        // A closed socket sends nothing, so updates after the end of a sign-in reach nobody.
        if (isSubscription(args)) await closeWhenEnded(wiring, connection.extra);
        return result.errors ? { ...result, errors: format(connection, result.errors) } : undefined;
      },
    },
    sockets,
  );
  return async () => {
    await serving.dispose();
  };
}
