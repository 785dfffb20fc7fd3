import { useCallback } from 'react';
import type { useListRequest } from '#client/components/table/paged-table';
import { UsersDocument, useUserSummaryQuery } from '#client/graphql/generated';
import { defineList } from '#client/records/define-list';
import { useEvict } from '#client/records/evict-fields';
import { useRecordList } from '#client/records/use-record-list';

export const USERS = defineList({
  query: UsersDocument,
  connection: ({ users }) => users,
  sorts: {
    name: 'NAME',
    email: 'EMAIL',
    role: 'ROLE',
    entity: 'ENTITY',
    invitation: 'INVITATION',
  },
  order: { column: 'name', direction: 'ascending' },
});

const USER_LISTS = ['users', 'userSummary'];

/** The page of users in the URL, and their numbers. The table shows failures. */
export function useUsers(request: ReturnType<typeof useListRequest>) {
  const list = useRecordList(USERS, { request });
  const { data, previousData, loading } = useUserSummaryQuery({
    fetchPolicy: 'cache-and-network',
    context: { silent: true },
  });
  const summary = (data ?? previousData)?.userSummary;

  const { restart } = list;
  const evict = useEvict(USER_LISTS);
  const reload = useCallback(() => {
    restart();
    evict();
  }, [restart, evict]);

  return { list, summary, isCounting: loading && !summary, reload };
}
