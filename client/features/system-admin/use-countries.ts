import { useSystemAdminCountriesQuery } from '#client/graphql/generated';

/** The countries to choose from; they rarely change. */
export function useCountries() {
  const { data } = useSystemAdminCountriesQuery({ context: { silent: true } });
  return { countries: data?.countries ?? [], areThere: data !== undefined };
}
