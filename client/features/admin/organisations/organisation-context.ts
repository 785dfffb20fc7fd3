import { useSession } from '#client/session/use-session';
import { useAdminReference } from '#client/features/admin/use-admin-reference';

/** Returns what the forms of organisations depend on: the editor and the options. */
export function useOrganisationContext() {
  const { user, flags } = useSession();
  const { countries, taxonomies, isThere } = useAdminReference();
  return { flags, ownId: user?.entityId ?? null, countries, taxonomies, isWaiting: !isThere };
}

export type OrganisationContext = ReturnType<typeof useOrganisationContext>;
