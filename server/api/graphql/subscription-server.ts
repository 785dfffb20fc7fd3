import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { getOperationAST, GraphQLError, OperationTypeNode, type ExecutionArgs, type GraphQLSchema } from 'graphql';
import { CloseCode, type Context } from 'graphql-ws';
import { useServer, type Extra } from 'graphql-ws/use/ws';
import { Registry } from 'prom-client';
import { WebSocketServer } from 'ws';
import type { Actor } from '../../access/actor.js';
import type { LiveContext } from '../../access/live-context.js';
import { ServiceError } from '../../core/errors.js';
import { inCall } from '../../core/log.js';
import type { LiveFeed } from '../../core/live-feed.js';
import { countCall } from '../call-quota.js';
import { bearerOf, createContext, recheckActor, type ApiWiring } from '../context.js';
import { executeInTurn } from '../execute-in-turn.js';
import { noteRefusal } from '../note-refusal.js';
import { serviceErrorOf } from '../service-error-of.js';
import { KEY_SUBSCRIPTIONS, tellInTurn, tooManySubscriptions } from '../tell-in-turn.js';
import { formatError } from './format-error.js';
import { DocumentRefused, type KnownDocuments } from './known-documents.js';
import { prepareOperation } from './prepare-operation.js';
import { readParameters } from './request-parameters.js';
import { SocketMetrics } from './socket-metrics.js';

const MAX_MESSAGE_BYTES = 256 * 1024;
const OPERATIONS_PER_SOCKET = 100;
/** How soon an ended sign-in ends its open subscriptions while they have nothing to tell. */
const RECHECK_INTERVAL_MS = 30_000;
const INIT_TIMEOUT_MS = 3_000;
const TRY_AGAIN_LATER = 1013;

interface Connected {
  /** Null for somebody who has not signed in: what needs no rights is answered. */
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
  /** Where the open sockets are told of. */
  metrics?: Registry;
}

/** Who connects, by `{"authorization": "Bearer …"}` of connection_init; answers whether the connection may stand. */
async function admit(wiring: ApiWiring, { connectionParams, extra }: Connection): Promise<boolean> {
  const requestId = randomUUID();
  const authorization = connectionParams?.authorization;
  const bearer = typeof authorization === 'string' ? bearerOf({ authorization }) : null;
  try {
    const { actor } = await createContext(wiring, {
      bearer,
      requestId,
      networkAddress: wiring.findNetwork(extra.request),
    });
    if (!actor && authorization !== undefined) return false;
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

async function closeWhenEnded(
  wiring: ApiWiring,
  { actor, socket, requestId = 'none' }: Connection['extra'],
): Promise<void> {
  try {
    if (actor && !(await recheckActor(wiring, actor))) socket.close(CloseCode.Forbidden, 'Forbidden');
  } catch (error) {
    serviceErrorOf(error, requestId); // logs it; the next check decides
  }
}

const isSubscription = ({ document, operationName }: ExecutionArgs): boolean =>
  getOperationAST(document, operationName)?.operation === OperationTypeNode.SUBSCRIPTION;

const asGraphqlErrors = (error: unknown): readonly GraphQLError[] => {
  if (error instanceof DocumentRefused) return error.errors;
  if (error instanceof GraphQLError) return [error];
  return [new GraphQLError('', { originalError: error as Error })]; // only Errors are thrown
};

/** GraphQL over WebSocket beside the queries over HTTP: every kind of operation, with the same checks. The answer ends all of them. */
export function serveSubscriptions(door: SubscriptionDoor): () => Promise<void> {
  const { wiring, schema, documents, feed, server, path, initTimeoutMs = INIT_TIMEOUT_MS } = door;
  const open = new SocketMetrics(door.metrics ?? new Registry());
  const connections = new Set<Connection>();
  const sockets = new WebSocketServer({ server, path, maxPayload: MAX_MESSAGE_BYTES });

  /** Over all its sockets; none of a person. */
  const operationsOfKey = ({ extra: { actor } }: Connection): number => {
    const keyOf = (one: Actor | null | undefined) => (one && 'apiKey' in one.via ? one.via.apiKey : null);
    const key = keyOf(actor);
    if (key === null) return 0;
    const ofKey = [...connections].filter(({ extra }) => keyOf(extra.actor) === key);
    return ofKey.reduce((count, { subscriptions }) => count + Object.keys(subscriptions).length, 0);
  };

  const openContext = async ({ extra }: Connection): Promise<LiveContext> => {
    const { orm, redis, config, now, calls, findNetwork } = wiring;
    const actor = extra.actor ? await recheckActor(wiring, extra.actor) : null;
    calls.count(actor, now());
    await countCall(redis, actor, now());
    const networkAddress = findNetwork(extra.request);
    const requestId = extra.requestId ?? 'none';
    const inTurn = <T>(read: () => Promise<T>) => (actor ? tellInTurn(actor, read) : read());
    return { em: orm.em.fork(), redis, config, actor, networkAddress, requestId, now, feed, inTurn };
  };

  const prepare = async (connection: Connection, payload: object): Promise<ExecutionArgs> => {
    if (Object.keys(connection.subscriptions).length > OPERATIONS_PER_SOCKET)
      throw new ServiceError('TOO_MANY_REQUESTS', `A socket takes ${OPERATIONS_PER_SOCKET} operations at a time`);
    if (operationsOfKey(connection) > KEY_SUBSCRIPTIONS) throw tooManySubscriptions();
    const contextValue = await openContext(connection);
    const request = readParameters({ ...payload });
    const prepared = prepareOperation({ schema, documents, actor: contextValue.actor }, request);
    const { document, operationName, variableValues } = prepared;
    return { schema, document, operationName, variableValues, contextValue };
  };

  const format = ({ extra }: Connection, errors: readonly unknown[]) => {
    const { actor = null, requestId = 'none' } = extra;
    const formatted = errors.map((error) => formatError(error, requestId));
    const caller = { ...wiring, actor, requestId, networkAddress: wiring.findNetwork(extra.request) };
    noteRefusal(
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
        const contextValue = args.contextValue as LiveContext; // made by prepare
        return inCall(contextValue.requestId, () => executeInTurn({ ...args, contextValue }));
      },
      onConnect: async (connection) => {
        const isAdmitted = await admit(wiring, connection);
        if (isAdmitted) {
          open.add(connection);
          connections.add(connection);
        }
        return isAdmitted;
      },
      onDisconnect: (connection) => {
        open.remove(connection);
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
        // A closed socket sends nothing: news that come after the end of a sign-in are told to nobody.
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
