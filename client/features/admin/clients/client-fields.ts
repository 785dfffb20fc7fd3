import type { Country } from '#client/components/form/country-choice';
import type { FormField } from '#client/components/entity-form/form-field';
import type { AdminReferenceQuery } from '#client/graphql/generated';
import {
  BILLING_ENTITIES,
  type OrganisationValues,
} from '#client/features/admin/organisations/organisation-values';

interface ClientFieldsContext {
  countries: readonly Country[];
  taxonomies: AdminReferenceQuery['taxonomies'];
  isSuperUser: boolean;
  /** False gives the client the caller's own country, or keeps its countries. */
  mayChooseCountries: boolean;
  /** The caller's countries; for a super admin all countries. */
  operational: readonly string[];
}

/** People other than super admins choose within their own countries. */
export function checkScope(
  { countries: chosen }: OrganisationValues,
  operational: readonly string[],
): string | null {
  const { primary } = chosen;
  if (primary !== null && !operational.includes(primary))
    return 'Selected country is not in your operational scope';
  const outside = chosen.operational.filter((code) => !operational.includes(code));
  return outside.length > 0 ? `Cannot operate in: ${outside.join(', ')}` : null;
}

export const clientFields =
  ({ countries, taxonomies, isSuperUser, mayChooseCountries, operational }: ClientFieldsContext) =>
  (): FormField<OrganisationValues>[] => {
    const fields: FormField<OrganisationValues>[] = [
      {
        kind: 'text',
        name: 'displayName',
        label: 'Display name',
        isOptional: true,
        help: 'Shown in lists in place of the name',
      },
      { kind: 'domain', name: 'domain', label: 'Domain', isOptional: true, isHalf: true },
      { kind: 'email', name: 'adminEmail', label: 'Admin email', isOptional: true, isHalf: true },
      {
        kind: 'combobox',
        name: 'taxonomyId',
        label: 'Category',
        options: taxonomies.map(({ id, description }) => ({
          value: String(id),
          label: description,
        })),
      },
    ];

    if (mayChooseCountries)
      fields.push({
        kind: 'countries',
        name: 'countries',
        label: 'Countries',
        countries,
        available: isSuperUser ? countries.map(({ code }) => code) : operational,
        hasPrimary: true,
        check: (values) => (isSuperUser ? null : checkScope(values, operational)),
        serverNames: ['country_code', 'country_list'],
      });

    if (isSuperUser)
      fields.push({
        kind: 'select',
        name: 'billingEntity',
        label: 'Billing entity',
        options: BILLING_ENTITIES,
      });

    return fields;
  };
