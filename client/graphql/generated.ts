/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
// Written by npm run generate from the operations in client/**/*.graphql.
import { type SkipToken, useLazyQuery, useMutation, useQuery, useSubscription } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdTechGroupInput = {
  adtechIds?: Array<number> | null | undefined;
  groupName?: string | null | undefined;
  version?: number | null | undefined;
};

/** What a list of ad-tech groups is ordered by. */
export type AdTechGroupSort =
  /** How many ad-tech companies are in it. */
  | 'ADTECH_COUNT'
  /** The name, without case. */
  | 'NAME';

export type AdTechInput = {
  adtechName?: string | null | undefined;
  countryCode?: string | null | undefined;
  countryList?: Array<string> | null | undefined;
  requiresChargedCpm?: boolean | null | undefined;
  requiresJobNumber?: boolean | null | undefined;
  version?: number | null | undefined;
};

/** What a list of ad-tech companies is ordered by. */
export type AdTechSort =
  /** Those first that ask for a charged CPM. */
  | 'CHARGED_CPM'
  /** The code of the home country. */
  | 'COUNTRY'
  /** Those first that ask for a job number. */
  | 'JOB_NUMBER'
  /** The name, without case. */
  | 'NAME';

export type AgencyInput = {
  adminEmail?: string | null | undefined;
  agencyName?: string | null | undefined;
  countryCode?: string | null | undefined;
  domain?: string | null | undefined;
  version?: number | null | undefined;
};

export type AgencySort =
  | 'ADMIN_EMAIL'
  | 'DOMAIN'
  | 'NAME';

/** What an alert tells of. */
export type AlertKind =
  /** Entries that could not be stored wait for somebody to look at them. */
  | 'DEAD_LETTERS'
  /** Of calls that were received nothing is known, though none of them waits. */
  | 'LEDGER_IMBALANCE'
  /** Calls wait in the queue for minutes before they are stored. */
  | 'QUEUE_LAG'
  /** A tag sends many times what it sent at this time of the weeks before. */
  | 'TAG_JUMP'
  /** A tag that was busy at this time of the weeks before sends nothing, or next to nothing. */
  | 'TAG_SILENT';

export type ApiKeyInput = {
  name?: string | null | undefined;
  scopes?: Array<string> | null | undefined;
};

export type AuditedEntity =
  | 'adtech'
  | 'adtechGroup'
  | 'agency'
  | 'booking'
  | 'broadcaster'
  | 'campaign'
  | 'channel'
  | 'creative'
  | 'customer'
  | 'siteTag'
  | 'user';

export type BookingInput = {
  bookingName?: string | null | undefined;
  bookingType?: number | null | undefined;
  campaignId?: number | null | undefined;
  channelId?: number | null | undefined;
  chargedCpm?: number | null | undefined;
  countryCodes?: Array<string> | null | undefined;
  cpm?: number | null | undefined;
  customerId?: number | null | undefined;
  endDate?: string | null | undefined;
  jobNumber?: string | null | undefined;
  publisherId?: number | null | undefined;
  startDate?: string | null | undefined;
  version?: number | null | undefined;
};

export type BookingSort =
  | 'CAMPAIGN'
  | 'CHANNEL'
  | 'CPM'
  | 'CREATED_AT'
  | 'END_DATE'
  | 'NAME'
  | 'START_DATE'
  | 'TYPE';

export type BroadcasterInput = {
  broadcasterName?: string | null | undefined;
  countryCode?: string | null | undefined;
  countryList?: Array<string> | null | undefined;
  version?: number | null | undefined;
};

/** What a list of broadcasters is ordered by. */
export type BroadcasterSort =
  /** The code of the home country. */
  | 'COUNTRY'
  /** The name, without case. */
  | 'NAME';

export type CampaignInput = {
  campaignName?: string | null | undefined;
  customerId?: number | null | undefined;
  endDate?: string | null | undefined;
  startDate?: string | null | undefined;
  version?: number | null | undefined;
};

export type CampaignSort =
  | 'CREATED_AT'
  | 'END_DATE'
  | 'NAME'
  | 'START_DATE';

export type ChannelInput = {
  channelName?: string | null | undefined;
  displayName?: string | null | undefined;
  ownerId?: number | null | undefined;
  ownerType?: ChannelOwnerType | null | undefined;
  version?: number | null | undefined;
};

export type ChannelOwnerType =
  | 'adtech'
  | 'broadcaster';

/** What a list of channels is ordered by. */
export type ChannelSort =
  /** The display name, without case; those without one first. */
  | 'DISPLAY_NAME'
  /** The display name, or else the name, without case. */
  | 'LABEL'
  /** The name, without case. */
  | 'NAME'
  /** The name of the owner, without case. */
  | 'OWNER'
  /** The kind of the owner. */
  | 'OWNER_TYPE';

export type CreativeInput = {
  creativeFormat?: string | null | undefined;
  creativeType?: number | null | undefined;
  customerId?: number | null | undefined;
  description?: string | null | undefined;
  url?: string | null | undefined;
  version?: number | null | undefined;
};

export type CreativeSort =
  | 'CREATED_AT'
  | 'DESCRIPTION'
  | 'FORMAT'
  | 'TYPE';

export type CustomerInput = {
  adminEmail?: string | null | undefined;
  billingEntity?: number | null | undefined;
  countryCode?: string | null | undefined;
  countryList?: Array<string> | null | undefined;
  custName?: string | null | undefined;
  displayName?: string | null | undefined;
  domain?: string | null | undefined;
  taxonomyId?: number | null | undefined;
  version?: number | null | undefined;
};

export type CustomerSort =
  | 'CATEGORY'
  | 'DOMAIN'
  | 'NAME';

/** What the dashboard is about. Lists narrow each other; dates are local to the reporting zone. */
export type DashboardFilterInput = {
  /** Booking ids; empty or holding 0 means all, unknown ids match nothing. */
  bookings?: Array<number>;
  /** Campaign ids; empty or holding 0 means all, unknown ids match nothing. */
  campaigns?: Array<number>;
  /** Channel ids; empty or holding 0 means all, unknown ids match nothing. */
  channels?: Array<number>;
  /** The customer. */
  clientId: number;
  /** Creative ids; empty or holding 0 means all, unknown ids match nothing. */
  creatives?: Array<number>;
  /** Dayparts, 1 Night to 8 Off-Peak; empty or holding 0 means all, unknown ids match nothing. */
  dayparts?: Array<number>;
  /** Last local day, included. */
  endDate: string;
  /** Region ids; empty or holding 0 means all, unknown ids match nothing. */
  regions?: Array<number>;
  /** Site tag ids; they narrow responses and webhits, never impressions; empty or holding 0 means all, unknown ids match nothing. */
  sites?: Array<number>;
  /** First local day, included. */
  startDate: string;
  /** Weekdays, 1 Monday to 7 Sunday; empty or holding 0 means all, unknown ids match nothing. */
  weekdays?: Array<number>;
};

/** Which dead letters are meant: those named, those of a reason, or both; one of the two is needed. */
export type DeadLetterChoice = {
  /** These letters, 500 at most. */
  ids?: Array<string | number> | null | undefined;
  /** Letters put aside for this reason. */
  reason?: string | null | undefined;
};

export type EntityType =
  | 'ADTECH'
  | 'AGENCY'
  | 'BROADCASTER'
  | 'CUSTOMER'
  | 'SYSTEM';

export type HistoryValueKind =
  | 'DATE'
  | 'MONEY'
  | 'TEXT'
  | 'YES_NO';

export type ImpressionTagSort =
  | 'BOOKING'
  | 'CAMPAIGN'
  | 'CHANNEL'
  | 'CREATED_AT'
  | 'CREATIVE';

export type InvitationInput = {
  admin?: boolean | null | undefined;
  email?: string | null | undefined;
  entityId?: number | null | undefined;
  entityType?: EntityType | null | undefined;
  name?: string | null | undefined;
};

export type InvitationState =
  | 'ACTIVE'
  | 'EXPIRED'
  | 'INVITED';

export type RelationshipInput = {
  adtechId?: number | null | undefined;
  agencyId?: number | null | undefined;
  broadcasterId?: number | null | undefined;
  customerId?: number | null | undefined;
  sourceId?: number | null | undefined;
  sourceType?: RelationshipSide | null | undefined;
  targetId?: number | null | undefined;
  targetType?: RelationshipSide | null | undefined;
};

export type RelationshipSide =
  | 'adtech'
  | 'agency'
  | 'broadcaster'
  | 'client';

export type SiteTagInput = {
  customerId?: number | null | undefined;
  mainSiteTag?: boolean | null | undefined;
  tagDescription?: string | null | undefined;
  version?: number | null | undefined;
};

export type SiteTagSort =
  | 'CREATED_AT'
  | 'DESCRIPTION'
  | 'MAIN';

export type TagAdServer =
  | 'CAMPAIGN_MANAGER'
  | 'FREEWHEEL'
  | 'GOOGLE_AD_MANAGER'
  | 'IAB'
  | 'XANDR';

export type TagFormat =
  | 'JAVASCRIPT'
  | 'PIXEL'
  | 'VAST';

/** Which of the two kinds of tag an id is of: each kind has its own numbers. */
export type TagKind =
  /** A tag on an ad server: a creative of a booking. */
  | 'IMPRESSION'
  /** A tag on the pages of a site. */
  | 'SITE';

export type UserInput = {
  admin?: boolean | null | undefined;
  email?: string | null | undefined;
  entityId?: number | null | undefined;
  entityType?: EntityType | null | undefined;
  name?: string | null | undefined;
  password?: string | null | undefined;
  version?: number | null | undefined;
};

export type UserSort =
  | 'EMAIL'
  | 'ENTITY'
  | 'INVITATION'
  | 'NAME'
  | 'ROLE';

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: boolean };

export type AdminAccessQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminAccessQuery = { me: { id: number, viewerCan: Array<string> } };

export type AdminReferenceQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminReferenceQuery = { countries: Array<{ code: string, name: string }>, taxonomies: Array<{ id: number, description: string }> };

export type AgenciesQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort: AgencySort;
  descending: boolean;
}>;


export type AgenciesQuery = { agencies: { totalCount: number, nodes: Array<{ id: number, agencyName: string, domain: string | null, adminEmail: string | null, countryCode: string, version: number, viewerCan: Array<string> }>, pageInfo: { endCursor: string | null } } };

export type AgencyTotalQueryVariables = Exact<{ [key: string]: never; }>;


export type AgencyTotalQuery = { agencies: { totalCount: number } };

export type AgencyQueryVariables = Exact<{
  id: number;
}>;


export type AgencyQuery = { agency: { id: number, agencyName: string, domain: string | null, adminEmail: string | null, countryCode: string, version: number, viewerCan: Array<string> } };

export type UnassociatedAgenciesQueryVariables = Exact<{
  search: string;
}>;


export type UnassociatedAgenciesQuery = { unassociatedAgencies: { nodes: Array<{ id: number, name: string, domain: string | null, countryCode: string }> } };

export type CreateAgencyMutationVariables = Exact<{
  input: AgencyInput;
}>;


export type CreateAgencyMutation = { createAgency: { id: number, agencyName: string, domain: string | null, adminEmail: string | null, countryCode: string, version: number, viewerCan: Array<string> } };

export type UpdateAgencyMutationVariables = Exact<{
  id: number;
  input: AgencyInput;
}>;


export type UpdateAgencyMutation = { updateAgency: { id: number, agencyName: string, domain: string | null, adminEmail: string | null, countryCode: string, version: number, viewerCan: Array<string> } };

export type AssociateAgencyMutationVariables = Exact<{
  id: number;
}>;


export type AssociateAgencyMutation = { associateAgency: { id: number, agencyName: string, domain: string | null, adminEmail: string | null, countryCode: string, version: number, viewerCan: Array<string> } };

export type ArchiveAgencyMutationVariables = Exact<{
  id: number;
}>;


export type ArchiveAgencyMutation = { archiveAgency: boolean };

export type AgencyRowFragment = { id: number, agencyName: string, domain: string | null, adminEmail: string | null, countryCode: string, version: number, viewerCan: Array<string> };

export type ApiKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiKeysQuery = { apiKeys: Array<{ id: number, name: string, scopes: Array<string>, entityName: string | null, createdAt: string }> };

export type CreateApiKeyMutationVariables = Exact<{
  input: ApiKeyInput;
}>;


export type CreateApiKeyMutation = { createApiKey: { id: number, name: string, key: string } };

export type RevokeApiKeyMutationVariables = Exact<{
  id: number;
}>;


export type RevokeApiKeyMutation = { revokeApiKey: boolean };

export type ClientsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort: CustomerSort;
  descending: boolean;
}>;


export type ClientsQuery = { customers: { totalCount: number, nodes: Array<{ id: number, custName: string, displayName: string | null, domain: string | null, adminEmail: string | null, taxonomyId: number, taxonomyDesc: string | null, billingEntity: number, countryCode: string, countryList: Array<string>, version: number, viewerCan: Array<string> }>, pageInfo: { endCursor: string | null } } };

export type ClientSummaryQueryVariables = Exact<{ [key: string]: never; }>;


export type ClientSummaryQuery = { customerSummary: { total: number, topCategory: string | null, topCategoryShare: number | null } };

export type ClientQueryVariables = Exact<{
  id: number;
}>;


export type ClientQuery = { customer: { id: number, custName: string, displayName: string | null, domain: string | null, adminEmail: string | null, taxonomyId: number, taxonomyDesc: string | null, billingEntity: number, countryCode: string, countryList: Array<string>, version: number, viewerCan: Array<string> } };

export type UnassociatedClientsQueryVariables = Exact<{
  search: string;
}>;


export type UnassociatedClientsQuery = { unassociatedCustomers: { nodes: Array<{ id: number, name: string, domain: string | null, countryCode: string }> } };

export type CreateClientMutationVariables = Exact<{
  input: CustomerInput;
}>;


export type CreateClientMutation = { createCustomer: { id: number, custName: string, displayName: string | null, domain: string | null, adminEmail: string | null, taxonomyId: number, taxonomyDesc: string | null, billingEntity: number, countryCode: string, countryList: Array<string>, version: number, viewerCan: Array<string> } };

export type UpdateClientMutationVariables = Exact<{
  id: number;
  input: CustomerInput;
}>;


export type UpdateClientMutation = { updateCustomer: { id: number, custName: string, displayName: string | null, domain: string | null, adminEmail: string | null, taxonomyId: number, taxonomyDesc: string | null, billingEntity: number, countryCode: string, countryList: Array<string>, version: number, viewerCan: Array<string> } };

export type AssociateClientMutationVariables = Exact<{
  id: number;
}>;


export type AssociateClientMutation = { associateCustomer: { id: number, custName: string, displayName: string | null, domain: string | null, adminEmail: string | null, taxonomyId: number, taxonomyDesc: string | null, billingEntity: number, countryCode: string, countryList: Array<string>, version: number, viewerCan: Array<string> } };

export type ArchiveClientMutationVariables = Exact<{
  id: number;
}>;


export type ArchiveClientMutation = { archiveCustomer: boolean };

export type ClientRowFragment = { id: number, custName: string, displayName: string | null, domain: string | null, adminEmail: string | null, taxonomyId: number, taxonomyDesc: string | null, billingEntity: number, countryCode: string, countryList: Array<string>, version: number, viewerCan: Array<string> };

export type UserRowFragment = { id: number, name: string, email: string, admin: boolean, role: string, entityType: EntityType, entityId: number | null, entityName: string | null, invitationState: InvitationState, invitationExpiresAt: string | null, version: number, viewerCan: Array<string> };

export type UsersQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort: UserSort;
  descending: boolean;
}>;


export type UsersQuery = { users: { totalCount: number, nodes: Array<{ id: number, name: string, email: string, admin: boolean, role: string, entityType: EntityType, entityId: number | null, entityName: string | null, invitationState: InvitationState, invitationExpiresAt: string | null, version: number, viewerCan: Array<string> }>, pageInfo: { endCursor: string | null } } };

export type UserSummaryQueryVariables = Exact<{ [key: string]: never; }>;


export type UserSummaryQuery = { userSummary: { total: number, administrators: number, standardUsers: number } };

export type UserQueryVariables = Exact<{
  id: number;
}>;


export type UserQuery = { user: { id: number, name: string, email: string, admin: boolean, role: string, entityType: EntityType, entityId: number | null, entityName: string | null, invitationState: InvitationState, invitationExpiresAt: string | null, version: number, viewerCan: Array<string> } };

export type InviteUserMutationVariables = Exact<{
  input: InvitationInput;
}>;


export type InviteUserMutation = { inviteUser: { id: number, name: string, email: string, admin: boolean, role: string, entityType: EntityType, entityId: number | null, entityName: string | null, invitationState: InvitationState, invitationExpiresAt: string | null, version: number, viewerCan: Array<string> } };

export type UpdateUserMutationVariables = Exact<{
  id: number;
  input: UserInput;
}>;


export type UpdateUserMutation = { updateUser: { id: number, name: string, email: string, admin: boolean, role: string, entityType: EntityType, entityId: number | null, entityName: string | null, invitationState: InvitationState, invitationExpiresAt: string | null, version: number, viewerCan: Array<string> } };

export type ArchiveUserMutationVariables = Exact<{
  id: number;
}>;


export type ArchiveUserMutation = { archiveUser: boolean };

export type ResendInvitationMutationVariables = Exact<{
  id: number;
}>;


export type ResendInvitationMutation = { resendInvitation: { id: number, name: string, email: string, admin: boolean, role: string, entityType: EntityType, entityId: number | null, entityName: string | null, invitationState: InvitationState, invitationExpiresAt: string | null, version: number, viewerCan: Array<string> } };

export type BookingsQueryVariables = Exact<{
  customerId: number;
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort: BookingSort;
  descending: boolean;
}>;


export type BookingsQuery = { bookings: { totalCount: number, nodes: Array<{ id: number, bookingName: string, bookingType: number, bookingTypeLabel: string, campaignId: number, campaignName: string, channelId: number, channelName: string, publisherId: number | null, publisherName: string | null, cpm: number, chargedCpm: number | null, jobNumber: string | null, startDate: string, endDate: string, countryCodes: Array<string>, status: string, editable: boolean, version: number }>, pageInfo: { endCursor: string | null } }, bookingSummary: { active: number, video: number, image: number, averageCpm: number | null } };

export type BookingOptionsQueryVariables = Exact<{
  customerId: number;
  campaignId: number;
  search?: string | null | undefined;
}>;


export type BookingOptionsQuery = { bookings: { nodes: Array<{ id: number, bookingName: string, bookingType: number, creativeIds: Array<number>, version: number }> } };

export type BookingQueryVariables = Exact<{
  id: number;
}>;


export type BookingQuery = { booking: { id: number, bookingName: string, bookingType: number, bookingTypeLabel: string, campaignId: number, campaignName: string, channelId: number, channelName: string, publisherId: number | null, publisherName: string | null, cpm: number, chargedCpm: number | null, jobNumber: string | null, startDate: string, endDate: string, countryCodes: Array<string>, status: string, editable: boolean, version: number } };

export type BookingChannelsQueryVariables = Exact<{ [key: string]: never; }>;


export type BookingChannelsQuery = { channels: { nodes: Array<{ id: number, channelName: string, displayName: string | null, ownerType: ChannelOwnerType, ownerId: number }> } };

export type BookingAdtechsQueryVariables = Exact<{ [key: string]: never; }>;


export type BookingAdtechsQuery = { adtechs: { nodes: Array<{ id: number, adtechName: string, requiresJobNumber: boolean, requiresChargedCpm: boolean }> } };

export type BookingTerritoryQueryVariables = Exact<{
  customerId: number;
}>;


export type BookingTerritoryQuery = { bookingTerritorialContext: { countryCode: string, operationalCountries: Array<{ code: string, name: string }>, availableCountries: Array<{ code: string, name: string }> } };

export type CreateBookingMutationVariables = Exact<{
  input: BookingInput;
}>;


export type CreateBookingMutation = { createBooking: { id: number, bookingName: string, bookingType: number, bookingTypeLabel: string, campaignId: number, campaignName: string, channelId: number, channelName: string, publisherId: number | null, publisherName: string | null, cpm: number, chargedCpm: number | null, jobNumber: string | null, startDate: string, endDate: string, countryCodes: Array<string>, status: string, editable: boolean, version: number } };

export type UpdateBookingMutationVariables = Exact<{
  id: number;
  input: BookingInput;
}>;


export type UpdateBookingMutation = { updateBooking: { id: number, bookingName: string, bookingType: number, bookingTypeLabel: string, campaignId: number, campaignName: string, channelId: number, channelName: string, publisherId: number | null, publisherName: string | null, cpm: number, chargedCpm: number | null, jobNumber: string | null, startDate: string, endDate: string, countryCodes: Array<string>, status: string, editable: boolean, version: number } };

export type BookingRowFragment = { id: number, bookingName: string, bookingType: number, bookingTypeLabel: string, campaignId: number, campaignName: string, channelId: number, channelName: string, publisherId: number | null, publisherName: string | null, cpm: number, chargedCpm: number | null, jobNumber: string | null, startDate: string, endDate: string, countryCodes: Array<string>, status: string, editable: boolean, version: number };

export type ContentClientsQueryVariables = Exact<{ [key: string]: never; }>;


export type ContentClientsQuery = { dashboardCustomers: Array<{ id: number, displayName: string, timeZone: string }> };

export type CampaignsQueryVariables = Exact<{
  customerId: number;
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort: CampaignSort;
  descending: boolean;
}>;


export type CampaignsQuery = { campaigns: { totalCount: number, nodes: Array<{ id: number, campaignName: string, startDate: string, endDate: string, status: string, version: number, viewerCan: Array<string> }>, pageInfo: { endCursor: string | null } }, campaignSummary: { active: number, upcoming: number, total: number } };

export type CampaignOptionsQueryVariables = Exact<{
  customerId: number;
  search?: string | null | undefined;
}>;


export type CampaignOptionsQuery = { campaigns: { nodes: Array<{ id: number, campaignName: string }> } };

export type CampaignQueryVariables = Exact<{
  id: number;
}>;


export type CampaignQuery = { campaign: { id: number, campaignName: string, startDate: string, endDate: string, status: string, version: number, viewerCan: Array<string> } };

export type CreateCampaignMutationVariables = Exact<{
  input: CampaignInput;
}>;


export type CreateCampaignMutation = { createCampaign: { id: number, campaignName: string, startDate: string, endDate: string, status: string, version: number, viewerCan: Array<string> } };

export type UpdateCampaignMutationVariables = Exact<{
  id: number;
  input: CampaignInput;
}>;


export type UpdateCampaignMutation = { updateCampaign: { id: number, campaignName: string, startDate: string, endDate: string, status: string, version: number, viewerCan: Array<string> } };

export type CampaignRowFragment = { id: number, campaignName: string, startDate: string, endDate: string, status: string, version: number, viewerCan: Array<string> };

export type CreativesQueryVariables = Exact<{
  customerId: number;
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort: CreativeSort;
  descending: boolean;
}>;


export type CreativesQuery = { creatives: { totalCount: number, nodes: Array<{ id: number, description: string, creativeType: number, creativeTypeLabel: string, creativeFormat: string, url: string | null, version: number, viewerCan: Array<string> }>, pageInfo: { endCursor: string | null } }, creativeSummary: { total: number, video: number, image: number } };

export type CreativeOptionsQueryVariables = Exact<{
  customerId: number;
  creativeType?: number | null | undefined;
  search?: string | null | undefined;
}>;


export type CreativeOptionsQuery = { creatives: { totalCount: number, nodes: Array<{ id: number, description: string, creativeFormat: string }> } };

export type CreativeQueryVariables = Exact<{
  id: number;
}>;


export type CreativeQuery = { creative: { id: number, description: string, creativeType: number, creativeTypeLabel: string, creativeFormat: string, url: string | null, version: number, viewerCan: Array<string> } };

export type CreateCreativeMutationVariables = Exact<{
  input: CreativeInput;
}>;


export type CreateCreativeMutation = { createCreative: { id: number, description: string, creativeType: number, creativeTypeLabel: string, creativeFormat: string, url: string | null, version: number, viewerCan: Array<string> } };

export type UpdateCreativeMutationVariables = Exact<{
  id: number;
  input: CreativeInput;
}>;


export type UpdateCreativeMutation = { updateCreative: { id: number, description: string, creativeType: number, creativeTypeLabel: string, creativeFormat: string, url: string | null, version: number, viewerCan: Array<string> } };

export type CreativeRowFragment = { id: number, description: string, creativeType: number, creativeTypeLabel: string, creativeFormat: string, url: string | null, version: number, viewerCan: Array<string> };

export type ImpressionTagsQueryVariables = Exact<{
  customerId: number;
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort: ImpressionTagSort;
  descending: boolean;
}>;


export type ImpressionTagsQuery = { impressionTags: { totalCount: number, nodes: Array<{ id: number, bookingId: number, bookingName: string, bookingType: number, campaignName: string, channelName: string, creativeName: string }>, pageInfo: { endCursor: string | null } } };

export type BookingOfTagsQueryVariables = Exact<{
  id: number;
}>;


export type BookingOfTagsQuery = { booking: { id: number, bookingName: string, bookingType: number, creativeIds: Array<number>, version: number, campaignId: number, campaignName: string } };

export type TagsOfBookingQueryVariables = Exact<{
  customerId: number;
  bookingId: number;
}>;


export type TagsOfBookingQuery = { impressionTags: { nodes: Array<{ id: number, creativeId: number, creativeName: string }> } };

export type ImpressionTagTextsQueryVariables = Exact<{
  customerId: number;
  ids: Array<number> | number;
  format: TagFormat;
  adServer: TagAdServer;
}>;


export type ImpressionTagTextsQuery = { impressionTags: { nodes: Array<{ id: number, tagText: string }> } };

export type SaveImpressionTagsMutationVariables = Exact<{
  bookingId: number;
  creativeIds: Array<number> | number;
  version?: number | null | undefined;
}>;


export type SaveImpressionTagsMutation = { saveImpressionTagCombinations: Array<{ id: number }> };

export type SiteTagsQueryVariables = Exact<{
  customerId: number;
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort: SiteTagSort;
  descending: boolean;
}>;


export type SiteTagsQuery = { siteTags: { totalCount: number, nodes: Array<{ id: number, tagDescription: string, mainSiteTag: boolean, pingCount: number, pingDate: string | null, tag: string, version: number, viewerCan: Array<string> }>, pageInfo: { endCursor: string | null } } };

export type SiteTagQueryVariables = Exact<{
  id: number;
}>;


export type SiteTagQuery = { siteTag: { id: number, tagDescription: string, mainSiteTag: boolean, pingCount: number, pingDate: string | null, tag: string, version: number, viewerCan: Array<string> } };

export type CreateSiteTagMutationVariables = Exact<{
  input: SiteTagInput;
}>;


export type CreateSiteTagMutation = { createSiteTag: { id: number, tagDescription: string, mainSiteTag: boolean, pingCount: number, pingDate: string | null, tag: string, version: number, viewerCan: Array<string> } };

export type UpdateSiteTagMutationVariables = Exact<{
  id: number;
  input: SiteTagInput;
}>;


export type UpdateSiteTagMutation = { updateSiteTag: { id: number, tagDescription: string, mainSiteTag: boolean, pingCount: number, pingDate: string | null, tag: string, version: number, viewerCan: Array<string> } };

export type SiteTagRowFragment = { id: number, tagDescription: string, mainSiteTag: boolean, pingCount: number, pingDate: string | null, tag: string, version: number, viewerCan: Array<string> };

export type DashboardCustomersQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardCustomersQuery = { dashboardCustomers: Array<{ id: number, displayName: string, custName: string, timeZone: string }> };

export type DashboardFiltersQueryVariables = Exact<{
  customerId: number;
}>;


export type DashboardFiltersQuery = { dashboardFilters: { regions: Array<{ id: number, displayName: string }>, campaigns: Array<{ id: number, displayName: string }>, bookings: Array<{ id: number, displayName: string, campaignId: number, creativeIds: Array<number> }>, creatives: Array<{ id: number, displayName: string }>, channels: Array<{ id: number, displayName: string }>, sites: Array<{ id: number, displayName: string }> } };

export type DashboardQueryVariables = Exact<{
  filter: DashboardFilterInput;
}>;


export type DashboardQuery = { dashboard: { timeZone: string, impressionSummary: { adSpend: number, actualImpressions: number, totalResponses: number, cpmActual: number | null, responseRate: number | null, currentCpr: number | null, impressions: number, webhits: number, isSmallSample: boolean, responseRateInterval: { low: number, high: number } | null }, impressionsBeforeVisit: { rows: Array<{ views: number, impressionsBeforeVisit: number }>, summary: { averageViews: number | null, totalViewsOccurrence: number, viewsFor80Percent: number } }, responsesByRegion: { rows: Array<{ regionId: number, region: string, responses: number, percentage: number | null, isTiedWithFirst: boolean | null, isSmallSample: boolean, latitude: number | null, longitude: number | null, radSize: number | null, percentageInterval: { low: number, high: number } | null }>, summary: { zoom: number, centreLatitude: number, centreLongitude: number } }, responsesBySite: { rows: Array<{ siteId: number, site: string, responses: number, responseRate: number | null, isTiedWithFirst: boolean | null, isSmallSample: boolean, costPerResponse: number | null, responseRateInterval: { low: number, high: number } | null }>, summary: { totalResponses: number } }, responsesOverTime: { rows: Array<{ date: string, totalImpressions: number, sameDay: number, totalResponses: number }>, summary: { correlation: number, correlationInterval: { low: number, high: number } | null } }, visitResponseTiming: { rows: Array<{ timing: string, responses: number, percentage: number | null, percentageInterval: { low: number, high: number } | null }>, summary: { hour1: number, day1: number, week1: number, hour1Percentage: number | null, day1Percentage: number | null, week1Percentage: number | null }, meta: { maxX: number } }, platformCreativePerformance: { rows: Array<{ channelId: number, platform: string, creativeId: number, creative: string, impressionsPercentage: number | null, responsesPercentage: number | null, responsesPercentageInterval: { low: number, high: number } | null }>, summary: { totalImpressions: number, totalResponses: number } }, creativePerformanceSummary: { rows: Array<{ creativeId: number, creative: string, totalResponses: number, visits: number, cpv: number | null }>, summary: { totalResponses: number } }, creativePerformanceCost: { rows: Array<{ creativeId: number, creative: string, duration: string, totalImpressions: number, adSpend: number, totalResponses: number, responseRate: number | null, isTiedWithFirst: boolean | null, isSmallSample: boolean, currentCpr: number | null, responseRateInterval: { low: number, high: number } | null }>, summary: { totalImpressions: number, adSpend: number, totalResponses: number, responseRate: number | null, isSmallSample: boolean, currentCpr: number | null, responseRateInterval: { low: number, high: number } | null } }, channelPerformanceCost: { rows: Array<{ channelId: number, channel: string, totalImpressions: number, adSpend: number, totalResponses: number, responseRate: number | null, isTiedWithFirst: boolean | null, isSmallSample: boolean, currentCpr: number | null, responseRateInterval: { low: number, high: number } | null }>, summary: { totalImpressions: number, adSpend: number, totalResponses: number, responseRate: number | null, isSmallSample: boolean, currentCpr: number | null, responseRateInterval: { low: number, high: number } | null } }, impressionHeatmap: { impressions: Array<{ daypart: number, time: string, sun: number | null, mon: number | null, tue: number | null, wed: number | null, thu: number | null, fri: number | null, sat: number | null, total: number | null }>, webhits: Array<{ daypart: number, time: string, sun: number | null, mon: number | null, tue: number | null, wed: number | null, thu: number | null, fri: number | null, sat: number | null, total: number | null }>, responseRatio: Array<{ daypart: number, time: string, sun: number | null, mon: number | null, tue: number | null, wed: number | null, thu: number | null, fri: number | null, sat: number | null, total: number | null }>, responseRatioSmallSamples: Array<{ daypart: number, time: string, sun: boolean, mon: boolean, tue: boolean, wed: boolean, thu: boolean, fri: boolean, sat: boolean, total: boolean }>, responseRatioIntervals: Array<{ daypart: number, time: string, sun: { low: number, high: number } | null, mon: { low: number, high: number } | null, tue: { low: number, high: number } | null, wed: { low: number, high: number } | null, thu: { low: number, high: number } | null, fri: { low: number, high: number } | null, sat: { low: number, high: number } | null, total: { low: number, high: number } | null }> }, analysis: { summary: { paragraphs: Array<string> }, campaignPerformance: { paragraphs: Array<string> }, creativeEffectiveness: { paragraphs: Array<string> }, geographicDistribution: { paragraphs: Array<string> }, responseProfile: { paragraphs: Array<string> } } } };

export type MapTilesQueryVariables = Exact<{ [key: string]: never; }>;


export type MapTilesQuery = { mapTiles: { url: string, attribution: string | null, attributionUrl: string | null } | null };

export type HistoryQueryVariables = Exact<{
  entity: AuditedEntity;
  id: number;
  after?: string | null | undefined;
}>;


export type HistoryQuery = { history: { totalCount: number, nodes: Array<{ id: string, occurredAt: string, action: string, by: string, changes: Array<{ field: string, kind: HistoryValueKind, before: Array<string>, after: Array<string> }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type OverviewQueryVariables = Exact<{
  startDate: string;
  endDate: string;
}>;


export type OverviewQuery = { overview: Array<{ customerId: number, bookingId: number, customerName: string, campaignName: string, bookingName: string, channelName: string, startDate: string, endDate: string, impressions: number, spend: number, cpm: number, pingCount: number, pingDate: string | null, entityType: string, entityName: string, createdByName: string | null, createdAt: string }> };

export type ActiveUserRowFragment = { id: number, name: string, email: string, isAdmin: boolean, entityType: EntityType, entityName: string | null, lastActive: string, apiCalls: number };

export type ActiveUsersQueryVariables = Exact<{ [key: string]: never; }>;


export type ActiveUsersQuery = { activeUsers: { users: Array<{ id: number, name: string, email: string, isAdmin: boolean, entityType: EntityType, entityName: string | null, lastActive: string, apiCalls: number }> } };

export type WatchActiveUsersSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type WatchActiveUsersSubscription = { activeUsers: { users: Array<{ id: number, name: string, email: string, isAdmin: boolean, entityType: EntityType, entityName: string | null, lastActive: string, apiCalls: number }> } };

export type BusiestTodayFragment = { id: number, name: string, customerName: string, count: number };

export type TodaysActivityFragment = { totalImpressions: number, totalWebhits: number, customers: Array<{ id: number, name: string, customerName: string, count: number }>, bookings: Array<{ id: number, name: string, customerName: string, count: number }>, sites: Array<{ id: number, name: string, customerName: string, count: number }> };

export type DailyActivityQueryVariables = Exact<{ [key: string]: never; }>;


export type DailyActivityQuery = { dailyActivity: { totalImpressions: number, totalWebhits: number, customers: Array<{ id: number, name: string, customerName: string, count: number }>, bookings: Array<{ id: number, name: string, customerName: string, count: number }>, sites: Array<{ id: number, name: string, customerName: string, count: number }> } };

export type WatchDailyActivitySubscriptionVariables = Exact<{ [key: string]: never; }>;


export type WatchDailyActivitySubscription = { dailyActivity: { totalImpressions: number, totalWebhits: number, customers: Array<{ id: number, name: string, customerName: string, count: number }>, bookings: Array<{ id: number, name: string, customerName: string, count: number }>, sites: Array<{ id: number, name: string, customerName: string, count: number }> } };

export type AdTechGroupsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort: AdTechGroupSort;
  descending: boolean;
}>;


export type AdTechGroupsQuery = { adtechGroups: { totalCount: number, nodes: Array<{ id: number, groupName: string, adtechCount: number, version: number, viewerCan: Array<string>, adtechs: Array<{ id: number, adtechName: string }> }>, pageInfo: { endCursor: string | null } } };

export type AdTechGroupQueryVariables = Exact<{
  id: number;
}>;


export type AdTechGroupQuery = { adtechGroup: { id: number, groupName: string, adtechCount: number, version: number, viewerCan: Array<string>, adtechs: Array<{ id: number, adtechName: string }> } };

export type CreateAdTechGroupMutationVariables = Exact<{
  input: AdTechGroupInput;
}>;


export type CreateAdTechGroupMutation = { createAdTechGroup: { id: number, groupName: string, adtechCount: number, version: number, viewerCan: Array<string>, adtechs: Array<{ id: number, adtechName: string }> } };

export type UpdateAdTechGroupMutationVariables = Exact<{
  id: number;
  input: AdTechGroupInput;
}>;


export type UpdateAdTechGroupMutation = { updateAdTechGroup: { id: number, groupName: string, adtechCount: number, version: number, viewerCan: Array<string>, adtechs: Array<{ id: number, adtechName: string }> } };

export type AdTechGroupRowFragment = { id: number, groupName: string, adtechCount: number, version: number, viewerCan: Array<string>, adtechs: Array<{ id: number, adtechName: string }> };

export type AdTechsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort: AdTechSort;
  descending: boolean;
}>;


export type AdTechsQuery = { adtechs: { totalCount: number, nodes: Array<{ id: number, adtechName: string, requiresJobNumber: boolean, requiresChargedCpm: boolean, countryCode: string, countryList: Array<string>, version: number, viewerCan: Array<string> }>, pageInfo: { endCursor: string | null } } };

export type AdTechQueryVariables = Exact<{
  id: number;
}>;


export type AdTechQuery = { adtech: { id: number, adtechName: string, requiresJobNumber: boolean, requiresChargedCpm: boolean, countryCode: string, countryList: Array<string>, version: number, viewerCan: Array<string> } };

export type CreateAdTechMutationVariables = Exact<{
  input: AdTechInput;
}>;


export type CreateAdTechMutation = { createAdTech: { id: number, adtechName: string, requiresJobNumber: boolean, requiresChargedCpm: boolean, countryCode: string, countryList: Array<string>, version: number, viewerCan: Array<string> } };

export type UpdateAdTechMutationVariables = Exact<{
  id: number;
  input: AdTechInput;
}>;


export type UpdateAdTechMutation = { updateAdTech: { id: number, adtechName: string, requiresJobNumber: boolean, requiresChargedCpm: boolean, countryCode: string, countryList: Array<string>, version: number, viewerCan: Array<string> } };

export type AdTechRowFragment = { id: number, adtechName: string, requiresJobNumber: boolean, requiresChargedCpm: boolean, countryCode: string, countryList: Array<string>, version: number, viewerCan: Array<string> };

export type AlertRowFragment = { id: number, kind: AlertKind, customerId: number | null, customerName: string | null, tagKind: TagKind | null, tagId: number | null, openedAt: string, closedAt: string | null, message: string };

export type AlertsQueryVariables = Exact<{ [key: string]: never; }>;


export type AlertsQuery = { alertsCheckedAt: string | null, alerts: { totalCount: number, nodes: Array<{ id: number, kind: AlertKind, customerId: number | null, customerName: string | null, tagKind: TagKind | null, tagId: number | null, openedAt: string, closedAt: string | null, message: string }> } };

export type BroadcastersQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort: BroadcasterSort;
  descending: boolean;
}>;


export type BroadcastersQuery = { broadcasters: { totalCount: number, nodes: Array<{ id: number, broadcasterName: string, countryCode: string, countryList: Array<string>, version: number, viewerCan: Array<string> }>, pageInfo: { endCursor: string | null } } };

export type BroadcasterQueryVariables = Exact<{
  id: number;
}>;


export type BroadcasterQuery = { broadcaster: { id: number, broadcasterName: string, countryCode: string, countryList: Array<string>, version: number, viewerCan: Array<string> } };

export type CreateBroadcasterMutationVariables = Exact<{
  input: BroadcasterInput;
}>;


export type CreateBroadcasterMutation = { createBroadcaster: { id: number, broadcasterName: string, countryCode: string, countryList: Array<string>, version: number, viewerCan: Array<string> } };

export type UpdateBroadcasterMutationVariables = Exact<{
  id: number;
  input: BroadcasterInput;
}>;


export type UpdateBroadcasterMutation = { updateBroadcaster: { id: number, broadcasterName: string, countryCode: string, countryList: Array<string>, version: number, viewerCan: Array<string> } };

export type BroadcasterRowFragment = { id: number, broadcasterName: string, countryCode: string, countryList: Array<string>, version: number, viewerCan: Array<string> };

export type ChannelsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort: ChannelSort;
  descending: boolean;
}>;


export type ChannelsQuery = { channels: { totalCount: number, nodes: Array<{ id: number, channelName: string, displayName: string | null, ownerType: ChannelOwnerType, ownerId: number, ownerName: string, version: number, viewerCan: Array<string> }>, pageInfo: { endCursor: string | null } } };

export type ChannelQueryVariables = Exact<{
  id: number;
}>;


export type ChannelQuery = { channel: { id: number, channelName: string, displayName: string | null, ownerType: ChannelOwnerType, ownerId: number, ownerName: string, version: number, viewerCan: Array<string> } };

export type CreateChannelMutationVariables = Exact<{
  input: ChannelInput;
}>;


export type CreateChannelMutation = { createChannel: { id: number, channelName: string, displayName: string | null, ownerType: ChannelOwnerType, ownerId: number, ownerName: string, version: number, viewerCan: Array<string> } };

export type UpdateChannelMutationVariables = Exact<{
  id: number;
  input: ChannelInput;
}>;


export type UpdateChannelMutation = { updateChannel: { id: number, channelName: string, displayName: string | null, ownerType: ChannelOwnerType, ownerId: number, ownerName: string, version: number, viewerCan: Array<string> } };

export type ChannelRowFragment = { id: number, channelName: string, displayName: string | null, ownerType: ChannelOwnerType, ownerId: number, ownerName: string, version: number, viewerCan: Array<string> };

export type SystemAdminCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type SystemAdminCountriesQuery = { countries: Array<{ code: string, name: string }> };

export type EdgeServerRowFragment = { server: string, hostName: string, logEntries: number, seenAt: string, isActive: boolean };

export type CacheNowFragment = { health: { status: string, latencyMs: number | null }, info: { version: string, uptimeSeconds: number, connectedClients: number, memoryUsedBytes: number, memoryPeakBytes: number, memoryLimitBytes: number, memoryUsagePercent: number }, strain: { opsPerSecond: number, averageLatencyMs: number, memoryUsedBytes: number, memoryUsagePercent: number, connectedClients: number, criticalIssues: Array<string>, edgeServers: { activeServers: number, totalLogEntries: number, servers: Array<{ server: string, hostName: string, logEntries: number, seenAt: string, isActive: boolean }> } } };

export type CacheHealthQueryVariables = Exact<{ [key: string]: never; }>;


export type CacheHealthQuery = { cacheHealth: { health: { status: string, latencyMs: number | null }, info: { version: string, uptimeSeconds: number, connectedClients: number, memoryUsedBytes: number, memoryPeakBytes: number, memoryLimitBytes: number, memoryUsagePercent: number }, strain: { opsPerSecond: number, averageLatencyMs: number, memoryUsedBytes: number, memoryUsagePercent: number, connectedClients: number, criticalIssues: Array<string>, edgeServers: { activeServers: number, totalLogEntries: number, servers: Array<{ server: string, hostName: string, logEntries: number, seenAt: string, isActive: boolean }> } } } };

export type WatchCacheHealthSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type WatchCacheHealthSubscription = { cacheHealth: { health: { status: string, latencyMs: number | null }, info: { version: string, uptimeSeconds: number, connectedClients: number, memoryUsedBytes: number, memoryPeakBytes: number, memoryLimitBytes: number, memoryUsagePercent: number }, strain: { opsPerSecond: number, averageLatencyMs: number, memoryUsedBytes: number, memoryUsagePercent: number, connectedClients: number, criticalIssues: Array<string>, edgeServers: { activeServers: number, totalLogEntries: number, servers: Array<{ server: string, hostName: string, logEntries: number, seenAt: string, isActive: boolean }> } } } };

export type DeadLetterReasonRowFragment = { reason: string, letters: number, firstAt: string, lastAt: string, detail: string };

export type DeadLetterRowFragment = { id: string, reason: string, detail: string, entry: string, partition: number, putAsideAt: string, receivedAt: string | null, kind: string | null, customerId: number | null, tagId: number | null };

export type DeadLetterReasonsQueryVariables = Exact<{ [key: string]: never; }>;


export type DeadLetterReasonsQuery = { deadLetterSummaries: Array<{ reason: string, letters: number, firstAt: string, lastAt: string, detail: string }> };

export type DeadLettersQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  reason?: string | null | undefined;
}>;


export type DeadLettersQuery = { deadLetters: { totalCount: number, nodes: Array<{ id: string, reason: string, detail: string, entry: string, partition: number, putAsideAt: string, receivedAt: string | null, kind: string | null, customerId: number | null, tagId: number | null }>, pageInfo: { endCursor: string | null } } };

export type ReplayDeadLettersMutationVariables = Exact<{
  choice: DeadLetterChoice;
}>;


export type ReplayDeadLettersMutation = { replayDeadLetters: { replayed: number, remaining: number, untried: number } };

export type DiscardDeadLettersMutationVariables = Exact<{
  choice: DeadLetterChoice;
}>;


export type DiscardDeadLettersMutation = { discardDeadLetters: { discarded: number } };

export type LedgerQueryVariables = Exact<{ [key: string]: never; }>;


export type LedgerQuery = { ledger: { balance: string, lag: { averageMs: number | null, longestMs: number | null, oldestWaitingMs: number | null }, total: { received: number, stored: number, filteredBot: number, filteredPrefetch: number, filteredTest: number, duplicate: number, deadLettered: number, difference: number }, tags: Array<{ customerId: number, customerName: string | null, kind: string, tagId: number, tagName: string | null, received: number, stored: number, filteredBot: number, filteredPrefetch: number, filteredTest: number, duplicate: number, deadLettered: number, difference: number }> } };

export type QueueRowFragment = { queue: string, messages: number, memoryBytes: number, messageRate: number };

export type QueuesNowFragment = { sampledAt: string, queues: Array<{ queue: string, messages: number, memoryBytes: number, messageRate: number }>, summary: { totalMessages: number, totalConsumers: number, status: string } };

export type QueuesQueryVariables = Exact<{ [key: string]: never; }>;


export type QueuesQuery = { queueSnapshot: { sampledAt: string, queues: Array<{ queue: string, messages: number, memoryBytes: number, messageRate: number }>, summary: { totalMessages: number, totalConsumers: number, status: string } } };

export type WatchQueuesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type WatchQueuesSubscription = { queueStats: { sampledAt: string, queues: Array<{ queue: string, messages: number, memoryBytes: number, messageRate: number }>, summary: { totalMessages: number, totalConsumers: number, status: string } } };

export type SuperAdminReadinessQueryVariables = Exact<{ [key: string]: never; }>;


export type SuperAdminReadinessQuery = { broadcasters: { totalCount: number }, customers: { totalCount: number } };

export type DirectUsersQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort: UserSort;
  descending: boolean;
}>;


export type DirectUsersQuery = { users: { totalCount: number, nodes: Array<{ id: number, name: string, email: string, admin: boolean, entityType: EntityType, entityId: number | null, entityName: string | null, version: number, viewerCan: Array<string> }>, pageInfo: { endCursor: string | null } } };

export type DirectUserQueryVariables = Exact<{
  id: number;
}>;


export type DirectUserQuery = { user: { id: number, name: string, email: string, admin: boolean, entityType: EntityType, entityId: number | null, entityName: string | null, version: number, viewerCan: Array<string> } };

export type CreateDirectUserMutationVariables = Exact<{
  input: UserInput;
}>;


export type CreateDirectUserMutation = { createDirectUser: { id: number, name: string, email: string, admin: boolean, entityType: EntityType, entityId: number | null, entityName: string | null, version: number, viewerCan: Array<string> } };

export type UpdateDirectUserMutationVariables = Exact<{
  id: number;
  input: UserInput;
}>;


export type UpdateDirectUserMutation = { updateUser: { id: number, name: string, email: string, admin: boolean, entityType: EntityType, entityId: number | null, entityName: string | null, version: number, viewerCan: Array<string> } };

export type RelationshipsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  descending: boolean;
}>;


export type RelationshipsQuery = { relationships: { totalCount: number, nodes: Array<{ id: number, customerId: number | null, customerName: string | null, broadcasterId: number | null, broadcasterName: string | null, agencyId: number | null, agencyName: string | null, adtechId: number | null, adtechName: string | null, createdAt: string }>, pageInfo: { endCursor: string | null } } };

export type CreateRelationshipMutationVariables = Exact<{
  input: RelationshipInput;
}>;


export type CreateRelationshipMutation = { createRelationship: { isNew: boolean, relationship: { id: number } } };

export type RemoveRelationshipMutationVariables = Exact<{
  id: number;
}>;


export type RemoveRelationshipMutation = { removeRelationship: boolean };

export type DirectUserRowFragment = { id: number, name: string, email: string, admin: boolean, entityType: EntityType, entityId: number | null, entityName: string | null, version: number, viewerCan: Array<string> };

export type RelationshipRowFragment = { id: number, customerId: number | null, customerName: string | null, broadcasterId: number | null, broadcasterName: string | null, agencyId: number | null, agencyName: string | null, adtechId: number | null, adtechName: string | null, createdAt: string };

export type OrganisationOptionsQueryVariables = Exact<{
  search?: string | null | undefined;
  country?: string | null | undefined;
  ofCustomers: boolean;
  ofAgencies: boolean;
  ofBroadcasters: boolean;
  ofAdTechs: boolean;
}>;


export type OrganisationOptionsQuery = { customers?: { nodes: Array<{ id: number, custName: string, displayName: string | null }> }, agencies?: { nodes: Array<{ id: number, agencyName: string }> }, broadcasters?: { nodes: Array<{ id: number, broadcasterName: string }> }, adtechs?: { nodes: Array<{ id: number, adtechName: string }> } };

export const AgencyRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgencyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Agency"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"agencyName"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"adminEmail"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<AgencyRowFragment, unknown>;
export const ClientRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"custName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"adminEmail"}},{"kind":"Field","name":{"kind":"Name","value":"taxonomyId"}},{"kind":"Field","name":{"kind":"Name","value":"taxonomyDesc"}},{"kind":"Field","name":{"kind":"Name","value":"billingEntity"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryList"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<ClientRowFragment, unknown>;
export const UserRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"invitationState"}},{"kind":"Field","name":{"kind":"Name","value":"invitationExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<UserRowFragment, unknown>;
export const BookingRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookingName"}},{"kind":"Field","name":{"kind":"Name","value":"bookingType"}},{"kind":"Field","name":{"kind":"Name","value":"bookingTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"campaignId"}},{"kind":"Field","name":{"kind":"Name","value":"campaignName"}},{"kind":"Field","name":{"kind":"Name","value":"channelId"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"publisherId"}},{"kind":"Field","name":{"kind":"Name","value":"publisherName"}},{"kind":"Field","name":{"kind":"Name","value":"cpm"}},{"kind":"Field","name":{"kind":"Name","value":"chargedCpm"}},{"kind":"Field","name":{"kind":"Name","value":"jobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"countryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"editable"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<BookingRowFragment, unknown>;
export const CampaignRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampaignRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"campaignName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<CampaignRowFragment, unknown>;
export const CreativeRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CreativeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Creative"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"creativeType"}},{"kind":"Field","name":{"kind":"Name","value":"creativeTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"creativeFormat"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<CreativeRowFragment, unknown>;
export const SiteTagRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteTagRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteTag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tagDescription"}},{"kind":"Field","name":{"kind":"Name","value":"mainSiteTag"}},{"kind":"Field","name":{"kind":"Name","value":"pingCount"}},{"kind":"Field","name":{"kind":"Name","value":"pingDate"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<SiteTagRowFragment, unknown>;
export const ActiveUserRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActiveUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ActiveUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"lastActive"}},{"kind":"Field","name":{"kind":"Name","value":"apiCalls"}}]}}]} as unknown as DocumentNode<ActiveUserRowFragment, unknown>;
export const BusiestTodayFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusiestToday"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DailyActivityItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]} as unknown as DocumentNode<BusiestTodayFragment, unknown>;
export const TodaysActivityFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TodaysActivity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DailyActivity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"totalWebhits"}},{"kind":"Field","name":{"kind":"Name","value":"customers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusiestToday"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusiestToday"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusiestToday"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusiestToday"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DailyActivityItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]} as unknown as DocumentNode<TodaysActivityFragment, unknown>;
export const AdTechGroupRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdTechGroupRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdTechGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"groupName"}},{"kind":"Field","name":{"kind":"Name","value":"adtechCount"}},{"kind":"Field","name":{"kind":"Name","value":"adtechs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adtechName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<AdTechGroupRowFragment, unknown>;
export const AdTechRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdTechRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdTech"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adtechName"}},{"kind":"Field","name":{"kind":"Name","value":"requiresJobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"requiresChargedCpm"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryList"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<AdTechRowFragment, unknown>;
export const AlertRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlertEpisode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"tagKind"}},{"kind":"Field","name":{"kind":"Name","value":"tagId"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<AlertRowFragment, unknown>;
export const BroadcasterRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BroadcasterRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Broadcaster"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"broadcasterName"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryList"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<BroadcasterRowFragment, unknown>;
export const ChannelRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChannelRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Channel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerType"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<ChannelRowFragment, unknown>;
export const EdgeServerRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EdgeServerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EdgeServerStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"server"}},{"kind":"Field","name":{"kind":"Name","value":"hostName"}},{"kind":"Field","name":{"kind":"Name","value":"logEntries"}},{"kind":"Field","name":{"kind":"Name","value":"seenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<EdgeServerRowFragment, unknown>;
export const CacheNowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CacheNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CacheHealth"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"latencyMs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"info"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"uptimeSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"connectedClients"}},{"kind":"Field","name":{"kind":"Name","value":"memoryUsedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"memoryPeakBytes"}},{"kind":"Field","name":{"kind":"Name","value":"memoryLimitBytes"}},{"kind":"Field","name":{"kind":"Name","value":"memoryUsagePercent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"strain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opsPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"averageLatencyMs"}},{"kind":"Field","name":{"kind":"Name","value":"memoryUsedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"memoryUsagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"connectedClients"}},{"kind":"Field","name":{"kind":"Name","value":"criticalIssues"}},{"kind":"Field","name":{"kind":"Name","value":"edgeServers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeServers"}},{"kind":"Field","name":{"kind":"Name","value":"totalLogEntries"}},{"kind":"Field","name":{"kind":"Name","value":"servers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EdgeServerRow"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EdgeServerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EdgeServerStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"server"}},{"kind":"Field","name":{"kind":"Name","value":"hostName"}},{"kind":"Field","name":{"kind":"Name","value":"logEntries"}},{"kind":"Field","name":{"kind":"Name","value":"seenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}}]} as unknown as DocumentNode<CacheNowFragment, unknown>;
export const DeadLetterReasonRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeadLetterReasonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeadLetterSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"letters"}},{"kind":"Field","name":{"kind":"Name","value":"firstAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]} as unknown as DocumentNode<DeadLetterReasonRowFragment, unknown>;
export const DeadLetterRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeadLetterRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeadLetter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"entry"}},{"kind":"Field","name":{"kind":"Name","value":"partition"}},{"kind":"Field","name":{"kind":"Name","value":"putAsideAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"tagId"}}]}}]} as unknown as DocumentNode<DeadLetterRowFragment, unknown>;
export const QueueRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QueueRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QueueStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"queue"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}},{"kind":"Field","name":{"kind":"Name","value":"memoryBytes"}},{"kind":"Field","name":{"kind":"Name","value":"messageRate"}}]}}]} as unknown as DocumentNode<QueueRowFragment, unknown>;
export const QueuesNowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QueuesNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QueueSnapshot"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sampledAt"}},{"kind":"Field","name":{"kind":"Name","value":"queues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QueueRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalMessages"}},{"kind":"Field","name":{"kind":"Name","value":"totalConsumers"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QueueRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QueueStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"queue"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}},{"kind":"Field","name":{"kind":"Name","value":"memoryBytes"}},{"kind":"Field","name":{"kind":"Name","value":"messageRate"}}]}}]} as unknown as DocumentNode<QueuesNowFragment, unknown>;
export const DirectUserRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DirectUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<DirectUserRowFragment, unknown>;
export const RelationshipRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelationshipRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Relationship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"broadcasterId"}},{"kind":"Field","name":{"kind":"Name","value":"broadcasterName"}},{"kind":"Field","name":{"kind":"Name","value":"agencyId"}},{"kind":"Field","name":{"kind":"Name","value":"agencyName"}},{"kind":"Field","name":{"kind":"Name","value":"adtechId"}},{"kind":"Field","name":{"kind":"Name","value":"adtechName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RelationshipRowFragment, unknown>;
export const SignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const AdminAccessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminAccess"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]}}]} as unknown as DocumentNode<AdminAccessQuery, AdminAccessQueryVariables>;
export const AdminReferenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminReference"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"taxonomies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<AdminReferenceQuery, AdminReferenceQueryVariables>;
export const AgenciesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Agencies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AgencySort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgencyRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgencyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Agency"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"agencyName"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"adminEmail"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<AgenciesQuery, AgenciesQueryVariables>;
export const AgencyTotalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AgencyTotal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<AgencyTotalQuery, AgencyTotalQueryVariables>;
export const AgencyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Agency"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agency"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgencyRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgencyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Agency"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"agencyName"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"adminEmail"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<AgencyQuery, AgencyQueryVariables>;
export const UnassociatedAgenciesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnassociatedAgencies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unassociatedAgencies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}}]}}]}}]} as unknown as DocumentNode<UnassociatedAgenciesQuery, UnassociatedAgenciesQueryVariables>;
export const CreateAgencyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAgency"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AgencyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAgency"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgencyRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgencyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Agency"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"agencyName"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"adminEmail"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<CreateAgencyMutation, CreateAgencyMutationVariables>;
export const UpdateAgencyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAgency"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AgencyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAgency"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgencyRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgencyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Agency"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"agencyName"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"adminEmail"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<UpdateAgencyMutation, UpdateAgencyMutationVariables>;
export const AssociateAgencyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssociateAgency"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"associateAgency"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgencyRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgencyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Agency"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"agencyName"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"adminEmail"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<AssociateAgencyMutation, AssociateAgencyMutationVariables>;
export const ArchiveAgencyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArchiveAgency"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archiveAgency"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<ArchiveAgencyMutation, ArchiveAgencyMutationVariables>;
export const ApiKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<ApiKeysQuery, ApiKeysQueryVariables>;
export const CreateApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<CreateApiKeyMutation, CreateApiKeyMutationVariables>;
export const RevokeApiKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>;
export const ClientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Clients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"custName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"adminEmail"}},{"kind":"Field","name":{"kind":"Name","value":"taxonomyId"}},{"kind":"Field","name":{"kind":"Name","value":"taxonomyDesc"}},{"kind":"Field","name":{"kind":"Name","value":"billingEntity"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryList"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<ClientsQuery, ClientsQueryVariables>;
export const ClientSummaryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClientSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"topCategory"}},{"kind":"Field","name":{"kind":"Name","value":"topCategoryShare"}}]}}]}}]} as unknown as DocumentNode<ClientSummaryQuery, ClientSummaryQueryVariables>;
export const ClientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Client"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"custName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"adminEmail"}},{"kind":"Field","name":{"kind":"Name","value":"taxonomyId"}},{"kind":"Field","name":{"kind":"Name","value":"taxonomyDesc"}},{"kind":"Field","name":{"kind":"Name","value":"billingEntity"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryList"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<ClientQuery, ClientQueryVariables>;
export const UnassociatedClientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnassociatedClients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unassociatedCustomers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}}]}}]}}]} as unknown as DocumentNode<UnassociatedClientsQuery, UnassociatedClientsQueryVariables>;
export const CreateClientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateClient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"custName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"adminEmail"}},{"kind":"Field","name":{"kind":"Name","value":"taxonomyId"}},{"kind":"Field","name":{"kind":"Name","value":"taxonomyDesc"}},{"kind":"Field","name":{"kind":"Name","value":"billingEntity"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryList"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<CreateClientMutation, CreateClientMutationVariables>;
export const UpdateClientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateClient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"custName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"adminEmail"}},{"kind":"Field","name":{"kind":"Name","value":"taxonomyId"}},{"kind":"Field","name":{"kind":"Name","value":"taxonomyDesc"}},{"kind":"Field","name":{"kind":"Name","value":"billingEntity"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryList"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<UpdateClientMutation, UpdateClientMutationVariables>;
export const AssociateClientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssociateClient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"associateCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"custName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"adminEmail"}},{"kind":"Field","name":{"kind":"Name","value":"taxonomyId"}},{"kind":"Field","name":{"kind":"Name","value":"taxonomyDesc"}},{"kind":"Field","name":{"kind":"Name","value":"billingEntity"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryList"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<AssociateClientMutation, AssociateClientMutationVariables>;
export const ArchiveClientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArchiveClient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archiveCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<ArchiveClientMutation, ArchiveClientMutationVariables>;
export const UsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Users"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"invitationState"}},{"kind":"Field","name":{"kind":"Name","value":"invitationExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<UsersQuery, UsersQueryVariables>;
export const UserSummaryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"administrators"}},{"kind":"Field","name":{"kind":"Name","value":"standardUsers"}}]}}]}}]} as unknown as DocumentNode<UserSummaryQuery, UserSummaryQueryVariables>;
export const UserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"User"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"invitationState"}},{"kind":"Field","name":{"kind":"Name","value":"invitationExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<UserQuery, UserQueryVariables>;
export const InviteUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"invitationState"}},{"kind":"Field","name":{"kind":"Name","value":"invitationExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<InviteUserMutation, InviteUserMutationVariables>;
export const UpdateUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"invitationState"}},{"kind":"Field","name":{"kind":"Name","value":"invitationExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<UpdateUserMutation, UpdateUserMutationVariables>;
export const ArchiveUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArchiveUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archiveUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<ArchiveUserMutation, ArchiveUserMutationVariables>;
export const ResendInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"invitationState"}},{"kind":"Field","name":{"kind":"Name","value":"invitationExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<ResendInvitationMutation, ResendInvitationMutationVariables>;
export const BookingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Bookings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookingSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookingSummary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"video"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"averageCpm"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookingName"}},{"kind":"Field","name":{"kind":"Name","value":"bookingType"}},{"kind":"Field","name":{"kind":"Name","value":"bookingTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"campaignId"}},{"kind":"Field","name":{"kind":"Name","value":"campaignName"}},{"kind":"Field","name":{"kind":"Name","value":"channelId"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"publisherId"}},{"kind":"Field","name":{"kind":"Name","value":"publisherName"}},{"kind":"Field","name":{"kind":"Name","value":"cpm"}},{"kind":"Field","name":{"kind":"Name","value":"chargedCpm"}},{"kind":"Field","name":{"kind":"Name","value":"jobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"countryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"editable"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<BookingsQuery, BookingsQueryVariables>;
export const BookingOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"campaignId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookingName"}},{"kind":"Field","name":{"kind":"Name","value":"bookingType"}},{"kind":"Field","name":{"kind":"Name","value":"creativeIds"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<BookingOptionsQuery, BookingOptionsQueryVariables>;
export const BookingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Booking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"booking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookingName"}},{"kind":"Field","name":{"kind":"Name","value":"bookingType"}},{"kind":"Field","name":{"kind":"Name","value":"bookingTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"campaignId"}},{"kind":"Field","name":{"kind":"Name","value":"campaignName"}},{"kind":"Field","name":{"kind":"Name","value":"channelId"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"publisherId"}},{"kind":"Field","name":{"kind":"Name","value":"publisherName"}},{"kind":"Field","name":{"kind":"Name","value":"cpm"}},{"kind":"Field","name":{"kind":"Name","value":"chargedCpm"}},{"kind":"Field","name":{"kind":"Name","value":"jobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"countryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"editable"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<BookingQuery, BookingQueryVariables>;
export const BookingChannelsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingChannels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerType"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}}]}}]}}]}}]} as unknown as DocumentNode<BookingChannelsQuery, BookingChannelsQueryVariables>;
export const BookingAdtechsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingAdtechs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adtechs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adtechName"}},{"kind":"Field","name":{"kind":"Name","value":"requiresJobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"requiresChargedCpm"}}]}}]}}]}}]} as unknown as DocumentNode<BookingAdtechsQuery, BookingAdtechsQueryVariables>;
export const BookingTerritoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingTerritory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingTerritorialContext"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"operationalCountries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availableCountries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<BookingTerritoryQuery, BookingTerritoryQueryVariables>;
export const CreateBookingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBooking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createBooking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookingName"}},{"kind":"Field","name":{"kind":"Name","value":"bookingType"}},{"kind":"Field","name":{"kind":"Name","value":"bookingTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"campaignId"}},{"kind":"Field","name":{"kind":"Name","value":"campaignName"}},{"kind":"Field","name":{"kind":"Name","value":"channelId"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"publisherId"}},{"kind":"Field","name":{"kind":"Name","value":"publisherName"}},{"kind":"Field","name":{"kind":"Name","value":"cpm"}},{"kind":"Field","name":{"kind":"Name","value":"chargedCpm"}},{"kind":"Field","name":{"kind":"Name","value":"jobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"countryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"editable"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateBookingMutation, CreateBookingMutationVariables>;
export const UpdateBookingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBooking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBooking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookingName"}},{"kind":"Field","name":{"kind":"Name","value":"bookingType"}},{"kind":"Field","name":{"kind":"Name","value":"bookingTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"campaignId"}},{"kind":"Field","name":{"kind":"Name","value":"campaignName"}},{"kind":"Field","name":{"kind":"Name","value":"channelId"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"publisherId"}},{"kind":"Field","name":{"kind":"Name","value":"publisherName"}},{"kind":"Field","name":{"kind":"Name","value":"cpm"}},{"kind":"Field","name":{"kind":"Name","value":"chargedCpm"}},{"kind":"Field","name":{"kind":"Name","value":"jobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"countryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"editable"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateBookingMutation, UpdateBookingMutationVariables>;
export const ContentClientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContentClients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboardCustomers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]} as unknown as DocumentNode<ContentClientsQuery, ContentClientsQueryVariables>;
export const CampaignsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Campaigns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CampaignSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaigns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampaignRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campaignSummary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"upcoming"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampaignRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"campaignName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<CampaignsQuery, CampaignsQueryVariables>;
export const CampaignOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CampaignOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaigns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"campaignName"}}]}}]}}]}}]} as unknown as DocumentNode<CampaignOptionsQuery, CampaignOptionsQueryVariables>;
export const CampaignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Campaign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampaignRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampaignRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"campaignName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<CampaignQuery, CampaignQueryVariables>;
export const CreateCampaignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCampaign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CampaignInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampaignRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampaignRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"campaignName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<CreateCampaignMutation, CreateCampaignMutationVariables>;
export const UpdateCampaignDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCampaign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CampaignInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampaignRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampaignRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"campaignName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<UpdateCampaignMutation, UpdateCampaignMutationVariables>;
export const CreativesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Creatives"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreativeSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creatives"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CreativeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creativeSummary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"video"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CreativeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Creative"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"creativeType"}},{"kind":"Field","name":{"kind":"Name","value":"creativeTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"creativeFormat"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<CreativesQuery, CreativesQueryVariables>;
export const CreativeOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreativeOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"creativeType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creatives"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"creativeType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"creativeType"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"200"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"creativeFormat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<CreativeOptionsQuery, CreativeOptionsQueryVariables>;
export const CreativeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Creative"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creative"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CreativeRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CreativeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Creative"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"creativeType"}},{"kind":"Field","name":{"kind":"Name","value":"creativeTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"creativeFormat"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<CreativeQuery, CreativeQueryVariables>;
export const CreateCreativeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCreative"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreativeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCreative"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CreativeRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CreativeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Creative"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"creativeType"}},{"kind":"Field","name":{"kind":"Name","value":"creativeTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"creativeFormat"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<CreateCreativeMutation, CreateCreativeMutationVariables>;
export const UpdateCreativeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCreative"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreativeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCreative"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CreativeRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CreativeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Creative"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"creativeType"}},{"kind":"Field","name":{"kind":"Name","value":"creativeTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"creativeFormat"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<UpdateCreativeMutation, UpdateCreativeMutationVariables>;
export const ImpressionTagsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImpressionTags"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImpressionTagSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"impressionTags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"bookingName"}},{"kind":"Field","name":{"kind":"Name","value":"bookingType"}},{"kind":"Field","name":{"kind":"Name","value":"campaignName"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"creativeName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<ImpressionTagsQuery, ImpressionTagsQueryVariables>;
export const BookingOfTagsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingOfTags"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"booking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookingName"}},{"kind":"Field","name":{"kind":"Name","value":"bookingType"}},{"kind":"Field","name":{"kind":"Name","value":"creativeIds"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"campaignId"}},{"kind":"Field","name":{"kind":"Name","value":"campaignName"}}]}}]}}]} as unknown as DocumentNode<BookingOfTagsQuery, BookingOfTagsQueryVariables>;
export const TagsOfBookingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TagsOfBooking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bookingId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"impressionTags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"bookingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bookingId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"creativeId"}},{"kind":"Field","name":{"kind":"Name","value":"creativeName"}}]}}]}}]}}]} as unknown as DocumentNode<TagsOfBookingQuery, TagsOfBookingQueryVariables>;
export const ImpressionTagTextsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImpressionTagTexts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TagFormat"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"adServer"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TagAdServer"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"impressionTags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tagText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}},{"kind":"Argument","name":{"kind":"Name","value":"adServer"},"value":{"kind":"Variable","name":{"kind":"Name","value":"adServer"}}}]}]}}]}}]}}]} as unknown as DocumentNode<ImpressionTagTextsQuery, ImpressionTagTextsQueryVariables>;
export const SaveImpressionTagsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveImpressionTags"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bookingId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"creativeIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveImpressionTagCombinations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bookingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bookingId"}}},{"kind":"Argument","name":{"kind":"Name","value":"creativeIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"creativeIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SaveImpressionTagsMutation, SaveImpressionTagsMutationVariables>;
export const SiteTagsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteTags"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SiteTagSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteTags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteTagRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteTagRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteTag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tagDescription"}},{"kind":"Field","name":{"kind":"Name","value":"mainSiteTag"}},{"kind":"Field","name":{"kind":"Name","value":"pingCount"}},{"kind":"Field","name":{"kind":"Name","value":"pingDate"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<SiteTagsQuery, SiteTagsQueryVariables>;
export const SiteTagDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteTagRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteTagRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteTag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tagDescription"}},{"kind":"Field","name":{"kind":"Name","value":"mainSiteTag"}},{"kind":"Field","name":{"kind":"Name","value":"pingCount"}},{"kind":"Field","name":{"kind":"Name","value":"pingDate"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<SiteTagQuery, SiteTagQueryVariables>;
export const CreateSiteTagDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSiteTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SiteTagInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSiteTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteTagRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteTagRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteTag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tagDescription"}},{"kind":"Field","name":{"kind":"Name","value":"mainSiteTag"}},{"kind":"Field","name":{"kind":"Name","value":"pingCount"}},{"kind":"Field","name":{"kind":"Name","value":"pingDate"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<CreateSiteTagMutation, CreateSiteTagMutationVariables>;
export const UpdateSiteTagDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSiteTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SiteTagInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSiteTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteTagRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteTagRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteTag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tagDescription"}},{"kind":"Field","name":{"kind":"Name","value":"mainSiteTag"}},{"kind":"Field","name":{"kind":"Name","value":"pingCount"}},{"kind":"Field","name":{"kind":"Name","value":"pingDate"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<UpdateSiteTagMutation, UpdateSiteTagMutationVariables>;
export const DashboardCustomersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardCustomers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboardCustomers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"custName"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]} as unknown as DocumentNode<DashboardCustomersQuery, DashboardCustomersQueryVariables>;
export const DashboardFiltersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardFilters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboardFilters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campaigns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"campaignId"}},{"kind":"Field","name":{"kind":"Name","value":"creativeIds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creatives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"channels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}}]}}]} as unknown as DocumentNode<DashboardFiltersQuery, DashboardFiltersQueryVariables>;
export const DashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Dashboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DashboardFilterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"impressionSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adSpend"}},{"kind":"Field","name":{"kind":"Name","value":"actualImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}},{"kind":"Field","name":{"kind":"Name","value":"cpmActual"}},{"kind":"Field","name":{"kind":"Name","value":"responseRate"}},{"kind":"Field","name":{"kind":"Name","value":"currentCpr"}},{"kind":"Field","name":{"kind":"Name","value":"impressions"}},{"kind":"Field","name":{"kind":"Name","value":"webhits"}},{"kind":"Field","name":{"kind":"Name","value":"responseRateInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isSmallSample"}}]}},{"kind":"Field","name":{"kind":"Name","value":"impressionsBeforeVisit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"impressionsBeforeVisit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"averageViews"}},{"kind":"Field","name":{"kind":"Name","value":"totalViewsOccurrence"}},{"kind":"Field","name":{"kind":"Name","value":"viewsFor80Percent"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"responsesByRegion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regionId"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"responses"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"percentageInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isTiedWithFirst"}},{"kind":"Field","name":{"kind":"Name","value":"isSmallSample"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"radSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"zoom"}},{"kind":"Field","name":{"kind":"Name","value":"centreLatitude"}},{"kind":"Field","name":{"kind":"Name","value":"centreLongitude"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"responsesBySite"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteId"}},{"kind":"Field","name":{"kind":"Name","value":"site"}},{"kind":"Field","name":{"kind":"Name","value":"responses"}},{"kind":"Field","name":{"kind":"Name","value":"responseRate"}},{"kind":"Field","name":{"kind":"Name","value":"responseRateInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isTiedWithFirst"}},{"kind":"Field","name":{"kind":"Name","value":"isSmallSample"}},{"kind":"Field","name":{"kind":"Name","value":"costPerResponse"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"responsesOverTime"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"totalImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"sameDay"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correlation"}},{"kind":"Field","name":{"kind":"Name","value":"correlationInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"visitResponseTiming"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timing"}},{"kind":"Field","name":{"kind":"Name","value":"responses"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"percentageInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hour1"}},{"kind":"Field","name":{"kind":"Name","value":"day1"}},{"kind":"Field","name":{"kind":"Name","value":"week1"}},{"kind":"Field","name":{"kind":"Name","value":"hour1Percentage"}},{"kind":"Field","name":{"kind":"Name","value":"day1Percentage"}},{"kind":"Field","name":{"kind":"Name","value":"week1Percentage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"meta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maxX"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"platformCreativePerformance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channelId"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"creativeId"}},{"kind":"Field","name":{"kind":"Name","value":"creative"}},{"kind":"Field","name":{"kind":"Name","value":"impressionsPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"responsesPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"responsesPercentageInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"creativePerformanceSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creativeId"}},{"kind":"Field","name":{"kind":"Name","value":"creative"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}},{"kind":"Field","name":{"kind":"Name","value":"visits"}},{"kind":"Field","name":{"kind":"Name","value":"cpv"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"creativePerformanceCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creativeId"}},{"kind":"Field","name":{"kind":"Name","value":"creative"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"totalImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"adSpend"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}},{"kind":"Field","name":{"kind":"Name","value":"responseRate"}},{"kind":"Field","name":{"kind":"Name","value":"responseRateInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isTiedWithFirst"}},{"kind":"Field","name":{"kind":"Name","value":"isSmallSample"}},{"kind":"Field","name":{"kind":"Name","value":"currentCpr"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"adSpend"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}},{"kind":"Field","name":{"kind":"Name","value":"responseRate"}},{"kind":"Field","name":{"kind":"Name","value":"responseRateInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isSmallSample"}},{"kind":"Field","name":{"kind":"Name","value":"currentCpr"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"channelPerformanceCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channelId"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"totalImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"adSpend"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}},{"kind":"Field","name":{"kind":"Name","value":"responseRate"}},{"kind":"Field","name":{"kind":"Name","value":"responseRateInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isTiedWithFirst"}},{"kind":"Field","name":{"kind":"Name","value":"isSmallSample"}},{"kind":"Field","name":{"kind":"Name","value":"currentCpr"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"adSpend"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}},{"kind":"Field","name":{"kind":"Name","value":"responseRate"}},{"kind":"Field","name":{"kind":"Name","value":"responseRateInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isSmallSample"}},{"kind":"Field","name":{"kind":"Name","value":"currentCpr"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"impressionHeatmap"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"impressions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daypart"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"sun"}},{"kind":"Field","name":{"kind":"Name","value":"mon"}},{"kind":"Field","name":{"kind":"Name","value":"tue"}},{"kind":"Field","name":{"kind":"Name","value":"wed"}},{"kind":"Field","name":{"kind":"Name","value":"thu"}},{"kind":"Field","name":{"kind":"Name","value":"fri"}},{"kind":"Field","name":{"kind":"Name","value":"sat"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"webhits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daypart"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"sun"}},{"kind":"Field","name":{"kind":"Name","value":"mon"}},{"kind":"Field","name":{"kind":"Name","value":"tue"}},{"kind":"Field","name":{"kind":"Name","value":"wed"}},{"kind":"Field","name":{"kind":"Name","value":"thu"}},{"kind":"Field","name":{"kind":"Name","value":"fri"}},{"kind":"Field","name":{"kind":"Name","value":"sat"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responseRatio"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daypart"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"sun"}},{"kind":"Field","name":{"kind":"Name","value":"mon"}},{"kind":"Field","name":{"kind":"Name","value":"tue"}},{"kind":"Field","name":{"kind":"Name","value":"wed"}},{"kind":"Field","name":{"kind":"Name","value":"thu"}},{"kind":"Field","name":{"kind":"Name","value":"fri"}},{"kind":"Field","name":{"kind":"Name","value":"sat"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responseRatioSmallSamples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daypart"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"sun"}},{"kind":"Field","name":{"kind":"Name","value":"mon"}},{"kind":"Field","name":{"kind":"Name","value":"tue"}},{"kind":"Field","name":{"kind":"Name","value":"wed"}},{"kind":"Field","name":{"kind":"Name","value":"thu"}},{"kind":"Field","name":{"kind":"Name","value":"fri"}},{"kind":"Field","name":{"kind":"Name","value":"sat"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responseRatioIntervals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daypart"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"sun"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fri"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"analysis"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campaignPerformance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creativeEffectiveness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"geographicDistribution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responseProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}}]}}]}}]}}]}}]} as unknown as DocumentNode<DashboardQuery, DashboardQueryVariables>;
export const MapTilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MapTiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapTiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"attribution"}},{"kind":"Field","name":{"kind":"Name","value":"attributionUrl"}}]}}]}}]} as unknown as DocumentNode<MapTilesQuery, MapTilesQueryVariables>;
export const HistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"History"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entity"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditedEntity"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"entity"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entity"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<HistoryQuery, HistoryQueryVariables>;
export const OverviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Overview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"endDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"campaignName"}},{"kind":"Field","name":{"kind":"Name","value":"bookingName"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"impressions"}},{"kind":"Field","name":{"kind":"Name","value":"spend"}},{"kind":"Field","name":{"kind":"Name","value":"cpm"}},{"kind":"Field","name":{"kind":"Name","value":"pingCount"}},{"kind":"Field","name":{"kind":"Name","value":"pingDate"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<OverviewQuery, OverviewQueryVariables>;
export const ActiveUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActiveUsers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeUsers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActiveUserRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActiveUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ActiveUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"lastActive"}},{"kind":"Field","name":{"kind":"Name","value":"apiCalls"}}]}}]} as unknown as DocumentNode<ActiveUsersQuery, ActiveUsersQueryVariables>;
export const WatchActiveUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WatchActiveUsers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeUsers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActiveUserRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActiveUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ActiveUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"lastActive"}},{"kind":"Field","name":{"kind":"Name","value":"apiCalls"}}]}}]} as unknown as DocumentNode<WatchActiveUsersSubscription, WatchActiveUsersSubscriptionVariables>;
export const DailyActivityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DailyActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dailyActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TodaysActivity"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusiestToday"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DailyActivityItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TodaysActivity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DailyActivity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"totalWebhits"}},{"kind":"Field","name":{"kind":"Name","value":"customers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusiestToday"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusiestToday"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusiestToday"}}]}}]}}]} as unknown as DocumentNode<DailyActivityQuery, DailyActivityQueryVariables>;
export const WatchDailyActivityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WatchDailyActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dailyActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TodaysActivity"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusiestToday"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DailyActivityItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TodaysActivity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DailyActivity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"totalWebhits"}},{"kind":"Field","name":{"kind":"Name","value":"customers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusiestToday"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusiestToday"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusiestToday"}}]}}]}}]} as unknown as DocumentNode<WatchDailyActivitySubscription, WatchDailyActivitySubscriptionVariables>;
export const AdTechGroupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdTechGroups"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdTechGroupSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adtechGroups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdTechGroupRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdTechGroupRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdTechGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"groupName"}},{"kind":"Field","name":{"kind":"Name","value":"adtechCount"}},{"kind":"Field","name":{"kind":"Name","value":"adtechs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adtechName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<AdTechGroupsQuery, AdTechGroupsQueryVariables>;
export const AdTechGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdTechGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adtechGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdTechGroupRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdTechGroupRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdTechGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"groupName"}},{"kind":"Field","name":{"kind":"Name","value":"adtechCount"}},{"kind":"Field","name":{"kind":"Name","value":"adtechs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adtechName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<AdTechGroupQuery, AdTechGroupQueryVariables>;
export const CreateAdTechGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAdTechGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdTechGroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAdTechGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdTechGroupRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdTechGroupRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdTechGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"groupName"}},{"kind":"Field","name":{"kind":"Name","value":"adtechCount"}},{"kind":"Field","name":{"kind":"Name","value":"adtechs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adtechName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<CreateAdTechGroupMutation, CreateAdTechGroupMutationVariables>;
export const UpdateAdTechGroupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAdTechGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdTechGroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAdTechGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdTechGroupRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdTechGroupRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdTechGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"groupName"}},{"kind":"Field","name":{"kind":"Name","value":"adtechCount"}},{"kind":"Field","name":{"kind":"Name","value":"adtechs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adtechName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<UpdateAdTechGroupMutation, UpdateAdTechGroupMutationVariables>;
export const AdTechsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdTechs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdTechSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adtechs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdTechRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdTechRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdTech"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adtechName"}},{"kind":"Field","name":{"kind":"Name","value":"requiresJobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"requiresChargedCpm"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryList"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<AdTechsQuery, AdTechsQueryVariables>;
export const AdTechDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdTech"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adtech"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdTechRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdTechRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdTech"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adtechName"}},{"kind":"Field","name":{"kind":"Name","value":"requiresJobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"requiresChargedCpm"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryList"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<AdTechQuery, AdTechQueryVariables>;
export const CreateAdTechDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAdTech"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdTechInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAdTech"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdTechRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdTechRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdTech"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adtechName"}},{"kind":"Field","name":{"kind":"Name","value":"requiresJobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"requiresChargedCpm"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryList"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<CreateAdTechMutation, CreateAdTechMutationVariables>;
export const UpdateAdTechDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAdTech"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdTechInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAdTech"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdTechRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdTechRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdTech"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adtechName"}},{"kind":"Field","name":{"kind":"Name","value":"requiresJobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"requiresChargedCpm"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryList"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<UpdateAdTechMutation, UpdateAdTechMutationVariables>;
export const AlertsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Alerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alerts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlertRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alertsCheckedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlertEpisode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"tagKind"}},{"kind":"Field","name":{"kind":"Name","value":"tagId"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<AlertsQuery, AlertsQueryVariables>;
export const BroadcastersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Broadcasters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BroadcasterSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"broadcasters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BroadcasterRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BroadcasterRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Broadcaster"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"broadcasterName"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryList"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<BroadcastersQuery, BroadcastersQueryVariables>;
export const BroadcasterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Broadcaster"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"broadcaster"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BroadcasterRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BroadcasterRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Broadcaster"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"broadcasterName"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryList"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<BroadcasterQuery, BroadcasterQueryVariables>;
export const CreateBroadcasterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBroadcaster"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BroadcasterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createBroadcaster"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BroadcasterRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BroadcasterRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Broadcaster"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"broadcasterName"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryList"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<CreateBroadcasterMutation, CreateBroadcasterMutationVariables>;
export const UpdateBroadcasterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBroadcaster"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BroadcasterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBroadcaster"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BroadcasterRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BroadcasterRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Broadcaster"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"broadcasterName"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryList"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<UpdateBroadcasterMutation, UpdateBroadcasterMutationVariables>;
export const ChannelsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Channels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChannelSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChannelRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChannelRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Channel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerType"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<ChannelsQuery, ChannelsQueryVariables>;
export const ChannelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Channel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChannelRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChannelRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Channel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerType"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<ChannelQuery, ChannelQueryVariables>;
export const CreateChannelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateChannel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChannelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createChannel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChannelRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChannelRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Channel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerType"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<CreateChannelMutation, CreateChannelMutationVariables>;
export const UpdateChannelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateChannel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChannelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateChannel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChannelRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChannelRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Channel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerType"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<UpdateChannelMutation, UpdateChannelMutationVariables>;
export const SystemAdminCountriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SystemAdminCountries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SystemAdminCountriesQuery, SystemAdminCountriesQueryVariables>;
export const CacheHealthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CacheHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cacheHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CacheNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EdgeServerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EdgeServerStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"server"}},{"kind":"Field","name":{"kind":"Name","value":"hostName"}},{"kind":"Field","name":{"kind":"Name","value":"logEntries"}},{"kind":"Field","name":{"kind":"Name","value":"seenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CacheNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CacheHealth"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"latencyMs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"info"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"uptimeSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"connectedClients"}},{"kind":"Field","name":{"kind":"Name","value":"memoryUsedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"memoryPeakBytes"}},{"kind":"Field","name":{"kind":"Name","value":"memoryLimitBytes"}},{"kind":"Field","name":{"kind":"Name","value":"memoryUsagePercent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"strain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opsPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"averageLatencyMs"}},{"kind":"Field","name":{"kind":"Name","value":"memoryUsedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"memoryUsagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"connectedClients"}},{"kind":"Field","name":{"kind":"Name","value":"criticalIssues"}},{"kind":"Field","name":{"kind":"Name","value":"edgeServers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeServers"}},{"kind":"Field","name":{"kind":"Name","value":"totalLogEntries"}},{"kind":"Field","name":{"kind":"Name","value":"servers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EdgeServerRow"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CacheHealthQuery, CacheHealthQueryVariables>;
export const WatchCacheHealthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WatchCacheHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cacheHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CacheNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EdgeServerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EdgeServerStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"server"}},{"kind":"Field","name":{"kind":"Name","value":"hostName"}},{"kind":"Field","name":{"kind":"Name","value":"logEntries"}},{"kind":"Field","name":{"kind":"Name","value":"seenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CacheNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CacheHealth"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"latencyMs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"info"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"uptimeSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"connectedClients"}},{"kind":"Field","name":{"kind":"Name","value":"memoryUsedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"memoryPeakBytes"}},{"kind":"Field","name":{"kind":"Name","value":"memoryLimitBytes"}},{"kind":"Field","name":{"kind":"Name","value":"memoryUsagePercent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"strain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opsPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"averageLatencyMs"}},{"kind":"Field","name":{"kind":"Name","value":"memoryUsedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"memoryUsagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"connectedClients"}},{"kind":"Field","name":{"kind":"Name","value":"criticalIssues"}},{"kind":"Field","name":{"kind":"Name","value":"edgeServers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeServers"}},{"kind":"Field","name":{"kind":"Name","value":"totalLogEntries"}},{"kind":"Field","name":{"kind":"Name","value":"servers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EdgeServerRow"}}]}}]}}]}}]}}]} as unknown as DocumentNode<WatchCacheHealthSubscription, WatchCacheHealthSubscriptionVariables>;
export const DeadLetterReasonsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeadLetterReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deadLetterSummaries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeadLetterReasonRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeadLetterReasonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeadLetterSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"letters"}},{"kind":"Field","name":{"kind":"Name","value":"firstAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]} as unknown as DocumentNode<DeadLetterReasonsQuery, DeadLetterReasonsQueryVariables>;
export const DeadLettersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeadLetters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deadLetters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeadLetterRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeadLetterRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeadLetter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"entry"}},{"kind":"Field","name":{"kind":"Name","value":"partition"}},{"kind":"Field","name":{"kind":"Name","value":"putAsideAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"tagId"}}]}}]} as unknown as DocumentNode<DeadLettersQuery, DeadLettersQueryVariables>;
export const ReplayDeadLettersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplayDeadLetters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"choice"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeadLetterChoice"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replayDeadLetters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"choice"},"value":{"kind":"Variable","name":{"kind":"Name","value":"choice"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replayed"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}},{"kind":"Field","name":{"kind":"Name","value":"untried"}}]}}]}}]} as unknown as DocumentNode<ReplayDeadLettersMutation, ReplayDeadLettersMutationVariables>;
export const DiscardDeadLettersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardDeadLetters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"choice"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeadLetterChoice"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardDeadLetters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"choice"},"value":{"kind":"Variable","name":{"kind":"Name","value":"choice"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discarded"}}]}}]}}]} as unknown as DocumentNode<DiscardDeadLettersMutation, DiscardDeadLettersMutationVariables>;
export const LedgerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Ledger"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ledger"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"lag"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"averageMs"}},{"kind":"Field","name":{"kind":"Name","value":"longestMs"}},{"kind":"Field","name":{"kind":"Name","value":"oldestWaitingMs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"stored"}},{"kind":"Field","name":{"kind":"Name","value":"filteredBot"}},{"kind":"Field","name":{"kind":"Name","value":"filteredPrefetch"}},{"kind":"Field","name":{"kind":"Name","value":"filteredTest"}},{"kind":"Field","name":{"kind":"Name","value":"duplicate"}},{"kind":"Field","name":{"kind":"Name","value":"deadLettered"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"tagId"}},{"kind":"Field","name":{"kind":"Name","value":"tagName"}},{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"stored"}},{"kind":"Field","name":{"kind":"Name","value":"filteredBot"}},{"kind":"Field","name":{"kind":"Name","value":"filteredPrefetch"}},{"kind":"Field","name":{"kind":"Name","value":"filteredTest"}},{"kind":"Field","name":{"kind":"Name","value":"duplicate"}},{"kind":"Field","name":{"kind":"Name","value":"deadLettered"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}}]}}]}}]}}]} as unknown as DocumentNode<LedgerQuery, LedgerQueryVariables>;
export const QueuesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Queues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"queueSnapshot"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QueuesNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QueueRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QueueStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"queue"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}},{"kind":"Field","name":{"kind":"Name","value":"memoryBytes"}},{"kind":"Field","name":{"kind":"Name","value":"messageRate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QueuesNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QueueSnapshot"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sampledAt"}},{"kind":"Field","name":{"kind":"Name","value":"queues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QueueRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalMessages"}},{"kind":"Field","name":{"kind":"Name","value":"totalConsumers"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<QueuesQuery, QueuesQueryVariables>;
export const WatchQueuesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WatchQueues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"queueStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QueuesNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QueueRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QueueStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"queue"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}},{"kind":"Field","name":{"kind":"Name","value":"memoryBytes"}},{"kind":"Field","name":{"kind":"Name","value":"messageRate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QueuesNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QueueSnapshot"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sampledAt"}},{"kind":"Field","name":{"kind":"Name","value":"queues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QueueRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalMessages"}},{"kind":"Field","name":{"kind":"Name","value":"totalConsumers"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<WatchQueuesSubscription, WatchQueuesSubscriptionVariables>;
export const SuperAdminReadinessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SuperAdminReadiness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"broadcasters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<SuperAdminReadinessQuery, SuperAdminReadinessQueryVariables>;
export const DirectUsersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DirectUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DirectUserRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DirectUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<DirectUsersQuery, DirectUsersQueryVariables>;
export const DirectUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DirectUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DirectUserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DirectUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<DirectUserQuery, DirectUserQueryVariables>;
export const CreateDirectUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDirectUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDirectUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DirectUserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DirectUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<CreateDirectUserMutation, CreateDirectUserMutationVariables>;
export const UpdateDirectUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDirectUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DirectUserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DirectUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<UpdateDirectUserMutation, UpdateDirectUserMutationVariables>;
export const RelationshipsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Relationships"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"relationships"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RelationshipRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelationshipRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Relationship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"broadcasterId"}},{"kind":"Field","name":{"kind":"Name","value":"broadcasterName"}},{"kind":"Field","name":{"kind":"Name","value":"agencyId"}},{"kind":"Field","name":{"kind":"Name","value":"agencyName"}},{"kind":"Field","name":{"kind":"Name","value":"adtechId"}},{"kind":"Field","name":{"kind":"Name","value":"adtechName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RelationshipsQuery, RelationshipsQueryVariables>;
export const CreateRelationshipDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateRelationship"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RelationshipInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createRelationship"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"relationship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}}]}}]}}]} as unknown as DocumentNode<CreateRelationshipMutation, CreateRelationshipMutationVariables>;
export const RemoveRelationshipDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveRelationship"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeRelationship"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveRelationshipMutation, RemoveRelationshipMutationVariables>;
export const OrganisationOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganisationOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"country"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ofCustomers"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ofAgencies"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ofBroadcasters"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ofAdTechs"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"country"},"value":{"kind":"Variable","name":{"kind":"Name","value":"country"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ofCustomers"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"custName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"agencies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"country"},"value":{"kind":"Variable","name":{"kind":"Name","value":"country"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ofAgencies"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"agencyName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"broadcasters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"country"},"value":{"kind":"Variable","name":{"kind":"Name","value":"country"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ofBroadcasters"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"broadcasterName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"adtechs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"country"},"value":{"kind":"Variable","name":{"kind":"Name","value":"country"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ofAdTechs"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adtechName"}}]}}]}}]}}]} as unknown as DocumentNode<OrganisationOptionsQuery, OrganisationOptionsQueryVariables>;
export const useSignOutMutation = (options?: useMutation.Options<SignOutMutation, SignOutMutationVariables>) =>
  useMutation(SignOutDocument, options);

export const useAdminAccessQuery = (
  options?: (useQuery.Options<AdminAccessQuery, AdminAccessQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(AdminAccessDocument, options as useQuery.Options<AdminAccessQuery, AdminAccessQueryVariables> & { returnPartialData?: false });

export const useAdminAccessLazyQuery = (options?: useLazyQuery.Options<AdminAccessQuery, AdminAccessQueryVariables>) =>
  useLazyQuery(AdminAccessDocument, options);

export const useAdminReferenceQuery = (
  options?: (useQuery.Options<AdminReferenceQuery, AdminReferenceQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(AdminReferenceDocument, options as useQuery.Options<AdminReferenceQuery, AdminReferenceQueryVariables> & { returnPartialData?: false });

export const useAdminReferenceLazyQuery = (options?: useLazyQuery.Options<AdminReferenceQuery, AdminReferenceQueryVariables>) =>
  useLazyQuery(AdminReferenceDocument, options);

export const useAgenciesQuery = (
  options: (useQuery.Options<AgenciesQuery, AgenciesQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(AgenciesDocument, options as useQuery.Options<AgenciesQuery, AgenciesQueryVariables> & { returnPartialData?: false });

export const useAgenciesLazyQuery = (options?: useLazyQuery.Options<AgenciesQuery, AgenciesQueryVariables>) =>
  useLazyQuery(AgenciesDocument, options);

export const useAgencyTotalQuery = (
  options?: (useQuery.Options<AgencyTotalQuery, AgencyTotalQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(AgencyTotalDocument, options as useQuery.Options<AgencyTotalQuery, AgencyTotalQueryVariables> & { returnPartialData?: false });

export const useAgencyTotalLazyQuery = (options?: useLazyQuery.Options<AgencyTotalQuery, AgencyTotalQueryVariables>) =>
  useLazyQuery(AgencyTotalDocument, options);

export const useAgencyQuery = (
  options: (useQuery.Options<AgencyQuery, AgencyQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(AgencyDocument, options as useQuery.Options<AgencyQuery, AgencyQueryVariables> & { returnPartialData?: false });

export const useAgencyLazyQuery = (options?: useLazyQuery.Options<AgencyQuery, AgencyQueryVariables>) =>
  useLazyQuery(AgencyDocument, options);

export const useUnassociatedAgenciesQuery = (
  options: (useQuery.Options<UnassociatedAgenciesQuery, UnassociatedAgenciesQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(UnassociatedAgenciesDocument, options as useQuery.Options<UnassociatedAgenciesQuery, UnassociatedAgenciesQueryVariables> & { returnPartialData?: false });

export const useUnassociatedAgenciesLazyQuery = (options?: useLazyQuery.Options<UnassociatedAgenciesQuery, UnassociatedAgenciesQueryVariables>) =>
  useLazyQuery(UnassociatedAgenciesDocument, options);

export const useCreateAgencyMutation = (options?: useMutation.Options<CreateAgencyMutation, CreateAgencyMutationVariables>) =>
  useMutation(CreateAgencyDocument, options);

export const useUpdateAgencyMutation = (options?: useMutation.Options<UpdateAgencyMutation, UpdateAgencyMutationVariables>) =>
  useMutation(UpdateAgencyDocument, options);

export const useAssociateAgencyMutation = (options?: useMutation.Options<AssociateAgencyMutation, AssociateAgencyMutationVariables>) =>
  useMutation(AssociateAgencyDocument, options);

export const useArchiveAgencyMutation = (options?: useMutation.Options<ArchiveAgencyMutation, ArchiveAgencyMutationVariables>) =>
  useMutation(ArchiveAgencyDocument, options);

export const useApiKeysQuery = (
  options?: (useQuery.Options<ApiKeysQuery, ApiKeysQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(ApiKeysDocument, options as useQuery.Options<ApiKeysQuery, ApiKeysQueryVariables> & { returnPartialData?: false });

export const useApiKeysLazyQuery = (options?: useLazyQuery.Options<ApiKeysQuery, ApiKeysQueryVariables>) =>
  useLazyQuery(ApiKeysDocument, options);

export const useCreateApiKeyMutation = (options?: useMutation.Options<CreateApiKeyMutation, CreateApiKeyMutationVariables>) =>
  useMutation(CreateApiKeyDocument, options);

export const useRevokeApiKeyMutation = (options?: useMutation.Options<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>) =>
  useMutation(RevokeApiKeyDocument, options);

export const useClientsQuery = (
  options: (useQuery.Options<ClientsQuery, ClientsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(ClientsDocument, options as useQuery.Options<ClientsQuery, ClientsQueryVariables> & { returnPartialData?: false });

export const useClientsLazyQuery = (options?: useLazyQuery.Options<ClientsQuery, ClientsQueryVariables>) =>
  useLazyQuery(ClientsDocument, options);

export const useClientSummaryQuery = (
  options?: (useQuery.Options<ClientSummaryQuery, ClientSummaryQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(ClientSummaryDocument, options as useQuery.Options<ClientSummaryQuery, ClientSummaryQueryVariables> & { returnPartialData?: false });

export const useClientSummaryLazyQuery = (options?: useLazyQuery.Options<ClientSummaryQuery, ClientSummaryQueryVariables>) =>
  useLazyQuery(ClientSummaryDocument, options);

export const useClientQuery = (
  options: (useQuery.Options<ClientQuery, ClientQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(ClientDocument, options as useQuery.Options<ClientQuery, ClientQueryVariables> & { returnPartialData?: false });

export const useClientLazyQuery = (options?: useLazyQuery.Options<ClientQuery, ClientQueryVariables>) =>
  useLazyQuery(ClientDocument, options);

export const useUnassociatedClientsQuery = (
  options: (useQuery.Options<UnassociatedClientsQuery, UnassociatedClientsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(UnassociatedClientsDocument, options as useQuery.Options<UnassociatedClientsQuery, UnassociatedClientsQueryVariables> & { returnPartialData?: false });

export const useUnassociatedClientsLazyQuery = (options?: useLazyQuery.Options<UnassociatedClientsQuery, UnassociatedClientsQueryVariables>) =>
  useLazyQuery(UnassociatedClientsDocument, options);

export const useCreateClientMutation = (options?: useMutation.Options<CreateClientMutation, CreateClientMutationVariables>) =>
  useMutation(CreateClientDocument, options);

export const useUpdateClientMutation = (options?: useMutation.Options<UpdateClientMutation, UpdateClientMutationVariables>) =>
  useMutation(UpdateClientDocument, options);

export const useAssociateClientMutation = (options?: useMutation.Options<AssociateClientMutation, AssociateClientMutationVariables>) =>
  useMutation(AssociateClientDocument, options);

export const useArchiveClientMutation = (options?: useMutation.Options<ArchiveClientMutation, ArchiveClientMutationVariables>) =>
  useMutation(ArchiveClientDocument, options);

export const useUsersQuery = (
  options: (useQuery.Options<UsersQuery, UsersQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(UsersDocument, options as useQuery.Options<UsersQuery, UsersQueryVariables> & { returnPartialData?: false });

export const useUsersLazyQuery = (options?: useLazyQuery.Options<UsersQuery, UsersQueryVariables>) =>
  useLazyQuery(UsersDocument, options);

export const useUserSummaryQuery = (
  options?: (useQuery.Options<UserSummaryQuery, UserSummaryQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(UserSummaryDocument, options as useQuery.Options<UserSummaryQuery, UserSummaryQueryVariables> & { returnPartialData?: false });

export const useUserSummaryLazyQuery = (options?: useLazyQuery.Options<UserSummaryQuery, UserSummaryQueryVariables>) =>
  useLazyQuery(UserSummaryDocument, options);

export const useUserQuery = (
  options: (useQuery.Options<UserQuery, UserQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(UserDocument, options as useQuery.Options<UserQuery, UserQueryVariables> & { returnPartialData?: false });

export const useUserLazyQuery = (options?: useLazyQuery.Options<UserQuery, UserQueryVariables>) =>
  useLazyQuery(UserDocument, options);

export const useInviteUserMutation = (options?: useMutation.Options<InviteUserMutation, InviteUserMutationVariables>) =>
  useMutation(InviteUserDocument, options);

export const useUpdateUserMutation = (options?: useMutation.Options<UpdateUserMutation, UpdateUserMutationVariables>) =>
  useMutation(UpdateUserDocument, options);

export const useArchiveUserMutation = (options?: useMutation.Options<ArchiveUserMutation, ArchiveUserMutationVariables>) =>
  useMutation(ArchiveUserDocument, options);

export const useResendInvitationMutation = (options?: useMutation.Options<ResendInvitationMutation, ResendInvitationMutationVariables>) =>
  useMutation(ResendInvitationDocument, options);

export const useBookingsQuery = (
  options: (useQuery.Options<BookingsQuery, BookingsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(BookingsDocument, options as useQuery.Options<BookingsQuery, BookingsQueryVariables> & { returnPartialData?: false });

export const useBookingsLazyQuery = (options?: useLazyQuery.Options<BookingsQuery, BookingsQueryVariables>) =>
  useLazyQuery(BookingsDocument, options);

export const useBookingOptionsQuery = (
  options: (useQuery.Options<BookingOptionsQuery, BookingOptionsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(BookingOptionsDocument, options as useQuery.Options<BookingOptionsQuery, BookingOptionsQueryVariables> & { returnPartialData?: false });

export const useBookingOptionsLazyQuery = (options?: useLazyQuery.Options<BookingOptionsQuery, BookingOptionsQueryVariables>) =>
  useLazyQuery(BookingOptionsDocument, options);

export const useBookingQuery = (
  options: (useQuery.Options<BookingQuery, BookingQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(BookingDocument, options as useQuery.Options<BookingQuery, BookingQueryVariables> & { returnPartialData?: false });

export const useBookingLazyQuery = (options?: useLazyQuery.Options<BookingQuery, BookingQueryVariables>) =>
  useLazyQuery(BookingDocument, options);

export const useBookingChannelsQuery = (
  options?: (useQuery.Options<BookingChannelsQuery, BookingChannelsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(BookingChannelsDocument, options as useQuery.Options<BookingChannelsQuery, BookingChannelsQueryVariables> & { returnPartialData?: false });

export const useBookingChannelsLazyQuery = (options?: useLazyQuery.Options<BookingChannelsQuery, BookingChannelsQueryVariables>) =>
  useLazyQuery(BookingChannelsDocument, options);

export const useBookingAdtechsQuery = (
  options?: (useQuery.Options<BookingAdtechsQuery, BookingAdtechsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(BookingAdtechsDocument, options as useQuery.Options<BookingAdtechsQuery, BookingAdtechsQueryVariables> & { returnPartialData?: false });

export const useBookingAdtechsLazyQuery = (options?: useLazyQuery.Options<BookingAdtechsQuery, BookingAdtechsQueryVariables>) =>
  useLazyQuery(BookingAdtechsDocument, options);

export const useBookingTerritoryQuery = (
  options: (useQuery.Options<BookingTerritoryQuery, BookingTerritoryQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(BookingTerritoryDocument, options as useQuery.Options<BookingTerritoryQuery, BookingTerritoryQueryVariables> & { returnPartialData?: false });

export const useBookingTerritoryLazyQuery = (options?: useLazyQuery.Options<BookingTerritoryQuery, BookingTerritoryQueryVariables>) =>
  useLazyQuery(BookingTerritoryDocument, options);

export const useCreateBookingMutation = (options?: useMutation.Options<CreateBookingMutation, CreateBookingMutationVariables>) =>
  useMutation(CreateBookingDocument, options);

export const useUpdateBookingMutation = (options?: useMutation.Options<UpdateBookingMutation, UpdateBookingMutationVariables>) =>
  useMutation(UpdateBookingDocument, options);

export const useContentClientsQuery = (
  options?: (useQuery.Options<ContentClientsQuery, ContentClientsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(ContentClientsDocument, options as useQuery.Options<ContentClientsQuery, ContentClientsQueryVariables> & { returnPartialData?: false });

export const useContentClientsLazyQuery = (options?: useLazyQuery.Options<ContentClientsQuery, ContentClientsQueryVariables>) =>
  useLazyQuery(ContentClientsDocument, options);

export const useCampaignsQuery = (
  options: (useQuery.Options<CampaignsQuery, CampaignsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(CampaignsDocument, options as useQuery.Options<CampaignsQuery, CampaignsQueryVariables> & { returnPartialData?: false });

export const useCampaignsLazyQuery = (options?: useLazyQuery.Options<CampaignsQuery, CampaignsQueryVariables>) =>
  useLazyQuery(CampaignsDocument, options);

export const useCampaignOptionsQuery = (
  options: (useQuery.Options<CampaignOptionsQuery, CampaignOptionsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(CampaignOptionsDocument, options as useQuery.Options<CampaignOptionsQuery, CampaignOptionsQueryVariables> & { returnPartialData?: false });

export const useCampaignOptionsLazyQuery = (options?: useLazyQuery.Options<CampaignOptionsQuery, CampaignOptionsQueryVariables>) =>
  useLazyQuery(CampaignOptionsDocument, options);

export const useCampaignQuery = (
  options: (useQuery.Options<CampaignQuery, CampaignQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(CampaignDocument, options as useQuery.Options<CampaignQuery, CampaignQueryVariables> & { returnPartialData?: false });

export const useCampaignLazyQuery = (options?: useLazyQuery.Options<CampaignQuery, CampaignQueryVariables>) =>
  useLazyQuery(CampaignDocument, options);

export const useCreateCampaignMutation = (options?: useMutation.Options<CreateCampaignMutation, CreateCampaignMutationVariables>) =>
  useMutation(CreateCampaignDocument, options);

export const useUpdateCampaignMutation = (options?: useMutation.Options<UpdateCampaignMutation, UpdateCampaignMutationVariables>) =>
  useMutation(UpdateCampaignDocument, options);

export const useCreativesQuery = (
  options: (useQuery.Options<CreativesQuery, CreativesQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(CreativesDocument, options as useQuery.Options<CreativesQuery, CreativesQueryVariables> & { returnPartialData?: false });

export const useCreativesLazyQuery = (options?: useLazyQuery.Options<CreativesQuery, CreativesQueryVariables>) =>
  useLazyQuery(CreativesDocument, options);

export const useCreativeOptionsQuery = (
  options: (useQuery.Options<CreativeOptionsQuery, CreativeOptionsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(CreativeOptionsDocument, options as useQuery.Options<CreativeOptionsQuery, CreativeOptionsQueryVariables> & { returnPartialData?: false });

export const useCreativeOptionsLazyQuery = (options?: useLazyQuery.Options<CreativeOptionsQuery, CreativeOptionsQueryVariables>) =>
  useLazyQuery(CreativeOptionsDocument, options);

export const useCreativeQuery = (
  options: (useQuery.Options<CreativeQuery, CreativeQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(CreativeDocument, options as useQuery.Options<CreativeQuery, CreativeQueryVariables> & { returnPartialData?: false });

export const useCreativeLazyQuery = (options?: useLazyQuery.Options<CreativeQuery, CreativeQueryVariables>) =>
  useLazyQuery(CreativeDocument, options);

export const useCreateCreativeMutation = (options?: useMutation.Options<CreateCreativeMutation, CreateCreativeMutationVariables>) =>
  useMutation(CreateCreativeDocument, options);

export const useUpdateCreativeMutation = (options?: useMutation.Options<UpdateCreativeMutation, UpdateCreativeMutationVariables>) =>
  useMutation(UpdateCreativeDocument, options);

export const useImpressionTagsQuery = (
  options: (useQuery.Options<ImpressionTagsQuery, ImpressionTagsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(ImpressionTagsDocument, options as useQuery.Options<ImpressionTagsQuery, ImpressionTagsQueryVariables> & { returnPartialData?: false });

export const useImpressionTagsLazyQuery = (options?: useLazyQuery.Options<ImpressionTagsQuery, ImpressionTagsQueryVariables>) =>
  useLazyQuery(ImpressionTagsDocument, options);

export const useBookingOfTagsQuery = (
  options: (useQuery.Options<BookingOfTagsQuery, BookingOfTagsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(BookingOfTagsDocument, options as useQuery.Options<BookingOfTagsQuery, BookingOfTagsQueryVariables> & { returnPartialData?: false });

export const useBookingOfTagsLazyQuery = (options?: useLazyQuery.Options<BookingOfTagsQuery, BookingOfTagsQueryVariables>) =>
  useLazyQuery(BookingOfTagsDocument, options);

export const useTagsOfBookingQuery = (
  options: (useQuery.Options<TagsOfBookingQuery, TagsOfBookingQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(TagsOfBookingDocument, options as useQuery.Options<TagsOfBookingQuery, TagsOfBookingQueryVariables> & { returnPartialData?: false });

export const useTagsOfBookingLazyQuery = (options?: useLazyQuery.Options<TagsOfBookingQuery, TagsOfBookingQueryVariables>) =>
  useLazyQuery(TagsOfBookingDocument, options);

export const useImpressionTagTextsQuery = (
  options: (useQuery.Options<ImpressionTagTextsQuery, ImpressionTagTextsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(ImpressionTagTextsDocument, options as useQuery.Options<ImpressionTagTextsQuery, ImpressionTagTextsQueryVariables> & { returnPartialData?: false });

export const useImpressionTagTextsLazyQuery = (options?: useLazyQuery.Options<ImpressionTagTextsQuery, ImpressionTagTextsQueryVariables>) =>
  useLazyQuery(ImpressionTagTextsDocument, options);

export const useSaveImpressionTagsMutation = (options?: useMutation.Options<SaveImpressionTagsMutation, SaveImpressionTagsMutationVariables>) =>
  useMutation(SaveImpressionTagsDocument, options);

export const useSiteTagsQuery = (
  options: (useQuery.Options<SiteTagsQuery, SiteTagsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(SiteTagsDocument, options as useQuery.Options<SiteTagsQuery, SiteTagsQueryVariables> & { returnPartialData?: false });

export const useSiteTagsLazyQuery = (options?: useLazyQuery.Options<SiteTagsQuery, SiteTagsQueryVariables>) =>
  useLazyQuery(SiteTagsDocument, options);

export const useSiteTagQuery = (
  options: (useQuery.Options<SiteTagQuery, SiteTagQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(SiteTagDocument, options as useQuery.Options<SiteTagQuery, SiteTagQueryVariables> & { returnPartialData?: false });

export const useSiteTagLazyQuery = (options?: useLazyQuery.Options<SiteTagQuery, SiteTagQueryVariables>) =>
  useLazyQuery(SiteTagDocument, options);

export const useCreateSiteTagMutation = (options?: useMutation.Options<CreateSiteTagMutation, CreateSiteTagMutationVariables>) =>
  useMutation(CreateSiteTagDocument, options);

export const useUpdateSiteTagMutation = (options?: useMutation.Options<UpdateSiteTagMutation, UpdateSiteTagMutationVariables>) =>
  useMutation(UpdateSiteTagDocument, options);

export const useDashboardCustomersQuery = (
  options?: (useQuery.Options<DashboardCustomersQuery, DashboardCustomersQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(DashboardCustomersDocument, options as useQuery.Options<DashboardCustomersQuery, DashboardCustomersQueryVariables> & { returnPartialData?: false });

export const useDashboardCustomersLazyQuery = (options?: useLazyQuery.Options<DashboardCustomersQuery, DashboardCustomersQueryVariables>) =>
  useLazyQuery(DashboardCustomersDocument, options);

export const useDashboardFiltersQuery = (
  options: (useQuery.Options<DashboardFiltersQuery, DashboardFiltersQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(DashboardFiltersDocument, options as useQuery.Options<DashboardFiltersQuery, DashboardFiltersQueryVariables> & { returnPartialData?: false });

export const useDashboardFiltersLazyQuery = (options?: useLazyQuery.Options<DashboardFiltersQuery, DashboardFiltersQueryVariables>) =>
  useLazyQuery(DashboardFiltersDocument, options);

export const useDashboardQuery = (
  options: (useQuery.Options<DashboardQuery, DashboardQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(DashboardDocument, options as useQuery.Options<DashboardQuery, DashboardQueryVariables> & { returnPartialData?: false });

export const useDashboardLazyQuery = (options?: useLazyQuery.Options<DashboardQuery, DashboardQueryVariables>) =>
  useLazyQuery(DashboardDocument, options);

export const useMapTilesQuery = (
  options?: (useQuery.Options<MapTilesQuery, MapTilesQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(MapTilesDocument, options as useQuery.Options<MapTilesQuery, MapTilesQueryVariables> & { returnPartialData?: false });

export const useMapTilesLazyQuery = (options?: useLazyQuery.Options<MapTilesQuery, MapTilesQueryVariables>) =>
  useLazyQuery(MapTilesDocument, options);

export const useHistoryQuery = (
  options: (useQuery.Options<HistoryQuery, HistoryQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(HistoryDocument, options as useQuery.Options<HistoryQuery, HistoryQueryVariables> & { returnPartialData?: false });

export const useHistoryLazyQuery = (options?: useLazyQuery.Options<HistoryQuery, HistoryQueryVariables>) =>
  useLazyQuery(HistoryDocument, options);

export const useOverviewQuery = (
  options: (useQuery.Options<OverviewQuery, OverviewQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(OverviewDocument, options as useQuery.Options<OverviewQuery, OverviewQueryVariables> & { returnPartialData?: false });

export const useOverviewLazyQuery = (options?: useLazyQuery.Options<OverviewQuery, OverviewQueryVariables>) =>
  useLazyQuery(OverviewDocument, options);

export const useActiveUsersQuery = (
  options?: (useQuery.Options<ActiveUsersQuery, ActiveUsersQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(ActiveUsersDocument, options as useQuery.Options<ActiveUsersQuery, ActiveUsersQueryVariables> & { returnPartialData?: false });

export const useActiveUsersLazyQuery = (options?: useLazyQuery.Options<ActiveUsersQuery, ActiveUsersQueryVariables>) =>
  useLazyQuery(ActiveUsersDocument, options);

export const useWatchActiveUsersSubscription = (
  options?: useSubscription.Options<WatchActiveUsersSubscription, WatchActiveUsersSubscriptionVariables> | SkipToken,
) => useSubscription(WatchActiveUsersDocument, options as useSubscription.Options<WatchActiveUsersSubscription, WatchActiveUsersSubscriptionVariables>);

export const useDailyActivityQuery = (
  options?: (useQuery.Options<DailyActivityQuery, DailyActivityQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(DailyActivityDocument, options as useQuery.Options<DailyActivityQuery, DailyActivityQueryVariables> & { returnPartialData?: false });

export const useDailyActivityLazyQuery = (options?: useLazyQuery.Options<DailyActivityQuery, DailyActivityQueryVariables>) =>
  useLazyQuery(DailyActivityDocument, options);

export const useWatchDailyActivitySubscription = (
  options?: useSubscription.Options<WatchDailyActivitySubscription, WatchDailyActivitySubscriptionVariables> | SkipToken,
) => useSubscription(WatchDailyActivityDocument, options as useSubscription.Options<WatchDailyActivitySubscription, WatchDailyActivitySubscriptionVariables>);

export const useAdTechGroupsQuery = (
  options: (useQuery.Options<AdTechGroupsQuery, AdTechGroupsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(AdTechGroupsDocument, options as useQuery.Options<AdTechGroupsQuery, AdTechGroupsQueryVariables> & { returnPartialData?: false });

export const useAdTechGroupsLazyQuery = (options?: useLazyQuery.Options<AdTechGroupsQuery, AdTechGroupsQueryVariables>) =>
  useLazyQuery(AdTechGroupsDocument, options);

export const useAdTechGroupQuery = (
  options: (useQuery.Options<AdTechGroupQuery, AdTechGroupQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(AdTechGroupDocument, options as useQuery.Options<AdTechGroupQuery, AdTechGroupQueryVariables> & { returnPartialData?: false });

export const useAdTechGroupLazyQuery = (options?: useLazyQuery.Options<AdTechGroupQuery, AdTechGroupQueryVariables>) =>
  useLazyQuery(AdTechGroupDocument, options);

export const useCreateAdTechGroupMutation = (options?: useMutation.Options<CreateAdTechGroupMutation, CreateAdTechGroupMutationVariables>) =>
  useMutation(CreateAdTechGroupDocument, options);

export const useUpdateAdTechGroupMutation = (options?: useMutation.Options<UpdateAdTechGroupMutation, UpdateAdTechGroupMutationVariables>) =>
  useMutation(UpdateAdTechGroupDocument, options);

export const useAdTechsQuery = (
  options: (useQuery.Options<AdTechsQuery, AdTechsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(AdTechsDocument, options as useQuery.Options<AdTechsQuery, AdTechsQueryVariables> & { returnPartialData?: false });

export const useAdTechsLazyQuery = (options?: useLazyQuery.Options<AdTechsQuery, AdTechsQueryVariables>) =>
  useLazyQuery(AdTechsDocument, options);

export const useAdTechQuery = (
  options: (useQuery.Options<AdTechQuery, AdTechQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(AdTechDocument, options as useQuery.Options<AdTechQuery, AdTechQueryVariables> & { returnPartialData?: false });

export const useAdTechLazyQuery = (options?: useLazyQuery.Options<AdTechQuery, AdTechQueryVariables>) =>
  useLazyQuery(AdTechDocument, options);

export const useCreateAdTechMutation = (options?: useMutation.Options<CreateAdTechMutation, CreateAdTechMutationVariables>) =>
  useMutation(CreateAdTechDocument, options);

export const useUpdateAdTechMutation = (options?: useMutation.Options<UpdateAdTechMutation, UpdateAdTechMutationVariables>) =>
  useMutation(UpdateAdTechDocument, options);

export const useAlertsQuery = (
  options?: (useQuery.Options<AlertsQuery, AlertsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(AlertsDocument, options as useQuery.Options<AlertsQuery, AlertsQueryVariables> & { returnPartialData?: false });

export const useAlertsLazyQuery = (options?: useLazyQuery.Options<AlertsQuery, AlertsQueryVariables>) =>
  useLazyQuery(AlertsDocument, options);

export const useBroadcastersQuery = (
  options: (useQuery.Options<BroadcastersQuery, BroadcastersQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(BroadcastersDocument, options as useQuery.Options<BroadcastersQuery, BroadcastersQueryVariables> & { returnPartialData?: false });

export const useBroadcastersLazyQuery = (options?: useLazyQuery.Options<BroadcastersQuery, BroadcastersQueryVariables>) =>
  useLazyQuery(BroadcastersDocument, options);

export const useBroadcasterQuery = (
  options: (useQuery.Options<BroadcasterQuery, BroadcasterQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(BroadcasterDocument, options as useQuery.Options<BroadcasterQuery, BroadcasterQueryVariables> & { returnPartialData?: false });

export const useBroadcasterLazyQuery = (options?: useLazyQuery.Options<BroadcasterQuery, BroadcasterQueryVariables>) =>
  useLazyQuery(BroadcasterDocument, options);

export const useCreateBroadcasterMutation = (options?: useMutation.Options<CreateBroadcasterMutation, CreateBroadcasterMutationVariables>) =>
  useMutation(CreateBroadcasterDocument, options);

export const useUpdateBroadcasterMutation = (options?: useMutation.Options<UpdateBroadcasterMutation, UpdateBroadcasterMutationVariables>) =>
  useMutation(UpdateBroadcasterDocument, options);

export const useChannelsQuery = (
  options: (useQuery.Options<ChannelsQuery, ChannelsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(ChannelsDocument, options as useQuery.Options<ChannelsQuery, ChannelsQueryVariables> & { returnPartialData?: false });

export const useChannelsLazyQuery = (options?: useLazyQuery.Options<ChannelsQuery, ChannelsQueryVariables>) =>
  useLazyQuery(ChannelsDocument, options);

export const useChannelQuery = (
  options: (useQuery.Options<ChannelQuery, ChannelQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(ChannelDocument, options as useQuery.Options<ChannelQuery, ChannelQueryVariables> & { returnPartialData?: false });

export const useChannelLazyQuery = (options?: useLazyQuery.Options<ChannelQuery, ChannelQueryVariables>) =>
  useLazyQuery(ChannelDocument, options);

export const useCreateChannelMutation = (options?: useMutation.Options<CreateChannelMutation, CreateChannelMutationVariables>) =>
  useMutation(CreateChannelDocument, options);

export const useUpdateChannelMutation = (options?: useMutation.Options<UpdateChannelMutation, UpdateChannelMutationVariables>) =>
  useMutation(UpdateChannelDocument, options);

export const useSystemAdminCountriesQuery = (
  options?: (useQuery.Options<SystemAdminCountriesQuery, SystemAdminCountriesQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(SystemAdminCountriesDocument, options as useQuery.Options<SystemAdminCountriesQuery, SystemAdminCountriesQueryVariables> & { returnPartialData?: false });

export const useSystemAdminCountriesLazyQuery = (options?: useLazyQuery.Options<SystemAdminCountriesQuery, SystemAdminCountriesQueryVariables>) =>
  useLazyQuery(SystemAdminCountriesDocument, options);

export const useCacheHealthQuery = (
  options?: (useQuery.Options<CacheHealthQuery, CacheHealthQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(CacheHealthDocument, options as useQuery.Options<CacheHealthQuery, CacheHealthQueryVariables> & { returnPartialData?: false });

export const useCacheHealthLazyQuery = (options?: useLazyQuery.Options<CacheHealthQuery, CacheHealthQueryVariables>) =>
  useLazyQuery(CacheHealthDocument, options);

export const useWatchCacheHealthSubscription = (
  options?: useSubscription.Options<WatchCacheHealthSubscription, WatchCacheHealthSubscriptionVariables> | SkipToken,
) => useSubscription(WatchCacheHealthDocument, options as useSubscription.Options<WatchCacheHealthSubscription, WatchCacheHealthSubscriptionVariables>);

export const useDeadLetterReasonsQuery = (
  options?: (useQuery.Options<DeadLetterReasonsQuery, DeadLetterReasonsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(DeadLetterReasonsDocument, options as useQuery.Options<DeadLetterReasonsQuery, DeadLetterReasonsQueryVariables> & { returnPartialData?: false });

export const useDeadLetterReasonsLazyQuery = (options?: useLazyQuery.Options<DeadLetterReasonsQuery, DeadLetterReasonsQueryVariables>) =>
  useLazyQuery(DeadLetterReasonsDocument, options);

export const useDeadLettersQuery = (
  options: (useQuery.Options<DeadLettersQuery, DeadLettersQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(DeadLettersDocument, options as useQuery.Options<DeadLettersQuery, DeadLettersQueryVariables> & { returnPartialData?: false });

export const useDeadLettersLazyQuery = (options?: useLazyQuery.Options<DeadLettersQuery, DeadLettersQueryVariables>) =>
  useLazyQuery(DeadLettersDocument, options);

export const useReplayDeadLettersMutation = (options?: useMutation.Options<ReplayDeadLettersMutation, ReplayDeadLettersMutationVariables>) =>
  useMutation(ReplayDeadLettersDocument, options);

export const useDiscardDeadLettersMutation = (options?: useMutation.Options<DiscardDeadLettersMutation, DiscardDeadLettersMutationVariables>) =>
  useMutation(DiscardDeadLettersDocument, options);

export const useLedgerQuery = (
  options?: (useQuery.Options<LedgerQuery, LedgerQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(LedgerDocument, options as useQuery.Options<LedgerQuery, LedgerQueryVariables> & { returnPartialData?: false });

export const useLedgerLazyQuery = (options?: useLazyQuery.Options<LedgerQuery, LedgerQueryVariables>) =>
  useLazyQuery(LedgerDocument, options);

export const useQueuesQuery = (
  options?: (useQuery.Options<QueuesQuery, QueuesQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(QueuesDocument, options as useQuery.Options<QueuesQuery, QueuesQueryVariables> & { returnPartialData?: false });

export const useQueuesLazyQuery = (options?: useLazyQuery.Options<QueuesQuery, QueuesQueryVariables>) =>
  useLazyQuery(QueuesDocument, options);

export const useWatchQueuesSubscription = (
  options?: useSubscription.Options<WatchQueuesSubscription, WatchQueuesSubscriptionVariables> | SkipToken,
) => useSubscription(WatchQueuesDocument, options as useSubscription.Options<WatchQueuesSubscription, WatchQueuesSubscriptionVariables>);

export const useSuperAdminReadinessQuery = (
  options?: (useQuery.Options<SuperAdminReadinessQuery, SuperAdminReadinessQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(SuperAdminReadinessDocument, options as useQuery.Options<SuperAdminReadinessQuery, SuperAdminReadinessQueryVariables> & { returnPartialData?: false });

export const useSuperAdminReadinessLazyQuery = (options?: useLazyQuery.Options<SuperAdminReadinessQuery, SuperAdminReadinessQueryVariables>) =>
  useLazyQuery(SuperAdminReadinessDocument, options);

export const useDirectUsersQuery = (
  options: (useQuery.Options<DirectUsersQuery, DirectUsersQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(DirectUsersDocument, options as useQuery.Options<DirectUsersQuery, DirectUsersQueryVariables> & { returnPartialData?: false });

export const useDirectUsersLazyQuery = (options?: useLazyQuery.Options<DirectUsersQuery, DirectUsersQueryVariables>) =>
  useLazyQuery(DirectUsersDocument, options);

export const useDirectUserQuery = (
  options: (useQuery.Options<DirectUserQuery, DirectUserQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(DirectUserDocument, options as useQuery.Options<DirectUserQuery, DirectUserQueryVariables> & { returnPartialData?: false });

export const useDirectUserLazyQuery = (options?: useLazyQuery.Options<DirectUserQuery, DirectUserQueryVariables>) =>
  useLazyQuery(DirectUserDocument, options);

export const useCreateDirectUserMutation = (options?: useMutation.Options<CreateDirectUserMutation, CreateDirectUserMutationVariables>) =>
  useMutation(CreateDirectUserDocument, options);

export const useUpdateDirectUserMutation = (options?: useMutation.Options<UpdateDirectUserMutation, UpdateDirectUserMutationVariables>) =>
  useMutation(UpdateDirectUserDocument, options);

export const useRelationshipsQuery = (
  options: (useQuery.Options<RelationshipsQuery, RelationshipsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(RelationshipsDocument, options as useQuery.Options<RelationshipsQuery, RelationshipsQueryVariables> & { returnPartialData?: false });

export const useRelationshipsLazyQuery = (options?: useLazyQuery.Options<RelationshipsQuery, RelationshipsQueryVariables>) =>
  useLazyQuery(RelationshipsDocument, options);

export const useCreateRelationshipMutation = (options?: useMutation.Options<CreateRelationshipMutation, CreateRelationshipMutationVariables>) =>
  useMutation(CreateRelationshipDocument, options);

export const useRemoveRelationshipMutation = (options?: useMutation.Options<RemoveRelationshipMutation, RemoveRelationshipMutationVariables>) =>
  useMutation(RemoveRelationshipDocument, options);

export const useOrganisationOptionsQuery = (
  options: (useQuery.Options<OrganisationOptionsQuery, OrganisationOptionsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(OrganisationOptionsDocument, options as useQuery.Options<OrganisationOptionsQuery, OrganisationOptionsQueryVariables> & { returnPartialData?: false });

export const useOrganisationOptionsLazyQuery = (options?: useLazyQuery.Options<OrganisationOptionsQuery, OrganisationOptionsQueryVariables>) =>
  useLazyQuery(OrganisationOptionsDocument, options);