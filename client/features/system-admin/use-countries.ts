import type { Country } from '#client/components/form/country-choice';
import { useSystemAdminCountriesQuery } from '#client/graphql/generated';

export interface CountryContext {
  countries: readonly Country[];
  isWaiting: boolean;
}

/** The countries to choose from; they rarely change. */
export function useCountries(): CountryContext {
  const { data } = useSystemAdminCountriesQuery({ context: { silent: true } });
  return { countries: data?.countries ?? [], isWaiting: data === undefined };
}
