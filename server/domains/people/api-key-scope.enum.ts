import { registerEnumType } from 'type-graphql';

/** GraphQL names may hold no colon, so `events:write` is spelt EVENTS_WRITE there. */
export const ApiKeyScopeEnum = { READ: 'read', EVENTS_WRITE: 'events:write' } as const;

registerEnumType(ApiKeyScopeEnum, { name: 'ApiKeyScope' });
