import { describeFailure } from '#client/graphql/links/failure';

/** Options of the query of what a record's page shows besides its figures. */
export const DETAILS_OPTIONS = {
  fetchPolicy: 'cache-and-network',
  context: { silent: true },
} as const;

interface Answer<Data> {
  data: Data | undefined;
  loading: boolean;
  error?: Error;
  refetch: () => Promise<unknown>;
}

/** The answer of that query, as the page and its tables take it. */
export function detailsOf<Data>({ data, loading, error, refetch }: Answer<Data>) {
  const retry = () => void refetch();

  return {
    data,
    /** The failure of the page. */
    failure: error && !data ? { error, retry } : undefined,
    /** Props of the tables. */
    load: {
      isLoading: loading && !data,
      failure: error && describeFailure(error).message,
      onRetry: retry,
    },
  };
}
