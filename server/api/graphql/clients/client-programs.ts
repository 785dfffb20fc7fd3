/*
 * Programs of a partner: each pages through the campaigns of a client and prints their names as
 * JSON. INFINITUM_URL, INFINITUM_KEY, CUSTOMER_ID and PAGE are their environment.
 */

const SETTINGS = `
  const { INFINITUM_URL = '', INFINITUM_KEY = '', CUSTOMER_ID = '', PAGE = '' } = process.env;
  const url = INFINITUM_URL + '/graphql';
  const headers = { authorization: 'Bearer ' + INFINITUM_KEY, 'content-type': 'application/json' };
  const customerId = Number(CUSTOMER_ID);
  const first = Number(PAGE);`;

/** Source for relay-compiler, which writes `__generated__/listQuery.graphql.js`. */
export const RELAY_DOCUMENT = `
  import { graphql } from 'relay-runtime';

  export const query = graphql\`
    query listQuery($customerId: Int!, $count: Int!, $cursor: String) {
      campaigns(customerId: $customerId, first: $count, after: $cursor)
        @connection(key: "list_campaigns") {
        edges { node { id campaignName } }
      }
    }
  \`;`;

/** Sends the compiled text as Relay's network layer does. */
export const RELAY_PROGRAM = `
  import query from './relay/__generated__/listQuery.graphql.js';
  ${SETTINGS}
  const names = [];
  for (let cursor = null; ; ) {
    const body = JSON.stringify({
      query: query.params.text,
      variables: { customerId, count: first, cursor },
    });
    const answer = await fetch(url, { method: 'POST', headers, body });
    const { edges, pageInfo } = (await answer.json()).data.campaigns;
    names.push(...edges.map(({ node }) => node.campaignName));
    if (!pageInfo.hasNextPage) break;
    cursor = pageInfo.endCursor;
  }
  console.log(JSON.stringify(names));`;

/** A typed document of gql.tada. */
const TADA = `
  import { initGraphQLTada } from 'gql.tada';
  import type { introspection } from './graphql-env.js';
  declare const process: { env: Record<string, string | undefined> };

  const graphql = initGraphQLTada<{
    introspection: introspection;
    scalars: { DateTimeISO: string; LocalDate: string };
  }>();
  const LIST = graphql(\`
    query List($customerId: Int!, $first: Int!, $after: String) {
      campaigns(customerId: $customerId, first: $first, after: $after) {
        edges { node { id campaignName startDate } }
        pageInfo { hasNextPage endCursor }
      }
    }
  \`);`;

export const URQL_PROGRAM = `
  import { Client, cacheExchange, fetchExchange } from '@urql/core';
  ${TADA}
  ${SETTINGS}
  const client = new Client({
    url,
    exchanges: [cacheExchange, fetchExchange],
    fetchOptions: { headers },
    preferGetMethod: false,
  });
  const read = (after: string | null) =>
    client.query(LIST, { customerId, first, after }).toPromise();
  const names: string[] = [];
  for (let after: string | null = null; ; ) {
    const { data, error } = await read(after);
    if (!data) throw error ?? new Error('no data');
    names.push(...data.campaigns.edges.map(({ node }) => node.campaignName));
    if (!data.campaigns.pageInfo.hasNextPage) break;
    after = data.campaigns.pageInfo.endCursor;
  }
  console.log(JSON.stringify(names));`;

/** Apollo's cache merges the pages of a Relay connection, so the last answer has every row. */
export const APOLLO_PROGRAM = `
  import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
  import { relayStylePagination } from '@apollo/client/utilities';
  ${TADA}
  ${SETTINGS}
  const typePolicies = { Query: { fields: { campaigns: relayStylePagination(['customerId']) } } };
  const client = new ApolloClient({
    link: new HttpLink({ uri: url, headers }),
    cache: new InMemoryCache({ typePolicies }),
  });
  const read = async (after: string | null) => {
    const variables = { customerId, first, after };
    // The cache knows one list, whatever the cursor: each page is asked of the server.
    const { data } = await client.query({ query: LIST, variables, fetchPolicy: 'network-only' });
    if (!data) throw new Error('no data');
    return data.campaigns;
  };
  let list = await read(null);
  while (list.pageInfo.hasNextPage) list = await read(list.pageInfo.endCursor);
  console.log(JSON.stringify(list.edges.map(({ node }) => node.campaignName)));`;

/** Programs that the types must refuse, keyed by the compiler's message. */
export const WRONG_PROGRAMS: Readonly<Record<string, string>> = {
  [`Property 'endDate' does not exist`]: `
    ${TADA}
    import type { ResultOf } from 'gql.tada';
    export const end = (list: ResultOf<typeof LIST>) => list.campaigns.edges[0]?.node.endDate;
    void process;`,
  [`Property 'customerId' is missing`]: `
    ${TADA}
    import type { VariablesOf } from 'gql.tada';
    export const variables: VariablesOf<typeof LIST> = { first: 10 };
    void process;`,
};
