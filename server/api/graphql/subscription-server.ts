import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { CloseCode, type Context } from 'graphql-ws';
import { useServer, type Extra } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import type { Actor } from '../../access/actor.js';
import type { LiveContext } from '../../access/live-context.js';
import type { LiveFeed } from '../../core/live-feed.js';
import { bearerOf, createContext, recheckActor, type ApiWiring } from '../context.js';
import { serviceErrorOf } from '../service-error-of.js';
import { formatError } from './format-error.js';
import { prepareSubscription } from './prepare-subscription.js';

const MAX_MESSAGE_BYTES = 256 * 1024;
/** How soon an ended sign-in ends its open subscriptions. */
const RECHECK_INTERVAL_MS = 30_000;
const TRY_AGAIN_LATER = 1013;

interface Connected {
  actor: Actor;
  requestId: string;
  recheck: NodeJS.Timeout;
}
type Connection = Context<Record<string, unknown> | undefined, Extra & Partial<Connected>>;

interface SubscriptionDoor {
  wiring: ApiWiring;
  schema: GraphQLSchema;
  feed: LiveFeed;
  server: Server;
  /** The path of the upgrade, the same as of queries. */
  path: string;
}

/** Who connects, by `{"authorization": "Bearer …"}` of connection_init; answers whether the connection may stand. */
async function admit(wiring: ApiWiring, { connectionParams, extra }: Connection): Promise<boolean> {
  const requestId = randomUUID();
  const authorization = connectionParams?.authorization;
  const bearer = typeof authorization === 'string' ? bearerOf({ authorization }) : null;
  try {
    const { actor } = await createContext(wiring, { bearer, requestId, networkAddress: '' });
    if (!actor) return false;
    const recheck = setInterval(() => void closeWhenEnded(wiring, extra), RECHECK_INTERVAL_MS);
    Object.assign(extra, { actor, requestId, recheck } satisfies Connected);
    return true;
  } catch (error) {
    const { code, message } = serviceErrorOf(error, requestId);
    extra.socket.close(code === 'UNAVAILABLE' ? TRY_AGAIN_LATER : CloseCode.Forbidden, message);
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

/** Subscriptions over WebSocket beside the queries; nothing else is taken there. The answer ends all of them. */
export function serveSubscriptions({ wiring, schema, feed, server, path }: SubscriptionDoor): () => Promise<void> {
  const sockets = new WebSocketServer({ server, path, maxPayload: MAX_MESSAGE_BYTES });

  const openContext = async ({ extra }: Connection): Promise<LiveContext> => {
    const { orm, redis, config, now } = wiring;
    const actor = extra.actor ? await recheckActor(wiring, extra.actor) : null;
    const requestId = extra.requestId ?? 'none';
    return { em: orm.em.fork(), redis, config, actor, networkAddress: '', requestId, now, feed };
  };

  const door = useServer<Record<string, unknown> | undefined, Partial<Connected>>(
    {
      schema,
      onConnect: (connection) => admit(wiring, connection),
      onDisconnect: ({ extra }) => clearInterval(extra.recheck),
      onSubscribe: async (connection, _id, payload) => {
        try {
          return { ...prepareSubscription(schema, payload), contextValue: await openContext(connection) };
        } catch (error) {
          return [error instanceof GraphQLError ? error : new GraphQLError('', { originalError: error as Error })]; // only Errors are thrown
        }
      },
      onError: ({ extra }, _id, _payload, errors) =>
        errors.map((error) => formatError(error, extra.requestId ?? 'none')),
      onNext: ({ extra }, _id, _payload, _args, result) =>
        result.errors
          ? { ...result, errors: result.errors.map((error) => formatError(error, extra.requestId ?? 'none')) }
          : undefined,
    },
    sockets,
  );
  return async () => {
    await door.dispose();
  };
}
