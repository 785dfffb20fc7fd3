import type { Country, CountryChoice } from '#client/components/form/country-choice';
import type { FormField } from '#client/components/entity-form/form-field';
import type { FormValues } from '#client/components/entity-form/form-values';

/** Home country and countries of operation; a super admin chooses from all. */
export const countriesField = <Values extends FormValues & { countries: CountryChoice }>(
  countries: readonly Country[],
): FormField<Values> => ({
  kind: 'countries',
  name: 'countries',
  label: 'Countries',
  countries,
  available: countries.map(({ code }) => code),
  hasPrimary: true,
  serverNames: ['country_code', 'country_list'],
});

export const NO_COUNTRIES: CountryChoice = { primary: null, operational: [] };

interface Countries {
  countryCode: string;
  countryList: readonly string[];
}

export const choiceOf = ({ countryCode, countryList }: Countries): CountryChoice => ({
  primary: countryCode,
  operational: countryList,
});

export const countriesInput = ({ primary, operational }: CountryChoice) => ({
  countryCode: primary,
  countryList: [...operational],
});
