import { Button, chakra, Skeleton, Stack } from '@chakra-ui/react';
import { PanelNotice } from '#client/components/panel/panel-notice';
import { describeFailure } from '#client/graphql/links/failure';
import { useHistoryQuery } from '#client/graphql/generated';
import { EntryItem } from './entry-item';
import type { HistorySubject } from './history-subject';

const EMPTY =
  'Nothing has been recorded yet. From now on every change of this record will be listed here.';

function EntriesSkeleton() {
  return (
    <Stack gap="4" role="status" aria-label="Loading the history">
      {[0, 1, 2].map((entry) => (
        <Stack key={entry} gap="2">
          <Skeleton h="5" w="60%" />
          <Skeleton h="4" />
          <Skeleton h="4" w="85%" />
        </Stack>
      ))}
    </Stack>
  );
}

/** All changes of one record, newest first. */
export function HistoryList({ subject }: { subject: HistorySubject }) {
  const { history, isLoading, error, retry, showOlder } = useHistory(subject);
  if (error && !history)
    return <PanelNotice kind="failed" text={describeFailure(error).message} onAct={retry} />;
  if (!history) return <EntriesSkeleton />;

  const { nodes, pageInfo, totalCount } = history;
  if (nodes.length === 0) return <PanelNotice text={EMPTY} />;

  return (
    <>
      <chakra.ol listStyleType="none" m="0" p="0">
        {nodes.map((entry) => (
          <EntryItem key={entry.id} entry={entry} />
        ))}
      </chakra.ol>
      {pageInfo.hasNextPage && (
        <Stack align="center" gap="1" pt="3" borderTopWidth="1px" borderColor="border">
          <chakra.p textStyle="xs" color="fg.muted" role="status">
            {nodes.length} of {totalCount} shown
          </chakra.p>
          <Button
            size="xs"
            variant="outline"
            onClick={showOlder}
            loading={isLoading}
            loadingText="Show older"
          >
            Show older
          </Button>
        </Stack>
      )}
    </>
  );
}

/**
 * The entries of a record, a page at a time; loads again at every opening. Failures show in place,
 * not in a toast.
 */
function useHistory({ entity, id }: HistorySubject) {
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
