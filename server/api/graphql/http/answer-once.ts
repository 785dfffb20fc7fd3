import type { Request, Response } from 'express';
import type { GraphQLFormattedError } from 'graphql';
import type { ApiContext } from '#server/api/context.js';
import type { PreparedOperation } from '#server/api/graphql/documents/prepare-operation.js';
import { readIdempotencyKey, REPLAYED_HEADER } from '#server/api/idempotency/idempotency-key.js';
import { runOnce } from '#server/api/idempotency/run-once.js';

interface Answer {
  status: number;
  text: string;
}

interface Call {
  req: Request;
  res: Response;
  ctx: ApiContext;
}

/** Runs the operation; one with an Idempotency-Key runs only once. */
export async function answerOnce(
  { definition, query, operationName, variableValues }: PreparedOperation,
  { req, res, ctx }: Call,
  execute: (ctx: ApiContext) => Promise<Answer>,
): Promise<Answer> {
  const call = readIdempotencyKey({
    headers: req.headers,
    definition,
    request: () => ['graphql', query, operationName, variableValues],
    onReplay: () => res.setHeader(REPLAYED_HEADER, 'true'),
  });
  if (!call) return execute(ctx);

  let status = 200; // only answers without errors are stored
  const text = await runOnce(ctx, call, async (calling) => {
    const answer = await execute(calling);
    status = answer.status;
    return { answer: answer.text, errors: readErrors(answer.text) };
  });

  return { status, text };
}

function readErrors(text: string) {
  const { errors = [] } = JSON.parse(text) as { errors?: GraphQLFormattedError[] }; // our own answer
  return errors.map(({ extensions, path }) => ({ code: extensions?.code, path }));
}
