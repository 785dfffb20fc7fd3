import { graphql } from 'msw/graphql';

/** The application's GraphQL address: `graphqlApi.query('Overview', …)` for the handlers of a test. */
export const graphqlApi = graphql.link('*/graphql');
