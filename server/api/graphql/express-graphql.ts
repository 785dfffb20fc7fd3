import { expressMiddleware } from '@as-integrations/express5';
import type { ApolloServer } from '@apollo/server';
import express, { Router } from 'express';
import type { ServiceContext } from '../../access/context.js';
import { contextOfRequest, type ApiWiring } from '../context.js';
import { requestIdOf } from '../request-id.js';
import { requestError } from './format-error.js';

const BODY_LIMIT = '1mb';

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
  return router;
}
