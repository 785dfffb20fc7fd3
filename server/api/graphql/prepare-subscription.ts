import {
  getOperationAST,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type ExecutionArgs,
  type GraphQLSchema,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { ServiceError } from '../../core/errors.js';
import { checkComplexity, documentRules, MAX_TOKENS } from './limits.js';

/** Checks a document as strictly as the HTTP door does. Throws the first GraphQLError, or MALFORMED. */
export function prepareSubscription(schema: GraphQLSchema, payload: SubscribePayload): ExecutionArgs {
  const { query, operationName, variables } = payload;
  const document = parse(query, { maxTokens: MAX_TOKENS });
  const [error] = validate(schema, document, [...specifiedRules, ...documentRules]);
  if (error) throw error;
  if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.SUBSCRIPTION) {
    throw new ServiceError('MALFORMED', 'Only subscriptions are taken here: send queries and mutations over HTTP');
  }
  checkComplexity({ schema, document, operationName, variables });
  return { schema, document, operationName, variableValues: variables };
}
