import { LANGUAGE } from '#schema/writing/numbers';
export interface Country {
  code: string;
  name: string;
}

/** Country codes: the home country, where the form asks for one, and all countries of operation. */
export interface CountryChoice {
  primary: string | null;
  operational: readonly string[];
}

/** The primary country is always one of the operational ones. */
export function withPrimary({ operational }: CountryChoice, primary: string): CountryChoice {
  return {
    primary,
    operational: operational.includes(primary) ? operational : [...operational, primary],
  };
}

export function withCountry(choice: CountryChoice, code: string): CountryChoice {
  if (choice.operational.includes(code)) return choice;
  return { ...choice, operational: [...choice.operational, code] };
}

export function withoutCountry(choice: CountryChoice, code: string): CountryChoice {
  if (code === choice.primary) return choice;
  return { ...choice, operational: choice.operational.filter((other) => other !== code) };
}

/**
 * Sorted by name, limited to the allowed codes; the label has name and code, so that a search finds
 * both.
 */
export function countryOptions(countries: readonly Country[], available: readonly string[]) {
  return countries
    .filter(({ code }) => available.includes(code))
    .toSorted((a, b) => a.name.localeCompare(b.name, LANGUAGE))
    .map(({ code, name }) => ({ value: code, label: `${name} (${code})` }));
}

export const countryName = (countries: readonly Country[], code: string): string =>
  countries.find((country) => country.code === code)?.name ?? code;
