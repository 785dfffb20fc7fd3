import { chakra } from '@chakra-ui/react';
import { countryName, type Country } from '#client/components/form/country-choice';
import type { Column } from '#client/components/table/table-columns';
import { Tooltip } from '#client/components/feedback/tooltip';

const SHOWN = 3;

/** The first three names, then '+N more'. */
export function shortenCountries(names: readonly string[]): string {
  const more = names.length - SHOWN;
  return names.slice(0, SHOWN).join(', ') + (more > 0 ? ` +${more} more` : '');
}

/** The countries of an organisation: the first ones, and all of them in the tooltip. */
function countriesColumn<Row extends { countryList: readonly string[] }>(
  countries: readonly Country[],
): Column<Row> {
  const namesOf = ({ countryList }: Row) => countryList.map((code) => countryName(countries, code));

  return {
    key: 'countries',
    head: 'Countries',
    kind: 'status',
    isWide: true,
    isSortable: false,
    value: (row) => shortenCountries(namesOf(row)),
    render: (row) => {
      const names = namesOf(row);
      if (names.length <= SHOWN) return shortenCountries(names);
      return (
        <Tooltip content={names.join(', ')}>
          <chakra.span tabIndex={0}>{shortenCountries(names)}</chakra.span>
        </Tooltip>
      );
    },
  };
}

/** The home country and the countries of an organisation. */
export const countryColumns = <Row extends { countryCode: string; countryList: readonly string[] }>(
  countries: readonly Country[],
): Column<Row>[] => [
  {
    key: 'country',
    head: 'Home country',
    kind: 'text',
    value: ({ countryCode }) => countryName(countries, countryCode),
  },
  countriesColumn(countries),
];
