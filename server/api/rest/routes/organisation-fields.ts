import { RECORD_END } from './noun-rows.js';

export const COUNTRY = `country_code: code country_name: name`;

export const CUSTOMER = `
  id
  cust_name: custName
  display_name: displayName
  domain
  admin_email: adminEmail
  taxonomy_id: taxonomyId
  taxonomy_desc: taxonomyDesc
  country_code: countryCode
  country_list: countryList
  operational_countries: operationalCountries { ${COUNTRY} }
  billing_entity: billingEntity
  is_multi_country: isMultiCountry
  status
  ${RECORD_END}`;

export const AGENCY = `
  id
  agency_name: agencyName
  domain
  admin_email: adminEmail
  country_code: countryCode
  ${RECORD_END}`;

export const BROADCASTER = `
  id
  broadcaster_name: broadcasterName
  country_code: countryCode
  country_list: countryList
  operational_countries: operationalCountries { ${COUNTRY} }
  ${RECORD_END}`;

export const ADTECH = `
  id
  adtech_name: adtechName
  requires_job_number: requiresJobNumber
  requires_charged_cpm: requiresChargedCpm
  country_code: countryCode
  country_list: countryList
  operational_countries: operationalCountries { ${COUNTRY} }
  ${RECORD_END}`;

export const ADTECH_GROUP = `
  id
  group_name: groupName
  adtech_count: adtechCount
  adtechs { id adtech_name: adtechName }
  created_at: createdAt
  updated_at: updatedAt
  version @include(if: $withVersion)`;

export const CHANNEL = `
  id
  channel_name: channelName
  display_name: displayName
  owner_type: ownerType
  owner_id: ownerId
  owner_name: ownerName
  ${RECORD_END}`;

export const RELATIONSHIP = `
  id
  customer_id: customerId
  broadcaster_id: broadcasterId
  agency_id: agencyId
  adtech_id: adtechId
  created_at: createdAt
  updated_at: updatedAt`;

export const PAGE = `pageInfo { hasNextPage endCursor }`;
