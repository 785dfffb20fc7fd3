import { describe, expect, test } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { KnownDocuments } from './known-documents.js';
import { prepareOperation } from './prepare-operation.js';
import { readParameters } from '#server/api/graphql/http/request-parameters.js';
import { buildApiSchema } from '#server/api/graphql/schema.js';
import { readTrustedDocuments } from './trusted-documents.js';

const schema: GraphQLSchema = await buildApiSchema();
const trusted = readTrustedDocuments();

const LONG = `{ ${Array.from({ length: 60 }, (_, at) => `a${at}: __typename`).join(' ')} }`;
const ID = `sha256:${'0'.repeat(64)}`;

const prepare = (documents: KnownDocuments, parameters: Record<string, unknown>) =>
  prepareOperation({ schema, documents, actor: null }, readParameters(parameters));

describe('the documents of our own client', () => {
  test('all fit the schema', () => {
    expect(Object.keys(trusted).length).toBeGreaterThan(50);
    expect(() => new KnownDocuments(schema, trusted)).not.toThrow();
  });

  test('stop the server from starting when one does not', () => {
    expect(() => new KnownDocuments(schema, { [ID]: '{ nothing }' })).toThrow(
      'does not fit the schema',
    );
  });

  test('are run by their ids, as the specification or as Apollo’s clients send them, whatever their shape', () => {
    const documents = new KnownDocuments(schema, { [ID]: LONG });
    const persisted = {
      extensions: { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } },
    };
    for (const parameters of [{ documentId: ID }, persisted])
      expect(prepare(documents, parameters)).toMatchObject({ operation: 'query', limits: null });
    expect(() => prepare(documents, { query: LONG })).toThrow('uses 60 aliases');
  });

  test('are known by no other id', () => {
    const documents = new KnownDocuments(schema, { [ID]: LONG });
    for (const documentId of ['', 'sha256:1', 'toString', '__proto__'])
      expect(() => prepare(documents, { documentId })).toThrow(
        expect.objectContaining({ code: 'UNKNOWN_DOCUMENT' }),
      );
    expect(() => prepare(documents, { documentId: ID, query: '{ __typename }' })).toThrow(
      'exclude each other',
    );
  });
});
