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
 * ROLE_ADMIN is the super admin; others are ROLE_{ENTITY}_{ADMIN or other}; a role with fewer than
 * two parts is unknown and no admin's.
 */
function isAdminOfEntity(role: string): boolean {
  return role !== 'ROLE_ADMIN' && role.split('_')[2] === 'ADMIN';
}

/**
 * What the screens need to know about a user. It decides what is shown; the server decides what is
 * allowed.
 */
export function userFlags(user: SessionUser | null): UserFlags {
  const homeCountry = user?.countryCode ?? null;
  const countryList = user?.countryList ?? [];
  const fallback = homeCountry === null ? [] : [homeCountry];

  return {
    isSuperUser: user?.role === 'ROLE_ADMIN',
    isEntityAdmin: isAdminOfEntity(user?.role ?? ''),
    isBroadcaster: user?.entityType === 'BROADCASTER',
    isAgency: user?.entityType === 'AGENCY',
    isCustomer: user?.entityType === 'CUSTOMER',
    isAdTechUser: user?.entityType === 'ADTECH',
    isMultiCountry: countryList.length > 1,
    homeCountry,
    operationalCountries: countryList.length > 0 ? countryList : fallback,
  };
}
