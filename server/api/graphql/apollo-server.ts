import { ApolloServer, type ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { ServiceContext } from '../../access/context.js';
import { formatError, requestError } from './format-error.js';
import { checkComplexity, documentRules, MAX_TOKENS } from './limits.js';

/** Apollo formats an error without telling whose it is. */
const requestIds = new WeakMap<object, string>();

const requestRules: ApolloServerPlugin<ServiceContext> = {
  requestDidStart: async () => ({
    didEncounterErrors: async ({ errors, contextValue }) => {
      for (const error of errors) requestIds.set(error, contextValue.requestId);
    },
    didResolveOperation: async ({ schema, document, operationName, request, contextValue }) => {
      try {
        checkComplexity({ schema, document, operationName, variables: request.variables });
      } catch (error) {
        // Variables that do not fit are told by the execution, with the field.
        if (error instanceof GraphQLError) return;
        throw requestError(error, contextValue.requestId);
      }
    },
  }),
};

export function createApolloServer(schema: GraphQLSchema, production: boolean): ApolloServer<ServiceContext> {
  return new ApolloServer<ServiceContext>({
    schema,
    introspection: !production,
    stopOnTerminationSignals: false,
    includeStacktraceInErrorResponses: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: documentRules,
    plugins: [requestRules],
    formatError: (_formatted, error) =>
      formatError(error, (error instanceof GraphQLError && requestIds.get(error)) || 'none'),
  });
}
