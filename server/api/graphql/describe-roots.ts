import type { GraphQLSchema } from 'graphql';

const QUERY =
  'The queries. Needs a sign-in, or an API key with the scope `read`, where a field does not say otherwise.';
const MUTATION =
  'The changes, each field in one transaction. Needs a sign-in where a field does not say otherwise; an API key changes only what its scopes allow.';
const SUBSCRIPTION =
  'Values that the server sends as they change, over graphql-ws. A subscription needs the same rights as the query.';

/** The root types have no class that could carry their descriptions. */
export function describeRoots(schema: GraphQLSchema): void {
  const roots = [
    [schema.getQueryType(), QUERY],
    [schema.getMutationType(), MUTATION],
    [schema.getSubscriptionType(), SUBSCRIPTION],
  ] as const;
  for (const [type, description] of roots) if (type) type.description = description;
}
