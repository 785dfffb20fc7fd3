import { useHistoryQuery } from '#client/graphql/generated';
import type { HistorySubject } from './history-subject';

/**
 * The entries of a record, a page at a time; loads again at every opening. Failures show in place,
 * not in a toast.
 */
export function useHistory({ entity, id }: HistorySubject) {
  const { data, previousData, loading, error, refetch, fetchMore } = useHistoryQuery({
    variables: { entity, id },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
    context: { silent: true },
  });

  const history = (data ?? (loading ? previousData : undefined))?.history;
  const showOlder = () =>
    fetchMore({
      variables: { entity, id, after: history?.pageInfo.endCursor },
      updateQuery: (shown, { fetchMoreResult: older }) => ({
        history: { ...older.history, nodes: [...shown.history.nodes, ...older.history.nodes] },
      }),
    });

  return {
    history,
    isLoading: loading,
    error,
    retry: () => void refetch(),
    showOlder: () => void showOlder().catch(() => undefined), // a toast shows the failure; the button stays
  };
}
