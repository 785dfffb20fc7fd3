import type { GraphQLSchema } from 'graphql';

const QUERY =
  'What can be read. Needs a sign-in, or an API key with the scope `read`, where a field does not say otherwise.';
const MUTATION =
  'What can be changed, each field in one transaction. Needs a sign-in where a field does not say otherwise; an API key changes only what its scopes allow.';
const SUBSCRIPTION = 'What is sent while it changes, over graphql-ws. Needs what a query needs.';

/** The root types have no class that could carry their descriptions. */
export function describeRoots(schema: GraphQLSchema): void {
  const roots = [
    [schema.getQueryType(), QUERY],
    [schema.getMutationType(), MUTATION],
    [schema.getSubscriptionType(), SUBSCRIPTION],
  ] as const;
  for (const [type, description] of roots) if (type) type.description = description;
}
