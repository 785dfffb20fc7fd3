import type { OrganisationType } from '#client/graphql/organisations/organisation-types';

/** An organisation whose rules of sign-in an admin changes. */
export interface SignInOrganisation {
  entityType: OrganisationType;
  entityId: number;
}
