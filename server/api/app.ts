import type { ApolloServer } from '@apollo/server';
import express, { type Express } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Registry } from 'prom-client';
import { notFound } from '#server/core/errors.js';
import { inCall } from '#server/core/process/log.js';
import { assignRequestId, dropForeignRequestId } from '#server/core/http/request-id.js';
import { trustedProxies } from '#server/core/http/trusted-proxies.js';
import { compressAnswers } from './http/compress-responses.js';
import type { ApiWiring } from './context.js';
import { developersRouter } from './developers/developers-router.js';
import { docsRouter } from './docs/docs-router.js';
import { explorerRouter } from './page/explorer-router.js';
import { exportRouter } from './export/export-router.js';
import type { GraphqlContext } from './graphql/apollo-server.js';
import { graphqlRouter } from './graphql/http/graphql-router.js';
import type { KnownDocuments } from './graphql/documents/known-documents.js';
import { mcpRouter } from './mcp/mcp-router.js';
import { observeCalls } from './http/observe-calls.js';
import { pageRouter } from './page/page-router.js';
import { answerFailure, sendFailure } from './rest/failure.js';
import { restRouter } from './rest/rest-router.js';
import { routes } from './rest/routes.js';
import { securityHeaders } from './http/security-headers.js';
import { ssoRouter } from './sso/sso-router.js';
import { unsubscribeRouter } from './unsubscribe/unsubscribe-router.js';

export interface AppParts {
  wiring: ApiWiring;
  schema: GraphQLSchema;
  documents: KnownDocuments;
  /** Already started. */
  apollo: ApolloServer<GraphqlContext>;
  metrics: Registry;
  /** The folder of the built client. */
  pageFolder: string;
}

/** The HTTP app of the api process: GraphQL, REST and the page. */
export function createApp({
  wiring,
  schema,
  documents,
  apollo,
  metrics,
  pageFolder,
}: AppParts): Express {
  const app = express();
  const observe = observeCalls(metrics);

  app.disable('x-powered-by');
  // Answers are not cacheable, so hashing each of them for an ETag would be wasted work.
  app.disable('etag');

  const isTrusted = trustedProxies(wiring.config.trustedProxies);

  app.use((req, res, next) => {
    dropForeignRequestId(req, isTrusted);
    inCall(assignRequestId(req, res), next);
  });
  app.use(securityHeaders(wiring.config));
  app.use(
    '/graphql',
    observe('graphql'),
    compressAnswers,
    graphqlRouter({ wiring, schema, documents, apollo }),
  );
  app.use('/mcp', observe('mcp'), mcpRouter(wiring, schema));
  app.use('/api', docsRouter(schema, routes));
  app.use(
    '/api',
    observe('rest'),
    compressAnswers,
    exportRouter(wiring),
    unsubscribeRouter(wiring),
    ssoRouter(wiring),
    restRouter(wiring, schema, routes),
  );
  app.use('/developers', compressAnswers, developersRouter(wiring, schema));
  app.use(explorerRouter(pageFolder, wiring.config));
  app.use(pageRouter(pageFolder));
  app.use((_req, res) => sendFailure(res, notFound('Page')));
  app.use(answerFailure);

  return app;
}
