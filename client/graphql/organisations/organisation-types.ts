import type { EntityType } from '#client/graphql/generated';

export type OrganisationType = Exclude<EntityType, 'SYSTEM'>;

export const ORGANISATION_TYPES: readonly { value: OrganisationType; label: string }[] = [
  { value: 'BROADCASTER', label: 'Broadcaster' },
  { value: 'AGENCY', label: 'Agency' },
  { value: 'CUSTOMER', label: 'Client' },
  { value: 'ADTECH', label: 'Ad-tech company' },
];

/** The kind of organisation in a form's text; null for none, as for super admins. */
export const organisationTypeOf = (text: string | null): OrganisationType | null =>
  ORGANISATION_TYPES.find(({ value }) => value === text)?.value ?? null;
