import fs from 'node:fs';
import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloLink } from '@apollo/client/link';
import { BaseHttpLink } from '@apollo/client/link/http';
import { addTypenameToDocument, getMainDefinition, print } from '@apollo/client/utilities';
import { describe, expect, test } from '@jest/globals';
import { Kind, OperationTypeNode, type DocumentNode } from 'graphql';
import { HttpResponse } from 'msw';
import { http } from 'msw/http';
import { graphqlServer } from '#client/testing/graphql-server';
import { graphqlUrl } from './endpoints';
import * as generated from '#client/graphql/generated';
import * as front from '#client/graphql/generated-front';
import * as links from '#client/graphql/generated-links';
import { trustedDocumentLink } from './trusted-document-link';

const manifest: unknown = JSON.parse(fs.readFileSync('schema/trusted-documents.json', 'utf8'));

const isDocument = (value: unknown): value is DocumentNode & { __meta__: { hash: string } } =>
  typeof value === 'object' && value !== null && '__meta__' in value;
const modules: Record<string, unknown>[] = [generated, front, links];
const documents = modules
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, value]) => (isDocument(value) ? [[name, value] as const] : []));
const sent = documents.filter(([, document]) => {
  const main = getMainDefinition(document);
  return (
    main.kind === Kind.OPERATION_DEFINITION && main.operation !== OperationTypeNode.SUBSCRIPTION
  );
});

/** Names of definitions and fields, in any order of fragments. */
const partsOf = (text: string) => text.split(/\n\n/).sort();

describe('the list of trusted documents', () => {
  test.each(sent)('holds what Apollo Client would send for %s', (_name, document) => {
    expect(manifest).toHaveProperty([`sha256:${document.__meta__.hash}`]);
    const text = (manifest as Record<string, string>)[`sha256:${document.__meta__.hash}`] ?? '';
    expect(partsOf(text)).toEqual(partsOf(print(addTypenameToDocument(document))));
  });

  test('holds nothing else', () => {
    expect(Object.keys(manifest as object)).toHaveLength(
      new Set(sent.map(([, { __meta__ }]) => __meta__.hash)).size,
    );
  });
});

const server = graphqlServer();
const client = () =>
  new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([trustedDocumentLink(true), new BaseHttpLink({ uri: graphqlUrl() })]),
  });
const verify = () =>
  client().query({
    query: links.VerifyResetTokenDocument,
    variables: { token: 'x' },
    fetchPolicy: 'no-cache',
  });

const ANSWER = { data: { verifyResetToken: { __typename: 'Outcome', status: 'success' } } };
const HASH = isDocument(links.VerifyResetTokenDocument)
  ? links.VerifyResetTokenDocument.__meta__.hash
  : '';

describe('a call of the built page', () => {
  test('names its document instead of sending it', async () => {
    const bodies: unknown[] = [];

    server.use(
      http.post('*/graphql', async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json(ANSWER);
      }),
    );
    expect((await verify()).data).toMatchObject({ verifyResetToken: { status: 'success' } });
    expect(bodies).toEqual([
      {
        operationName: 'VerifyResetToken',
        variables: { token: 'x' },
        extensions: expect.objectContaining({ persistedQuery: { version: 1, sha256Hash: HASH } }),
      },
    ]);
  });

  test.each([404, 200])(
    'sends it after all to a server that does not know it and says so with %d',
    async (status) => {
      const asked: boolean[] = [];

      server.use(
        http.post('*/graphql', async ({ request }) => {
          const body = (await request.json()) as { query?: string; extensions?: object }; // what Apollo Client sends
          asked.push(body.query !== undefined && !('persistedQuery' in (body.extensions ?? {})));
          if (body.query !== undefined) return HttpResponse.json(ANSWER);
          const errors = [{ message: 'Not known', extensions: { code: 'UNKNOWN_DOCUMENT' } }];
          return HttpResponse.json(
            { errors },
            { status, headers: { 'content-type': 'application/graphql-response+json' } },
          );
        }),
      );
      expect((await verify()).data).toMatchObject({ verifyResetToken: { status: 'success' } });
      expect(asked).toEqual([false, true]);
    },
  );
});
