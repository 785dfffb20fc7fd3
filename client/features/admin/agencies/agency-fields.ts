import type { Country } from '#client/components/form/country-choice';
import type { FormField } from '#client/components/entity-form/form-field';
import type { OrganisationValues } from '#client/features/admin/organisations/organisation-values';

interface AgencyFieldsContext {
  countries: readonly Country[];
  /** False gives the agency the caller's own country. */
  mayChooseCountry: boolean;
}

export const agencyFields =
  ({ countries, mayChooseCountry }: AgencyFieldsContext) =>
  (): FormField<OrganisationValues>[] => {
    const fields: FormField<OrganisationValues>[] = [
      {
        kind: 'domain',
        name: 'domain',
        label: 'Domain',
        isOptional: true,
        help: 'For example example.com',
      },
      { kind: 'email', name: 'adminEmail', label: 'Admin email', isOptional: true },
    ];

    if (mayChooseCountry)
      fields.push({
        kind: 'countries',
        name: 'countries',
        label: 'Country',
        countries,
        available: countries.map(({ code }) => code),
        isPrimaryOnly: true,
        serverNames: ['country_code'],
      });

    return fields;
  };
