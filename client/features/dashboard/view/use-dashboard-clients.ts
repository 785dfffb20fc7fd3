import { useSearchParams } from 'react-router-dom';
import { useDashboardCustomersQuery } from '#client/graphql/generated';
import { CLIENT_PARAM } from '#schema/dashboard-url';

/** The clients that the person may see, and the client of the URL when it is none of them. */
export function useDashboardClients() {
  const [params] = useSearchParams();
  const { data, loading, error, refetch } = useDashboardCustomersQuery({
    fetchPolicy: 'cache-and-network',
  });
  const clients = data?.dashboardCustomers;
  const named = params.get(CLIENT_PARAM);
  const isForeign =
    named !== null && clients !== undefined && !clients.some(({ id }) => String(id) === named);

  return {
    // The cached list may be older than the client of a link.
    clients: isForeign && loading ? undefined : clients,
    foreignClient: isForeign && !loading ? named : null,
    error,
    retry: () => void refetch(),
  };
}
