import {
  getOperationAST,
  GraphQLError,
  print,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type OperationTypeNode,
} from 'graphql';
import type { Actor } from '#server/access/identity/actor.js';
import { ServiceError } from '#server/core/errors.js';
import { withoutIntrospection } from './introspection.js';
import type { KnownDocument, KnownDocuments } from './known-documents.js';
import { checkCost, checkVariables, costOf, sendLimitHeaders, type LimitsUsed } from './limits.js';
import type { OperationRequest } from '#server/api/graphql/http/request-parameters.js';

export interface PreparedOperation {
  schema: GraphQLSchema;
  /** The text of the document. */
  query: string;
  document: DocumentNode;
  /** The name that the caller requests. */
  operationName: string | null;
  /** The name in the document. */
  name: string | undefined;
  variableValues: Record<string, unknown> | null;
  operation: OperationTypeNode;
  definition: OperationDefinitionNode;
  /** The limits to report to the caller; null for our own client. */
  limits: LimitsUsed | null;
}

interface Asked {
  schema: GraphQLSchema;
  documents: KnownDocuments;
  actor: Actor | null;
}

/** The document as this caller may run it. */
function describedTo(
  actor: Actor | null,
  documents: KnownDocuments,
  known: KnownDocument,
): KnownDocument {
  if (actor) return known;
  const document = withoutIntrospection(known.document);
  return document === known.document
    ? known
    : documents.remember({ ...known, document, text: print(document) });
}

function findDocument(
  documents: KnownDocuments,
  { query, documentId }: OperationRequest,
): KnownDocument {
  if (query !== null) return documents.read(query);
  const trusted = documents.findTrusted(documentId ?? '');
  if (!trusted)
    throw new ServiceError(
      'UNKNOWN_DOCUMENT',
      'This document id is unknown: send the text of the document as query',
    );
  return trusted;
}

/** The execution reports variables that do not fit, with the field. */
function costOrUnknown(operation: Parameters<typeof costOf>[0]): number | undefined {
  try {
    return costOf(operation);
  } catch (error) {
    if (error instanceof GraphQLError) return undefined;
    throw error;
  }
}

/**
 * The checks that every transport makes before an operation runs, cheapest first. Throws MALFORMED,
 * UNKNOWN_DOCUMENT or UNAUTHENTICATED, a GraphQLError, or DocumentRefused.
 */
export function prepareOperation(
  { schema, documents, actor }: Asked,
  request: OperationRequest,
): PreparedOperation {
  const { operationName, variables } = request;
  checkVariables(variables);

  const known = findDocument(documents, request);
  const { text: query, document } = describedTo(actor, documents, known);
  const definition = getOperationAST(document, operationName);
  if (!definition)
    throw new ServiceError(
      'MALFORMED',
      operationName === null
        ? 'The document must have one operation, or operationName must name one'
        : 'The document has no operation of this name',
    );

  const cost = costOrUnknown({ schema, document: known.document, operationName, variables });
  if (cost !== undefined) checkCost(cost);
  const limits = known.isTrusted ? null : sendLimitHeaders({ ...known.shape, cost });

  return {
    schema,
    query,
    document,
    operationName,
    name: definition.name?.value,
    variableValues: variables,
    operation: definition.operation,
    definition,
    limits,
  };
}
