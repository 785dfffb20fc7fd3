import { expressMiddleware } from '@as-integrations/express5';
import type { ApolloServer } from '@apollo/server';
import express, { Router, type ErrorRequestHandler } from 'express';
import type { ServiceContext } from '../../access/context.js';
import { contextOfRequest, type ApiWiring } from '../context.js';
import { requestIdOf } from '../request-id.js';
import { formatError, requestError } from './format-error.js';
import { httpFailureOf } from '../http-failure.js';
import { HTTP_STATUS } from '../http-status.js';

const BODY_LIMIT = '1mb';

/** What failed before there was a GraphQL request: a body that is too large or no JSON. */
const answerFailure: ErrorRequestHandler = (error: unknown, req, res, next) => {
  if (res.headersSent) return next(error);
  const requestId = requestIdOf(req.headers);
  const failure = httpFailureOf(error, requestId);
  res.status(HTTP_STATUS[failure.code]).json({ errors: [formatError(failure, requestId)] });
};

/** POST / (and GET for queries) of a started Apollo Server. */
export function graphqlRouter(wiring: ApiWiring, apollo: ApolloServer<ServiceContext>): Router {
  const router = Router();
  router.use(express.json({ limit: BODY_LIMIT }));
  router.use(
    expressMiddleware(apollo, {
      context: async ({ req }) => {
        try {
          return await contextOfRequest(wiring, req);
        } catch (error) {
          throw requestError(error, requestIdOf(req.headers));
        }
      },
    }),
  );
  router.use(answerFailure);
  return router;
}
