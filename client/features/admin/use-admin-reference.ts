import { useAdminReferenceQuery } from '#client/graphql/generated';

/** Countries and categories to choose from; they rarely change. */
export function useAdminReference() {
  const { data, error, refetch } = useAdminReferenceQuery({ context: { silent: true } });
  return {
    countries: data?.countries ?? [],
    taxonomies: data?.taxonomies ?? [],
    isThere: Boolean(data),
    error,
    refetch,
  };
}
