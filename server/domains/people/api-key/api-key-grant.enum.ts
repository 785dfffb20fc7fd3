import { describedEnum } from '#server/core/graphql/described-enum.js';
import type { ApiKeyScope } from '#server/access/identity/actor.js';

const BY_SCOPE = {
  read: 'READ',
  'people:read': 'PEOPLE_READ',
  'events:write': 'EVENTS_WRITE',
  'campaigns:write': 'CAMPAIGNS_WRITE',
  webhooks: 'WEBHOOKS',
} as const satisfies Record<ApiKeyScope, string>;

export type ApiKeyGrant = (typeof BY_SCOPE)[ApiKeyScope];

/** The GraphQL enum of the scopes, whose names have characters that enums cannot. */
export const ApiKeyGrantEnum = describedEnum<ApiKeyGrant>(
  'ApiKeyGrant',
  'What an API key may do, as its scopes say. Further values may come.',
  {
    READ: 'The scope `read`: GraphQL and REST reads, but for users.',
    PEOPLE_READ: 'The scope `people:read`: the users of the organisation.',
    EVENTS_WRITE: 'The scope `events:write`: server-to-server events.',
    CAMPAIGNS_WRITE:
      'The scope `campaigns:write`: changes to campaigns, bookings, creatives and tags.',
    WEBHOOKS: 'The scope `webhooks`: webhook endpoints and their deliveries.',
  },
);

export const grantsOf = (scopes: readonly ApiKeyScope[]): ApiKeyGrant[] =>
  scopes.map((scope) => BY_SCOPE[scope]);
