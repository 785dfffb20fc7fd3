import { API_KEY_SCOPES, type ApiKeyScope } from '#server/access/identity/actor.js';
import type { needOf } from '#server/api/graphql/root-guard.js';
import type { JsonSchema } from './json-schema.js';

/** A scheme per scope, because only OAuth's schemes have scopes in OpenAPI. */
const keyWith = (scope: ApiKeyScope) =>
  `apiKey${scope
    .split(':')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')}`;

export const SECURITY_SCHEMES: Readonly<Record<string, JsonSchema>> = {
  session: {
    type: 'http',
    scheme: 'bearer',
    description: 'The `access_token` of `POST /login`: a person.',
  },
  ...Object.fromEntries(
    API_KEY_SCOPES.map((scope) => [
      keyWith(scope),
      { type: 'http', scheme: 'bearer', description: `An API key with the scope \`${scope}\`.` },
    ]),
  ),
};

/** Returns who may call: a person, or a key with the scope. */
export function securityOf(
  need: ReturnType<typeof needOf>,
): Readonly<Record<string, readonly string[]>>[] {
  if (need === 'nothing') return [];
  if (need === 'person') return [{ session: [] }];
  if (need === 'events:write') return [{ [keyWith(need)]: [] }];
  return [{ session: [] }, { [keyWith(need)]: [] }];
}
