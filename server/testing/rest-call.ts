import { RequestScheduler } from '#server/api/request-scheduler/request-scheduler.js';
import { beforeAll } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import type { Actor } from '#server/access/identity/actor.js';
import { buildApiSchema } from '#server/api/graphql/schema.js';
import { HTTP_STATUS } from '#schema/error-codes.js';
import type { RestRoute } from '#server/api/rest/route.js';
import { routes } from '#server/api/rest/routes.js';
import { runOperation, type RestAnswer } from '#server/api/rest/run-operation.js';
import { prepareOperation, type StoredOperation } from '#server/api/rest/stored-operation.js';
import { serviceErrorOf } from '#server/api/errors/to-service-error.js';
import type { FieldErrors } from '#server/core/errors.js';
import { serviceContext } from './service-context.js';
import type { TestDatabase } from './test-database.js';
import type { TestRedis } from './test-redis.js';

/** The fields that a test reads without stating their type; most answers have an id. */
export interface AnswerBody {
  [field: string]: unknown;
  id: number;
}

export interface Answer {
  status: number;
  body: AnswerBody;
  list: Record<string, unknown>[];
  errors: FieldErrors | undefined;
}

export type RestCaller = (
  actor: Actor,
  method: RestRoute['method'],
  path: string,
  body?: Record<string, unknown>,
) => Promise<Answer>;

/** The body, or all parts of one that comes in parts. */
export async function wholeBody({ body, parts }: RestAnswer): Promise<unknown> {
  if (!parts) return body;
  const items: unknown[] = [];
  for await (const part of parts) items.push(...part);
  return items;
}

const isRecord = (value: unknown): value is AnswerBody =>
  typeof value === 'object' && value !== null;
const EMPTY: AnswerBody = { id: NaN };

/**
 * Calls documented paths in this process as a given actor, without sign-in and HTTP: the row's
 * variables, checks, services and answer are the real ones. Call it at the top of a test file.
 */
export function restCaller(database: TestDatabase, redis: TestRedis, now?: () => Date): RestCaller {
  let schema: GraphQLSchema | undefined;
  let operations: StoredOperation[] = [];
  const scheduler = new RequestScheduler();

  beforeAll(async () => {
    const built = await buildApiSchema();
    schema = built;
    operations = routes.map((route) => prepareOperation(built, route));
  });

  return async (actor, method, path, body = {}) => {
    if (!schema) throw new Error('calls can be made from beforeAll on');

    const { pathname, searchParams } = new URL(path, 'http://test');
    const { operation, params } = findOperation(operations, method, pathname);
    const ctx = {
      ...serviceContext({ database, redis }, actor),
      ...(now && { now }),
      scheduler,
    };

    try {
      const call = { params, query: Object.fromEntries(searchParams), body };
      const answer = await runOperation(schema, operation, call, ctx);
      const plain: unknown = JSON.parse(JSON.stringify((await wholeBody(answer)) ?? null));
      return {
        status: answer.status,
        body: isRecord(plain) ? plain : EMPTY,
        list: Array.isArray(plain) ? plain.filter(isRecord) : [],
        errors: undefined,
      };
    } catch (error) {
      const { code, message, details } = serviceErrorOf(error, ctx.requestId);
      return {
        status: HTTP_STATUS[code],
        body: { ...EMPTY, code, message },
        list: [],
        errors: details.errors,
      };
    }
  };
}

function findOperation(operations: StoredOperation[], method: string, pathname: string) {
  const fits = operations
    .filter(({ route }) => route.method === method)
    .flatMap((operation) => {
      const names = [...operation.route.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const pattern = new RegExp(
        `^${operation.route.path.replace(/\{\w+\}/g, '([^/]+)').replace(/\/$/, '')}/?$`,
      );
      const values = pattern.exec(pathname)?.slice(1);

      return values
        ? [
            {
              operation,
              params: Object.fromEntries(names.map((name, i) => [name, values[i] ?? ''])),
            },
          ]
        : [];
    })
    .sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length);

  const [found] = fits;
  if (!found) throw new Error(`no row for ${method} ${pathname}`);

  return found;
}
