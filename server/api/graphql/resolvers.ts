import type { NonEmptyArray } from 'type-graphql';
import { SignInResolver } from '../../domains/people/sign-in.resolver.js';

/** Every resolver of the schema, room by room. A new one is a line here; then `npm run schema` prints the contract anew. */
export const resolvers: NonEmptyArray<Function> = [
  // people
  SignInResolver,
  // organisations
  // campaigns
  // tags
  // monitoring
  // analytics
];
