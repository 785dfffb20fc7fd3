import { findRole } from '#schema/roles';
import type { SessionUser } from './user';

export interface UserFlags {
  isSuperUser: boolean;
  isEntityAdmin: boolean;
  isBroadcaster: boolean;
  isAgency: boolean;
  isCustomer: boolean;
  isAdTechUser: boolean;
  isMultiCountry: boolean;
  homeCountry: string | null;
  /** The country list, or the home country alone. */
  operationalCountries: readonly string[];
}

/**
 * Facts about a user that the screens need. They decide what is shown; the server decides what is
 * allowed.
 */
export function userFlags(user: SessionUser | null): UserFlags {
  const role = findRole(user?.role ?? '');
  const homeCountry = user?.countryCode ?? null;
  const countryList = user?.countryList ?? [];
  const fallback = homeCountry === null ? [] : [homeCountry];

  return {
    isSuperUser: role?.may === 'everything',
    isEntityAdmin: role?.may === 'admins',
    isBroadcaster: user?.entityType === 'BROADCASTER',
    isAgency: user?.entityType === 'AGENCY',
    isCustomer: user?.entityType === 'CUSTOMER',
    isAdTechUser: user?.entityType === 'ADTECH',
    isMultiCountry: countryList.length > 1,
    homeCountry,
    operationalCountries: countryList.length > 0 ? countryList : fallback,
  };
}
