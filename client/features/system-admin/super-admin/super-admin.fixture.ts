import type { DirectUserRowFragment, RelationshipRowFragment } from '#client/graphql/generated';
import { endpoint, type graphqlServer } from '#client/testing/graphql-server';
import {
  answerSystemAdmin,
  connection,
  data,
} from '#client/features/system-admin/system-admin.fixture';

export const buildDirectUser = (
  user: Partial<DirectUserRowFragment> = {},
): DirectUserRowFragment => ({
  id: 7,
  name: 'Hana Harbour',
  email: 'hana@example.com',
  pendingEmail: null,
  admin: false,
  entityType: 'BROADCASTER',
  entityId: 3,
  entityName: 'Harbour Media',
  version: 4,
  viewerCan: ['update'],
  ...user,
});

export const buildRelationship = (
  relationship: Partial<RelationshipRowFragment> = {},
): RelationshipRowFragment => ({
  id: 21,
  customerId: 7,
  customerName: 'Kōwhai Foods',
  broadcasterId: 3,
  broadcasterName: 'Harbour Media',
  agencyId: null,
  agencyName: null,
  adtechId: null,
  adtechName: null,
  createdAt: '2026-11-05T01:00:00Z',
  ...relationship,
});

interface Counts {
  broadcasters?: number;
  clients?: number;
}

/** Answers the Super Admin tab, with this many broadcasters and clients. */
export function answerSuperAdmin(
  server: ReturnType<typeof graphqlServer>,
  { broadcasters = 2, clients = 3 }: Counts = {},
) {
  const answered = answerSystemAdmin(server);
  const counted = (typename: string, totalCount: number) => ({
    ...connection(typename, []),
    totalCount,
  });

  const lists = { users: 0, relationships: 0 };

  server.use(
    endpoint.query('SuperAdminReadiness', () =>
      data({
        broadcasters: counted('Broadcaster', broadcasters),
        customers: counted('Customer', clients),
      }),
    ),
    endpoint.query('DirectUsers', () => {
      lists.users += 1;

      return data({
        users: connection('User', [
          buildDirectUser(),
          buildDirectUser({
            id: 1,
            name: 'Ada Admin',
            entityType: 'SYSTEM',
            entityId: null,
            entityName: null,
          }),
        ]),
      });
    }),
    endpoint.query('Relationships', () => {
      lists.relationships += 1;
      return data({ relationships: connection('Relationship', [buildRelationship()]) });
    }),
  );

  return { ...answered, lists };
}
