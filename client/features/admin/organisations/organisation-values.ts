import type { CountryChoice } from '#client/components/form/country-choice';
import { useAdminReference } from '#client/features/admin/use-admin-reference';
import { useSession } from '#client/session/use-session';
import { bareDomain } from '#schema/field-rules';

/**
 * The form values of an agency or a client. Both use one type; a field that a kind lacks keeps its
 * value.
 */
export type OrganisationValues = {
  /** The existing organisation, selected instead of creating a new one. */
  existingId: string | null;
  name: string;
  displayName: string;
  domain: string;
  adminEmail: string;
  taxonomyId: string;
  billingEntity: string;
  countries: CountryChoice;
};

/**
 * Returns what the forms depend on: the editor, the options, and whether a new one may be an
 * existing one that the editor asks for.
 */
export function useOrganisationContext(mayAssociate: boolean) {
  const { user, flags } = useSession();
  const { countries, taxonomies, isThere } = useAdminReference();
  const ownId = user?.entityId ?? null;
  return { flags, ownId, countries, taxonomies, mayAssociate, isWaiting: !isThere };
}

export type OrganisationContext = ReturnType<typeof useOrganisationContext>;

export const BILLING_ENTITIES = [
  { value: '0', label: 'No Charge' },
  { value: '1', label: 'Customer' },
  { value: '2', label: 'Booking Entity' },
];

const NO_CATEGORY = '0';
const BOOKING_ENTITY = '2';

/** A new one; without the right to choose countries it gets the caller's own. */
export const newOrganisation = (homeCountry: string | null): OrganisationValues => ({
  existingId: null,
  name: '',
  displayName: '',
  domain: '',
  adminEmail: '',
  taxonomyId: NO_CATEGORY,
  billingEntity: BOOKING_ENTITY,
  countries: { primary: homeCountry, operational: homeCountry === null ? [] : [homeCountry] },
});

export const blankOrganisation = ({ flags }: OrganisationContext): OrganisationValues =>
  newOrganisation(flags.isSuperUser ? null : flags.homeCountry);

/** A blank text clears the stored value. */
export const sharedInput = ({ domain, adminEmail }: OrganisationValues) => ({
  domain: bareDomain(domain),
  adminEmail: adminEmail.trim(),
});
