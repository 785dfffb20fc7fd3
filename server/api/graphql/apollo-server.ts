import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { ServiceContext } from '#server/access/identity/context.js';
import { PARTIAL_SUCCESS, requestStatus } from './http/answer-status.js';
import { stringifyAnswer } from './http/stringify-answer.js';
import { formatError } from './format-error.js';
import type { KnownDocuments } from './documents/known-documents.js';
import type { LimitsUsed } from './documents/limits.js';

export interface GraphqlContext extends ServiceContext {
  /** The limits that the answer reports; null reports none. */
  limits: LimitsUsed | null;
  /** Receives the codes of the errors in the answer, in their order. */
  onErrors: (codes: readonly unknown[]) => void;
}

/** Apollo formats an error without its context, so the request id is looked up by the error. */
const requestIds = new WeakMap<object, string>();

const answerRules: ApolloServerPlugin<GraphqlContext> = {
  requestDidStart: async () => ({
    didEncounterErrors: async ({ errors, contextValue }) => {
      for (const error of errors) requestIds.set(error, contextValue.requestId);
    },
    willSendResponse: async ({ response: { http, body }, contextValue: { limits, onErrors } }) => {
      if (body.kind !== 'single') return;
      const { errors, data } = body.singleResult;
      if (limits) body.singleResult.extensions = { ...body.singleResult.extensions, limits };
      if (errors) onErrors(errors.map(({ extensions }) => extensions?.code));
      if (errors) http.status = data === undefined ? requestStatus(errors[0]) : PARTIAL_SUCCESS;
    },
  }),
};

/**
 * Runs the operations that `prepareOperation` has accepted. Their documents are in Apollo's store,
 * so nothing is parsed or validated twice. Cross-site calls, batches and anonymous introspection
 * are refused earlier.
 */
export function createApolloServer(
  schema: GraphQLSchema,
  documents: KnownDocuments,
): ApolloServer<GraphqlContext> {
  return new ApolloServer<GraphqlContext>({
    schema,
    documentStore: documents,
    persistedQueries: false,
    introspection: true,
    csrfPrevention: false, // it would require its headers of every GET, which the specification does not know
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    plugins: [
      answerRules,
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
    ],
    stringifyResult: stringifyAnswer,
    formatError: (_formatted, error) =>
      formatError(error, (error instanceof GraphQLError && requestIds.get(error)) || 'none'),
  });
}
