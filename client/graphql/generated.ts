/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
// Written by npm run generate from the operations in client/**/*.graphql.
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { FragmentDefinitionNode } from 'graphql';
import { type SkipToken, useMutation, useQuery } from '@apollo/client/react';
/** Creating: what is left out gets its default. Updating: what is left out stays, what is null is cleared where it may be empty. */
export type AdTechGroupInput = {
  /** Ids of the members, all of them: those not named leave. None by default. */
  adtechIds?: Array<number> | null | undefined;
  /** The name. Needed when creating. */
  groupName?: string | null | undefined;
  /** Updating: the version that was read; when somebody saved since, the answer is CONFLICT. Left out: the later save wins. */
  version?: number | null | undefined;
};

/** The order of a list of ad-tech groups. */
export type AdTechGroupSort =
  /** How many ad-tech companies are in it. */
  | 'ADTECH_COUNT'
  /** When it was made. */
  | 'CREATED_AT'
  /** The name, without case. */
  | 'NAME'
  /** When it was last saved. */
  | 'UPDATED_AT';

/** Creating: what is left out gets its default. Updating: what is left out stays, what is null is cleared where it may be empty. */
export type AdTechInput = {
  /** The name. Needed when creating. */
  adtechName?: string | null | undefined;
  /** Code of the home country, by ISO 3166-1. Needed when creating. */
  countryCode?: string | null | undefined;
  /** Codes of the countries where it operates; the home country is added. Left out when creating: the home country alone. */
  countryList?: Array<string> | null | undefined;
  /** Whether each booking it publishes needs a charged CPM; false by default. */
  requiresChargedCpm?: boolean | null | undefined;
  /** Whether each booking it publishes needs a job number; false by default. */
  requiresJobNumber?: boolean | null | undefined;
  /** Updating: the version that was read; when somebody saved since, the answer is CONFLICT. Left out: the later save wins. */
  version?: number | null | undefined;
};

/** The order of a list of ad-tech companies. */
export type AdTechSort =
  /** Those first that ask for a charged CPM. */
  | 'CHARGED_CPM'
  /** The code of the home country. */
  | 'COUNTRY'
  /** When it was made. */
  | 'CREATED_AT'
  /** Those first that ask for a job number. */
  | 'JOB_NUMBER'
  /** The name, without case. */
  | 'NAME'
  /** When it was last saved. */
  | 'UPDATED_AT';

/** Creating: what is left out gets its default. Updating: what is left out stays, what is null is cleared where it may be empty. */
export type AgencyInput = {
  /** Address of the person who administers it. */
  adminEmail?: string | null | undefined;
  /** The name, at least 4 characters. Needed when creating. */
  agencyName?: string | null | undefined;
  /** Code of the home country, by ISO 3166-1: that of the caller, who may name no other; any for super admins. */
  countryCode?: string | null | undefined;
  /** Domain of its website; a scheme and a path are cut off. */
  domain?: string | null | undefined;
  /** Updating: the version that was read; when somebody saved since, the answer is CONFLICT. Left out: the later save wins. */
  version?: number | null | undefined;
};

/** The order of a list of agencies; rows that are equal in it are ordered by id. */
export type AgencySort =
  /** The address of its administrator; those without one first. */
  | 'ADMIN_EMAIL'
  /** When it was made. */
  | 'CREATED_AT'
  /** The domain; those without one first. */
  | 'DOMAIN'
  /** The name, without case. */
  | 'NAME'
  /** When it was last saved. */
  | 'UPDATED_AT';

/** The subject of an alert. */
export type AlertKind =
  /** Entries that could not be stored wait for somebody to look at them. */
  | 'DEAD_LETTERS'
  /** Of calls that were received nothing is known, though none of them waits. */
  | 'LEDGER_IMBALANCE'
  /** Calls wait in the queue for minutes before they are stored. */
  | 'QUEUE_LAG'
  /** Many calls ask for what their callers may not do. */
  | 'RIGHTS_REFUSED'
  /** Many sign-ins fail within minutes. */
  | 'SIGN_IN_FAILURES'
  /** A tag sends many times what it sent at this time of the weeks before. */
  | 'TAG_JUMP'
  /** A tag that was busy at this time of the weeks before sends nothing, or next to nothing. */
  | 'TAG_SILENT'
  /** Refresh tokens that were spent come again: sign-ins may have been stolen. */
  | 'TOKEN_REUSE';

/** A new API key. */
export type ApiKeyInput = {
  /** From when on it is refused; in the future. Left out or null: it does not end by itself. */
  expiresAt?: string | null | undefined;
  /** Whether it acts for the sandbox of the organisation. Left out or null: for the organisation. */
  isSandbox?: boolean | null | undefined;
  /** The program that uses it, in your words; 1 to 100 characters. Needed. */
  name?: string | null | undefined;
  /** Its scopes, at least one. `read`: GraphQL and REST reads, but for users. `people:read`: the users of the organisation. `campaigns:write`: changes to campaigns, bookings, creatives and tags. `events:write`: server-to-server events. `webhooks`: webhook endpoints and their deliveries, as an admin. */
  scopes?: Array<string> | null | undefined;
};

/** What a list does with archived records. */
export type ArchivedFilter =
  /** It leaves them out. */
  | 'EXCLUDE'
  /** It has them among the others. */
  | 'INCLUDE'
  /** It has nothing else. */
  | 'ONLY';

/** The kinds of organisation that others ask to be associated with. */
export type AssociationKind =
  /** An agency. */
  | 'AGENCY'
  /** A customer. */
  | 'CUSTOMER';

/** The state of an association request. */
export type AssociationState =
  /** The two are associated. */
  | 'ACCEPTED'
  /** The other side said no. */
  | 'DECLINED'
  /** It was accepted, and one of the two ended the association since. */
  | 'ENDED'
  /** Nobody has answered yet; the requester sees nothing of the other side. */
  | 'WAITING'
  /** The requester took it back. */
  | 'WITHDRAWN';

/** The kinds of record that have a history. */
export type AuditedEntity =
  /** An ad-tech. */
  | 'adtech'
  /** A group of ad-techs. */
  | 'adtechGroup'
  /** An agency. */
  | 'agency'
  /** A request to be associated. */
  | 'associationRequest'
  /** A booking, its impression tags included. */
  | 'booking'
  /** A broadcaster. */
  | 'broadcaster'
  /** A campaign. */
  | 'campaign'
  /** A channel. */
  | 'channel'
  /** A creative. */
  | 'creative'
  /** A customer. */
  | 'customer'
  /** An experiment. */
  | 'experiment'
  /** A site tag. */
  | 'siteTag'
  /** A user. */
  | 'user';

/** A booking, and what is to change of it. */
export type BookingChange = {
  /** Id of the booking. */
  id: number;
  /** What is to change; what is left out stays. */
  input: BookingInput;
};

/** Who made a booking, by the kind of organisation. */
export type BookingCreator =
  /** An agency. */
  | 'AGENCY'
  /** A broadcaster. */
  | 'BROADCASTER'
  /** The customer itself. */
  | 'CUSTOMER'
  /** An ad-tech, or a super admin. */
  | 'OTHER';

/** Creating: what is left out gets its default. Updating: what is left out stays, what is null is cleared where it may be empty. */
export type BookingInput = {
  /** The name, 4 to 100 characters. Needed when creating. */
  bookingName?: string | null | undefined;
  /** 1 video (the default), 2 image, 3 audio. */
  bookingType?: number | null | undefined;
  /** What its impressions may cost in the money of `cpm`, 0 or more; null for no budget. */
  budget?: number | null | undefined;
  /** Id of a campaign of the customer. Needed when creating. */
  campaignId?: number | null | undefined;
  /** Id of a channel: a broadcaster's or the publisher's own; for broadcasters, one of their own. Needed when creating. */
  channelId?: number | null | undefined;
  /** Price of 1000 impressions that the publisher charges, 0 or more; needed where the publisher asks for it. */
  chargedCpm?: number | null | undefined;
  /** Codes of the countries it runs in, of the caller's own. Left out when creating: the only one that caller and customer share, where there is just one. */
  countryCodes?: Array<string> | null | undefined;
  /** Price of 1000 impressions in the money of the customer's home country, 0 or more; kept to four decimals. Needed when creating. */
  cpm?: number | null | undefined;
  /** Id of the customer. Needed when creating; it never changes. */
  customerId?: number | null | undefined;
  /** Last day, included; today by default. One before the start becomes the start. */
  endDate?: string | null | undefined;
  /** The record's id in your own system, up to 100 characters. No two records of one kind that your organisation made for a customer have the same one. */
  externalId?: string | null | undefined;
  /** Impressions that it is to deliver, 1 or more; null for no goal. */
  goalImpressions?: number | null | undefined;
  /** The publisher's number for it; needed where the publisher asks for one. */
  jobNumber?: string | null | undefined;
  /** Id of the ad-tech it is made through; null when direct to the broadcaster. Chosen by agencies, customers and super admins: an ad-tech publishes what it books, a broadcaster sells direct. */
  publisherId?: number | null | undefined;
  /** First day; today in the reporting zone of the customer by default. */
  startDate?: string | null | undefined;
  /** Updating: the version that was read; when somebody saved since, the answer is CONFLICT. Left out: the later save wins. */
  version?: number | null | undefined;
};

/** The order of a list of bookings; rows that are equal in it are ordered by id. */
export type BookingSort =
  /** The name of the campaign, without case. */
  | 'CAMPAIGN'
  /** The label of the channel, without case. */
  | 'CHANNEL'
  /** The price of 1000 impressions. */
  | 'CPM'
  /** When it was made. */
  | 'CREATED_AT'
  /** The last day. */
  | 'END_DATE'
  /** The name, without case. */
  | 'NAME'
  /** The first day. */
  | 'START_DATE'
  /** Video, image, audio. */
  | 'TYPE'
  /** When it was last saved. */
  | 'UPDATED_AT';

/** Creating: what is left out gets its default. Updating: what is left out stays, what is null is cleared where it may be empty. */
export type BroadcasterInput = {
  /** The name. Needed when creating. */
  broadcasterName?: string | null | undefined;
  /** Code of the home country, by ISO 3166-1. Needed when creating. */
  countryCode?: string | null | undefined;
  /** Codes of the countries where it operates; the home country is added. Left out when creating: the home country alone. */
  countryList?: Array<string> | null | undefined;
  /** Updating: the version that was read; when somebody saved since, the answer is CONFLICT. Left out: the later save wins. */
  version?: number | null | undefined;
};

/** The order of a list of broadcasters. */
export type BroadcasterSort =
  /** The code of the home country. */
  | 'COUNTRY'
  /** When it was made. */
  | 'CREATED_AT'
  /** The name, without case. */
  | 'NAME'
  /** When it was last saved. */
  | 'UPDATED_AT';

/** Creating: what is left out gets its default. Updating: what is left out stays, what is null is cleared where it may be empty. */
export type CampaignInput = {
  /** The name, 4 to 100 characters. Needed when creating. */
  campaignName?: string | null | undefined;
  /** Id of the customer. Needed when creating; it never changes. */
  customerId?: number | null | undefined;
  /** Last day, included; today by default. One before the start becomes the start. */
  endDate?: string | null | undefined;
  /** The record's id in your own system, up to 100 characters. No two records of one kind that your organisation made for a customer have the same one. */
  externalId?: string | null | undefined;
  /** First day; today in the reporting zone of the customer by default. */
  startDate?: string | null | undefined;
  /** Updating: the version that was read; when somebody saved since, the answer is CONFLICT. Left out: the later save wins. */
  version?: number | null | undefined;
};

/** The order of a list of campaigns; rows that are equal in it are ordered by id. */
export type CampaignSort =
  /** When it was made. */
  | 'CREATED_AT'
  /** The last day. */
  | 'END_DATE'
  /** The name, without case. */
  | 'NAME'
  /** The first day. */
  | 'START_DATE'
  /** When it was last saved. */
  | 'UPDATED_AT';

/** Creating: what is left out gets its default. Updating: what is left out stays, what is null is cleared where it may be empty. */
export type ChannelInput = {
  /** The name. Needed when creating. */
  channelName?: string | null | undefined;
  /** Preferred as label. */
  displayName?: string | null | undefined;
  /** Id of the broadcaster or ad-tech that owns it, by `ownerType`. Needed when creating. */
  ownerId?: number | null | undefined;
  /** The kind of the owner; broadcaster by default. */
  ownerType?: ChannelOwnerType | null | undefined;
  /** Updating: the version that was read; when somebody saved since, the answer is CONFLICT. Left out: the later save wins. */
  version?: number | null | undefined;
};

/** The kinds of organisation that own channels. */
export type ChannelOwnerType =
  /** An ad-tech. */
  | 'adtech'
  /** A broadcaster. */
  | 'broadcaster';

/** The order of a list of channels. */
export type ChannelSort =
  /** When it was made. */
  | 'CREATED_AT'
  /** The display name, without case; those without one first. */
  | 'DISPLAY_NAME'
  /** The display name, or else the name, without case. */
  | 'LABEL'
  /** The name, without case. */
  | 'NAME'
  /** The name of the owner, without case. */
  | 'OWNER'
  /** The kind of the owner. */
  | 'OWNER_TYPE'
  /** When it was last saved. */
  | 'UPDATED_AT';

/** Days to compare those of a dashboard with. */
export type ComparedDaysInput = {
  /** Last local day, included. */
  endDate: string;
  /** First local day, included. */
  startDate: string;
};

/** Creating: what is left out gets its default. Updating: what is left out stays, what is null is cleared where it may be empty. */
export type CreativeInput = {
  /** A length or a size, such as 30s or 300x250; up to 50 characters. Needed when creating. */
  creativeFormat?: string | null | undefined;
  /** 1 video (the default), 2 image. It stays while bookings of that type use the creative. */
  creativeType?: number | null | undefined;
  /** Id of the customer. Needed when creating; it never changes. */
  customerId?: number | null | undefined;
  /** Its name, up to 200 characters. Needed when creating. */
  description?: string | null | undefined;
  /** The record's id in your own system, up to 100 characters. No two records of one kind that your organisation made for a customer have the same one. */
  externalId?: string | null | undefined;
  /** Where it can be looked at: an address with http:// or https://. */
  url?: string | null | undefined;
  /** Updating: the version that was read; when somebody saved since, the answer is CONFLICT. Left out: the later save wins. */
  version?: number | null | undefined;
};

/** The order of a list of creatives; rows that are equal in it are ordered by id. */
export type CreativeSort =
  /** When it was made. */
  | 'CREATED_AT'
  /** The description, without case. */
  | 'DESCRIPTION'
  /** The format, without case. */
  | 'FORMAT'
  /** Video, then image. */
  | 'TYPE'
  /** When it was last saved. */
  | 'UPDATED_AT';

/** Creating: what is left out gets its default. Updating: what is left out stays, what is null is cleared where it may be empty. */
export type CustomerInput = {
  /** Address of the person who administers it. */
  adminEmail?: string | null | undefined;
  /** Who is charged: 0 nobody, 1 the customer, 2 the organisation that books (the default). Only super admins may choose another. */
  billingEntity?: number | null | undefined;
  /** Code of the home country, by ISO 3166-1: one of the caller's own, any for super admins. Left out, it is the only country of those who have one; they may name no other. */
  countryCode?: string | null | undefined;
  /** Codes of the countries where it operates, of the caller's own; the home country is added. */
  countryList?: Array<string> | null | undefined;
  /** The name, at least 4 characters. Needed when creating. */
  custName?: string | null | undefined;
  /** Preferred as label. */
  displayName?: string | null | undefined;
  /** Domain of its website; a scheme and a path are cut off. */
  domain?: string | null | undefined;
  /** Id of the category, one of `taxonomies`; 0 by default. */
  taxonomyId?: number | null | undefined;
  /** Updating: the version that was read; when somebody saved since, the answer is CONFLICT. Left out: the later save wins. */
  version?: number | null | undefined;
};

/** The order of a list of customers; rows that are equal in it are ordered by id. */
export type CustomerSort =
  /** The name of the category, without case. */
  | 'CATEGORY'
  /** When it was made. */
  | 'CREATED_AT'
  /** The domain; those without one first. */
  | 'DOMAIN'
  /** The label: the display name, or else the name, without case. */
  | 'NAME'
  /** When it was last saved. */
  | 'UPDATED_AT';

/** The filter of the dashboard. Lists narrow each other; dates are local to the reporting zone. */
export type DashboardFilterInput = {
  /** Booking ids; empty or holding 0 means all, unknown ids match nothing. */
  bookings?: Array<number>;
  /** Campaign ids; empty or holding 0 means all, unknown ids match nothing. */
  campaigns?: Array<number>;
  /** Channel ids; empty or holding 0 means all, unknown ids match nothing. */
  channels?: Array<number>;
  /** Id of the customer. */
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
  reason?: DeadLetterReason | null | undefined;
};

/** Why an entry of the queue could not be stored. */
export type DeadLetterReason =
  /** Its time lies too far from the one it came in at. */
  | 'impossible_time'
  /** The database, or the code, fails on it; `detail` says how. */
  | 'refused'
  /** It cannot be read. */
  | 'undecodable'
  /** It names a customer that does not exist. */
  | 'unknown_customer'
  /** It names a region that does not exist. */
  | 'unknown_region'
  /** It names a tag that does not exist. */
  | 'unknown_tag';

/** The dimension of the rows of an effect. */
export type EffectDimension =
  /** The booking. */
  | 'BOOKING'
  /** The campaign. */
  | 'CAMPAIGN'
  /** The channel. */
  | 'CHANNEL'
  /** The creative. */
  | 'CREATIVE'
  /** The daypart of the impression. */
  | 'DAYPART'
  /** The region of the impression. */
  | 'REGION'
  /** The site of the visit. */
  | 'SITE'
  /** How many impressions the viewer had seen in the seven days up to this one. */
  | 'VIEWS';

/** Why the effect of ads cannot be told. */
export type EffectReason =
  /** The ads follow the visits, as in retargeting. Only a holdout can tell. */
  | 'ADS_FOLLOW_VISITS'
  /** Less than half of what the row would show is its own, the rest is the average of all ads. */
  | 'MOSTLY_AVERAGE'
  /** The evidence of the customer was not counted yet: every night, once a day of impressions is complete. */
  | 'NOT_COUNTED'
  /** No day of the range is counted: visits may still come for a week. */
  | 'NO_COMPLETE_DAYS'
  /** Only an effect above half of the credited visits would be found. */
  | 'TOO_FEW_VISITS';

/** How far the effect of ads is known; docs/incremental.md. */
export type EffectVerdict =
  /** The lower end of `causedVisits` is certain; its value is the most likely, and the ads may have caused more. */
  | 'AT_LEAST'
  /** Two estimates with different assumptions agree. */
  | 'MEASURED'
  /** Cannot be told; the reason says why. */
  | 'UNDETERMINED';

/** The kinds of organisation. */
export type EntityType =
  /** An ad-tech. */
  | 'ADTECH'
  /** An agency. */
  | 'AGENCY'
  /** A broadcaster. */
  | 'BROADCASTER'
  /** A customer, "Client" on screens. */
  | 'CUSTOMER'
  /** No organisation: super admins, and what they make. */
  | 'SYSTEM';

/** What a call of a tag is. */
export type EventKind =
  /** A call of an impression tag. */
  | 'impression'
  /** Not known, since it cannot be read. */
  | 'unknown'
  /** A call of a site tag. */
  | 'webhit';

/** A check of the two groups of households or regions. */
export type ExperimentCheckKind =
  /** Visits were counted on every day. */
  | 'COMPLETE_DAYS'
  /** At most 1 % of the impressions are in held-out regions. */
  | 'CONTAMINATION'
  /** Every held-out region has hardly any ads. */
  | 'DARK_REGIONS'
  /** Both groups came as often, or moved alike, before the experiment. */
  | 'EQUAL_PAST'
  /** Few households belong to both groups. */
  | 'MIXED_HOUSEHOLDS'
  /** The same experiment right before, when nothing was held out, shows nothing. */
  | 'QUIET_PAST'
  /** The groups are as large as the draw lets expect. */
  | 'SAMPLE_RATIO'
  /** Few impressions belong to no household. */
  | 'UNIDENTIFIED';

/** How a check of an experiment turned out. */
export type ExperimentCheckStatus =
  /** Chance explains it less than once in a thousand times. */
  | 'FAILED'
  /** Too little was counted. */
  | 'NOT_YET'
  /** Nothing speaks against a comparison. */
  | 'PASSED';

/** Creating: what is left out gets its default. Updating: what is left out stays. Once it has begun, only name and hypothesis change. */
export type ExperimentInput = {
  /** Whether the ad server excludes the regions; our VAST document does by default. */
  adServerExcludes?: boolean | null | undefined;
  /** Id of the booking. Needed when creating. */
  bookingId?: number | null | undefined;
  /** Id of a creative of the booking, where the ad server splits the households: its impressions are those of the control arm. Null: our VAST document splits. */
  controlCreativeId?: number | null | undefined;
  /** The share of the households that do not see the ads, in per cent; of regions, the share of the ads that may be held out at most. */
  controlPercent?: number | null | undefined;
  /** URL of the VAST document for control households, on a host of VAST_HOSTS. Null: one black second. */
  controlUrl?: string | null | undefined;
  /** The way in which its regions are held out: HOLDOUT by default. */
  design?: RegionDesign | null | undefined;
  /** Last day, included, on a day of the booking; an experiment lasts 7 to 60 days, one of regions 14 to 56 in whole weeks, a switchback 35. Needed when creating. */
  endDate?: string | null | undefined;
  /** The name, 4 to 100 characters. Needed when creating. */
  experimentName?: string | null | undefined;
  /** The expected result. Needed when creating. */
  hypothesis?: string | null | undefined;
  /** The kind of its groups: HOUSEHOLDS by default. It cannot change. */
  kind?: ExperimentKind | null | undefined;
  /** Ids of the regions that are held out, as `regionExperimentPlan` proposes them. */
  regionIds?: Array<number> | null | undefined;
  /** First day: tomorrow or later. Needed when creating. */
  startDate?: string | null | undefined;
  /** Updating: the version that was read; when somebody saved since, the answer is CONFLICT. Left out: the later save wins. */
  version?: number | null | undefined;
};

/** The kind of groups that are held out of the ads. */
export type ExperimentKind =
  /** A random share of the households. */
  | 'HOUSEHOLDS'
  /** Everybody in some regions. */
  | 'REGIONS';

/** Whose past households a plan counts. */
export type ExperimentPlanBasis =
  /** Those that the ads of the booking reached. */
  | 'BOOKING'
  /** Those that any ad of the client reached: the booking has none yet. */
  | 'CUSTOMER';

/** Why an experiment has no result. */
export type ExperimentResultReason =
  /** The check SAMPLE_RATIO or EQUAL_PAST failed. */
  | 'ARMS_DIFFER'
  /** Its visits are not all counted: nobody may look before. */
  | 'NOT_FINISHED'
  /** The check EQUAL_PAST, DARK_REGIONS or COMPLETE_DAYS of regions failed. */
  | 'REGIONS_DIFFER'
  /** Fewer than eight weeks of visits by region before it. */
  | 'SHORT_PAST'
  /** A person stopped it. */
  | 'STOPPED'
  /** A group has fewer than 100 households. */
  | 'TOO_FEW_HOUSEHOLDS'
  /** The client and its agencies see it, sellers do not. */
  | 'WITHHELD';

/** Where an experiment is between its plan and its result. */
export type ExperimentState =
  /** All visits are counted. */
  | 'FINISHED'
  /** It has not begun; everything about it can change. */
  | 'PLANNED'
  /** Households are held out. */
  | 'RUNNING'
  /** A person stopped it; it has no result. */
  | 'STOPPED'
  /** It is over; visits may still come for seven days. */
  | 'WAITING';

/** The recommended action for a finding. */
export type FindingActionKind =
  /** Filter the dashboard by the subject. */
  | 'FILTER'
  /** Check the tag; all site tags where no id is named. */
  | 'FIX_TAG'
  /** Look at the booking, its goal and its budget. */
  | 'OPEN_BOOKING'
  /** Extend the booking. */
  | 'PLAN_IMPRESSIONS'
  /** Look at the panel. */
  | 'SHOW_PANEL';

/** Which list the row ids of a subject belong to. */
export type FindingDimension =
  /** Booking ids. */
  | 'BOOKING'
  /** Channel ids. */
  | 'CHANNEL'
  /** Creative ids. */
  | 'CREATIVE'
  /** Dayparts, 1 Night to 8 Off-Peak. */
  | 'DAYPART'
  /** Everything in the range: no ids. */
  | 'RANGE'
  /** Region ids. */
  | 'REGION'
  /** Site tag ids. */
  | 'SITE'
  /** The id of the tag that the action names. */
  | 'TAG'
  /** A weekday, 1 Monday to 7 Sunday, then a daypart. */
  | 'WEEKDAY_AND_DAYPART';

/** The subject of a finding. */
export type FindingKind =
  /** The response rate differs from that of the compared days. */
  | 'CHANGE'
  /** The cost of a visit differs from that of the rest. */
  | 'COST_PER_VISIT'
  /** More, or fewer, than half of the visits come after a single impression. */
  | 'FIRST_VIEWS'
  /** There are too few impressions to compare; this many more would be enough. */
  | 'MORE_IMPRESSIONS'
  /** The forecast of a booking is below or above its goal. */
  | 'PACE'
  /** A response rate differs from that of the rest. */
  | 'RESPONSE_RATE'
  /** One site has more visits than every other. */
  | 'SITE_VISITS'
  /** A tag does not work as it should, so figures may be missing. */
  | 'TAG_ISSUE';

/** How sure a finding is. */
export type FindingSureness =
  /** It is counted, so that chance has no part in it. */
  | 'COUNTED'
  /** The figures do not decide it yet. */
  | 'NOT_YET'
  /** By chance alone, at most one of 20 dashboards shows any finding. */
  | 'SURE'
  /** By chance alone, at most one of 200 dashboards shows such a finding. */
  | 'VERY_SURE';

/** The unit of a figure. */
export type FindingUnit =
  /** A rate or a share: 0.02 is 2 %. */
  | 'FRACTION'
  /** A count of impressions. */
  | 'IMPRESSIONS'
  /** An amount in the `currency` of the dashboard. */
  | 'MONEY'
  /** A difference as a fraction of the other figure: 0.3 is 30 % more. */
  | 'RELATIVE';

/** How a value is to be written for people. */
export type HistoryValueKind =
  /** A local date, YYYY-MM-DD. */
  | 'DATE'
  /** A moment in UTC, ISO 8601. */
  | 'MOMENT'
  /** An amount in `currency`, to four decimals. */
  | 'MONEY'
  /** As it is. */
  | 'TEXT'
  /** true or false. */
  | 'YES_NO';

/** The order of a list of impression tags; rows that are equal in it are ordered by id. */
export type ImpressionTagSort =
  /** The name of the booking, then the description of the creative. */
  | 'BOOKING'
  /** The name of the campaign, without case. */
  | 'CAMPAIGN'
  /** The label of the channel, without case. */
  | 'CHANNEL'
  /** When it was made. */
  | 'CREATED_AT'
  /** The description of the creative, without case. */
  | 'CREATIVE'
  /** When it was last saved. */
  | 'UPDATED_AT';

/** Who is to be invited. They set their password by a link. */
export type InvitationInput = {
  /** Whether they will administrate their organisation; false by default. */
  admin?: boolean | null | undefined;
  /** The address that the invitation is mailed to, and to sign in with. */
  email?: string | null | undefined;
  /** A super admin's choice; for all others it is their own organisation. */
  entityId?: number | null | undefined;
  /** A super admin's choice, BROADCASTER by default; for all others it is their own kind. */
  entityType?: EntityType | null | undefined;
  /** The full name, at least 4 characters. */
  name?: string | null | undefined;
};

/** How far an invited person has come. */
export type InvitationState =
  /** The invitation was accepted, or the user was made with a password. */
  | 'ACTIVE'
  /** The invitation was not accepted in its seven days; it can be sent again. */
  | 'EXPIRED'
  /** An invitation was mailed and can be accepted. */
  | 'INVITED';

/** Whether the outcomes of calls add up to the calls that came in. */
export type LedgerBalance =
  /** Every call has an outcome. */
  | 'balanced'
  /** All that is missing can still be waiting in the queue. */
  | 'settling'
  /** Calls are missing: an alarm. */
  | 'unbalanced';

/** The answer of a browser that has made a passkey; all in base64url. */
export type NewPasskeyInput = {
  /** `response.attestationObject`. */
  attestationObject: string;
  /** `response.clientDataJSON`. */
  clientData: string;
  /** `id` of the credential. */
  id: string;
  /** `response.transports`; none where a browser has none. */
  transports: Array<string>;
};

/** How the people of an organisation are to sign in. */
export type OrganisationSignInInput = {
  /** Whether its people need a second factor. */
  requiresSecondFactor: boolean;
};

/** Whether a reader without an account gets a report. */
export type OutsideReaderState =
  /** The address agreed, and gets the report. */
  | 'CONFIRMED'
  /** The address wants no mail; only its reader can take that back. */
  | 'UNSUBSCRIBED'
  /** The address has not agreed: it gets nothing but the question. */
  | 'WAITING';

/** How a booking stands against its goal. */
export type PacingState =
  /** The forecast is more than 5 % above the goal. */
  | 'AHEAD'
  /** The forecast is more than 5 % below the goal. */
  | 'BEHIND'
  /** It is over and did not reach the goal. */
  | 'MISSED'
  /** It has no complete day yet. */
  | 'NOT_BEGUN'
  /** The forecast is within 5 % of the goal. */
  | 'ON_PACE'
  /** It is over and reached the goal. */
  | 'REACHED';

/** What the caller may do to a record. Further values may come. */
export type RecordAction =
  /** Accept a request. */
  | 'accept'
  /** Take it out of the lists. */
  | 'archive'
  /** Ask for, or begin, an association with it. */
  | 'associate'
  /** Make another of its kind. */
  | 'create'
  /** Make another user, with a password. */
  | 'createDirect'
  /** Decline a request. */
  | 'decline'
  /** End an association. */
  | 'end'
  /** Erase the personal data of a user. */
  | 'erase'
  /** Erase the addresses of a user from the records of all organisations. */
  | 'eraseEverywhere'
  /** List all of its kind. */
  | 'list'
  /** Mail a user the invitation again. */
  | 'resendInvitation'
  /** Take the second factors of a user away. */
  | 'resetSecondFactor'
  /** Bring it back from the archive. */
  | 'restore'
  /** Choose the creatives of a booking, which makes its impression tags. */
  | 'save'
  /** End an experiment before its last day. */
  | 'stop'
  /** Send a test call of a tag. */
  | 'test'
  /** Change it. */
  | 'update'
  /** Withdraw a request of the own organisation. */
  | 'withdraw';

/** A kind of record that a search finds. */
export type RecordKind =
  /** A booking. */
  | 'BOOKING'
  /** A campaign. */
  | 'CAMPAIGN'
  /** A creative. */
  | 'CREATIVE'
  /** A client. */
  | 'CUSTOMER'
  /** A holdout of a booking. */
  | 'EXPERIMENT'
  /** The impression tag of a creative in a booking. */
  | 'IMPRESSION_TAG'
  /** The tag of a client's site. */
  | 'SITE_TAG';

/** Whether Redis answers. */
export type RedisStatus =
  /** It answers. */
  | 'healthy'
  /** It does not answer. */
  | 'unavailable';

/** A way to hold regions out. */
export type RegionDesign =
  /** The same regions on all days. */
  | 'HOLDOUT'
  /** By turns: the regions for two weeks, nobody for one week, all other regions for two weeks. */
  | 'SWITCHBACK';

/** Two organisations, named as source and target or by exactly two of the four ids. A customer can be related to a broadcaster, an agency or an ad-tech, an agency to any of the three others. */
export type RelationshipInput = {
  /** In place of source and target: id of an ad-tech. */
  adtechId?: number | null | undefined;
  /** In place of source and target: id of an agency. */
  agencyId?: number | null | undefined;
  /** In place of source and target: id of a broadcaster. */
  broadcasterId?: number | null | undefined;
  /** In place of source and target: id of a customer. */
  customerId?: number | null | undefined;
  /** Id of the first organisation, by `sourceType`. */
  sourceId?: number | null | undefined;
  /** The kind of the first; left out: client. */
  sourceType?: RelationshipSide | null | undefined;
  /** Id of the second organisation, by `targetType`. */
  targetId?: number | null | undefined;
  /** The kind of the second; left out: broadcaster. */
  targetType?: RelationshipSide | null | undefined;
};

/** The kinds of organisation that can be related. */
export type RelationshipSide =
  /** An ad-tech. */
  | 'adtech'
  /** An agency. */
  | 'agency'
  /** A broadcaster. */
  | 'broadcaster'
  /** A customer. */
  | 'client';

/** How far the mail to one person has come. */
export type ReportDeliveryState =
  /** It could not be sent and was given up. */
  | 'FAILED'
  /** The person may not have it, or does not want it. */
  | 'LEFT_OUT'
  /** It was taken by the mail server. */
  | 'SENT'
  /** It is still tried. */
  | 'WAITING';

/** How often a report is sent. */
export type ReportFrequency =
  /** On a day of each month. */
  | 'MONTHLY'
  /** On a day of each week. */
  | 'WEEKLY';

/** How far a report has come. */
export type ReportRunState =
  /** It was given up: nobody got it. */
  | 'FAILED'
  /** It was made, and its mails are on their way. */
  | 'SENDING'
  /** Every mail is settled, and at least one was sent. */
  | 'SENT'
  /** It is to be made, for the first time or again after a failure. */
  | 'WAITING';

/** When a saved view is sent, and to whom. It replaces what was set before. */
export type ReportScheduleInput = {
  /** How often. */
  frequency: ReportFrequency;
  /** The hour of the client's local day, 0 to 23. */
  hour: number;
  /** Of a monthly one: day of the month, 1 to 31; in a shorter month its last day. */
  monthDay?: number | null | undefined;
  /** Addresses of people without an account, 20 at most; each is asked by mail first. Left out, they stay as they are. */
  outsideAddresses?: Array<string> | null | undefined;
  /** Whether it waits until it is set running again. */
  paused?: boolean;
  /** The users it is sent to, by id: at most 50 of `reportReaders`, and at least one where no address outside is named. */
  recipientIds: Array<number>;
  /** Updating: the version that was read; when somebody saved since, the answer is CONFLICT. Left out: the later save wins. */
  version?: number | null | undefined;
  /** Of a weekly one: 1 Monday to 7 Sunday. */
  weekday?: number | null | undefined;
};

/** The kind of a person’s organisation, with or without its administration. */
export type Role =
  /** A super admin. */
  | 'ROLE_ADMIN'
  /** An admin of an ad-tech. */
  | 'ROLE_ADTECH_ADMIN'
  /** A plain user of an ad-tech. */
  | 'ROLE_ADTECH_USER'
  /** An admin of an agency. */
  | 'ROLE_AGENCY_ADMIN'
  /** A plain user of an agency. */
  | 'ROLE_AGENCY_USER'
  /** An admin of a broadcaster. */
  | 'ROLE_BROADCASTER_ADMIN'
  /** A plain user of a broadcaster. */
  | 'ROLE_BROADCASTER_USER'
  /** An admin of a customer. */
  | 'ROLE_CUSTOMER_ADMIN'
  /** A plain user of a customer. */
  | 'ROLE_CUSTOMER_USER';

/** A saved view. Updating: what is left out stays. */
export type SavedViewInput = {
  /** The parameters of its address on the dashboard, with or without the question mark: `client=1&range=last-week&region=2.4-9`. Another client needs another view. */
  address?: string | null | undefined;
  /** Whether colleagues of its owner may open it. */
  isShared?: boolean | null | undefined;
  /** Its name: 1 to 100 characters. */
  name?: string | null | undefined;
  /** Updating: the version that was read; when somebody saved since, the answer is CONFLICT. Left out: the later save wins. */
  version?: number | null | undefined;
};

/** A new public link. */
export type SharedLinkInput = {
  /** The view, as the parameters of its address on the dashboard. A named range moves with the days; layout and comparison are left out. */
  address?: string | null | undefined;
  /** How many days it opens, 1 to 365. Left out: 30. */
  expiresInDays?: number | null | undefined;
  /** Its name, for its readers too: 1 to 100 characters. */
  name?: string | null | undefined;
  /** The password that readers must enter: 8 to 128 characters. Left out: none. */
  password?: string | null | undefined;
};

/** Creating: what is left out gets its default. Updating: what is left out stays, what is null is cleared where it may be empty. */
export type SiteTagInput = {
  /** Id of the customer. Needed when creating; it never changes. */
  customerId?: number | null | undefined;
  /** The record's id in your own system, up to 100 characters. No two records of one kind that your organisation made for a customer have the same one. */
  externalId?: string | null | undefined;
  /** Whether it is the customer's main one, false by default. Setting one unsets the other, which a broadcaster or ad-tech may only where it made the other. */
  mainSiteTag?: boolean | null | undefined;
  /** The name of the site. Needed when creating. */
  tagDescription?: string | null | undefined;
  /** Updating: the version that was read; when somebody saved since, the answer is CONFLICT. Left out: the later save wins. */
  version?: number | null | undefined;
};

/** The order of a list of site tags; rows that are equal in it are ordered by id. */
export type SiteTagSort =
  /** When it was made. */
  | 'CREATED_AT'
  /** The description, without case. */
  | 'DESCRIPTION'
  /** The main one last. */
  | 'MAIN'
  /** When it was last saved. */
  | 'UPDATED_AT';

/** The provider of an organisation. Updating changes the fields that are named. */
export type SsoConnectionInput = {
  /** The client id that the provider assigned. Needed for a new one. */
  clientId?: string | null | undefined;
  /** The client secret, which no answer contains. Needed for a new one. */
  clientSecret?: string | null | undefined;
  /** Whether somebody who signs in for the first time becomes an admin; false by default. */
  defaultAdmin?: boolean | null | undefined;
  /** Whether people can sign in with it; true by default. Switching it off ends every sign-in that it opened, as another issuer or client ID does. */
  enabled?: boolean | null | undefined;
  /** Id of the organisation, by `entityType`; for all but super admins it is their own. */
  entityId?: number | null | undefined;
  /** The kind of the organisation, a super admin’s choice; for all others it is their own. */
  entityType?: EntityType | null | undefined;
  /** The address that the provider is known by: https://. Needed for a new one. */
  issuer?: string | null | undefined;
  /** Whether passwords are refused; false by default. Switching it on ends every sign-in by password, and needs a verified domain and a sign-in of an admin with the provider. */
  onlySso?: boolean | null | undefined;
  /** Whether an address is refused that the provider does not mark as verified (email_verified); false by default. One that it marks as not verified is always refused. */
  requireVerifiedEmail?: boolean | null | undefined;
  /** Updating: the version that was read; when somebody saved since, the answer is CONFLICT. Left out: the later save wins. */
  version?: number | null | undefined;
};

/** The ad server that a tag is pasted into: each spells its macros in its own way. */
export type TagAdServer =
  /** Campaign Manager 360. */
  | 'CAMPAIGN_MANAGER'
  /** FreeWheel. */
  | 'FREEWHEEL'
  /** Google Ad Manager. */
  | 'GOOGLE_AD_MANAGER'
  /** Any ad server that spells macros as the specifications of the IAB do. */
  | 'IAB'
  /** Xandr, now Microsoft Monetize. */
  | 'XANDR';

/** The rule that a finding about a tag is of. Further values may come. */
export type TagFindingCode =
  /** The booking is over, and no calls come. */
  | 'BOOKING_OVER'
  /** Calls have no cache-buster, or that of the call before. */
  | 'CONSTANT_CACHE_BUSTER'
  /** One side calls over IPv4 and the other over IPv6. */
  | 'FAMILIES_APART'
  /** The calls came from the addresses of a few servers. */
  | 'FEW_ADDRESSES'
  /** Calls come over http, since this installation issues such tags. */
  | 'ISSUED_OVER_HTTP'
  /** A large share of the calls came from robots. */
  | 'MANY_ROBOTS'
  /** The tag never received a call. */
  | 'NEVER_SEEN'
  /** No call came in the last day. */
  | 'NOTHING_LATELY'
  /** Calls of the last day could not be stored. */
  | 'NOT_STORED'
  /** Calls come from addresses that stand for no household. */
  | 'NO_HOUSEHOLD'
  /** Most calls object to being followed. */
  | 'OBJECTED'
  /** Impressions contain user ids and visits do not, or the other way round. */
  | 'ONE_SIDED_IDS'
  /** All calls came from robots or were prefetched. */
  | 'ONLY_ROBOTS'
  /** Impressions lie outside the days of the booking. */
  | 'OUTSIDE_BOOKING'
  /** Calls come over http, not https. */
  | 'PLAIN_HTTP'
  /** Players reported errors. */
  | 'PLAYER_ERRORS'
  /** A large share of the impressions was reported again within a minute. */
  | 'REPEATED_CALLS'
  /** Calls contain ids or come from addresses that too many share. */
  | 'SHARED_IDENTITY'
  /** Calls contain the macro of the cache-buster. */
  | 'UNFILLED_CACHE_BUSTER'
  /** Calls contain the macro of a privacy signal. */
  | 'UNFILLED_PRIVACY'
  /** Calls contain the macro of the user id. */
  | 'UNFILLED_UID'
  /** A large share of the calls names no device that is known. */
  | 'UNKNOWN_DEVICE'
  /** Calls contain an unreadable privacy signal, or a parameter in a wrong spelling. */
  | 'UNREAD_SIGNAL'
  /** Hardly any calls came on days of the last weeks. */
  | 'WAS_SILENT'
  /** Calls have no viewer. */
  | 'WITHOUT_VIEWER';

/** How much a finding about a tag matters. */
export type TagFindingGravity =
  /** Worth knowing; nothing is wrong with the figures. */
  | 'NOTE'
  /** Figures are missing or wrong until it is fixed. */
  | 'PROBLEM'
  /** Figures suffer somewhat. */
  | 'WARNING';

/** The text to paste into an ad server. */
export type TagFormat =
  /** A script that asks for the image, and the image where scripts are off. */
  | 'JAVASCRIPT'
  /** An image of one pixel, in HTML. */
  | 'PIXEL'
  /** The address of a VAST document that asks for the image. */
  | 'VAST';

/** Which of the two kinds of tag an id is of: each kind has its own numbers. */
export type TagKind =
  /** A tag on an ad server: a creative of a booking. */
  | 'IMPRESSION'
  /** A tag on the pages of a site. */
  | 'SITE';

/** Which tags are mailed, how they are written, and to whom. */
export type TagSheetMailInput = {
  /** The ad server whose macros the tags carry. */
  adServer: TagAdServer;
  /** Only tags of these bookings. */
  bookingIds?: Array<number> | null | undefined;
  /** Only tags of these campaigns. */
  campaignIds?: Array<number> | null | undefined;
  /** Only tags of bookings on these channels. */
  channelIds?: Array<number> | null | undefined;
  /** Id of the client. */
  customerId: number;
  /** An address of the channel's ad operations. */
  email: string;
  /** What is pasted. */
  format: TagFormat;
  /** Only these tags. */
  tagIds?: Array<number> | null | undefined;
};

/** Creating: what is left out gets its default. Updating: what is left out stays, what is null is cleared where it may be empty. */
export type UserInput = {
  /** Whether they administrate their organisation; false by default. */
  admin?: boolean | null | undefined;
  /** The address to sign in with. Needed when creating. Updating somebody activated: it waits until a link mailed to it is used. */
  email?: string | null | undefined;
  /** Id of their organisation, by `entityType`; none for SYSTEM. Needed when creating. */
  entityId?: number | null | undefined;
  /** The kind of their organisation; BROADCASTER by default. */
  entityType?: EntityType | null | undefined;
  /** The full name, at least 4 characters. Needed when creating. */
  name?: string | null | undefined;
  /** Needed when creating, from 12 to 128 characters; good for a day, within which its owner chooses another. Left out or blank when updating: the old one stays. */
  password?: string | null | undefined;
  /** Updating: the version that was read; when somebody saved since, the answer is CONFLICT. Left out: the later save wins. */
  version?: number | null | undefined;
};

/** The order of a list of users; rows that are equal in it are ordered by id. */
export type UserSort =
  /** When it was made. */
  | 'CREATED_AT'
  /** The address, without case. */
  | 'EMAIL'
  /** The name of the organisation, without case; super admins first. */
  | 'ENTITY'
  /** Expired invitations first, then open ones by when they end, then active users. */
  | 'INVITATION'
  /** The name, without case. */
  | 'NAME'
  /** Administrators first. */
  | 'ROLE'
  /** When it was last saved. */
  | 'UPDATED_AT';

/** An endpoint of webhooks. Updating changes the fields that are named. */
export type WebhookEndpointInput = {
  /** False switches it off: it receives nothing, and waiting deliveries are cancelled. True when left out for a new one. */
  enabled?: boolean | null | undefined;
  /** Names of `webhookEventTypes` that it receives, at least one. Needed for a new one. */
  eventTypes?: Array<string> | null | undefined;
  /** The program that receives the messages, in your words; up to 100 characters. Needed for a new one. */
  name?: string | null | undefined;
  /** Where messages are posted to: https://, no user and no fragment. Needed for a new one. */
  url?: string | null | undefined;
};

/** How the delivery of a message ended. */
export type WebhookOutcome =
  /** The endpoint was removed or switched off first. */
  | 'CANCELLED'
  /** The endpoint answered with a status from 200 to 299. */
  | 'DELIVERED'
  /** The last of all tries failed. */
  | 'GIVEN_UP';

export type SignOutMutationVariables = Exact<{ [key: string]: never; }>;


export type SignOutMutation = { signOut: boolean };

export type ChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;


export type ChangePasswordMutation = { changePassword: { message: string } };

export type OwnSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSessionsQuery = { sessions: Array<{ id: string, device: string | null, createdAt: string, lastUsedAt: string, isCurrent: boolean }> };

export type EndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndOtherSessionsMutation = { endOtherSessions: number };

export type ExportMyDataQueryVariables = Exact<{ [key: string]: never; }>;


export type ExportMyDataQuery = { exportMyData: string };

export type SecondFactorQueryVariables = Exact<{ [key: string]: never; }>;


export type SecondFactorQuery = { secondFactor: { codeAppSince: string | null, unusedRecoveryCodes: number, isRequired: boolean, asksPassword: boolean, passkeys: Array<{ id: number, name: string, createdAt: string, lastUsedAt: string | null }> } };

export type BeginCodeAppMutationVariables = Exact<{
  password?: string | null | undefined;
}>;


export type BeginCodeAppMutation = { beginCodeApp: { secret: string, uri: string } };

export type ConfirmCodeAppMutationVariables = Exact<{
  code: string;
}>;


export type ConfirmCodeAppMutation = { confirmCodeApp: Array<string> };

export type RemoveCodeAppMutationVariables = Exact<{
  password?: string | null | undefined;
}>;


export type RemoveCodeAppMutation = { removeCodeApp: boolean };

export type RenewRecoveryCodesMutationVariables = Exact<{
  password?: string | null | undefined;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: Array<string> };

export type BeginPasskeyMutationVariables = Exact<{
  password?: string | null | undefined;
}>;


export type BeginPasskeyMutation = { beginPasskey: { challenge: string, rpId: string, rpName: string, timeoutMs: number, userHandle: string, userName: string, displayName: string, algorithms: Array<number>, excludedIds: Array<string> } };

export type AddPasskeyMutationVariables = Exact<{
  input: NewPasskeyInput;
}>;


export type AddPasskeyMutation = { addPasskey: { recoveryCodes: Array<string> | null, passkey: { id: number, name: string } } };

export type RemovePasskeyMutationVariables = Exact<{
  id: number;
  password?: string | null | undefined;
}>;


export type RemovePasskeyMutation = { removePasskey: boolean };

export type RenamePasskeyMutationVariables = Exact<{
  id: number;
  name: string;
}>;


export type RenamePasskeyMutation = { renamePasskey: { id: number, name: string } };

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


export type AgenciesQuery = { agencies: { totalCount: number, nodes: Array<AgencyRowFragment>, pageInfo: { endCursor: string | null } } };

export type AgencyTotalQueryVariables = Exact<{ [key: string]: never; }>;


export type AgencyTotalQuery = { agencies: { totalCount: number } };

export type AgencyQueryVariables = Exact<{
  id: number;
}>;


export type AgencyQuery = { agency: AgencyRowFragment };

export type UnassociatedAgenciesQueryVariables = Exact<{
  search: string;
}>;


export type UnassociatedAgenciesQuery = { unassociatedAgencies: { nodes: Array<{ id: number, name: string, domain: string | null, countryCode: string }> } };

export type CreateAgencyMutationVariables = Exact<{
  input: AgencyInput;
}>;


export type CreateAgencyMutation = { createAgency: AgencyRowFragment };

export type UpdateAgencyMutationVariables = Exact<{
  id: number;
  input: AgencyInput;
}>;


export type UpdateAgencyMutation = { updateAgency: AgencyRowFragment };

export type AssociateAgencyMutationVariables = Exact<{
  id: number;
}>;


export type AssociateAgencyMutation = { associateAgency: AssociationRequestRowFragment };

export type ArchiveAgencyMutationVariables = Exact<{
  id: number;
}>;


export type ArchiveAgencyMutation = { archiveAgency: boolean };

export type AgencyRowFragment = { id: number, agencyName: string, domain: string | null, adminEmail: string | null, countryCode: string, version: number, viewerCan: Array<RecordAction> };

export type ApiKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiKeysQuery = { apiKeys: Array<{ id: number, name: string, scopes: Array<string>, entityName: string | null, isSandbox: boolean, createdAt: string, expiresAt: string | null, lastUsedAt: string | null, replacedById: number | null }> };

export type CreateApiKeyMutationVariables = Exact<{
  input: ApiKeyInput;
}>;


export type CreateApiKeyMutation = { createApiKey: { id: number, name: string, key: string } };

export type RotateApiKeyMutationVariables = Exact<{
  id: number;
  overlapHours: number;
}>;


export type RotateApiKeyMutation = { rotateApiKey: { id: number, name: string, key: string } };

export type RevokeApiKeyMutationVariables = Exact<{
  id: number;
}>;


export type RevokeApiKeyMutation = { revokeApiKey: boolean };

export type IncomingRequestsQueryVariables = Exact<{
  first: number;
}>;


export type IncomingRequestsQuery = { associationRequests: { totalCount: number, nodes: Array<AssociationRequestRowFragment> } };

export type WaitingRequestsQueryVariables = Exact<{
  first: number;
  search: string;
  kind: AssociationKind;
}>;


export type WaitingRequestsQuery = { associationRequests: { totalCount: number, nodes: Array<AssociationRequestRowFragment> } };

export type AllRequestsQueryVariables = Exact<{
  first: number;
}>;


export type AllRequestsQuery = { associationRequests: { nodes: Array<AssociationRequestRowFragment>, pageInfo: { hasNextPage: boolean } } };

export type AssociationsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search: string;
}>;


export type AssociationsQuery = { associations: { totalCount: number, nodes: Array<AssociationRowFragment>, pageInfo: { endCursor: string | null } } };

export type AcceptAssociationMutationVariables = Exact<{
  id: number;
}>;


export type AcceptAssociationMutation = { acceptAssociation: AssociationRequestRowFragment };

export type DeclineAssociationMutationVariables = Exact<{
  id: number;
}>;


export type DeclineAssociationMutation = { declineAssociation: AssociationRequestRowFragment };

export type WithdrawAssociationMutationVariables = Exact<{
  id: number;
}>;


export type WithdrawAssociationMutation = { withdrawAssociation: AssociationRequestRowFragment };

export type EndAssociationMutationVariables = Exact<{
  id: number;
}>;


export type EndAssociationMutation = { endAssociation: boolean };

export type AssociationRequestRowFragment = { id: number, state: AssociationState, isIncoming: boolean, requestedAt: string, answeredAt: string | null, endedAt: string | null, viewerCan: Array<RecordAction>, record: { status: string }, requester: PartyFragment, target: PartyFragment };

export type AssociationRowFragment = { id: number, since: string, viewerCan: Array<RecordAction>, partner: PartyFragment, organisation: PartyFragment };

export type PartyFragment = { entityType: EntityType, entityId: number, name: string, countryCode: string };

export type ClientPageQueryVariables = Exact<{
  id: number;
}>;


export type ClientPageQuery = { customer: ClientRowFragment };

export type ClientDetailsQueryVariables = Exact<{
  customerId: number;
}>;


export type ClientDetailsQuery = (
  { campaigns: { nodes: Array<{ id: number, campaignName: string, startDate: string, endDate: string, status: string }> }, siteTags: { totalCount: number, nodes: Array<{ id: number, tagDescription: string, mainSiteTag: boolean, pingCount: number, pingDate: string | null }> } }
  & AlertsOfClientFragment
);

export type ClientsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort: CustomerSort;
  descending: boolean;
}>;


export type ClientsQuery = { customers: { totalCount: number, nodes: Array<ClientRowFragment>, pageInfo: { endCursor: string | null } } };

export type ClientSummaryQueryVariables = Exact<{ [key: string]: never; }>;


export type ClientSummaryQuery = { customerSummary: { total: number, topCategory: string | null, topCategoryShare: number | null } };

export type ClientQueryVariables = Exact<{
  id: number;
}>;


export type ClientQuery = { customer: ClientRowFragment };

export type UnassociatedClientsQueryVariables = Exact<{
  search: string;
}>;


export type UnassociatedClientsQuery = { unassociatedCustomers: { nodes: Array<{ id: number, name: string, domain: string | null, countryCode: string }> } };

export type CreateClientMutationVariables = Exact<{
  input: CustomerInput;
}>;


export type CreateClientMutation = { createCustomer: ClientRowFragment };

export type UpdateClientMutationVariables = Exact<{
  id: number;
  input: CustomerInput;
}>;


export type UpdateClientMutation = { updateCustomer: ClientRowFragment };

export type AssociateClientMutationVariables = Exact<{
  id: number;
}>;


export type AssociateClientMutation = { associateCustomer: AssociationRequestRowFragment };

export type ArchiveClientMutationVariables = Exact<{
  id: number;
}>;


export type ArchiveClientMutation = { archiveCustomer: boolean };

export type ClientRowFragment = { id: number, custName: string, displayName: string | null, domain: string | null, adminEmail: string | null, taxonomyId: number, taxonomyDesc: string | null, billingEntity: number, countryCode: string, countryList: Array<string>, version: number, viewerCan: Array<RecordAction> };

export type ConnectionCodesQueryVariables = Exact<{
  customerId: number;
  first: number;
  after?: string | null | undefined;
}>;


export type ConnectionCodesQuery = { connectionCodes: { totalCount: number, nodes: Array<ConnectionCodeRowFragment>, pageInfo: { endCursor: string | null } } };

export type CreateConnectionCodeMutationVariables = Exact<{
  customerId: number;
}>;


export type CreateConnectionCodeMutation = { createConnectionCode: { code: string, connectionCode: ConnectionCodeRowFragment } };

export type RevokeConnectionCodeMutationVariables = Exact<{
  id: number;
}>;


export type RevokeConnectionCodeMutation = { revokeConnectionCode: boolean };

export type ConnectWithCodeMutationVariables = Exact<{
  code: string;
}>;


export type ConnectWithCodeMutation = { connectWithCode: AssociationRequestRowFragment };

export type ConnectionCodeRowFragment = { id: number, createdAt: string, expiresAt: string, usedAt: string | null, usedBy: PartyFragment | null };

export type SandboxQueryVariables = Exact<{ [key: string]: never; }>;


export type SandboxQuery = { sandbox: { name: string | null, builtAt: string, filledAt: string | null } | null };

export type CreateSandboxMutationVariables = Exact<{ [key: string]: never; }>;


export type CreateSandboxMutation = { createSandbox: { sandbox: { builtAt: string }, key: { id: number, key: string } | null } };

export type ResetSandboxMutationVariables = Exact<{ [key: string]: never; }>;


export type ResetSandboxMutation = { resetSandbox: { builtAt: string } };

export type RemoveSandboxMutationVariables = Exact<{ [key: string]: never; }>;


export type RemoveSandboxMutation = { removeSandbox: boolean };

export type OrganisationSignInQueryVariables = Exact<{
  entityType: EntityType;
  entityId: number;
}>;


export type OrganisationSignInQuery = { organisationSignIn: { entityType: EntityType, entityId: number, requiresSecondFactor: boolean } };

export type UpdateOrganisationSignInMutationVariables = Exact<{
  entityType: EntityType;
  entityId: number;
  input: OrganisationSignInInput;
}>;


export type UpdateOrganisationSignInMutation = { updateOrganisationSignIn: { entityType: EntityType, entityId: number, requiresSecondFactor: boolean } };

export type SsoSettingsPartsFragment = { redirectUri: string, userCountOutside: number, connection: { issuer: string, clientId: string, defaultAdmin: boolean, enabled: boolean, onlySso: boolean, requireVerifiedEmail: boolean, lastSignInAt: string | null, adminSignedInAt: string | null, version: number, domains: Array<{ domain: string, txtRecord: string, verifiedAt: string | null, checkedAt: string | null, misses: number, endsAt: string | null }> } | null };

export type SsoSettingsQueryVariables = Exact<{
  entityType?: EntityType | null | undefined;
  entityId?: number | null | undefined;
}>;


export type SsoSettingsQuery = { ssoSettings: SsoSettingsPartsFragment | null };

export type SaveSsoConnectionMutationVariables = Exact<{
  input: SsoConnectionInput;
}>;


export type SaveSsoConnectionMutation = { saveSsoConnection: SsoSettingsPartsFragment };

export type RemoveSsoConnectionMutationVariables = Exact<{
  entityType?: EntityType | null | undefined;
  entityId?: number | null | undefined;
}>;


export type RemoveSsoConnectionMutation = { removeSsoConnection: SsoSettingsPartsFragment };

export type AddSsoDomainMutationVariables = Exact<{
  domain: string;
  entityType?: EntityType | null | undefined;
  entityId?: number | null | undefined;
}>;


export type AddSsoDomainMutation = { addSsoDomain: SsoSettingsPartsFragment };

export type VerifySsoDomainMutationVariables = Exact<{
  domain: string;
  entityType?: EntityType | null | undefined;
  entityId?: number | null | undefined;
}>;


export type VerifySsoDomainMutation = { verifySsoDomain: SsoSettingsPartsFragment };

export type RemoveSsoDomainMutationVariables = Exact<{
  domain: string;
  entityType?: EntityType | null | undefined;
  entityId?: number | null | undefined;
}>;


export type RemoveSsoDomainMutation = { removeSsoDomain: SsoSettingsPartsFragment };

export type TestCompanySignInMutationVariables = Exact<{
  email: string;
}>;


export type TestCompanySignInMutation = { startCompanySignIn: string };

export type UserRowFragment = { id: number, name: string, email: string, pendingEmail: string | null, admin: boolean, role: Role, entityType: EntityType, entityId: number | null, entityName: string | null, invitationState: InvitationState, invitationExpiresAt: string | null, hasSecondFactor: boolean | null, version: number, viewerCan: Array<RecordAction> };

export type UsersQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort: UserSort;
  descending: boolean;
}>;


export type UsersQuery = { users: { totalCount: number, nodes: Array<UserRowFragment>, pageInfo: { endCursor: string | null } } };

export type UserSummaryQueryVariables = Exact<{ [key: string]: never; }>;


export type UserSummaryQuery = { userSummary: { total: number, administrators: number, standardUsers: number } };

export type UserQueryVariables = Exact<{
  id: number;
}>;


export type UserQuery = { user: UserRowFragment };

export type InviteUserMutationVariables = Exact<{
  input: InvitationInput;
}>;


export type InviteUserMutation = { inviteUser: UserRowFragment };

export type UpdateUserMutationVariables = Exact<{
  id: number;
  input: UserInput;
}>;


export type UpdateUserMutation = { updateUser: UserRowFragment };

export type ArchiveUserMutationVariables = Exact<{
  id: number;
}>;


export type ArchiveUserMutation = { archiveUser: boolean };

export type WithdrawEmailChangeMutationVariables = Exact<{
  id: number;
}>;


export type WithdrawEmailChangeMutation = { withdrawEmailChange: UserRowFragment };

export type ResendInvitationMutationVariables = Exact<{
  id: number;
}>;


export type ResendInvitationMutation = { resendInvitation: UserRowFragment };

export type ArchivedUserRowFragment = { id: number, name: string, email: string, archivedAt: string, erasedFrom: string };

export type ArchivedUsersQueryVariables = Exact<{ [key: string]: never; }>;


export type ArchivedUsersQuery = { archivedUsers: Array<ArchivedUserRowFragment> };

export type EraseUserMutationVariables = Exact<{
  id: number;
  everywhere: boolean;
}>;


export type EraseUserMutation = { eraseUser: boolean };

export type ResetSecondFactorMutationVariables = Exact<{
  userId: number;
}>;


export type ResetSecondFactorMutation = { resetSecondFactor: boolean };

export type WebhookRowFragment = { id: number, name: string, url: string, eventTypes: Array<string>, entityName: string | null, failingSince: string | null, disabledAt: string | null, previousSecretUntil: string | null };

export type WebhookDeliveryRowFragment = { id: number, eventId: string, eventType: string, occurredAt: string, outcome: WebhookOutcome | null, nextTryAt: string | null, body: string, attempts: Array<{ attemptedAt: string, status: number | null, failure: string | null, durationMs: number }> };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { webhookEndpoints: Array<WebhookRowFragment>, webhookEventTypes: Array<{ name: string, description: string }> };

export type WebhookDeliveriesQueryVariables = Exact<{
  endpointId: number;
  first: number;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { nodes: Array<WebhookDeliveryRowFragment>, pageInfo: { hasNextPage: boolean } } };

export type CreateWebhookMutationVariables = Exact<{
  input: WebhookEndpointInput;
}>;


export type CreateWebhookMutation = { createWebhookEndpoint: { secret: string, endpoint: { id: number, name: string } } };

export type UpdateWebhookMutationVariables = Exact<{
  id: number;
  input: WebhookEndpointInput;
}>;


export type UpdateWebhookMutation = { updateWebhookEndpoint: WebhookRowFragment };

export type RotateWebhookSecretMutationVariables = Exact<{
  id: number;
  overlapHours: number;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { secret: string, endpoint: { id: number, name: string } } };

export type ArchiveWebhookMutationVariables = Exact<{
  id: number;
}>;


export type ArchiveWebhookMutation = { archiveWebhookEndpoint: boolean };

export type SendTestWebhookMutationVariables = Exact<{
  id: number;
}>;


export type SendTestWebhookMutation = { sendTestWebhook: { id: number } };

export type ReplayWebhookDeliveryMutationVariables = Exact<{
  id: number;
}>;


export type ReplayWebhookDeliveryMutation = { replayWebhookDelivery: WebhookDeliveryRowFragment };

export type BookingsQueryVariables = Exact<{
  customerId: number;
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort: BookingSort;
  descending: boolean;
  archived: ArchivedFilter;
}>;


export type BookingsQuery = { bookings: { totalCount: number, nodes: Array<BookingRowFragment>, pageInfo: { endCursor: string | null } }, bookingSummary: { active: number, video: number, image: number, averageCpm: number | null, currency: string } };

export type BookingOptionsQueryVariables = Exact<{
  customerId: number;
  campaignId: number;
  search?: string | null | undefined;
}>;


export type BookingOptionsQuery = { bookings: { nodes: Array<{ id: number, bookingName: string, bookingType: number, creativeIds: Array<number>, version: number }> } };

export type BookingQueryVariables = Exact<{
  id: number;
}>;


export type BookingQuery = { booking: BookingRowFragment };

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


export type CreateBookingMutation = { createBooking: BookingRowFragment };

export type UpdateBookingMutationVariables = Exact<{
  id: number;
  input: BookingInput;
}>;


export type UpdateBookingMutation = { updateBooking: BookingRowFragment };

export type ArchiveBookingMutationVariables = Exact<{
  id: number;
}>;


export type ArchiveBookingMutation = { archiveBooking: BookingRowFragment };

export type RestoreBookingMutationVariables = Exact<{
  id: number;
}>;


export type RestoreBookingMutation = { restoreBooking: BookingRowFragment };

export type UpdateBookingsMutationVariables = Exact<{
  bookings: Array<BookingChange> | BookingChange;
}>;


export type UpdateBookingsMutation = { updateBookings: Array<BookingRowFragment> };

export type BookingRowFragment = { id: number, bookingName: string, bookingType: number, bookingTypeLabel: string, campaignId: number, campaignName: string, channelId: number, channelName: string, publisherId: number | null, publisherName: string | null, currency: string, cpm: number, chargedCpm: number | null, jobNumber: string | null, goalImpressions: number | null, budget: number | null, startDate: string, endDate: string, countryCodes: Array<string>, status: string, editable: boolean, version: number, archivedAt: string | null, viewerCan: Array<RecordAction> };

export type ContentClientsQueryVariables = Exact<{ [key: string]: never; }>;


export type ContentClientsQuery = { dashboardCustomers: Array<{ id: number, displayName: string, timeZone: string, currency: string }> };

export type CampaignsQueryVariables = Exact<{
  customerId: number;
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort: CampaignSort;
  descending: boolean;
  archived: ArchivedFilter;
}>;


export type CampaignsQuery = { campaigns: { totalCount: number, nodes: Array<CampaignRowFragment>, pageInfo: { endCursor: string | null } }, campaignSummary: { active: number, upcoming: number, total: number } };

export type CampaignOptionsQueryVariables = Exact<{
  customerId: number;
  search?: string | null | undefined;
}>;


export type CampaignOptionsQuery = { campaigns: { nodes: Array<{ id: number, campaignName: string, startDate: string, endDate: string }> } };

export type CampaignQueryVariables = Exact<{
  id: number;
}>;


export type CampaignQuery = { campaign: CampaignRowFragment };

export type CreateCampaignMutationVariables = Exact<{
  input: CampaignInput;
}>;


export type CreateCampaignMutation = { createCampaign: CampaignRowFragment };

export type UpdateCampaignMutationVariables = Exact<{
  id: number;
  input: CampaignInput;
}>;


export type UpdateCampaignMutation = { updateCampaign: CampaignRowFragment };

export type ArchiveCampaignMutationVariables = Exact<{
  id: number;
}>;


export type ArchiveCampaignMutation = { archiveCampaign: CampaignRowFragment };

export type RestoreCampaignMutationVariables = Exact<{
  id: number;
}>;


export type RestoreCampaignMutation = { restoreCampaign: CampaignRowFragment };

export type CampaignRowFragment = { id: number, campaignName: string, startDate: string, endDate: string, status: string, version: number, viewerCan: Array<RecordAction>, archivedAt: string | null };

export type CreativesQueryVariables = Exact<{
  customerId: number;
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort: CreativeSort;
  descending: boolean;
  archived: ArchivedFilter;
}>;


export type CreativesQuery = { creatives: { totalCount: number, nodes: Array<CreativeRowFragment>, pageInfo: { endCursor: string | null } }, creativeSummary: { total: number, video: number, image: number } };

export type CreativeOptionsQueryVariables = Exact<{
  customerId: number;
  creativeType?: number | null | undefined;
  search?: string | null | undefined;
}>;


export type CreativeOptionsQuery = { creatives: { totalCount: number, nodes: Array<{ id: number, description: string, creativeFormat: string }> } };

export type CreativeQueryVariables = Exact<{
  id: number;
}>;


export type CreativeQuery = { creative: CreativeRowFragment };

export type CreateCreativeMutationVariables = Exact<{
  input: CreativeInput;
}>;


export type CreateCreativeMutation = { createCreative: CreativeRowFragment };

export type UpdateCreativeMutationVariables = Exact<{
  id: number;
  input: CreativeInput;
}>;


export type UpdateCreativeMutation = { updateCreative: CreativeRowFragment };

export type ArchiveCreativeMutationVariables = Exact<{
  id: number;
}>;


export type ArchiveCreativeMutation = { archiveCreative: CreativeRowFragment };

export type RestoreCreativeMutationVariables = Exact<{
  id: number;
}>;


export type RestoreCreativeMutation = { restoreCreative: CreativeRowFragment };

export type CreativeRowFragment = { id: number, description: string, creativeType: number, creativeTypeLabel: string, creativeFormat: string, url: string | null, version: number, viewerCan: Array<RecordAction>, archivedAt: string | null };

export type ExperimentsQueryVariables = Exact<{
  customerId: number;
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  descending?: boolean | null | undefined;
}>;


export type ExperimentsQuery = { experiments: { totalCount: number, nodes: Array<ExperimentRowFragment>, pageInfo: { endCursor: string | null } } };

export type ExperimentQueryVariables = Exact<{
  id: number;
}>;


export type ExperimentQuery = { experiment: ExperimentRowFragment };

export type ExperimentDetailsQueryVariables = Exact<{
  id: number;
}>;


export type ExperimentDetailsQuery = { experiment: { id: number, resultReason: ExperimentResultReason | null, households: { countedAt: string, treated: number, control: number, checks: Array<{ kind: ExperimentCheckKind, status: ExperimentCheckStatus, sentence: string }> } | null, regions: { others: Array<{ id: number, name: string }>, checks: Array<{ kind: ExperimentCheckKind, status: ExperimentCheckStatus, sentence: string }> } | null, result: (
      { treatedVisits: number, spend: number, sentences: Array<string>, causedVisits: { value: number, low: number, high: number }, costPerCausedVisit: { value: number | null, low: number | null, high: number | null } }
      & LiftOfResultFragment
    ) | null } };

export type ExperimentPowerQueryVariables = Exact<{
  bookingId: number;
  controlPercent: number;
}>;


export type ExperimentPowerQuery = { experimentPlan: { basis: ExperimentPlanBasis | null, powers: Array<{ days: number, smallestLift: number | null }> } };

export type RegionExperimentPlanQueryVariables = Exact<{
  bookingId: number;
  startDate: string;
  endDate: string;
  design: RegionDesign;
  maxPercent: number;
}>;


export type RegionExperimentPlanQuery = { regionExperimentPlan: { reasonText: string | null, pastWeeks: number, splits: Array<{ deliveryShare: number, smallestLift: number, heldOut: Array<{ id: number, name: string }> }> } };

export type ExperimentBookingsQueryVariables = Exact<{
  customerId: number;
  search?: string | null | undefined;
}>;


export type ExperimentBookingsQuery = { bookings: { nodes: Array<{ id: number, bookingName: string }> } };

export type CreateExperimentMutationVariables = Exact<{
  input: ExperimentInput;
}>;


export type CreateExperimentMutation = { createExperiment: ExperimentRowFragment };

export type UpdateExperimentMutationVariables = Exact<{
  id: number;
  input: ExperimentInput;
}>;


export type UpdateExperimentMutation = { updateExperiment: ExperimentRowFragment };

export type StopExperimentMutationVariables = Exact<{
  id: number;
}>;


export type StopExperimentMutation = { stopExperiment: ExperimentRowFragment };

export type LiftOfResultFragment = { lift: number | null, liftInterval: { low: number, high: number | null } | null };

export type ExperimentRowFragment = { id: number, customerId: number, bookingId: number, bookingName: string, experimentName: string, hypothesis: string, startDate: string, endDate: string, kind: ExperimentKind, design: RegionDesign | null, regionIds: Array<number>, adServerExcludes: boolean, resultReason: ExperimentResultReason | null, controlPercent: number, controlUrl: string | null, controlCreativeId: number | null, controlCreativeName: string | null, state: ExperimentState, resultDate: string, version: number, viewerCan: Array<RecordAction>, regions: { heldOut: Array<{ id: number, name: string }> } | null, result: LiftOfResultFragment | null };

export type BookingPageQueryVariables = Exact<{
  id: number;
}>;


export type BookingPageQuery = { booking: (
    { customerId: number, pacing: PacingOfBookingFragment | null }
    & BookingRowFragment
  ) };

export type BookingDetailsQueryVariables = Exact<{
  customerId: number;
  bookingId: number;
  campaignId: number;
}>;


export type BookingDetailsQuery = { impressionTags: { nodes: Array<{ id: number, creativeId: number, creativeName: string, lastCallAt: string | null }> }, siteTags: { totalCount: number }, experiments: { nodes: Array<{ id: number, experimentName: string, startDate: string, endDate: string, kind: ExperimentKind, controlPercent: number, controlCreativeId: number | null, resultReason: ExperimentResultReason | null, resultDate: string, state: ExperimentState, regions: { heldOut: Array<{ id: number, name: string }> } | null, result: LiftOfResultFragment | null }> }, campaign: { id: number, startDate: string, endDate: string } };

export type CampaignPageQueryVariables = Exact<{
  id: number;
}>;


export type CampaignPageQuery = { campaign: (
    { customerId: number }
    & CampaignRowFragment
  ) };

export type CampaignDetailsQueryVariables = Exact<{
  customerId: number;
  campaignId: number;
  archived: ArchivedFilter;
}>;


export type CampaignDetailsQuery = { bookings: { nodes: Array<{ id: number, bookingName: string, channelName: string, currency: string, cpm: number, startDate: string, endDate: string, status: string, creativeIds: Array<number>, pacing: PacingOfBookingFragment | null }> }, siteTags: { totalCount: number } };

export type ExperimentPageQueryVariables = Exact<{
  id: number;
}>;


export type ExperimentPageQuery = { experiment: ExperimentRowFragment };

export type CreativePageQueryVariables = Exact<{
  id: number;
}>;


export type CreativePageQuery = { creative: (
    { customerId: number }
    & CreativeRowFragment
  ) };

export type CreativeDetailsQueryVariables = Exact<{
  customerId: number;
  creativeId: number;
}>;


export type CreativeDetailsQuery = { impressionTags: { nodes: Array<{ id: number, bookingId: number, bookingName: string, campaignName: string, channelName: string, lastCallAt: string | null }> }, siteTags: { totalCount: number } };

export type ImpressionTagPageQueryVariables = Exact<{
  id: number;
}>;


export type ImpressionTagPageQuery = { impressionTag: { id: number, customerId: number, bookingId: number, bookingName: string, bookingType: number, campaignId: number, campaignName: string, channelName: string, creativeId: number, creativeName: string, tag: string, countsRepeats: boolean, viewerCan: Array<RecordAction> } };

export type SetImpressionTagRepeatsMutationVariables = Exact<{
  id: number;
  countsRepeats: boolean;
}>;


export type SetImpressionTagRepeatsMutation = { setImpressionTagRepeats: { id: number, countsRepeats: boolean } };

export type SiteTagPageQueryVariables = Exact<{
  id: number;
}>;


export type SiteTagPageQuery = { siteTag: (
    { customerId: number }
    & SiteTagRowFragment
  ) };

export type TagCallCountsFragment = { received: number, counted: number, bots: number, prefetches: number, tests: number, duplicates: number, deadLettered: number, heldOut: number, repeated: number };

export type TagDoctorQueryVariables = Exact<{
  kind: TagKind;
  id: number;
}>;


export type TagDoctorQuery = { tagDoctor: { kind: TagKind, tagId: number, checkedAt: string, lastSeenAt: string | null, lastHour: TagCallCountsFragment, lastDay: TagCallCountsFragment, signs: { unfilledCacheBuster: number, unfilledUid: number, unfilledPrivacy: number, constantCacheBuster: number, plainHttp: number, withoutViewer: number, noHousehold: number, sharedIdentity: number, objected: number, unreadSignal: number, unknownDevice: number, byId: number, byIpv4: number, byIpv6: number, addressesAnHour: number }, playerErrors: Array<{ code: number, meaning: string, count: number }>, flight: { startDate: string, endDate: string, outside: number, lastOutsideDate: string | null } | null, findings: Array<{ code: TagFindingCode, gravity: TagFindingGravity, message: string, advice: string }>, alerts: Array<{ id: number, message: string, openedAt: string }> } };

export type TestTagMutationVariables = Exact<{
  kind: TagKind;
  id: number;
}>;


export type TestTagMutation = { testTag: { address: string, status: number | null, answeredInMs: number, storedInMs: number | null, failure: string | null } };

export type ExaminedSiteTagQueryVariables = Exact<{
  id: number;
}>;


export type ExaminedSiteTagQuery = { siteTag: { id: number, tagDescription: string } };

export type ExaminedImpressionTagQueryVariables = Exact<{
  id: number;
}>;


export type ExaminedImpressionTagQuery = { impressionTag: { id: number, bookingName: string, creativeName: string } };

export type ImpressionTagsQueryVariables = Exact<{
  customerId: number;
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort: ImpressionTagSort;
  descending: boolean;
}>;


export type ImpressionTagsQuery = { impressionTags: { totalCount: number, nodes: Array<{ id: number, bookingId: number, bookingName: string, bookingType: number, campaignName: string, channelName: string, creativeName: string, lastCallAt: string | null, viewerCan: Array<RecordAction> }>, pageInfo: { endCursor: string | null } } };

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


export type ImpressionTagTextsQuery = { impressionTags: { nodes: Array<{ id: number, bookingName: string, creativeName: string, tagText: string }> } };

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
  archived: ArchivedFilter;
}>;


export type SiteTagsQuery = { siteTags: { totalCount: number, nodes: Array<SiteTagRowFragment>, pageInfo: { endCursor: string | null } } };

export type SiteTagQueryVariables = Exact<{
  id: number;
}>;


export type SiteTagQuery = { siteTag: SiteTagRowFragment };

export type CreateSiteTagMutationVariables = Exact<{
  input: SiteTagInput;
}>;


export type CreateSiteTagMutation = { createSiteTag: SiteTagRowFragment };

export type UpdateSiteTagMutationVariables = Exact<{
  id: number;
  input: SiteTagInput;
}>;


export type UpdateSiteTagMutation = { updateSiteTag: SiteTagRowFragment };

export type ArchiveSiteTagMutationVariables = Exact<{
  id: number;
}>;


export type ArchiveSiteTagMutation = { archiveSiteTag: SiteTagRowFragment };

export type RestoreSiteTagMutationVariables = Exact<{
  id: number;
}>;


export type RestoreSiteTagMutation = { restoreSiteTag: SiteTagRowFragment };

export type SiteTagRowFragment = { id: number, tagDescription: string, mainSiteTag: boolean, pingCount: number, pingDate: string | null, tag: string, version: number, viewerCan: Array<RecordAction>, archivedAt: string | null };

export type TagSheetMailsQueryVariables = Exact<{
  customerId: number;
}>;


export type TagSheetMailsQuery = { tagSheetMails: Array<{ id: number, email: string, tagCount: number, createdAt: string, sentAt: string | null, failure: string | null, senderName: string }> };

export type TagSheetPreviewQueryVariables = Exact<{
  input: TagSheetMailInput;
}>;


export type TagSheetPreviewQuery = { tagSheetPreview: { subject: string, text: string, files: Array<string> } };

export type MailTagSheetMutationVariables = Exact<{
  input: TagSheetMailInput;
}>;


export type MailTagSheetMutation = { mailTagSheet: { id: number } };

export type DashboardCustomersQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardCustomersQuery = { dashboardCustomers: Array<{ id: number, displayName: string, custName: string, timeZone: string, currency: string }> };

export type DashboardFiltersQueryVariables = Exact<{
  customerId: number;
}>;


export type DashboardFiltersQuery = { dashboardFilters: { regions: Array<{ id: number, displayName: string }>, campaigns: Array<{ id: number, displayName: string }>, bookings: Array<{ id: number, displayName: string, campaignId: number, creativeIds: Array<number> }>, creatives: Array<{ id: number, displayName: string }>, channels: Array<{ id: number, displayName: string }>, sites: Array<{ id: number, displayName: string }> } };

export type DashboardFindingsQueryVariables = Exact<{
  filter: DashboardFilterInput;
  comparedTo: ComparedDaysInput;
}>;


export type DashboardFindingsQuery = { dashboard: { findings: Array<FindingPartsFragment> } };

export type FindingPartsFragment = { kind: FindingKind, sentence: string, statistics: Array<string>, panel: string, effect: number | null, unit: FindingUnit | null, sureness: FindingSureness, subject: { dimension: FindingDimension, rowIds: Array<number>, name: string | null }, interval: IntervalFragment | null, figures: Array<{ name: string, unit: FindingUnit, value: number | null, interval: IntervalFragment | null }>, action: { kind: FindingActionKind, bookingId: number | null, tagKind: TagKind | null, tagId: number | null } };

export type DashboardPanelsFragment = { timeZone: string, currency: string, findings: Array<FindingPartsFragment>, maturity: (
    { completed: { total: CompletedRateRowFragment, creatives: Array<CompletedRateRowFragment>, channels: Array<CompletedRateRowFragment>, sites: Array<CompletedRateRowFragment>, regions: Array<{ rowId: number, responses: number | null, responseRate: number | null, costPerResponse: number | null, isTiedWithFirst: boolean | null, isSmallSample: boolean, difference: number | null, responseRateInterval: IntervalFragment | null }>, responseRatio: Array<HeatmapValuesFragment>, responseRatioSmallSamples: Array<HeatmapFlagsFragment>, responseRatioDifferences: Array<HeatmapDifferencesFragment>, responseRatioIntervals: Array<HeatmapIntervalsFragment> } | null }
    & MaturityOfDaysFragment
  ), impressionSummary: SummaryFiguresFragment, impressionsBeforeVisit: { rows: Array<{ views: number, impressionsBeforeVisit: number }>, summary: { averageViews: number | null, totalViewsOccurrence: number, viewsFor80Percent: number } }, responsesByRegion: { rows: Array<{ regionId: number, region: string, responses: number, percentage: number | null, isTiedWithFirst: boolean | null, isSmallSample: boolean, latitude: number | null, longitude: number | null, radSize: number | null, percentageInterval: IntervalFragment | null }>, summary: { zoom: number, centreLatitude: number, centreLongitude: number } }, rateByRegion: { responseRate: number | null, rows: Array<{ regionId: number, region: string, impressions: number, responses: number, responseRate: number | null, isTiedWithFirst: boolean | null, isSmallSample: boolean, difference: number | null, responseRateInterval: IntervalFragment | null }> }, responsesBySite: { rows: Array<{ siteId: number, site: string, responses: number, responseRate: number | null, isTiedWithFirst: boolean | null, isSmallSample: boolean, costPerResponse: number | null, responseRateInterval: IntervalFragment | null }>, summary: { totalResponses: number } }, responsesOverTime: { rows: Array<{ date: string, totalImpressions: number, sameDay: number, totalResponses: number }>, summary: { correlation: number, correlationInterval: IntervalFragment | null } }, visitResponseTiming: { rows: Array<{ timing: string, responses: number, percentage: number | null, percentageInterval: IntervalFragment | null }>, summary: { hour1: number, day1: number, week1: number, hour1Percentage: number | null, day1Percentage: number | null, week1Percentage: number | null }, meta: { maxX: number } }, platformCreativePerformance: { rows: Array<{ channelId: number, platform: string, creativeId: number, creative: string, impressionsPercentage: number | null, responsesPercentage: number | null, responsesPercentageInterval: IntervalFragment | null }>, summary: { totalImpressions: number, totalResponses: number } }, creativePerformanceSummary: { rows: Array<{ creativeId: number, creative: string, totalResponses: number, cpv: number | null }>, summary: { totalResponses: number } }, creativePerformanceCost: { rows: Array<{ creativeId: number, creative: string, duration: string, totalImpressions: number, adSpend: number, totalResponses: number, responseRate: number | null, isTiedWithFirst: boolean | null, isSmallSample: boolean, currentCpr: number | null, responseRateInterval: IntervalFragment | null }>, summary: CostTotalsFragment }, channelPerformanceCost: { rows: Array<{ channelId: number, channel: string, totalImpressions: number, adSpend: number, totalResponses: number, responseRate: number | null, isTiedWithFirst: boolean | null, isSmallSample: boolean, currentCpr: number | null, responseRateInterval: IntervalFragment | null }>, summary: CostTotalsFragment }, impressionHeatmap: { impressions: Array<HeatmapValuesFragment>, responses: Array<HeatmapValuesFragment>, responseRatio: Array<HeatmapValuesFragment>, responseRatioSmallSamples: Array<HeatmapFlagsFragment>, responseRatioDifferences: Array<HeatmapDifferencesFragment>, responseRatioIntervals: Array<HeatmapIntervalsFragment> }, analysis: { summary: { paragraphs: Array<string> }, campaignPerformance: { paragraphs: Array<string> }, creativeEffectiveness: { paragraphs: Array<string> }, geographicDistribution: { paragraphs: Array<string> }, responseProfile: { paragraphs: Array<string> } } };

export type DashboardQueryVariables = Exact<{
  filter: DashboardFilterInput;
}>;


export type DashboardQuery = { dashboard: DashboardPanelsFragment };

export type WatchDashboardSubscriptionVariables = Exact<{
  filter: DashboardFilterInput;
}>;


export type WatchDashboardSubscription = { dashboard: DashboardPanelsFragment };

export type CostTotalsFragment = { totalImpressions: number, adSpend: number, totalResponses: number, responseRate: number | null, isSmallSample: boolean, currentCpr: number | null, responseRateInterval: IntervalFragment | null };

export type HeatmapValuesFragment = { daypart: number, time: string, sun: number | null, mon: number | null, tue: number | null, wed: number | null, thu: number | null, fri: number | null, sat: number | null, total: number | null };

export type HeatmapFlagsFragment = { daypart: number, time: string, sun: boolean, mon: boolean, tue: boolean, wed: boolean, thu: boolean, fri: boolean, sat: boolean, total: boolean };

export type HeatmapDifferencesFragment = { daypart: number, sun: number | null, mon: number | null, tue: number | null, wed: number | null, thu: number | null, fri: number | null, sat: number | null };

export type HeatmapIntervalsFragment = { daypart: number, time: string, sun: IntervalFragment | null, mon: IntervalFragment | null, tue: IntervalFragment | null, wed: IntervalFragment | null, thu: IntervalFragment | null, fri: IntervalFragment | null, sat: IntervalFragment | null, total: IntervalFragment | null };

export type DashboardEffectQueryVariables = Exact<{
  filter: DashboardFilterInput;
}>;


export type DashboardEffectQuery = { dashboard: { effect: { startDate: string | null, endDate: string | null, countedAt: string | null, hasNewerEvents: boolean, verdict: EffectVerdict, reason: EffectReason | null, creditedVisits: number, spend: number, testableShare: number | null, smallestEffect: number | null, sharedShare: number | null, leftOut: Array<{ startDate: string, endDate: string }>, causedVisits: EstimateFragment | null, costPerCausedVisit: CausedCostFragment | null, preAdRatio: EstimateFragment | null, placebo: EstimateFragment | null, leadLag: EstimateFragment | null } } };

export type DashboardEffectRowsQueryVariables = Exact<{
  filter: DashboardFilterInput;
  dimension: EffectDimension;
}>;


export type DashboardEffectRowsQuery = { dashboard: { effect: { rows: Array<{ rowId: number, name: string, creditedVisits: number, spend: number | null, verdict: EffectVerdict, reason: EffectReason | null, causedVisits: EstimateFragment | null, costPerCausedVisit: CausedCostFragment | null }> } } };

export type EstimateFragment = { value: number, low: number, high: number };

export type CausedCostFragment = { value: number | null, low: number | null, high: number | null };

export type MapTilesQueryVariables = Exact<{ [key: string]: never; }>;


export type MapTilesQuery = { mapTiles: { url: string, attribution: string | null, attributionUrl: string | null } | null };

export type SavedViewRowFragment = { id: number, name: string, address: string, customerId: number, version: number, sharedAt: string | null, ownerName: string, schedule: { id: number, frequency: ReportFrequency, weekday: number | null, monthDay: number | null, hour: number, nextDueAt: string, pausedAt: string | null, version: number, recipients: Array<{ userId: number, name: string, isUnsubscribed: boolean }>, outsideReaders: Array<{ id: number, email: string | null, state: OutsideReaderState, askedAt: string | null, askRefusal: string | null, askableAt: string | null }>, runs: Array<{ id: number, dueAt: string, startDate: string, endDate: string, state: ReportRunState, lastFailure: string | null, endedAt: string | null, deliveries: Array<{ name: string, state: ReportDeliveryState, reason: string | null }> }> } | null };

export type SavedViewsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedViewsQuery = { savedViews: Array<SavedViewRowFragment>, colleaguesSavedViews: Array<SavedViewRowFragment> };

export type ReportReadersQueryVariables = Exact<{
  customerId: number;
}>;


export type ReportReadersQuery = { reportReaders: Array<{ userId: number, name: string, email: string }> };

export type CreateSavedViewMutationVariables = Exact<{
  input: SavedViewInput;
}>;


export type CreateSavedViewMutation = { createSavedView: SavedViewRowFragment };

export type UpdateSavedViewMutationVariables = Exact<{
  id: number;
  input: SavedViewInput;
}>;


export type UpdateSavedViewMutation = { updateSavedView: SavedViewRowFragment };

export type ArchiveSavedViewMutationVariables = Exact<{
  id: number;
}>;


export type ArchiveSavedViewMutation = { archiveSavedView: boolean };

export type SaveReportScheduleMutationVariables = Exact<{
  savedViewId: number;
  input: ReportScheduleInput;
}>;


export type SaveReportScheduleMutation = { saveReportSchedule: { id: number } };

export type SendReportNowMutationVariables = Exact<{
  savedViewId: number;
}>;


export type SendReportNowMutation = { sendReportNow: { id: number } };

export type ScheduleNewViewMutationVariables = Exact<{
  input: SavedViewInput;
  schedule: ReportScheduleInput;
}>;


export type ScheduleNewViewMutation = { scheduleNewView: { id: number } };

export type AskOutsideReaderAgainMutationVariables = Exact<{
  id: number;
}>;


export type AskOutsideReaderAgainMutation = { askOutsideReaderAgain: { id: number } };

export type ReportPreviewQueryVariables = Exact<{
  name: string;
  address: string;
  isOutside: boolean;
}>;


export type ReportPreviewQuery = { reportPreview: { subject: string, html: string, files: Array<string> } };

export type PublicLinkFragment = { id: number, name: string, address: string, customerId: number, createdAt: string, expiresAt: string, lastOpenedAt: string | null, openings: number, creatorName: string };

export type PublicLinksQueryVariables = Exact<{
  customerId: number;
}>;


export type PublicLinksQuery = { sharedLinks: Array<PublicLinkFragment>, colleaguesSharedLinks: Array<PublicLinkFragment> };

export type CreateSharedLinkMutationVariables = Exact<{
  input: SharedLinkInput;
}>;


export type CreateSharedLinkMutation = { createSharedLink: { url: string, link: PublicLinkFragment } };

export type RevokeSharedLinkMutationVariables = Exact<{
  id: number;
}>;


export type RevokeSharedLinkMutation = { revokeSharedLink: boolean };

export type OverviewQueryVariables = Exact<{
  startDate: string;
  endDate: string;
}>;


export type OverviewQuery = { overview: Array<{ customerId: number, campaignId: number, bookingId: number, customerName: string, campaignName: string, bookingName: string, channelName: string, startDate: string, endDate: string, impressions: number, responses: number, responseRate: number | null, spend: number, currency: string, cpm: number, pingCount: number, pingDate: string | null, entityType: BookingCreator, entityName: string, createdByName: string | null, createdAt: string, pacing: PacingOfBookingFragment | null }> };

export type OverviewDaysQueryVariables = Exact<{
  startDate: string;
  endDate: string;
}>;


export type OverviewDaysQuery = { overviewDays: { completeThrough: string | null, days: Array<{ date: string, impressions: number, responses: number }> } };

export type RecordHitFieldsFragment = { nodeId: string, kind: RecordKind, recordId: number, name: string, customerId: number, customerName: string, bookingName: string | null };

export type SearchRecordsQueryVariables = Exact<{
  text: string;
}>;


export type SearchRecordsQuery = { searchRecords: Array<RecordHitFieldsFragment> };

export type RecentRecordsQueryVariables = Exact<{
  nodeIds: Array<string | number> | string | number;
}>;


export type RecentRecordsQuery = { recordHits: Array<RecordHitFieldsFragment> };

export type ActiveUserRowFragment = { id: number, name: string, email: string, isAdmin: boolean, entityType: EntityType, entityName: string | null, lastActive: string, apiCalls: number };

export type ActiveUsersQueryVariables = Exact<{ [key: string]: never; }>;


export type ActiveUsersQuery = { activeUsers: { users: Array<ActiveUserRowFragment> } };

export type WatchActiveUsersSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type WatchActiveUsersSubscription = { activeUsers: { users: Array<ActiveUserRowFragment> } };

export type BusiestTodayFragment = { id: number, name: string, customerName: string, count: number };

export type TodaysActivityFragment = { totalImpressions: number, totalWebhits: number, customers: Array<BusiestTodayFragment>, bookings: Array<BusiestTodayFragment>, sites: Array<BusiestTodayFragment> };

export type DailyActivityQueryVariables = Exact<{ [key: string]: never; }>;


export type DailyActivityQuery = { dailyActivity: TodaysActivityFragment };

export type WatchDailyActivitySubscriptionVariables = Exact<{ [key: string]: never; }>;


export type WatchDailyActivitySubscription = { dailyActivity: TodaysActivityFragment };

export type AdTechGroupsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort: AdTechGroupSort;
  descending: boolean;
}>;


export type AdTechGroupsQuery = { adtechGroups: { totalCount: number, nodes: Array<AdTechGroupRowFragment>, pageInfo: { endCursor: string | null } } };

export type AdTechGroupQueryVariables = Exact<{
  id: number;
}>;


export type AdTechGroupQuery = { adtechGroup: AdTechGroupRowFragment };

export type CreateAdTechGroupMutationVariables = Exact<{
  input: AdTechGroupInput;
}>;


export type CreateAdTechGroupMutation = { createAdTechGroup: AdTechGroupRowFragment };

export type UpdateAdTechGroupMutationVariables = Exact<{
  id: number;
  input: AdTechGroupInput;
}>;


export type UpdateAdTechGroupMutation = { updateAdTechGroup: AdTechGroupRowFragment };

export type AdTechGroupRowFragment = { id: number, groupName: string, adtechCount: number, version: number, viewerCan: Array<RecordAction>, adtechs: Array<{ id: number, adtechName: string }> };

export type AdTechsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort: AdTechSort;
  descending: boolean;
}>;


export type AdTechsQuery = { adtechs: { totalCount: number, nodes: Array<AdTechRowFragment>, pageInfo: { endCursor: string | null } } };

export type AdTechQueryVariables = Exact<{
  id: number;
}>;


export type AdTechQuery = { adtech: AdTechRowFragment };

export type CreateAdTechMutationVariables = Exact<{
  input: AdTechInput;
}>;


export type CreateAdTechMutation = { createAdTech: AdTechRowFragment };

export type UpdateAdTechMutationVariables = Exact<{
  id: number;
  input: AdTechInput;
}>;


export type UpdateAdTechMutation = { updateAdTech: AdTechRowFragment };

export type AdTechRowFragment = { id: number, adtechName: string, requiresJobNumber: boolean, requiresChargedCpm: boolean, countryCode: string, countryList: Array<string>, version: number, viewerCan: Array<RecordAction> };

export type AlertRowFragment = { id: number, kind: AlertKind, customerId: number | null, customerName: string | null, tagKind: TagKind | null, tagId: number | null, openedAt: string, closedAt: string | null, message: string };

export type AlertsQueryVariables = Exact<{ [key: string]: never; }>;


export type AlertsQuery = { alertsCheckedAt: string | null, alerts: { totalCount: number, nodes: Array<AlertRowFragment> } };

export type BroadcastersQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort: BroadcasterSort;
  descending: boolean;
}>;


export type BroadcastersQuery = { broadcasters: { totalCount: number, nodes: Array<BroadcasterRowFragment>, pageInfo: { endCursor: string | null } } };

export type BroadcasterQueryVariables = Exact<{
  id: number;
}>;


export type BroadcasterQuery = { broadcaster: BroadcasterRowFragment };

export type CreateBroadcasterMutationVariables = Exact<{
  input: BroadcasterInput;
}>;


export type CreateBroadcasterMutation = { createBroadcaster: BroadcasterRowFragment };

export type UpdateBroadcasterMutationVariables = Exact<{
  id: number;
  input: BroadcasterInput;
}>;


export type UpdateBroadcasterMutation = { updateBroadcaster: BroadcasterRowFragment };

export type BroadcasterRowFragment = { id: number, broadcasterName: string, countryCode: string, countryList: Array<string>, version: number, viewerCan: Array<RecordAction> };

export type ChannelPageQueryVariables = Exact<{
  id: number;
}>;


export type ChannelPageQuery = { channel: ChannelRowFragment };

export type ChannelDetailsQueryVariables = Exact<{
  customerId: number;
  channelId: number;
}>;


export type ChannelDetailsQuery = { bookings: { nodes: Array<{ id: number, bookingName: string, campaignName: string, startDate: string, endDate: string, status: string, creativeIds: Array<number> }> } };

export type ChannelsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort: ChannelSort;
  descending: boolean;
}>;


export type ChannelsQuery = { channels: { totalCount: number, nodes: Array<ChannelRowFragment>, pageInfo: { endCursor: string | null } } };

export type ChannelQueryVariables = Exact<{
  id: number;
}>;


export type ChannelQuery = { channel: ChannelRowFragment };

export type CreateChannelMutationVariables = Exact<{
  input: ChannelInput;
}>;


export type CreateChannelMutation = { createChannel: ChannelRowFragment };

export type UpdateChannelMutationVariables = Exact<{
  id: number;
  input: ChannelInput;
}>;


export type UpdateChannelMutation = { updateChannel: ChannelRowFragment };

export type ChannelRowFragment = { id: number, channelName: string, displayName: string | null, ownerType: ChannelOwnerType, ownerId: number, ownerName: string, version: number, viewerCan: Array<RecordAction> };

export type SystemAdminCountriesQueryVariables = Exact<{ [key: string]: never; }>;


export type SystemAdminCountriesQuery = { countries: Array<{ code: string, name: string }> };

export type EdgeServerRowFragment = { server: string, hostName: string, logEntries: number, seenAt: string, isActive: boolean };

export type CacheNowFragment = { health: { status: RedisStatus, latencyMs: number | null }, info: { version: string, uptimeSeconds: number, connectedClients: number, memoryUsedBytes: number, memoryPeakBytes: number, memoryLimitBytes: number, memoryUsagePercent: number }, strain: { opsPerSecond: number, averageLatencyMs: number, memoryUsedBytes: number, memoryUsagePercent: number, connectedClients: number, criticalIssues: Array<string>, edgeServers: { activeServers: number, totalLogEntries: number, servers: Array<EdgeServerRowFragment> } } };

export type CacheHealthQueryVariables = Exact<{ [key: string]: never; }>;


export type CacheHealthQuery = { cacheHealth: CacheNowFragment };

export type WatchCacheHealthSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type WatchCacheHealthSubscription = { cacheHealth: CacheNowFragment };

export type DeadLetterReasonRowFragment = { reason: DeadLetterReason, letters: number, firstAt: string, lastAt: string, detail: string };

export type DeadLetterRowFragment = { id: string, reason: DeadLetterReason, detail: string, entry: string, partition: number, putAsideAt: string, receivedAt: string | null, kind: EventKind | null, customerId: number | null, tagId: number | null };

export type DeadLetterReasonsQueryVariables = Exact<{ [key: string]: never; }>;


export type DeadLetterReasonsQuery = { deadLetterSummaries: Array<DeadLetterReasonRowFragment> };

export type DeadLettersQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  reason?: DeadLetterReason | null | undefined;
}>;


export type DeadLettersQuery = { deadLetters: { totalCount: number, nodes: Array<DeadLetterRowFragment>, pageInfo: { endCursor: string | null } } };

export type ReplayDeadLettersMutationVariables = Exact<{
  choice: DeadLetterChoice;
}>;


export type ReplayDeadLettersMutation = { replayDeadLetters: { replayed: number, remaining: number, untried: number } };

export type DiscardDeadLettersMutationVariables = Exact<{
  choice: DeadLetterChoice;
}>;


export type DiscardDeadLettersMutation = { discardDeadLetters: { discarded: number } };

export type LedgerQueryVariables = Exact<{ [key: string]: never; }>;


export type LedgerQuery = { ledger: { balance: LedgerBalance, lag: { averageMs: number | null, longestMs: number | null, oldestWaitingMs: number | null }, total: { received: number, stored: number, filteredBot: number, filteredPrefetch: number, filteredTest: number, filteredControl: number, filteredRepeated: number, duplicate: number, deadLettered: number, erased: number, difference: number }, tags: Array<{ customerId: number, customerName: string | null, kind: EventKind, tagId: number, tagName: string | null, received: number, stored: number, filteredBot: number, filteredPrefetch: number, filteredTest: number, filteredControl: number, filteredRepeated: number, duplicate: number, deadLettered: number, erased: number, difference: number }> } };

export type QueueRowFragment = { queue: string, messages: number, memoryBytes: number, messageRate: number };

export type QueuesNowFragment = { sampledAt: string, queues: Array<QueueRowFragment>, summary: { totalMessages: number, totalConsumers: number, status: string } };

export type QueuesQueryVariables = Exact<{ [key: string]: never; }>;


export type QueuesQuery = { queueSnapshot: QueuesNowFragment };

export type WatchQueuesSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type WatchQueuesSubscription = { queueStats: QueuesNowFragment };

export type SuperAdminReadinessQueryVariables = Exact<{ [key: string]: never; }>;


export type SuperAdminReadinessQuery = { broadcasters: { totalCount: number }, customers: { totalCount: number } };

export type DirectUsersQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort: UserSort;
  descending: boolean;
}>;


export type DirectUsersQuery = { users: { totalCount: number, nodes: Array<DirectUserRowFragment>, pageInfo: { endCursor: string | null } } };

export type DirectUserQueryVariables = Exact<{
  id: number;
}>;


export type DirectUserQuery = { user: DirectUserRowFragment };

export type CreateDirectUserMutationVariables = Exact<{
  input: UserInput;
}>;


export type CreateDirectUserMutation = { createDirectUser: DirectUserRowFragment };

export type UpdateDirectUserMutationVariables = Exact<{
  id: number;
  input: UserInput;
}>;


export type UpdateDirectUserMutation = { updateUser: DirectUserRowFragment };

export type RelationshipsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  descending: boolean;
}>;


export type RelationshipsQuery = { relationships: { totalCount: number, nodes: Array<RelationshipRowFragment>, pageInfo: { endCursor: string | null } } };

export type CreateRelationshipMutationVariables = Exact<{
  input: RelationshipInput;
}>;


export type CreateRelationshipMutation = { createRelationship: { isNew: boolean, relationship: { id: number } } };

export type RemoveRelationshipMutationVariables = Exact<{
  id: number;
}>;


export type RemoveRelationshipMutation = { removeRelationship: boolean };

export type DirectUserRowFragment = { id: number, name: string, email: string, pendingEmail: string | null, admin: boolean, entityType: EntityType, entityId: number | null, entityName: string | null, version: number, viewerCan: Array<RecordAction> };

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

export type OpenAlertFragment = { id: number, customerId: number | null, tagKind: TagKind | null, tagId: number | null, openedAt: string, message: string };

export type OpenAlertsQueryVariables = Exact<{
  first: number;
}>;


export type OpenAlertsQuery = { alerts: { totalCount: number, nodes: Array<OpenAlertFragment> } };

export type AlertsOfClientFragment = { alerts: { nodes: Array<OpenAlertFragment> }, pacedBookings: Array<{ id: number, bookingName: string, endDate: string, currency: string, pacing: PacingOfBookingFragment | null }> };

export type ClientAlertsQueryVariables = Exact<{
  customerId: number;
}>;


export type ClientAlertsQuery = (
  { siteTags: { totalCount: number, nodes: Array<{ id: number, pingCount: number }> } }
  & AlertsOfClientFragment
);

export type RecordFiguresFragment = { timeZone: string, currency: string, maturity: (
    { completed: { total: CompletedRateRowFragment } | null }
    & MaturityOfDaysFragment
  ), impressionSummary: SummaryFiguresFragment, responsesOverTime: { rows: Array<{ date: string, totalImpressions: number, sameDay: number, totalResponses: number }> }, creativePerformanceCost: { rows: Array<{ creativeId: number, totalImpressions: number }> } };

export type FiguresOfRecordQueryVariables = Exact<{
  filter: DashboardFilterInput;
}>;


export type FiguresOfRecordQuery = { dashboard: RecordFiguresFragment };

export type MaturityOfDaysFragment = { isComplete: boolean, completeThrough: string, recentImpressions: number, arrivedShare: number | null, timingResponses: number | null };

export type CompletedRateRowFragment = { rowId: number, responses: number | null, responseRate: number | null, costPerResponse: number | null, isTiedWithFirst: boolean | null, isSmallSample: boolean, responseRateInterval: IntervalFragment | null };

export type SummaryFiguresFragment = { adSpend: number, actualImpressions: number, totalResponses: number, cpmActual: number | null, responseRate: number | null, currentCpr: number | null, webhits: number, isSmallSample: boolean, responseRateInterval: IntervalFragment | null };

export type IntervalFragment = { low: number, high: number };

export type HistoryQueryVariables = Exact<{
  entity: AuditedEntity;
  id: number;
  after?: string | null | undefined;
}>;


export type HistoryQuery = { history: { totalCount: number, nodes: Array<{ id: string, occurredAt: string, action: string, by: string, related: { entity: AuditedEntity, recordId: number, name: string } | null, changes: Array<{ field: string, kind: HistoryValueKind, currency: string | null, before: Array<string>, after: Array<string> }> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type PacingOfBookingFragment = { state: PacingState, goal: number, delivered: number, expected: number, complete: number, forecast: number | null, spend: number, forecastSpend: number | null, neededPerDay: number | null };

const AgencyRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgencyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Agency"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"agencyName"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"adminEmail"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}} as unknown as FragmentDefinitionNode;
const AssociationRequestRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssociationRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssociationRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isIncoming"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}},{"kind":"Field","name":{"kind":"Name","value":"record"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requester"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Party"}}]}},{"kind":"Field","name":{"kind":"Name","value":"target"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Party"}}]}}]}} as unknown as FragmentDefinitionNode;
const AssociationRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssociationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Association"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}},{"kind":"Field","name":{"kind":"Name","value":"partner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Party"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organisation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Party"}}]}}]}} as unknown as FragmentDefinitionNode;
const PartyFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Party"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssociationParty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}} as unknown as FragmentDefinitionNode;
const ClientRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"custName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"adminEmail"}},{"kind":"Field","name":{"kind":"Name","value":"taxonomyId"}},{"kind":"Field","name":{"kind":"Name","value":"taxonomyDesc"}},{"kind":"Field","name":{"kind":"Name","value":"billingEntity"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryList"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}} as unknown as FragmentDefinitionNode;
const ConnectionCodeRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConnectionCodeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectionCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"usedAt"}},{"kind":"Field","name":{"kind":"Name","value":"usedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Party"}}]}}]}} as unknown as FragmentDefinitionNode;
const SsoSettingsPartsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SsoSettingsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SsoSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirectUri"}},{"kind":"Field","name":{"kind":"Name","value":"userCountOutside"}},{"kind":"Field","name":{"kind":"Name","value":"connection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"defaultAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"onlySso"}},{"kind":"Field","name":{"kind":"Name","value":"requireVerifiedEmail"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"adminSignedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"domains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"txtRecord"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"misses"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}}]}}]}} as unknown as FragmentDefinitionNode;
const UserRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"invitationState"}},{"kind":"Field","name":{"kind":"Name","value":"invitationExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}} as unknown as FragmentDefinitionNode;
const ArchivedUserRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArchivedUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArchivedUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"erasedFrom"}}]}} as unknown as FragmentDefinitionNode;
const WebhookRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"eventTypes"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}}]}} as unknown as FragmentDefinitionNode;
const WebhookDeliveryRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDeliveryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"eventType"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"nextTryAt"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}}]}}]}} as unknown as FragmentDefinitionNode;
const BookingRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookingName"}},{"kind":"Field","name":{"kind":"Name","value":"bookingType"}},{"kind":"Field","name":{"kind":"Name","value":"bookingTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"campaignId"}},{"kind":"Field","name":{"kind":"Name","value":"campaignName"}},{"kind":"Field","name":{"kind":"Name","value":"channelId"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"publisherId"}},{"kind":"Field","name":{"kind":"Name","value":"publisherName"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"cpm"}},{"kind":"Field","name":{"kind":"Name","value":"chargedCpm"}},{"kind":"Field","name":{"kind":"Name","value":"jobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"goalImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"budget"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"countryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"editable"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}} as unknown as FragmentDefinitionNode;
const CampaignRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampaignRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"campaignName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}} as unknown as FragmentDefinitionNode;
const CreativeRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CreativeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Creative"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"creativeType"}},{"kind":"Field","name":{"kind":"Name","value":"creativeTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"creativeFormat"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}} as unknown as FragmentDefinitionNode;
const LiftOfResultFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"LiftOfResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ExperimentResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lift"}},{"kind":"Field","name":{"kind":"Name","value":"liftInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}}]}} as unknown as FragmentDefinitionNode;
const ExperimentRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ExperimentRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Experiment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"bookingName"}},{"kind":"Field","name":{"kind":"Name","value":"experimentName"}},{"kind":"Field","name":{"kind":"Name","value":"hypothesis"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"design"}},{"kind":"Field","name":{"kind":"Name","value":"regionIds"}},{"kind":"Field","name":{"kind":"Name","value":"adServerExcludes"}},{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heldOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiftOfResult"}}]}},{"kind":"Field","name":{"kind":"Name","value":"resultReason"}},{"kind":"Field","name":{"kind":"Name","value":"controlPercent"}},{"kind":"Field","name":{"kind":"Name","value":"controlUrl"}},{"kind":"Field","name":{"kind":"Name","value":"controlCreativeId"}},{"kind":"Field","name":{"kind":"Name","value":"controlCreativeName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"resultDate"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}} as unknown as FragmentDefinitionNode;
const TagCallCountsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"TagCallCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TagCalls"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"counted"}},{"kind":"Field","name":{"kind":"Name","value":"bots"}},{"kind":"Field","name":{"kind":"Name","value":"prefetches"}},{"kind":"Field","name":{"kind":"Name","value":"tests"}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"}},{"kind":"Field","name":{"kind":"Name","value":"deadLettered"}},{"kind":"Field","name":{"kind":"Name","value":"heldOut"}},{"kind":"Field","name":{"kind":"Name","value":"repeated"}}]}} as unknown as FragmentDefinitionNode;
const SiteTagRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteTagRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteTag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tagDescription"}},{"kind":"Field","name":{"kind":"Name","value":"mainSiteTag"}},{"kind":"Field","name":{"kind":"Name","value":"pingCount"}},{"kind":"Field","name":{"kind":"Name","value":"pingDate"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}}]}} as unknown as FragmentDefinitionNode;
const FindingPartsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"FindingParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Finding"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}},{"kind":"Field","name":{"kind":"Name","value":"statistics"}},{"kind":"Field","name":{"kind":"Name","value":"panel"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dimension"}},{"kind":"Field","name":{"kind":"Name","value":"rowIds"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"effect"}},{"kind":"Field","name":{"kind":"Name","value":"interval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Interval"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"figures"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"interval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Interval"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"sureness"}},{"kind":"Field","name":{"kind":"Name","value":"action"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"tagKind"}},{"kind":"Field","name":{"kind":"Name","value":"tagId"}}]}}]}} as unknown as FragmentDefinitionNode;
const DashboardPanelsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"DashboardPanels"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FindingParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"maturity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaturityOfDays"}},{"kind":"Field","name":{"kind":"Name","value":"completed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompletedRateRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creatives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompletedRateRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"channels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompletedRateRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompletedRateRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rowId"}},{"kind":"Field","name":{"kind":"Name","value":"responses"}},{"kind":"Field","name":{"kind":"Name","value":"responseRate"}},{"kind":"Field","name":{"kind":"Name","value":"responseRateInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Interval"}}]}},{"kind":"Field","name":{"kind":"Name","value":"costPerResponse"}},{"kind":"Field","name":{"kind":"Name","value":"isTiedWithFirst"}},{"kind":"Field","name":{"kind":"Name","value":"isSmallSample"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responseRatio"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HeatmapValues"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responseRatioSmallSamples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HeatmapFlags"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responseRatioDifferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HeatmapDifferences"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responseRatioIntervals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HeatmapIntervals"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"impressionSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SummaryFigures"}}]}},{"kind":"Field","name":{"kind":"Name","value":"impressionsBeforeVisit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"impressionsBeforeVisit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"averageViews"}},{"kind":"Field","name":{"kind":"Name","value":"totalViewsOccurrence"}},{"kind":"Field","name":{"kind":"Name","value":"viewsFor80Percent"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"responsesByRegion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regionId"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"responses"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"percentageInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Interval"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isTiedWithFirst"}},{"kind":"Field","name":{"kind":"Name","value":"isSmallSample"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"radSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"zoom"}},{"kind":"Field","name":{"kind":"Name","value":"centreLatitude"}},{"kind":"Field","name":{"kind":"Name","value":"centreLongitude"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"rateByRegion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regionId"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"impressions"}},{"kind":"Field","name":{"kind":"Name","value":"responses"}},{"kind":"Field","name":{"kind":"Name","value":"responseRate"}},{"kind":"Field","name":{"kind":"Name","value":"responseRateInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Interval"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isTiedWithFirst"}},{"kind":"Field","name":{"kind":"Name","value":"isSmallSample"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responseRate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responsesBySite"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteId"}},{"kind":"Field","name":{"kind":"Name","value":"site"}},{"kind":"Field","name":{"kind":"Name","value":"responses"}},{"kind":"Field","name":{"kind":"Name","value":"responseRate"}},{"kind":"Field","name":{"kind":"Name","value":"responseRateInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Interval"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isTiedWithFirst"}},{"kind":"Field","name":{"kind":"Name","value":"isSmallSample"}},{"kind":"Field","name":{"kind":"Name","value":"costPerResponse"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"responsesOverTime"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"totalImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"sameDay"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correlation"}},{"kind":"Field","name":{"kind":"Name","value":"correlationInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Interval"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"visitResponseTiming"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timing"}},{"kind":"Field","name":{"kind":"Name","value":"responses"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"percentageInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Interval"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hour1"}},{"kind":"Field","name":{"kind":"Name","value":"day1"}},{"kind":"Field","name":{"kind":"Name","value":"week1"}},{"kind":"Field","name":{"kind":"Name","value":"hour1Percentage"}},{"kind":"Field","name":{"kind":"Name","value":"day1Percentage"}},{"kind":"Field","name":{"kind":"Name","value":"week1Percentage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"meta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maxX"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"platformCreativePerformance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channelId"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"creativeId"}},{"kind":"Field","name":{"kind":"Name","value":"creative"}},{"kind":"Field","name":{"kind":"Name","value":"impressionsPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"responsesPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"responsesPercentageInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Interval"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"creativePerformanceSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creativeId"}},{"kind":"Field","name":{"kind":"Name","value":"creative"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}},{"kind":"Field","name":{"kind":"Name","value":"cpv"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"creativePerformanceCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creativeId"}},{"kind":"Field","name":{"kind":"Name","value":"creative"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"totalImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"adSpend"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}},{"kind":"Field","name":{"kind":"Name","value":"responseRate"}},{"kind":"Field","name":{"kind":"Name","value":"responseRateInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Interval"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isTiedWithFirst"}},{"kind":"Field","name":{"kind":"Name","value":"isSmallSample"}},{"kind":"Field","name":{"kind":"Name","value":"currentCpr"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CostTotals"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"channelPerformanceCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channelId"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"totalImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"adSpend"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}},{"kind":"Field","name":{"kind":"Name","value":"responseRate"}},{"kind":"Field","name":{"kind":"Name","value":"responseRateInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Interval"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isTiedWithFirst"}},{"kind":"Field","name":{"kind":"Name","value":"isSmallSample"}},{"kind":"Field","name":{"kind":"Name","value":"currentCpr"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CostTotals"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"impressionHeatmap"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"impressions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HeatmapValues"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HeatmapValues"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responseRatio"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HeatmapValues"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responseRatioSmallSamples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HeatmapFlags"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responseRatioDifferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HeatmapDifferences"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responseRatioIntervals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HeatmapIntervals"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"analysis"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campaignPerformance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creativeEffectiveness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"geographicDistribution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responseProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}}]}}]}}]}} as unknown as FragmentDefinitionNode;
const CostTotalsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CostTotals"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PerformanceTotals"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"adSpend"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}},{"kind":"Field","name":{"kind":"Name","value":"responseRate"}},{"kind":"Field","name":{"kind":"Name","value":"responseRateInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Interval"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isSmallSample"}},{"kind":"Field","name":{"kind":"Name","value":"currentCpr"}}]}} as unknown as FragmentDefinitionNode;
const HeatmapValuesFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"HeatmapValues"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HeatmapRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daypart"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"sun"}},{"kind":"Field","name":{"kind":"Name","value":"mon"}},{"kind":"Field","name":{"kind":"Name","value":"tue"}},{"kind":"Field","name":{"kind":"Name","value":"wed"}},{"kind":"Field","name":{"kind":"Name","value":"thu"}},{"kind":"Field","name":{"kind":"Name","value":"fri"}},{"kind":"Field","name":{"kind":"Name","value":"sat"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}} as unknown as FragmentDefinitionNode;
const HeatmapFlagsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"HeatmapFlags"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HeatmapFlagRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daypart"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"sun"}},{"kind":"Field","name":{"kind":"Name","value":"mon"}},{"kind":"Field","name":{"kind":"Name","value":"tue"}},{"kind":"Field","name":{"kind":"Name","value":"wed"}},{"kind":"Field","name":{"kind":"Name","value":"thu"}},{"kind":"Field","name":{"kind":"Name","value":"fri"}},{"kind":"Field","name":{"kind":"Name","value":"sat"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}} as unknown as FragmentDefinitionNode;
const HeatmapDifferencesFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"HeatmapDifferences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HeatmapDifferenceRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daypart"}},{"kind":"Field","name":{"kind":"Name","value":"sun"}},{"kind":"Field","name":{"kind":"Name","value":"mon"}},{"kind":"Field","name":{"kind":"Name","value":"tue"}},{"kind":"Field","name":{"kind":"Name","value":"wed"}},{"kind":"Field","name":{"kind":"Name","value":"thu"}},{"kind":"Field","name":{"kind":"Name","value":"fri"}},{"kind":"Field","name":{"kind":"Name","value":"sat"}}]}} as unknown as FragmentDefinitionNode;
const HeatmapIntervalsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"HeatmapIntervals"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"HeatmapIntervalRow"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daypart"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"sun"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Interval"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Interval"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Interval"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Interval"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Interval"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fri"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Interval"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Interval"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Interval"}}]}}]}} as unknown as FragmentDefinitionNode;
const EstimateFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Estimate"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EffectRange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}} as unknown as FragmentDefinitionNode;
const CausedCostFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CausedCost"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EffectCost"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}} as unknown as FragmentDefinitionNode;
const SavedViewRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedViewRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"sharedAt"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"monthDay"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"nextDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isUnsubscribed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outsideReaders"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"askedAt"}},{"kind":"Field","name":{"kind":"Name","value":"askRefusal"}},{"kind":"Field","name":{"kind":"Name","value":"askableAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"runs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lastFailure"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]}} as unknown as FragmentDefinitionNode;
const PublicLinkFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PublicLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SharedLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastOpenedAt"}},{"kind":"Field","name":{"kind":"Name","value":"openings"}},{"kind":"Field","name":{"kind":"Name","value":"creatorName"}}]}} as unknown as FragmentDefinitionNode;
const RecordHitFieldsFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordHitFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecordHit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodeId"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"bookingName"}}]}} as unknown as FragmentDefinitionNode;
const ActiveUserRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActiveUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ActiveUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"lastActive"}},{"kind":"Field","name":{"kind":"Name","value":"apiCalls"}}]}} as unknown as FragmentDefinitionNode;
const BusiestTodayFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusiestToday"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DailyActivityItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}} as unknown as FragmentDefinitionNode;
const TodaysActivityFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"TodaysActivity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DailyActivity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"totalWebhits"}},{"kind":"Field","name":{"kind":"Name","value":"customers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusiestToday"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusiestToday"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusiestToday"}}]}}]}} as unknown as FragmentDefinitionNode;
const AdTechGroupRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdTechGroupRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdTechGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"groupName"}},{"kind":"Field","name":{"kind":"Name","value":"adtechCount"}},{"kind":"Field","name":{"kind":"Name","value":"adtechs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adtechName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}} as unknown as FragmentDefinitionNode;
const AdTechRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdTechRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdTech"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adtechName"}},{"kind":"Field","name":{"kind":"Name","value":"requiresJobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"requiresChargedCpm"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryList"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}} as unknown as FragmentDefinitionNode;
const AlertRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlertEpisode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"tagKind"}},{"kind":"Field","name":{"kind":"Name","value":"tagId"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}} as unknown as FragmentDefinitionNode;
const BroadcasterRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"BroadcasterRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Broadcaster"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"broadcasterName"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryList"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}} as unknown as FragmentDefinitionNode;
const ChannelRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChannelRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Channel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerType"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}} as unknown as FragmentDefinitionNode;
const EdgeServerRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"EdgeServerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EdgeServerStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"server"}},{"kind":"Field","name":{"kind":"Name","value":"hostName"}},{"kind":"Field","name":{"kind":"Name","value":"logEntries"}},{"kind":"Field","name":{"kind":"Name","value":"seenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}} as unknown as FragmentDefinitionNode;
const CacheNowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CacheNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CacheHealth"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"latencyMs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"info"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"uptimeSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"connectedClients"}},{"kind":"Field","name":{"kind":"Name","value":"memoryUsedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"memoryPeakBytes"}},{"kind":"Field","name":{"kind":"Name","value":"memoryLimitBytes"}},{"kind":"Field","name":{"kind":"Name","value":"memoryUsagePercent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"strain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opsPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"averageLatencyMs"}},{"kind":"Field","name":{"kind":"Name","value":"memoryUsedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"memoryUsagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"connectedClients"}},{"kind":"Field","name":{"kind":"Name","value":"criticalIssues"}},{"kind":"Field","name":{"kind":"Name","value":"edgeServers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeServers"}},{"kind":"Field","name":{"kind":"Name","value":"totalLogEntries"}},{"kind":"Field","name":{"kind":"Name","value":"servers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EdgeServerRow"}}]}}]}}]}}]}} as unknown as FragmentDefinitionNode;
const DeadLetterReasonRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeadLetterReasonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeadLetterSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"letters"}},{"kind":"Field","name":{"kind":"Name","value":"firstAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}} as unknown as FragmentDefinitionNode;
const DeadLetterRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeadLetterRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeadLetter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"entry"}},{"kind":"Field","name":{"kind":"Name","value":"partition"}},{"kind":"Field","name":{"kind":"Name","value":"putAsideAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"tagId"}}]}} as unknown as FragmentDefinitionNode;
const QueueRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"QueueRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QueueStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"queue"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}},{"kind":"Field","name":{"kind":"Name","value":"memoryBytes"}},{"kind":"Field","name":{"kind":"Name","value":"messageRate"}}]}} as unknown as FragmentDefinitionNode;
const QueuesNowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"QueuesNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QueueSnapshot"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sampledAt"}},{"kind":"Field","name":{"kind":"Name","value":"queues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QueueRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalMessages"}},{"kind":"Field","name":{"kind":"Name","value":"totalConsumers"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}} as unknown as FragmentDefinitionNode;
const DirectUserRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"DirectUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}} as unknown as FragmentDefinitionNode;
const RelationshipRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelationshipRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Relationship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"broadcasterId"}},{"kind":"Field","name":{"kind":"Name","value":"broadcasterName"}},{"kind":"Field","name":{"kind":"Name","value":"agencyId"}},{"kind":"Field","name":{"kind":"Name","value":"agencyName"}},{"kind":"Field","name":{"kind":"Name","value":"adtechId"}},{"kind":"Field","name":{"kind":"Name","value":"adtechName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}} as unknown as FragmentDefinitionNode;
const OpenAlertFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenAlert"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlertEpisode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"tagKind"}},{"kind":"Field","name":{"kind":"Name","value":"tagId"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}} as unknown as FragmentDefinitionNode;
const AlertsOfClientFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertsOfClient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alerts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"isOpen"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenAlert"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pacedBookings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookingName"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"pacing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PacingOfBooking"}}]}}]}}]}} as unknown as FragmentDefinitionNode;
const RecordFiguresFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecordFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"maturity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MaturityOfDays"}},{"kind":"Field","name":{"kind":"Name","value":"completed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CompletedRateRow"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"impressionSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SummaryFigures"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responsesOverTime"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"totalImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"sameDay"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"creativePerformanceCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creativeId"}},{"kind":"Field","name":{"kind":"Name","value":"totalImpressions"}}]}}]}}]}} as unknown as FragmentDefinitionNode;
const MaturityOfDaysFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"MaturityOfDays"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Maturity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isComplete"}},{"kind":"Field","name":{"kind":"Name","value":"completeThrough"}},{"kind":"Field","name":{"kind":"Name","value":"recentImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"arrivedShare"}},{"kind":"Field","name":{"kind":"Name","value":"timingResponses"}}]}} as unknown as FragmentDefinitionNode;
const CompletedRateRowFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompletedRateRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompletedRate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rowId"}},{"kind":"Field","name":{"kind":"Name","value":"responses"}},{"kind":"Field","name":{"kind":"Name","value":"responseRate"}},{"kind":"Field","name":{"kind":"Name","value":"responseRateInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Interval"}}]}},{"kind":"Field","name":{"kind":"Name","value":"costPerResponse"}},{"kind":"Field","name":{"kind":"Name","value":"isTiedWithFirst"}},{"kind":"Field","name":{"kind":"Name","value":"isSmallSample"}}]}} as unknown as FragmentDefinitionNode;
const SummaryFiguresFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SummaryFigures"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ImpressionSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adSpend"}},{"kind":"Field","name":{"kind":"Name","value":"actualImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}},{"kind":"Field","name":{"kind":"Name","value":"cpmActual"}},{"kind":"Field","name":{"kind":"Name","value":"responseRate"}},{"kind":"Field","name":{"kind":"Name","value":"currentCpr"}},{"kind":"Field","name":{"kind":"Name","value":"webhits"}},{"kind":"Field","name":{"kind":"Name","value":"responseRateInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Interval"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isSmallSample"}}]}} as unknown as FragmentDefinitionNode;
const IntervalFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"Interval"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RateInterval"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}} as unknown as FragmentDefinitionNode;
const PacingOfBookingFragmentNode = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PacingOfBooking"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BookingPacing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"goal"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"expected"}},{"kind":"Field","name":{"kind":"Name","value":"complete"}},{"kind":"Field","name":{"kind":"Name","value":"forecast"}},{"kind":"Field","name":{"kind":"Name","value":"spend"}},{"kind":"Field","name":{"kind":"Name","value":"forecastSpend"}},{"kind":"Field","name":{"kind":"Name","value":"neededPerDay"}}]}} as unknown as FragmentDefinitionNode;
export const SignOutDocument = {"__meta__":{"hash":"06562a4643f1d41111c4f2edc22f3adf88348b04a76a979592af164d785a7b6d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"}}]}}]} as unknown as TypedDocumentNode<SignOutMutation, SignOutMutationVariables>;
export const ChangePasswordDocument = {"__meta__":{"hash":"7156b1b68fbe3b679cfb623d14634c2f579ef73c633bc7d4b5674f919dd9dc0c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}},{"kind":"Argument","name":{"kind":"Name","value":"newPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as TypedDocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const OwnSessionsDocument = {"__meta__":{"hash":"b4d71d80b852e8984817442fca8eb46b96cf52ef54734f4967d412531600065d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]}}]} as unknown as TypedDocumentNode<OwnSessionsQuery, OwnSessionsQueryVariables>;
export const EndOtherSessionsDocument = {"__meta__":{"hash":"e5e37edf3c6ca444bbb0939ba876228e1e1ec92aae34820cd3075e3330a53ebe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"}}]}}]} as unknown as TypedDocumentNode<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const ExportMyDataDocument = {"__meta__":{"hash":"1f1763c6322aba9d1809589960581a23483269f3ea48eff2cf2f11153205c115"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportMyData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportMyData"}}]}}]} as unknown as TypedDocumentNode<ExportMyDataQuery, ExportMyDataQueryVariables>;
export const SecondFactorDocument = {"__meta__":{"hash":"b17d109c3ac34c316f8bc93db8a67fbe9ce3dd4169610f65d02b4ad758056811"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codeAppSince"}},{"kind":"Field","name":{"kind":"Name","value":"unusedRecoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"asksPassword"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]}}]} as unknown as TypedDocumentNode<SecondFactorQuery, SecondFactorQueryVariables>;
export const BeginCodeAppDocument = {"__meta__":{"hash":"4237fd1b8fde3fe48ae41499edf749a4eec848cc980bd8704e4095167baf209e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginCodeApp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginCodeApp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}}]}}]} as unknown as TypedDocumentNode<BeginCodeAppMutation, BeginCodeAppMutationVariables>;
export const ConfirmCodeAppDocument = {"__meta__":{"hash":"8eea017954a18b83d195d7244b778c6c80a6dbb60cc338136c51732b4ed0b762"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmCodeApp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmCodeApp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}]}}]} as unknown as TypedDocumentNode<ConfirmCodeAppMutation, ConfirmCodeAppMutationVariables>;
export const RemoveCodeAppDocument = {"__meta__":{"hash":"2b71a8748145dd0c1c04beda81ef89f0acc651629fd92bf7658e632dc00eb551"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveCodeApp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeCodeApp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}]}}]} as unknown as TypedDocumentNode<RemoveCodeAppMutation, RemoveCodeAppMutationVariables>;
export const RenewRecoveryCodesDocument = {"__meta__":{"hash":"3958f649fa9340a450e7826c67da48f1037642ca4c289619a50b8a93d54dabd9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewRecoveryCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewRecoveryCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}]}}]} as unknown as TypedDocumentNode<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const BeginPasskeyDocument = {"__meta__":{"hash":"6c6dc95cb2a31a1c765e625c74541a4dcfbdfe697d2572c406313c48211490a9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"rpId"}},{"kind":"Field","name":{"kind":"Name","value":"rpName"}},{"kind":"Field","name":{"kind":"Name","value":"timeoutMs"}},{"kind":"Field","name":{"kind":"Name","value":"userHandle"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"algorithms"}},{"kind":"Field","name":{"kind":"Name","value":"excludedIds"}}]}}]}}]} as unknown as TypedDocumentNode<BeginPasskeyMutation, BeginPasskeyMutationVariables>;
export const AddPasskeyDocument = {"__meta__":{"hash":"b7898cb38f398ea7cbc9984ca0520a636bd3a70c2e3480592a7faa762f453e9a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewPasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"passkey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as TypedDocumentNode<AddPasskeyMutation, AddPasskeyMutationVariables>;
export const RemovePasskeyDocument = {"__meta__":{"hash":"0c3845894f01cac5162c77f053a68c22c803787e627bd30a738ab54a1eeec4f5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}]}}]} as unknown as TypedDocumentNode<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export const RenamePasskeyDocument = {"__meta__":{"hash":"77b23e3f496b7ce6c591885755cf71000fb53a9e9cfff55775db1af2f31b5fb6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenamePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renamePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as TypedDocumentNode<RenamePasskeyMutation, RenamePasskeyMutationVariables>;
export const AdminAccessDocument = {"__meta__":{"hash":"c5882e32f8e9d121f34f3e808bd0b501914b94137394c34b34a9f327132f2409"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminAccess"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]}}]} as unknown as TypedDocumentNode<AdminAccessQuery, AdminAccessQueryVariables>;
export const AdminReferenceDocument = {"__meta__":{"hash":"85305c87675e8965d636b3c20efd40fdc9f2b4a85db9584dc29aa474e383f61c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminReference"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"taxonomies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as TypedDocumentNode<AdminReferenceQuery, AdminReferenceQueryVariables>;
export const AgenciesDocument = {"__meta__":{"hash":"5c49b63965b33cfbcd13cc43f17771aab2d79681ef7b69693c9eaa43bdbb39b5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Agencies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AgencySort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgencyRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},AgencyRowFragmentNode]} as unknown as TypedDocumentNode<AgenciesQuery, AgenciesQueryVariables>;
export const AgencyTotalDocument = {"__meta__":{"hash":"05f7420b28b9c70bee46245522d42968ba8e040eab349f9d7f946caaca714660"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AgencyTotal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as TypedDocumentNode<AgencyTotalQuery, AgencyTotalQueryVariables>;
export const AgencyDocument = {"__meta__":{"hash":"54931c0b39e627981ae97a95216a49f7200306e5ec0e9294462a6c75252a7b93"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Agency"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agency"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgencyRow"}}]}}]}},AgencyRowFragmentNode]} as unknown as TypedDocumentNode<AgencyQuery, AgencyQueryVariables>;
export const UnassociatedAgenciesDocument = {"__meta__":{"hash":"3d704cd328bfe5ec9e96894252035469b5ddd321afce1d930a1587fdc2f59d7c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnassociatedAgencies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unassociatedAgencies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}}]}}]}}]} as unknown as TypedDocumentNode<UnassociatedAgenciesQuery, UnassociatedAgenciesQueryVariables>;
export const CreateAgencyDocument = {"__meta__":{"hash":"d426fd50faea3ee767c51c548b4ddb26635469c42e99dfcdcefad0d666b21642"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAgency"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AgencyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAgency"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgencyRow"}}]}}]}},AgencyRowFragmentNode]} as unknown as TypedDocumentNode<CreateAgencyMutation, CreateAgencyMutationVariables>;
export const UpdateAgencyDocument = {"__meta__":{"hash":"6b6fd5bd17eac7dbb87c4aa6629d45eca178b088a90622e45104d01bab6671e4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAgency"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AgencyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAgency"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgencyRow"}}]}}]}},AgencyRowFragmentNode]} as unknown as TypedDocumentNode<UpdateAgencyMutation, UpdateAgencyMutationVariables>;
export const AssociateAgencyDocument = {"__meta__":{"hash":"0b3a3a0e3cc6d3bcf40e4f38d11da709e7250e3f2f92c6a93a2bfb8abc2f1e78"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssociateAgency"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"associateAgency"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssociationRequestRow"}}]}}]}},AssociationRequestRowFragmentNode,PartyFragmentNode]} as unknown as TypedDocumentNode<AssociateAgencyMutation, AssociateAgencyMutationVariables>;
export const ArchiveAgencyDocument = {"__meta__":{"hash":"8901d8f03436e76dc7e0146fa4b00a9ea6114dbfafb5676177704b311a0cc884"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArchiveAgency"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archiveAgency"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as TypedDocumentNode<ArchiveAgencyMutation, ArchiveAgencyMutationVariables>;
export const ApiKeysDocument = {"__meta__":{"hash":"5293eab24753c6ef7891360a037c70b4b3fd9e8a72c3dadf5d96684475b7181b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"isSandbox"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"replacedById"}}]}}]}}]} as unknown as TypedDocumentNode<ApiKeysQuery, ApiKeysQueryVariables>;
export const CreateApiKeyDocument = {"__meta__":{"hash":"51469f30aad5827ad2092219f003394c91ea9476bfb84dba85af4d91138842f1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as TypedDocumentNode<CreateApiKeyMutation, CreateApiKeyMutationVariables>;
export const RotateApiKeyDocument = {"__meta__":{"hash":"d8376500b0ccb7785befe0514bb30c1e4b3f35bd97a290c0fb68fbf775514eb5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"overlapHours"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"overlapHours"},"value":{"kind":"Variable","name":{"kind":"Name","value":"overlapHours"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as TypedDocumentNode<RotateApiKeyMutation, RotateApiKeyMutationVariables>;
export const RevokeApiKeyDocument = {"__meta__":{"hash":"d039c43979892f8d1fa88074cf46cf7b8a4a0c5ab1d8fd5a3e18fbc1d6ee5c23"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as TypedDocumentNode<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>;
export const IncomingRequestsDocument = {"__meta__":{"hash":"b677be3309ad17db42332430b7829f797d8c5b0c86b979f9222bf0c4f127112a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IncomingRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"associationRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"WAITING"}},{"kind":"Argument","name":{"kind":"Name","value":"isIncoming"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssociationRequestRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},AssociationRequestRowFragmentNode,PartyFragmentNode]} as unknown as TypedDocumentNode<IncomingRequestsQuery, IncomingRequestsQueryVariables>;
export const WaitingRequestsDocument = {"__meta__":{"hash":"7c384d9929e3029b949ca1d7c840d6863560d7b1d80893766a01d781bc46e17a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssociationKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"associationRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"WAITING"}},{"kind":"Argument","name":{"kind":"Name","value":"isIncoming"},"value":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssociationRequestRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},AssociationRequestRowFragmentNode,PartyFragmentNode]} as unknown as TypedDocumentNode<WaitingRequestsQuery, WaitingRequestsQueryVariables>;
export const AllRequestsDocument = {"__meta__":{"hash":"783a0b3ac09e3df18f8ea1cd10de97504630f8b6a2a8fb4ce9c6ca068ed21b49"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"associationRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssociationRequestRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},AssociationRequestRowFragmentNode,PartyFragmentNode]} as unknown as TypedDocumentNode<AllRequestsQuery, AllRequestsQueryVariables>;
export const AssociationsDocument = {"__meta__":{"hash":"f69bd3a78d4d2000be28b7e6ac8d6afdf12cc4dff8c3212170330e31b06866d6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Associations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"associations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssociationRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},AssociationRowFragmentNode,PartyFragmentNode]} as unknown as TypedDocumentNode<AssociationsQuery, AssociationsQueryVariables>;
export const AcceptAssociationDocument = {"__meta__":{"hash":"764a229baa24da01cdf36d44d67aa7d7674fdb19e452aa664a5136bb2cdc7cf4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptAssociation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptAssociation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssociationRequestRow"}}]}}]}},AssociationRequestRowFragmentNode,PartyFragmentNode]} as unknown as TypedDocumentNode<AcceptAssociationMutation, AcceptAssociationMutationVariables>;
export const DeclineAssociationDocument = {"__meta__":{"hash":"a56c2729c0a7bdddf1087085c4aecc52af55b87870d0a0ec69114f00191e5871"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineAssociation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineAssociation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssociationRequestRow"}}]}}]}},AssociationRequestRowFragmentNode,PartyFragmentNode]} as unknown as TypedDocumentNode<DeclineAssociationMutation, DeclineAssociationMutationVariables>;
export const WithdrawAssociationDocument = {"__meta__":{"hash":"bef004f5342479f87004a8c0b655712e1eca257713466466d033a4a83220b280"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawAssociation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawAssociation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssociationRequestRow"}}]}}]}},AssociationRequestRowFragmentNode,PartyFragmentNode]} as unknown as TypedDocumentNode<WithdrawAssociationMutation, WithdrawAssociationMutationVariables>;
export const EndAssociationDocument = {"__meta__":{"hash":"ec7f8e15404e6ea63e526cce4d7ac13430f3f2e09187e4015c88ee373a88fc20"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndAssociation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endAssociation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as TypedDocumentNode<EndAssociationMutation, EndAssociationMutationVariables>;
export const ClientPageDocument = {"__meta__":{"hash":"876e4a04b5a05d4c52b5e8fc1bdb1666c7d673df3ea0714ecb1544c789ab3f7a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClientPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientRow"}}]}}]}},ClientRowFragmentNode]} as unknown as TypedDocumentNode<ClientPageQuery, ClientPageQueryVariables>;
export const ClientDetailsDocument = {"__meta__":{"hash":"650afa7316ec03949ffe6fb4f9e4a02fcb810460143857958b2103511b9a19fe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClientDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlertsOfClient"}},{"kind":"Field","name":{"kind":"Name","value":"campaigns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"campaignName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"siteTags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tagDescription"}},{"kind":"Field","name":{"kind":"Name","value":"mainSiteTag"}},{"kind":"Field","name":{"kind":"Name","value":"pingCount"}},{"kind":"Field","name":{"kind":"Name","value":"pingDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},AlertsOfClientFragmentNode,OpenAlertFragmentNode,PacingOfBookingFragmentNode]} as unknown as TypedDocumentNode<ClientDetailsQuery, ClientDetailsQueryVariables>;
export const ClientsDocument = {"__meta__":{"hash":"1caa349a3df2b8a0c3731eb0ac9134f8fbcda30ac8a75d7f2a6d023bcf3c5072"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Clients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},ClientRowFragmentNode]} as unknown as TypedDocumentNode<ClientsQuery, ClientsQueryVariables>;
export const ClientSummaryDocument = {"__meta__":{"hash":"810478fb406386f5d13a2f842c7d90b0f89173d21b8b3613f480ccf9ad4675b1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClientSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"topCategory"}},{"kind":"Field","name":{"kind":"Name","value":"topCategoryShare"}}]}}]}}]} as unknown as TypedDocumentNode<ClientSummaryQuery, ClientSummaryQueryVariables>;
export const ClientDocument = {"__meta__":{"hash":"0a4d208d0d42b9d81df5b54d816d5b180102e6f2575f9a3bb22b2f286d5c0da6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Client"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientRow"}}]}}]}},ClientRowFragmentNode]} as unknown as TypedDocumentNode<ClientQuery, ClientQueryVariables>;
export const UnassociatedClientsDocument = {"__meta__":{"hash":"0a75478efcc39ffdf1a86ee0471d81a9bfb58e1a71828b124f2ee8dc349708c1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnassociatedClients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unassociatedCustomers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}}]}}]}}]} as unknown as TypedDocumentNode<UnassociatedClientsQuery, UnassociatedClientsQueryVariables>;
export const CreateClientDocument = {"__meta__":{"hash":"05b826d2a83468f66e1c1c437ba504e412333e69617b533817541554c1e7ba7a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateClient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientRow"}}]}}]}},ClientRowFragmentNode]} as unknown as TypedDocumentNode<CreateClientMutation, CreateClientMutationVariables>;
export const UpdateClientDocument = {"__meta__":{"hash":"5bcf377a41bbc31536890332ba73a74308991b2b5a6c7053369b9283b30cecc1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateClient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientRow"}}]}}]}},ClientRowFragmentNode]} as unknown as TypedDocumentNode<UpdateClientMutation, UpdateClientMutationVariables>;
export const AssociateClientDocument = {"__meta__":{"hash":"d587409c2c3b5a22a6d923040378a2abb65391ad5ceafe9f727416219c2e650e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssociateClient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"associateCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssociationRequestRow"}}]}}]}},AssociationRequestRowFragmentNode,PartyFragmentNode]} as unknown as TypedDocumentNode<AssociateClientMutation, AssociateClientMutationVariables>;
export const ArchiveClientDocument = {"__meta__":{"hash":"e9c839b477b10b65aace1f8585f40ead3205127acb281f3ae118770f31524f2d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArchiveClient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archiveCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as TypedDocumentNode<ArchiveClientMutation, ArchiveClientMutationVariables>;
export const ConnectionCodesDocument = {"__meta__":{"hash":"5e323ce94752226955be14bf97d2b01d7259c4fad39434788e29f8dabb2acb96"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConnectionCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connectionCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConnectionCodeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},ConnectionCodeRowFragmentNode,PartyFragmentNode]} as unknown as TypedDocumentNode<ConnectionCodesQuery, ConnectionCodesQueryVariables>;
export const CreateConnectionCodeDocument = {"__meta__":{"hash":"ed756575a027f750b692d0746392a498ae456cd1dea995dfcc954932d7ac3ae2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateConnectionCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createConnectionCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"connectionCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConnectionCodeRow"}}]}}]}}]}},ConnectionCodeRowFragmentNode,PartyFragmentNode]} as unknown as TypedDocumentNode<CreateConnectionCodeMutation, CreateConnectionCodeMutationVariables>;
export const RevokeConnectionCodeDocument = {"__meta__":{"hash":"3cf6a3e7491b18c48ec88d74f45fb57bf606aa8887ec2d9bb03751b76793a68f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeConnectionCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeConnectionCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as TypedDocumentNode<RevokeConnectionCodeMutation, RevokeConnectionCodeMutationVariables>;
export const ConnectWithCodeDocument = {"__meta__":{"hash":"489d15355ddd5315c2ae2fe38182cc8611e530be84e77756f7409cc12983edca"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConnectWithCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connectWithCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssociationRequestRow"}}]}}]}},AssociationRequestRowFragmentNode,PartyFragmentNode]} as unknown as TypedDocumentNode<ConnectWithCodeMutation, ConnectWithCodeMutationVariables>;
export const SandboxDocument = {"__meta__":{"hash":"93206b0cd1e3fcbf2d2c81e134aaa8d2dcc9fb6211d8ff86dad3072165a5e141"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Sandbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sandbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"builtAt"}},{"kind":"Field","name":{"kind":"Name","value":"filledAt"}}]}}]}}]} as unknown as TypedDocumentNode<SandboxQuery, SandboxQueryVariables>;
export const CreateSandboxDocument = {"__meta__":{"hash":"d8aef307e42e6591fa4b932a8e3a9a771ac51fc950d08e1b2c2fc204fb539e2f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSandbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSandbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sandbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"builtAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"key"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]}}]} as unknown as TypedDocumentNode<CreateSandboxMutation, CreateSandboxMutationVariables>;
export const ResetSandboxDocument = {"__meta__":{"hash":"0b8985e38cc35c501ebcdb17b78ec574c3da955ea13cc799b438a66e0fdc4ef9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetSandbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetSandbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"builtAt"}}]}}]}}]} as unknown as TypedDocumentNode<ResetSandboxMutation, ResetSandboxMutationVariables>;
export const RemoveSandboxDocument = {"__meta__":{"hash":"166103973d8c9436276a6923ea57bfb89a2b4bc6e5b6da257bf541ef4d727444"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSandbox"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSandbox"}}]}}]} as unknown as TypedDocumentNode<RemoveSandboxMutation, RemoveSandboxMutationVariables>;
export const OrganisationSignInDocument = {"__meta__":{"hash":"e16867f192d2878cfe84536fda62ca9ebff9634c0d76c76f2aabe23a2f224779"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganisationSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organisationSignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"entityType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityType"}}},{"kind":"Argument","name":{"kind":"Name","value":"entityId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"requiresSecondFactor"}}]}}]}}]} as unknown as TypedDocumentNode<OrganisationSignInQuery, OrganisationSignInQueryVariables>;
export const UpdateOrganisationSignInDocument = {"__meta__":{"hash":"53b515cbbcd401aaf2fc8bbffc3ed275758b02543a2d14deb81e497c49a56d29"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateOrganisationSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrganisationSignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOrganisationSignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"entityType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityType"}}},{"kind":"Argument","name":{"kind":"Name","value":"entityId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"requiresSecondFactor"}}]}}]}}]} as unknown as TypedDocumentNode<UpdateOrganisationSignInMutation, UpdateOrganisationSignInMutationVariables>;
export const SsoSettingsDocument = {"__meta__":{"hash":"2662eaddff8c395ac4e168c0643a836843b52c51139483cd0a48165ee86f6467"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SsoSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ssoSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"entityType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityType"}}},{"kind":"Argument","name":{"kind":"Name","value":"entityId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SsoSettingsParts"}}]}}]}},SsoSettingsPartsFragmentNode]} as unknown as TypedDocumentNode<SsoSettingsQuery, SsoSettingsQueryVariables>;
export const SaveSsoConnectionDocument = {"__meta__":{"hash":"e4ec23933d9697ec7fbb582a46bffcb20e6d96f910d6b166d9b0368a8b0dd45a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSsoConnection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SsoConnectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSsoConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SsoSettingsParts"}}]}}]}},SsoSettingsPartsFragmentNode]} as unknown as TypedDocumentNode<SaveSsoConnectionMutation, SaveSsoConnectionMutationVariables>;
export const RemoveSsoConnectionDocument = {"__meta__":{"hash":"4db817f207850eeac693eb0aa51ee70798ddf5c4c43dfa73b136772beaae497b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSsoConnection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSsoConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"entityType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityType"}}},{"kind":"Argument","name":{"kind":"Name","value":"entityId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SsoSettingsParts"}}]}}]}},SsoSettingsPartsFragmentNode]} as unknown as TypedDocumentNode<RemoveSsoConnectionMutation, RemoveSsoConnectionMutationVariables>;
export const AddSsoDomainDocument = {"__meta__":{"hash":"15362a5cbf5f877a2c5b41425b8bcdf2e523ca7f1571b15e315a09f16e4d7638"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddSsoDomain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domain"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addSsoDomain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domain"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domain"}}},{"kind":"Argument","name":{"kind":"Name","value":"entityType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityType"}}},{"kind":"Argument","name":{"kind":"Name","value":"entityId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SsoSettingsParts"}}]}}]}},SsoSettingsPartsFragmentNode]} as unknown as TypedDocumentNode<AddSsoDomainMutation, AddSsoDomainMutationVariables>;
export const VerifySsoDomainDocument = {"__meta__":{"hash":"b9d8012c2dfe605dcc3a10586a538fbe8306cbf672f7a2bc4d7602dbd6d59f35"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifySsoDomain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domain"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifySsoDomain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domain"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domain"}}},{"kind":"Argument","name":{"kind":"Name","value":"entityType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityType"}}},{"kind":"Argument","name":{"kind":"Name","value":"entityId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SsoSettingsParts"}}]}}]}},SsoSettingsPartsFragmentNode]} as unknown as TypedDocumentNode<VerifySsoDomainMutation, VerifySsoDomainMutationVariables>;
export const RemoveSsoDomainDocument = {"__meta__":{"hash":"be31dfbaba02f4ba8906679b6d3414784d6ecc1c41f8bb1b821a749e2fba8494"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSsoDomain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domain"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSsoDomain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domain"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domain"}}},{"kind":"Argument","name":{"kind":"Name","value":"entityType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityType"}}},{"kind":"Argument","name":{"kind":"Name","value":"entityId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SsoSettingsParts"}}]}}]}},SsoSettingsPartsFragmentNode]} as unknown as TypedDocumentNode<RemoveSsoDomainMutation, RemoveSsoDomainMutationVariables>;
export const TestCompanySignInDocument = {"__meta__":{"hash":"edd72e48da0c538ebe526947511e2fdb11c356ad79c523f6d3b8080db37cb962"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestCompanySignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startCompanySignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}]}}]} as unknown as TypedDocumentNode<TestCompanySignInMutation, TestCompanySignInMutationVariables>;
export const UsersDocument = {"__meta__":{"hash":"37d79fa941212e526a71850c1ca1a411a102c8e94abeb9e63cac2383bf47a4d3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Users"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},UserRowFragmentNode]} as unknown as TypedDocumentNode<UsersQuery, UsersQueryVariables>;
export const UserSummaryDocument = {"__meta__":{"hash":"0ee311cfcca432f8d7fe95fe882e26d6d122fbfe697ac616c53cf9b9b052aafc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"administrators"}},{"kind":"Field","name":{"kind":"Name","value":"standardUsers"}}]}}]}}]} as unknown as TypedDocumentNode<UserSummaryQuery, UserSummaryQueryVariables>;
export const UserDocument = {"__meta__":{"hash":"a21518f7b1b3fa390451faf7f4fcfe40a1bdfdef6afb857397376951541705c7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"User"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},UserRowFragmentNode]} as unknown as TypedDocumentNode<UserQuery, UserQueryVariables>;
export const InviteUserDocument = {"__meta__":{"hash":"4043baa2e700363ddf3fc4358b08f46aa873694733e7b35fbed1157c3f3dc36a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},UserRowFragmentNode]} as unknown as TypedDocumentNode<InviteUserMutation, InviteUserMutationVariables>;
export const UpdateUserDocument = {"__meta__":{"hash":"d151ff9f68c1d1a75d136ea710a2f9a0f46d2dc79615e8791db5dc49fe3b1bd0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},UserRowFragmentNode]} as unknown as TypedDocumentNode<UpdateUserMutation, UpdateUserMutationVariables>;
export const ArchiveUserDocument = {"__meta__":{"hash":"9141608b8c70d497b9fc8ef1d6eeaf991adb3548aa9291f684c2543f85c09a84"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArchiveUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archiveUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as TypedDocumentNode<ArchiveUserMutation, ArchiveUserMutationVariables>;
export const WithdrawEmailChangeDocument = {"__meta__":{"hash":"9d3bfd4244f4edce68ec44c43a93c1dfaaae20bd9a4700f065325355be4c2ba1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawEmailChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawEmailChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},UserRowFragmentNode]} as unknown as TypedDocumentNode<WithdrawEmailChangeMutation, WithdrawEmailChangeMutationVariables>;
export const ResendInvitationDocument = {"__meta__":{"hash":"ba06397d3e3674aadbb76ec742f25767358b06e441bed658fca9eff992bb313f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},UserRowFragmentNode]} as unknown as TypedDocumentNode<ResendInvitationMutation, ResendInvitationMutationVariables>;
export const ArchivedUsersDocument = {"__meta__":{"hash":"16f9555e76b880d5e7147332b1d939caa38fe1ac828928f3e4f89715d51abc76"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArchivedUsers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archivedUsers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArchivedUserRow"}}]}}]}},ArchivedUserRowFragmentNode]} as unknown as TypedDocumentNode<ArchivedUsersQuery, ArchivedUsersQueryVariables>;
export const EraseUserDocument = {"__meta__":{"hash":"164f1ea21953f6ee3a15d028a0dbf16513a448be6de1716bb292846d0f175344"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EraseUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"everywhere"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eraseUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"everywhere"},"value":{"kind":"Variable","name":{"kind":"Name","value":"everywhere"}}}]}]}}]} as unknown as TypedDocumentNode<EraseUserMutation, EraseUserMutationVariables>;
export const ResetSecondFactorDocument = {"__meta__":{"hash":"a6243c86af8c42c2274443cdd386777e880a5d8a71245ee71dbbb7e93292fff1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}]}]}}]} as unknown as TypedDocumentNode<ResetSecondFactorMutation, ResetSecondFactorMutationVariables>;
export const WebhooksDocument = {"__meta__":{"hash":"448de0caa5ed3a5e2808e11dc8ae40a0349bdfa99ba65005c9a4f5649d3c9801"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookEndpoints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"webhookEventTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},WebhookRowFragmentNode]} as unknown as TypedDocumentNode<WebhooksQuery, WebhooksQueryVariables>;
export const WebhookDeliveriesDocument = {"__meta__":{"hash":"0ee6605f3f59cc5a9f96dc5ba6c157ea2f8fa21d4d3d1873c79396a8b06abfeb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookDeliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpointId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endpointId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpointId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookDeliveryRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},WebhookDeliveryRowFragmentNode]} as unknown as TypedDocumentNode<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;
export const CreateWebhookDocument = {"__meta__":{"hash":"3d0f1c153e0001cc69e53d013078dfb9bc2be92f3e81c987f9f24f761d50c769"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpointInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endpoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}}]}}]} as unknown as TypedDocumentNode<CreateWebhookMutation, CreateWebhookMutationVariables>;
export const UpdateWebhookDocument = {"__meta__":{"hash":"f162a2155048f216052db556b46e78f347d9d5aad116e28103ce307c5df8535d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpointInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookRow"}}]}}]}},WebhookRowFragmentNode]} as unknown as TypedDocumentNode<UpdateWebhookMutation, UpdateWebhookMutationVariables>;
export const RotateWebhookSecretDocument = {"__meta__":{"hash":"1f2fc920ebd06a36b71df53900dd6a1d2d976e5fb1abe73df72941428614275b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateWebhookSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"overlapHours"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateWebhookSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"overlapHours"},"value":{"kind":"Variable","name":{"kind":"Name","value":"overlapHours"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endpoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}}]}}]} as unknown as TypedDocumentNode<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;
export const ArchiveWebhookDocument = {"__meta__":{"hash":"b4022170fff32d6928570d2eebde5374c8d4faaacb085d7877bafdecae488ae2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArchiveWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archiveWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as TypedDocumentNode<ArchiveWebhookMutation, ArchiveWebhookMutationVariables>;
export const SendTestWebhookDocument = {"__meta__":{"hash":"8e4c5526c37b858df3e2f3cb3e14ea94a6d8cc5f330ea99388fb3bb31424d189"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendTestWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendTestWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as TypedDocumentNode<SendTestWebhookMutation, SendTestWebhookMutationVariables>;
export const ReplayWebhookDeliveryDocument = {"__meta__":{"hash":"ff122b50a66d3007613e20481d69ba2dfacfd7222a13019b883ef41644a2982f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplayWebhookDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replayWebhookDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookDeliveryRow"}}]}}]}},WebhookDeliveryRowFragmentNode]} as unknown as TypedDocumentNode<ReplayWebhookDeliveryMutation, ReplayWebhookDeliveryMutationVariables>;
export const BookingsDocument = {"__meta__":{"hash":"d20bf1f46b7e8cfe526c6267c5201da34d6237c51fc521bf1f71adf35e06c711"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Bookings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookingSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"archived"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArchivedFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"archived"},"value":{"kind":"Variable","name":{"kind":"Name","value":"archived"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookingSummary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"video"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"averageCpm"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}},BookingRowFragmentNode]} as unknown as TypedDocumentNode<BookingsQuery, BookingsQueryVariables>;
export const BookingOptionsDocument = {"__meta__":{"hash":"475d0cee69972b9a371280eb392ae12e5c77313abfa89bbfb07bd5964d82d421"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"campaignId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookingName"}},{"kind":"Field","name":{"kind":"Name","value":"bookingType"}},{"kind":"Field","name":{"kind":"Name","value":"creativeIds"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as TypedDocumentNode<BookingOptionsQuery, BookingOptionsQueryVariables>;
export const BookingDocument = {"__meta__":{"hash":"b77b67f42f0766542e7d0e744b55f2adcff7756bc3c93d7168060af9783c28f5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Booking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"booking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingRow"}}]}}]}},BookingRowFragmentNode]} as unknown as TypedDocumentNode<BookingQuery, BookingQueryVariables>;
export const BookingChannelsDocument = {"__meta__":{"hash":"ab2a3dec240fe4b3592531c57ee622b64c331295e031b6f58d0fadb47b4a3ee1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingChannels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerType"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}}]}}]}}]}}]} as unknown as TypedDocumentNode<BookingChannelsQuery, BookingChannelsQueryVariables>;
export const BookingAdtechsDocument = {"__meta__":{"hash":"b4b30fea95d9be84338f66fd1da02a2f9c484eba90aa01be9f3e13e60d428076"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingAdtechs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adtechs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adtechName"}},{"kind":"Field","name":{"kind":"Name","value":"requiresJobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"requiresChargedCpm"}}]}}]}}]}}]} as unknown as TypedDocumentNode<BookingAdtechsQuery, BookingAdtechsQueryVariables>;
export const BookingTerritoryDocument = {"__meta__":{"hash":"f872b00856a21bb6e16cf2cd0d3867ddc6c4052b70ebbbde2d2c1474815e54d5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingTerritory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingTerritorialContext"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"operationalCountries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availableCountries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as TypedDocumentNode<BookingTerritoryQuery, BookingTerritoryQueryVariables>;
export const CreateBookingDocument = {"__meta__":{"hash":"3585c29d2d8b3a2ed021bc4ac700c208313ce0e07141a659b9024ff0990d33eb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBooking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createBooking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingRow"}}]}}]}},BookingRowFragmentNode]} as unknown as TypedDocumentNode<CreateBookingMutation, CreateBookingMutationVariables>;
export const UpdateBookingDocument = {"__meta__":{"hash":"21f4667f5bda72673a3a4976138da87385c24ca7013ba7dc8a28558685d6f5e1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBooking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBooking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingRow"}}]}}]}},BookingRowFragmentNode]} as unknown as TypedDocumentNode<UpdateBookingMutation, UpdateBookingMutationVariables>;
export const ArchiveBookingDocument = {"__meta__":{"hash":"a88e8e1c3c90dd9214a73ef1374557723ae7bb4d4264219f45a217b77916310f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArchiveBooking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archiveBooking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingRow"}}]}}]}},BookingRowFragmentNode]} as unknown as TypedDocumentNode<ArchiveBookingMutation, ArchiveBookingMutationVariables>;
export const RestoreBookingDocument = {"__meta__":{"hash":"bc02f343302c4c1ec0f715e94eb47ac491e895693a0b66aa6e7f53a0a14a6a29"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreBooking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreBooking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingRow"}}]}}]}},BookingRowFragmentNode]} as unknown as TypedDocumentNode<RestoreBookingMutation, RestoreBookingMutationVariables>;
export const UpdateBookingsDocument = {"__meta__":{"hash":"43bec36ad567b7313a6873f1676736882f8a72f41fd7576cf2c638248f31d01d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBookings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bookings"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookingChange"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBookings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bookings"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bookings"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingRow"}}]}}]}},BookingRowFragmentNode]} as unknown as TypedDocumentNode<UpdateBookingsMutation, UpdateBookingsMutationVariables>;
export const ContentClientsDocument = {"__meta__":{"hash":"5fc7803b9b8ee7ed81c8f79397c219a5832a22da98c66c0b7353a0acf9549684"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContentClients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboardCustomers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as TypedDocumentNode<ContentClientsQuery, ContentClientsQueryVariables>;
export const CampaignsDocument = {"__meta__":{"hash":"d0352354a74fb243ce31a41667e8b743a627f8eaf2e998f5910b7aacd18cbb06"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Campaigns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CampaignSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"archived"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArchivedFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaigns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"archived"},"value":{"kind":"Variable","name":{"kind":"Name","value":"archived"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampaignRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campaignSummary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"upcoming"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},CampaignRowFragmentNode]} as unknown as TypedDocumentNode<CampaignsQuery, CampaignsQueryVariables>;
export const CampaignOptionsDocument = {"__meta__":{"hash":"51b4506ced54f4b135bff4b9744d8ba92c5a02323018d2b465f1dbfdaf577318"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CampaignOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaigns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"campaignName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}}]}}]}}]} as unknown as TypedDocumentNode<CampaignOptionsQuery, CampaignOptionsQueryVariables>;
export const CampaignDocument = {"__meta__":{"hash":"f0e4b880cba33efdadf454d79161c4954a957fcf0c1aa0c5152def9b741f9714"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Campaign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampaignRow"}}]}}]}},CampaignRowFragmentNode]} as unknown as TypedDocumentNode<CampaignQuery, CampaignQueryVariables>;
export const CreateCampaignDocument = {"__meta__":{"hash":"4b135b42aebd45d7eaff04ab7fc1ea2ca8662d3926d0d53a09f7403c3e5d7a3c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCampaign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CampaignInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampaignRow"}}]}}]}},CampaignRowFragmentNode]} as unknown as TypedDocumentNode<CreateCampaignMutation, CreateCampaignMutationVariables>;
export const UpdateCampaignDocument = {"__meta__":{"hash":"281abb8882c4772c0144ab353d7f91fe1491ac4347c0adf721ee67a6bd2ec24e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCampaign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CampaignInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampaignRow"}}]}}]}},CampaignRowFragmentNode]} as unknown as TypedDocumentNode<UpdateCampaignMutation, UpdateCampaignMutationVariables>;
export const ArchiveCampaignDocument = {"__meta__":{"hash":"e7391f34ce02f976521025e46afb1fa63a028be2bb07b4ad5501a95c0e334a35"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArchiveCampaign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archiveCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampaignRow"}}]}}]}},CampaignRowFragmentNode]} as unknown as TypedDocumentNode<ArchiveCampaignMutation, ArchiveCampaignMutationVariables>;
export const RestoreCampaignDocument = {"__meta__":{"hash":"14e023114a5bf36bc105f008d27d821150e2b31593a248edb76a1ab97ca7e7d7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreCampaign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampaignRow"}}]}}]}},CampaignRowFragmentNode]} as unknown as TypedDocumentNode<RestoreCampaignMutation, RestoreCampaignMutationVariables>;
export const CreativesDocument = {"__meta__":{"hash":"81bbb797e2617e1feb787b807d865e14792473edd6e3974857f2c433de859aaa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Creatives"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreativeSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"archived"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArchivedFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creatives"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"archived"},"value":{"kind":"Variable","name":{"kind":"Name","value":"archived"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CreativeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creativeSummary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"video"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}}]}},CreativeRowFragmentNode]} as unknown as TypedDocumentNode<CreativesQuery, CreativesQueryVariables>;
export const CreativeOptionsDocument = {"__meta__":{"hash":"fa0cfd9d318c43e5e9dc051dd8e39866e309ae6f9f9d91c7440a4bb7a30012b8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreativeOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"creativeType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creatives"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"creativeType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"creativeType"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"200"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"creativeFormat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as TypedDocumentNode<CreativeOptionsQuery, CreativeOptionsQueryVariables>;
export const CreativeDocument = {"__meta__":{"hash":"6d75c31d9a319cba40dd2c9e66c9bacef5473869ef882977600e46adf3f8bcf5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Creative"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creative"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CreativeRow"}}]}}]}},CreativeRowFragmentNode]} as unknown as TypedDocumentNode<CreativeQuery, CreativeQueryVariables>;
export const CreateCreativeDocument = {"__meta__":{"hash":"02fc4b1a370e7b1879e4b59dac93ce948079ad81a700688c81727685a39d1ba9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCreative"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreativeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCreative"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CreativeRow"}}]}}]}},CreativeRowFragmentNode]} as unknown as TypedDocumentNode<CreateCreativeMutation, CreateCreativeMutationVariables>;
export const UpdateCreativeDocument = {"__meta__":{"hash":"2251ee813b440366eae3d2c8db9fb232e62c03c651045673201b1359237b298a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCreative"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreativeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCreative"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CreativeRow"}}]}}]}},CreativeRowFragmentNode]} as unknown as TypedDocumentNode<UpdateCreativeMutation, UpdateCreativeMutationVariables>;
export const ArchiveCreativeDocument = {"__meta__":{"hash":"0dc43e0a31adf62231d3bd4d4a3c01441550e7b823080395785993591a22c55c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArchiveCreative"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archiveCreative"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CreativeRow"}}]}}]}},CreativeRowFragmentNode]} as unknown as TypedDocumentNode<ArchiveCreativeMutation, ArchiveCreativeMutationVariables>;
export const RestoreCreativeDocument = {"__meta__":{"hash":"7f7ffcbbf7d12c7e49c5aa70f45ccefedaea938bac2086fd91dc186a37df970e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreCreative"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreCreative"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CreativeRow"}}]}}]}},CreativeRowFragmentNode]} as unknown as TypedDocumentNode<RestoreCreativeMutation, RestoreCreativeMutationVariables>;
export const ExperimentsDocument = {"__meta__":{"hash":"1c07cd47c2e1752c64f2f86f40b8da47c7c0f8e9f0a898c17e7e628a44289c20"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Experiments"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"experiments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExperimentRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},ExperimentRowFragmentNode,LiftOfResultFragmentNode]} as unknown as TypedDocumentNode<ExperimentsQuery, ExperimentsQueryVariables>;
export const ExperimentDocument = {"__meta__":{"hash":"06b9748ad1b2399be2ced5504ece03d7fe5a8ace52974f37d1f288fd3120dc90"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Experiment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"experiment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExperimentRow"}}]}}]}},ExperimentRowFragmentNode,LiftOfResultFragmentNode]} as unknown as TypedDocumentNode<ExperimentQuery, ExperimentQueryVariables>;
export const ExperimentDetailsDocument = {"__meta__":{"hash":"35e4dc0964d6ffc4728944e7d1f78df75cfee96c0aae6cadcc70d3200bf1f053"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExperimentDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"experiment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"households"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countedAt"}},{"kind":"Field","name":{"kind":"Name","value":"treated"}},{"kind":"Field","name":{"kind":"Name","value":"control"}},{"kind":"Field","name":{"kind":"Name","value":"checks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"others"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"checks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"sentence"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"treatedVisits"}},{"kind":"Field","name":{"kind":"Name","value":"causedVisits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiftOfResult"}},{"kind":"Field","name":{"kind":"Name","value":"spend"}},{"kind":"Field","name":{"kind":"Name","value":"costPerCausedVisit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sentences"}}]}},{"kind":"Field","name":{"kind":"Name","value":"resultReason"}}]}}]}},LiftOfResultFragmentNode]} as unknown as TypedDocumentNode<ExperimentDetailsQuery, ExperimentDetailsQueryVariables>;
export const ExperimentPowerDocument = {"__meta__":{"hash":"29aec9f5247578029633b4c4113dfdaf904d05fe93aef60cd1f1ba681c54907a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExperimentPower"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bookingId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"controlPercent"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"experimentPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bookingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bookingId"}}},{"kind":"Argument","name":{"kind":"Name","value":"controlPercent"},"value":{"kind":"Variable","name":{"kind":"Name","value":"controlPercent"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"basis"}},{"kind":"Field","name":{"kind":"Name","value":"powers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"smallestLift"}}]}}]}}]}}]} as unknown as TypedDocumentNode<ExperimentPowerQuery, ExperimentPowerQueryVariables>;
export const RegionExperimentPlanDocument = {"__meta__":{"hash":"89451f9a75fc904b976621c16ab570b392b48c1e51ac515ff7dd6314d7dc4e07"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RegionExperimentPlan"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bookingId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"design"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegionDesign"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"maxPercent"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regionExperimentPlan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bookingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bookingId"}}},{"kind":"Argument","name":{"kind":"Name","value":"startDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"endDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"design"},"value":{"kind":"Variable","name":{"kind":"Name","value":"design"}}},{"kind":"Argument","name":{"kind":"Name","value":"maxPercent"},"value":{"kind":"Variable","name":{"kind":"Name","value":"maxPercent"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reasonText"}},{"kind":"Field","name":{"kind":"Name","value":"pastWeeks"}},{"kind":"Field","name":{"kind":"Name","value":"splits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heldOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"deliveryShare"}},{"kind":"Field","name":{"kind":"Name","value":"smallestLift"}}]}}]}}]}}]} as unknown as TypedDocumentNode<RegionExperimentPlanQuery, RegionExperimentPlanQueryVariables>;
export const ExperimentBookingsDocument = {"__meta__":{"hash":"44bbc3197dbe06c1c1e4284d86c34d61f12cbc9b4c102e3de9ec0c668e7d3ae6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExperimentBookings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookingName"}}]}}]}}]}}]} as unknown as TypedDocumentNode<ExperimentBookingsQuery, ExperimentBookingsQueryVariables>;
export const CreateExperimentDocument = {"__meta__":{"hash":"01e6dba9048985fcb12f6c10a466c120c6dbb0c3c9b440cdb1e24fbb29073e60"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateExperiment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExperimentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createExperiment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExperimentRow"}}]}}]}},ExperimentRowFragmentNode,LiftOfResultFragmentNode]} as unknown as TypedDocumentNode<CreateExperimentMutation, CreateExperimentMutationVariables>;
export const UpdateExperimentDocument = {"__meta__":{"hash":"2ec1074d603abc8d4a78f996823035c265d219cfe569448f1aa91222f8e63a75"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateExperiment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExperimentInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateExperiment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExperimentRow"}}]}}]}},ExperimentRowFragmentNode,LiftOfResultFragmentNode]} as unknown as TypedDocumentNode<UpdateExperimentMutation, UpdateExperimentMutationVariables>;
export const StopExperimentDocument = {"__meta__":{"hash":"397fdb6ebfac79598af8ac01da5683fc92ba12ffafaa02f4d3c1771504c37860"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StopExperiment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stopExperiment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExperimentRow"}}]}}]}},ExperimentRowFragmentNode,LiftOfResultFragmentNode]} as unknown as TypedDocumentNode<StopExperimentMutation, StopExperimentMutationVariables>;
export const BookingPageDocument = {"__meta__":{"hash":"bfee1a901be6498e9232df8294caa78f57516e8f2105faf1c639c6dd70feaca0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"booking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingRow"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"pacing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PacingOfBooking"}}]}}]}}]}},BookingRowFragmentNode,PacingOfBookingFragmentNode]} as unknown as TypedDocumentNode<BookingPageQuery, BookingPageQueryVariables>;
export const BookingDetailsDocument = {"__meta__":{"hash":"3fdc2b376ad9fb3b596b5e075610f6079a27252836963e8a308c43cf06956e42"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bookingId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"impressionTags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"bookingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bookingId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"500"}},{"kind":"Argument","name":{"kind":"Name","value":"archived"},"value":{"kind":"EnumValue","value":"INCLUDE"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"creativeId"}},{"kind":"Field","name":{"kind":"Name","value":"creativeName"}},{"kind":"Field","name":{"kind":"Name","value":"lastCallAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"siteTags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"experiments"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"bookingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bookingId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"experimentName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"controlPercent"}},{"kind":"Field","name":{"kind":"Name","value":"controlCreativeId"}},{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heldOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"result"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LiftOfResult"}}]}},{"kind":"Field","name":{"kind":"Name","value":"resultReason"}},{"kind":"Field","name":{"kind":"Name","value":"resultDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"campaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}}]}},LiftOfResultFragmentNode]} as unknown as TypedDocumentNode<BookingDetailsQuery, BookingDetailsQueryVariables>;
export const CampaignPageDocument = {"__meta__":{"hash":"09c9a0b7ca5208bb29b079b59887af0546d575e102b06964450be189c950c4f4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CampaignPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampaignRow"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}}]}}]}},CampaignRowFragmentNode]} as unknown as TypedDocumentNode<CampaignPageQuery, CampaignPageQueryVariables>;
export const CampaignDetailsDocument = {"__meta__":{"hash":"f0e6b00f12e419ab7684509b90163ec274e1c2761dcbd6507a51101e47d61230"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CampaignDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"archived"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArchivedFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"campaignId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"500"}},{"kind":"Argument","name":{"kind":"Name","value":"archived"},"value":{"kind":"Variable","name":{"kind":"Name","value":"archived"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookingName"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"cpm"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"creativeIds"}},{"kind":"Field","name":{"kind":"Name","value":"pacing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PacingOfBooking"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"siteTags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},PacingOfBookingFragmentNode]} as unknown as TypedDocumentNode<CampaignDetailsQuery, CampaignDetailsQueryVariables>;
export const ExperimentPageDocument = {"__meta__":{"hash":"49a66f95cc1e649c1fb997842a01ce22fac45c3a96547b721c64d62ae46d355c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExperimentPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"experiment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ExperimentRow"}}]}}]}},ExperimentRowFragmentNode,LiftOfResultFragmentNode]} as unknown as TypedDocumentNode<ExperimentPageQuery, ExperimentPageQueryVariables>;
export const CreativePageDocument = {"__meta__":{"hash":"003b6e3946c9e413f66d0467e8f8fe3783e4df7a9690bc073ba18224618cd16c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreativePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creative"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CreativeRow"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}}]}}]}},CreativeRowFragmentNode]} as unknown as TypedDocumentNode<CreativePageQuery, CreativePageQueryVariables>;
export const CreativeDetailsDocument = {"__meta__":{"hash":"091958cb7731211247233c9fb08a4853eb0a3f10f738262572be814bcf73ef86"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreativeDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"creativeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"impressionTags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"creativeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"creativeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"bookingName"}},{"kind":"Field","name":{"kind":"Name","value":"campaignName"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"lastCallAt"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"siteTags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as TypedDocumentNode<CreativeDetailsQuery, CreativeDetailsQueryVariables>;
export const ImpressionTagPageDocument = {"__meta__":{"hash":"5173a8bcd76cba4782ae30d7bc703958740c7d46aa6eb9fbccc12f56322d71cd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImpressionTagPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"impressionTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"bookingName"}},{"kind":"Field","name":{"kind":"Name","value":"bookingType"}},{"kind":"Field","name":{"kind":"Name","value":"campaignId"}},{"kind":"Field","name":{"kind":"Name","value":"campaignName"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"creativeId"}},{"kind":"Field","name":{"kind":"Name","value":"creativeName"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"countsRepeats"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]}}]} as unknown as TypedDocumentNode<ImpressionTagPageQuery, ImpressionTagPageQueryVariables>;
export const SetImpressionTagRepeatsDocument = {"__meta__":{"hash":"175c0347ad27b42ff0b04ba6c663ab78642d8138ab580ca24161da6954b8ecff"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetImpressionTagRepeats"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"countsRepeats"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setImpressionTagRepeats"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"countsRepeats"},"value":{"kind":"Variable","name":{"kind":"Name","value":"countsRepeats"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"countsRepeats"}}]}}]}}]} as unknown as TypedDocumentNode<SetImpressionTagRepeatsMutation, SetImpressionTagRepeatsMutationVariables>;
export const SiteTagPageDocument = {"__meta__":{"hash":"3f33ed302021b8678aa7a3d25bda98310399348a06dda90ac1e283396854e3d6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteTagPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteTagRow"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}}]}}]}},SiteTagRowFragmentNode]} as unknown as TypedDocumentNode<SiteTagPageQuery, SiteTagPageQueryVariables>;
export const TagDoctorDocument = {"__meta__":{"hash":"a7b421ee12eb2ab075a0ab6a30d67c9d74625b7278e764f8a322a55bb49b2a33"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TagDoctor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TagKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagDoctor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"tagId"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastHour"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TagCallCounts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TagCallCounts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unfilledCacheBuster"}},{"kind":"Field","name":{"kind":"Name","value":"unfilledUid"}},{"kind":"Field","name":{"kind":"Name","value":"unfilledPrivacy"}},{"kind":"Field","name":{"kind":"Name","value":"constantCacheBuster"}},{"kind":"Field","name":{"kind":"Name","value":"plainHttp"}},{"kind":"Field","name":{"kind":"Name","value":"withoutViewer"}},{"kind":"Field","name":{"kind":"Name","value":"noHousehold"}},{"kind":"Field","name":{"kind":"Name","value":"sharedIdentity"}},{"kind":"Field","name":{"kind":"Name","value":"objected"}},{"kind":"Field","name":{"kind":"Name","value":"unreadSignal"}},{"kind":"Field","name":{"kind":"Name","value":"unknownDevice"}},{"kind":"Field","name":{"kind":"Name","value":"byId"}},{"kind":"Field","name":{"kind":"Name","value":"byIpv4"}},{"kind":"Field","name":{"kind":"Name","value":"byIpv6"}},{"kind":"Field","name":{"kind":"Name","value":"addressesAnHour"}}]}},{"kind":"Field","name":{"kind":"Name","value":"playerErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"meaning"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"flight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"outside"}},{"kind":"Field","name":{"kind":"Name","value":"lastOutsideDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"gravity"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}}]}}]}}]}},TagCallCountsFragmentNode]} as unknown as TypedDocumentNode<TagDoctorQuery, TagDoctorQueryVariables>;
export const TestTagDocument = {"__meta__":{"hash":"df8357b5e54fe18cbd18b6e9514d8fe26922bd17fd46b3d332bf5c50fbb1bd81"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TagKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answeredInMs"}},{"kind":"Field","name":{"kind":"Name","value":"storedInMs"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]}}]} as unknown as TypedDocumentNode<TestTagMutation, TestTagMutationVariables>;
export const ExaminedSiteTagDocument = {"__meta__":{"hash":"1bf00c1de70ae3a4cecbd1f958951e0badbe52c60f6dd59c1935541866de939d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExaminedSiteTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tagDescription"}}]}}]}}]} as unknown as TypedDocumentNode<ExaminedSiteTagQuery, ExaminedSiteTagQueryVariables>;
export const ExaminedImpressionTagDocument = {"__meta__":{"hash":"9cbb026ace1bf5f6a833299f9f2a024cabb69c354e6d0dc3068693ddec5f076c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExaminedImpressionTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"impressionTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookingName"}},{"kind":"Field","name":{"kind":"Name","value":"creativeName"}}]}}]}}]} as unknown as TypedDocumentNode<ExaminedImpressionTagQuery, ExaminedImpressionTagQueryVariables>;
export const ImpressionTagsDocument = {"__meta__":{"hash":"8b0c52bd3e088c1aee06125f7254fa020430d100a23e40e8a8a87efc084cc796"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImpressionTags"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImpressionTagSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"impressionTags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"bookingName"}},{"kind":"Field","name":{"kind":"Name","value":"bookingType"}},{"kind":"Field","name":{"kind":"Name","value":"campaignName"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"creativeName"}},{"kind":"Field","name":{"kind":"Name","value":"lastCallAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as TypedDocumentNode<ImpressionTagsQuery, ImpressionTagsQueryVariables>;
export const BookingOfTagsDocument = {"__meta__":{"hash":"54d2cc95f6c4c30ebd208c08a2b18d68c2a461ee94cccaff36f6f15eadc2c380"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingOfTags"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"booking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookingName"}},{"kind":"Field","name":{"kind":"Name","value":"bookingType"}},{"kind":"Field","name":{"kind":"Name","value":"creativeIds"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"campaignId"}},{"kind":"Field","name":{"kind":"Name","value":"campaignName"}}]}}]}}]} as unknown as TypedDocumentNode<BookingOfTagsQuery, BookingOfTagsQueryVariables>;
export const TagsOfBookingDocument = {"__meta__":{"hash":"f6c9dd82b52092807f843899f12bd78b370ed46ccc9fdf21aa7c10358c763245"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TagsOfBooking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bookingId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"impressionTags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"bookingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bookingId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"creativeId"}},{"kind":"Field","name":{"kind":"Name","value":"creativeName"}}]}}]}}]}}]} as unknown as TypedDocumentNode<TagsOfBookingQuery, TagsOfBookingQueryVariables>;
export const ImpressionTagTextsDocument = {"__meta__":{"hash":"862b2a5a128c4283a17adde651c226c307c7ca80ea910ab98fddee4698265fc7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImpressionTagTexts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TagFormat"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"adServer"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TagAdServer"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"impressionTags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookingName"}},{"kind":"Field","name":{"kind":"Name","value":"creativeName"}},{"kind":"Field","name":{"kind":"Name","value":"tagText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}},{"kind":"Argument","name":{"kind":"Name","value":"adServer"},"value":{"kind":"Variable","name":{"kind":"Name","value":"adServer"}}}]}]}}]}}]}}]} as unknown as TypedDocumentNode<ImpressionTagTextsQuery, ImpressionTagTextsQueryVariables>;
export const SaveImpressionTagsDocument = {"__meta__":{"hash":"35e9f5f4dc583a206b1776c9bd6c116463eae19b44f5829ff22dcc69d3c3c3eb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveImpressionTags"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bookingId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"creativeIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveImpressionTagCombinations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bookingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bookingId"}}},{"kind":"Argument","name":{"kind":"Name","value":"creativeIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"creativeIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as TypedDocumentNode<SaveImpressionTagsMutation, SaveImpressionTagsMutationVariables>;
export const SiteTagsDocument = {"__meta__":{"hash":"3e0a10fe700903886f70406e5a9d7daf1b79a433c5ea62e04520dd834aa8517c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteTags"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SiteTagSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"archived"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ArchivedFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteTags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}},{"kind":"Argument","name":{"kind":"Name","value":"archived"},"value":{"kind":"Variable","name":{"kind":"Name","value":"archived"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteTagRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},SiteTagRowFragmentNode]} as unknown as TypedDocumentNode<SiteTagsQuery, SiteTagsQueryVariables>;
export const SiteTagDocument = {"__meta__":{"hash":"c917f68073e6df5defd2df628ed3e13bc2dd2a74ced709a4e683d2815e679f0c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteTagRow"}}]}}]}},SiteTagRowFragmentNode]} as unknown as TypedDocumentNode<SiteTagQuery, SiteTagQueryVariables>;
export const CreateSiteTagDocument = {"__meta__":{"hash":"a906850c46d0255cb505753df42837f6d7734ccebbcda951f9db47af0b2fbf45"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSiteTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SiteTagInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSiteTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteTagRow"}}]}}]}},SiteTagRowFragmentNode]} as unknown as TypedDocumentNode<CreateSiteTagMutation, CreateSiteTagMutationVariables>;
export const UpdateSiteTagDocument = {"__meta__":{"hash":"5267a5776dbfc0430f1e6371ce29661c472be451d02e533a7de0b463b878b841"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSiteTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SiteTagInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSiteTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteTagRow"}}]}}]}},SiteTagRowFragmentNode]} as unknown as TypedDocumentNode<UpdateSiteTagMutation, UpdateSiteTagMutationVariables>;
export const ArchiveSiteTagDocument = {"__meta__":{"hash":"08d598e2bfd72151f01024e56990460e8c6691259ad1a506d31b1d535f471591"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArchiveSiteTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archiveSiteTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteTagRow"}}]}}]}},SiteTagRowFragmentNode]} as unknown as TypedDocumentNode<ArchiveSiteTagMutation, ArchiveSiteTagMutationVariables>;
export const RestoreSiteTagDocument = {"__meta__":{"hash":"95a474039f8a5e76fb0d7b011721342de220d801adc0931b036f4019163a9709"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreSiteTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreSiteTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteTagRow"}}]}}]}},SiteTagRowFragmentNode]} as unknown as TypedDocumentNode<RestoreSiteTagMutation, RestoreSiteTagMutationVariables>;
export const TagSheetMailsDocument = {"__meta__":{"hash":"619f11ebe93614122d8b70af4dacabb5f2c283c87f158a979b9e7d521732b08b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TagSheetMails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagSheetMails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"tagCount"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"senderName"}}]}}]}}]} as unknown as TypedDocumentNode<TagSheetMailsQuery, TagSheetMailsQueryVariables>;
export const TagSheetPreviewDocument = {"__meta__":{"hash":"5111f1af44a52ec266c5fccf60920204258b67e470a7d800466d825598686f6a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TagSheetPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TagSheetMailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagSheetPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"files"}}]}}]}}]} as unknown as TypedDocumentNode<TagSheetPreviewQuery, TagSheetPreviewQueryVariables>;
export const MailTagSheetDocument = {"__meta__":{"hash":"360a51d64f6dfb4090431924c3ff2807d33489c2cbdadc8f713031c914a3f350"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MailTagSheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TagSheetMailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailTagSheet"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as TypedDocumentNode<MailTagSheetMutation, MailTagSheetMutationVariables>;
export const DashboardCustomersDocument = {"__meta__":{"hash":"817037c548b33669c71c299f3c3b5bc223f3b391fb85008a411fb226211a48e3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardCustomers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboardCustomers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"custName"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}}]}}]}}]} as unknown as TypedDocumentNode<DashboardCustomersQuery, DashboardCustomersQueryVariables>;
export const DashboardFiltersDocument = {"__meta__":{"hash":"8451e3e094225dd00d56c485c8a8fe9b5388ccc6fe65bc67dbc54a49a03f9109"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardFilters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboardFilters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campaigns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"campaignId"}},{"kind":"Field","name":{"kind":"Name","value":"creativeIds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creatives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"channels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}}]}}]} as unknown as TypedDocumentNode<DashboardFiltersQuery, DashboardFiltersQueryVariables>;
export const DashboardFindingsDocument = {"__meta__":{"hash":"6c32cd0e08eb10f95082f56f5d86cef5e177e09a61439fec32fb4983800fe0b1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardFindings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DashboardFilterInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"comparedTo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ComparedDaysInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"comparedTo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"comparedTo"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"FindingParts"}}]}}]}}]}},FindingPartsFragmentNode,IntervalFragmentNode]} as unknown as TypedDocumentNode<DashboardFindingsQuery, DashboardFindingsQueryVariables>;
export const DashboardDocument = {"__meta__":{"hash":"e9451a41559e7342d200a4983710d40c5d1922296dfbb695698b024d8b10531f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Dashboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DashboardFilterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DashboardPanels"}}]}}]}},DashboardPanelsFragmentNode,FindingPartsFragmentNode,IntervalFragmentNode,MaturityOfDaysFragmentNode,CompletedRateRowFragmentNode,HeatmapValuesFragmentNode,HeatmapFlagsFragmentNode,HeatmapDifferencesFragmentNode,HeatmapIntervalsFragmentNode,SummaryFiguresFragmentNode,CostTotalsFragmentNode]} as unknown as TypedDocumentNode<DashboardQuery, DashboardQueryVariables>;
export const WatchDashboardDocument = {"__meta__":{"hash":"eadc0c9e0990a8ca5109a48206a25c22de81bf304ca1ab9266c45503d6833f64"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WatchDashboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DashboardFilterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DashboardPanels"}}]}}]}},DashboardPanelsFragmentNode,FindingPartsFragmentNode,IntervalFragmentNode,MaturityOfDaysFragmentNode,CompletedRateRowFragmentNode,HeatmapValuesFragmentNode,HeatmapFlagsFragmentNode,HeatmapDifferencesFragmentNode,HeatmapIntervalsFragmentNode,SummaryFiguresFragmentNode,CostTotalsFragmentNode]} as unknown as TypedDocumentNode<WatchDashboardSubscription, WatchDashboardSubscriptionVariables>;
export const DashboardEffectDocument = {"__meta__":{"hash":"e5ed5b001f38b022e47e395deefe2696caaaacd8203fa6e5868741ef747f0664"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardEffect"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DashboardFilterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"effect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"countedAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasNewerEvents"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"creditedVisits"}},{"kind":"Field","name":{"kind":"Name","value":"spend"}},{"kind":"Field","name":{"kind":"Name","value":"causedVisits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Estimate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"costPerCausedVisit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CausedCost"}}]}},{"kind":"Field","name":{"kind":"Name","value":"testableShare"}},{"kind":"Field","name":{"kind":"Name","value":"preAdRatio"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Estimate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"placebo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Estimate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leadLag"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Estimate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"smallestEffect"}},{"kind":"Field","name":{"kind":"Name","value":"sharedShare"}}]}}]}}]}},EstimateFragmentNode,CausedCostFragmentNode]} as unknown as TypedDocumentNode<DashboardEffectQuery, DashboardEffectQueryVariables>;
export const DashboardEffectRowsDocument = {"__meta__":{"hash":"e72f9db67b56f7092e3210091ce6c194e12a6865728cea7682c8b1681aecca93"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardEffectRows"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DashboardFilterInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dimension"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EffectDimension"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"effect"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"dimension"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dimension"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rowId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"creditedVisits"}},{"kind":"Field","name":{"kind":"Name","value":"spend"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"causedVisits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Estimate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"costPerCausedVisit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CausedCost"}}]}}]}}]}}]}}]}},EstimateFragmentNode,CausedCostFragmentNode]} as unknown as TypedDocumentNode<DashboardEffectRowsQuery, DashboardEffectRowsQueryVariables>;
export const MapTilesDocument = {"__meta__":{"hash":"8ace2fa1995d2b794d69ba3ae595669a3d0a990ab2037c83757da856c065e579"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MapTiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapTiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"attribution"}},{"kind":"Field","name":{"kind":"Name","value":"attributionUrl"}}]}}]}}]} as unknown as TypedDocumentNode<MapTilesQuery, MapTilesQueryVariables>;
export const SavedViewsDocument = {"__meta__":{"hash":"b56e7fa95b1bccbf0e46190430b5e3a41c947cf18d9e622da9527558f70b9864"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedViews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedViews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedViewRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"colleaguesSavedViews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedViewRow"}}]}}]}},SavedViewRowFragmentNode]} as unknown as TypedDocumentNode<SavedViewsQuery, SavedViewsQueryVariables>;
export const ReportReadersDocument = {"__meta__":{"hash":"88a8bcc0e892591141b836a105f68e964373db9bf5f8c01a9ce4d25791286ec1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportReaders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportReaders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as TypedDocumentNode<ReportReadersQuery, ReportReadersQueryVariables>;
export const CreateSavedViewDocument = {"__meta__":{"hash":"6f139b0064c97857a6c53d9b47b04a18f6bf08202ebf193d6b416fb7936d4e96"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSavedView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavedViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSavedView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedViewRow"}}]}}]}},SavedViewRowFragmentNode]} as unknown as TypedDocumentNode<CreateSavedViewMutation, CreateSavedViewMutationVariables>;
export const UpdateSavedViewDocument = {"__meta__":{"hash":"099b15415fd5214ec5c75a95df6680180f4caf631cf2ca5bb88940393a058b7f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSavedView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavedViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSavedView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedViewRow"}}]}}]}},SavedViewRowFragmentNode]} as unknown as TypedDocumentNode<UpdateSavedViewMutation, UpdateSavedViewMutationVariables>;
export const ArchiveSavedViewDocument = {"__meta__":{"hash":"32c2db2ed2f561a3192704cdd18d396533b7adadb775212865a03014d0cc54a6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArchiveSavedView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archiveSavedView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as TypedDocumentNode<ArchiveSavedViewMutation, ArchiveSavedViewMutationVariables>;
export const SaveReportScheduleDocument = {"__meta__":{"hash":"1634ecfc3d70e1b41c728281a35d63a3f30ed0eb6113915655ceb3f378370eca"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveReportSchedule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"savedViewId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportScheduleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveReportSchedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"savedViewId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"savedViewId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as TypedDocumentNode<SaveReportScheduleMutation, SaveReportScheduleMutationVariables>;
export const SendReportNowDocument = {"__meta__":{"hash":"3ad3d5f59e2ad93b72f8ccd4a40859b1512beec4a7c2818111d92daf0d14260f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendReportNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"savedViewId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendReportNow"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"savedViewId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"savedViewId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as TypedDocumentNode<SendReportNowMutation, SendReportNowMutationVariables>;
export const ScheduleNewViewDocument = {"__meta__":{"hash":"c53c438546810ef42f85cc320a5e8e044dfeed9a0714d060ff1f919be36dc33c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ScheduleNewView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavedViewInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"schedule"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportScheduleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"scheduleNewView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"schedule"},"value":{"kind":"Variable","name":{"kind":"Name","value":"schedule"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as TypedDocumentNode<ScheduleNewViewMutation, ScheduleNewViewMutationVariables>;
export const AskOutsideReaderAgainDocument = {"__meta__":{"hash":"c2110783f63c4015d162dda22505830abe811a37fb15c551c57ab86c529b2c8b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AskOutsideReaderAgain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"askOutsideReaderAgain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as TypedDocumentNode<AskOutsideReaderAgainMutation, AskOutsideReaderAgainMutationVariables>;
export const ReportPreviewDocument = {"__meta__":{"hash":"f704a6329094ddca78c56fc4481b824430089371e5db41fa64ddfa2b92de2efb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"address"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isOutside"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"address"},"value":{"kind":"Variable","name":{"kind":"Name","value":"address"}}},{"kind":"Argument","name":{"kind":"Name","value":"isOutside"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isOutside"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"html"}},{"kind":"Field","name":{"kind":"Name","value":"files"}}]}}]}}]} as unknown as TypedDocumentNode<ReportPreviewQuery, ReportPreviewQueryVariables>;
export const PublicLinksDocument = {"__meta__":{"hash":"af05dcc75f642a6fa08e3ee244de79802f45a15fc1d757b8c6736c4113a1967d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicLinks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sharedLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PublicLink"}}]}},{"kind":"Field","name":{"kind":"Name","value":"colleaguesSharedLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PublicLink"}}]}}]}},PublicLinkFragmentNode]} as unknown as TypedDocumentNode<PublicLinksQuery, PublicLinksQueryVariables>;
export const CreateSharedLinkDocument = {"__meta__":{"hash":"860bb5296e46ffe93ea030e3a7b16897070e5961baf46cebcfdb62e6cefa348d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSharedLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SharedLinkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSharedLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"link"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PublicLink"}}]}}]}}]}},PublicLinkFragmentNode]} as unknown as TypedDocumentNode<CreateSharedLinkMutation, CreateSharedLinkMutationVariables>;
export const RevokeSharedLinkDocument = {"__meta__":{"hash":"ba147382b64d123e7d021443c365b789ebc48dbe3d95c57f5c5a2f0864f022be"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeSharedLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeSharedLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as TypedDocumentNode<RevokeSharedLinkMutation, RevokeSharedLinkMutationVariables>;
export const OverviewDocument = {"__meta__":{"hash":"2bf41c6e4f5418e60c4e2f0fcbcdfe562fcf1e2053bb71352a94553b3a5220e8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Overview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"endDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"campaignId"}},{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"campaignName"}},{"kind":"Field","name":{"kind":"Name","value":"bookingName"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"impressions"}},{"kind":"Field","name":{"kind":"Name","value":"responses"}},{"kind":"Field","name":{"kind":"Name","value":"responseRate"}},{"kind":"Field","name":{"kind":"Name","value":"spend"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"cpm"}},{"kind":"Field","name":{"kind":"Name","value":"pingCount"}},{"kind":"Field","name":{"kind":"Name","value":"pingDate"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"pacing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PacingOfBooking"}}]}}]}}]}},PacingOfBookingFragmentNode]} as unknown as TypedDocumentNode<OverviewQuery, OverviewQueryVariables>;
export const OverviewDaysDocument = {"__meta__":{"hash":"e203b1bf34972bc65319e30deb08f7fb19c25ecfbdf15fe6cb1b207c0c9e0145"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OverviewDays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overviewDays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"endDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeThrough"}},{"kind":"Field","name":{"kind":"Name","value":"days"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"impressions"}},{"kind":"Field","name":{"kind":"Name","value":"responses"}}]}}]}}]}}]} as unknown as TypedDocumentNode<OverviewDaysQuery, OverviewDaysQueryVariables>;
export const SearchRecordsDocument = {"__meta__":{"hash":"efdfdfda45db39e584b4cd32d65ff66d917b47d128c9739fd7c6c92d2d0b23bc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchRecords"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordHitFields"}}]}}]}},RecordHitFieldsFragmentNode]} as unknown as TypedDocumentNode<SearchRecordsQuery, SearchRecordsQueryVariables>;
export const RecentRecordsDocument = {"__meta__":{"hash":"e0dd6ab92dcfc72eb4835f741706481464f78d74f124b30c23ab1bc837668553"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentRecords"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"nodeIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordHits"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"nodeIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"nodeIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordHitFields"}}]}}]}},RecordHitFieldsFragmentNode]} as unknown as TypedDocumentNode<RecentRecordsQuery, RecentRecordsQueryVariables>;
export const ActiveUsersDocument = {"__meta__":{"hash":"1ac466ff51c65f90a3beac1acdaa3a6d8896d12d132c5c736259dd893dfc0a3c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActiveUsers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeUsers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActiveUserRow"}}]}}]}}]}},ActiveUserRowFragmentNode]} as unknown as TypedDocumentNode<ActiveUsersQuery, ActiveUsersQueryVariables>;
export const WatchActiveUsersDocument = {"__meta__":{"hash":"e8a89168ca3a890989b2c355dd247cb425491e8086c3aeba6da5256f3aee3f78"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WatchActiveUsers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeUsers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActiveUserRow"}}]}}]}}]}},ActiveUserRowFragmentNode]} as unknown as TypedDocumentNode<WatchActiveUsersSubscription, WatchActiveUsersSubscriptionVariables>;
export const DailyActivityDocument = {"__meta__":{"hash":"316b481cbcee416dc8730dccd5f7e19c84f2b022a81837c5d237bbce357da74a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DailyActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dailyActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TodaysActivity"}}]}}]}},TodaysActivityFragmentNode,BusiestTodayFragmentNode]} as unknown as TypedDocumentNode<DailyActivityQuery, DailyActivityQueryVariables>;
export const WatchDailyActivityDocument = {"__meta__":{"hash":"42f1dc2f0f4713581f8ac410f2056e7e7345fd017b39ec0d7be126163c6edacb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WatchDailyActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dailyActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TodaysActivity"}}]}}]}},TodaysActivityFragmentNode,BusiestTodayFragmentNode]} as unknown as TypedDocumentNode<WatchDailyActivitySubscription, WatchDailyActivitySubscriptionVariables>;
export const AdTechGroupsDocument = {"__meta__":{"hash":"573e21f3c50e6a39d0d537a01b3c5b5789754de5aa3b9ee6be90b855dcf6c700"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdTechGroups"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdTechGroupSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adtechGroups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdTechGroupRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},AdTechGroupRowFragmentNode]} as unknown as TypedDocumentNode<AdTechGroupsQuery, AdTechGroupsQueryVariables>;
export const AdTechGroupDocument = {"__meta__":{"hash":"294a672f5881568fb96b4b21c71874f1fd34e00ed851089e1bfb2adb0383ebbc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdTechGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adtechGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdTechGroupRow"}}]}}]}},AdTechGroupRowFragmentNode]} as unknown as TypedDocumentNode<AdTechGroupQuery, AdTechGroupQueryVariables>;
export const CreateAdTechGroupDocument = {"__meta__":{"hash":"e24b5d418dde0e2679d54fc24d5f85af4281e600bc735dd78c6292f7b3578f94"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAdTechGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdTechGroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAdTechGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdTechGroupRow"}}]}}]}},AdTechGroupRowFragmentNode]} as unknown as TypedDocumentNode<CreateAdTechGroupMutation, CreateAdTechGroupMutationVariables>;
export const UpdateAdTechGroupDocument = {"__meta__":{"hash":"ea7b1810f389274a37712c0a81b52b65b24d8c7c6f939408366e1d4219b3f9de"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAdTechGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdTechGroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAdTechGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdTechGroupRow"}}]}}]}},AdTechGroupRowFragmentNode]} as unknown as TypedDocumentNode<UpdateAdTechGroupMutation, UpdateAdTechGroupMutationVariables>;
export const AdTechsDocument = {"__meta__":{"hash":"7a3eb59b969b52bd9b49df04b4b739a0d89a238028af50bbb555e8f4bcfec344"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdTechs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdTechSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adtechs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdTechRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},AdTechRowFragmentNode]} as unknown as TypedDocumentNode<AdTechsQuery, AdTechsQueryVariables>;
export const AdTechDocument = {"__meta__":{"hash":"ada6f8808b53413db93f693b5bf1ac0e736f2a55eba3ee9b67f9e17e51166c32"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdTech"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adtech"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdTechRow"}}]}}]}},AdTechRowFragmentNode]} as unknown as TypedDocumentNode<AdTechQuery, AdTechQueryVariables>;
export const CreateAdTechDocument = {"__meta__":{"hash":"6cd2df5d41986cc243b84f3179b873d4dd091caf417c31b060bd836226280673"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAdTech"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdTechInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAdTech"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdTechRow"}}]}}]}},AdTechRowFragmentNode]} as unknown as TypedDocumentNode<CreateAdTechMutation, CreateAdTechMutationVariables>;
export const UpdateAdTechDocument = {"__meta__":{"hash":"ae9ad27746504dac4d3c94835cedd458f82df3fefa90e70fdd4c6b7a07618839"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAdTech"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdTechInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAdTech"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdTechRow"}}]}}]}},AdTechRowFragmentNode]} as unknown as TypedDocumentNode<UpdateAdTechMutation, UpdateAdTechMutationVariables>;
export const AlertsDocument = {"__meta__":{"hash":"bd62026888fce6e06402a4c3307ac0ca83f4e5f654766cd11a649e5ecfa1f086"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Alerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alerts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlertRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alertsCheckedAt"}}]}},AlertRowFragmentNode]} as unknown as TypedDocumentNode<AlertsQuery, AlertsQueryVariables>;
export const BroadcastersDocument = {"__meta__":{"hash":"1f3bdae5d0db62f863640bd501585fa474ab785e4d194e45b8e9a5930ccfe385"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Broadcasters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BroadcasterSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"broadcasters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BroadcasterRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},BroadcasterRowFragmentNode]} as unknown as TypedDocumentNode<BroadcastersQuery, BroadcastersQueryVariables>;
export const BroadcasterDocument = {"__meta__":{"hash":"9dc25dda4c1f92fe7ec497501da07fa9c8c4b7013d278ea669b945c1409d886c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Broadcaster"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"broadcaster"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BroadcasterRow"}}]}}]}},BroadcasterRowFragmentNode]} as unknown as TypedDocumentNode<BroadcasterQuery, BroadcasterQueryVariables>;
export const CreateBroadcasterDocument = {"__meta__":{"hash":"2023f1ba9a1707d759c417f8b140a11387cc47f3f4e3c8d19accbfe951513eaa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBroadcaster"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BroadcasterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createBroadcaster"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BroadcasterRow"}}]}}]}},BroadcasterRowFragmentNode]} as unknown as TypedDocumentNode<CreateBroadcasterMutation, CreateBroadcasterMutationVariables>;
export const UpdateBroadcasterDocument = {"__meta__":{"hash":"3bbf03c127e86c651b41dbb5cb4e992a7964ebe249172b24ecaa3c162d78c0e5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBroadcaster"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BroadcasterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBroadcaster"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BroadcasterRow"}}]}}]}},BroadcasterRowFragmentNode]} as unknown as TypedDocumentNode<UpdateBroadcasterMutation, UpdateBroadcasterMutationVariables>;
export const ChannelPageDocument = {"__meta__":{"hash":"5122c5d4e88a168effa9f6f0b1a870c9cbdaea9c157aa22e10e55a07f33378d7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChannelPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChannelRow"}}]}}]}},ChannelRowFragmentNode]} as unknown as TypedDocumentNode<ChannelPageQuery, ChannelPageQueryVariables>;
export const ChannelDetailsDocument = {"__meta__":{"hash":"23a6c4d0c2d331696c0b8801011550bea722dda7a87206e6310252e6d7743363"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChannelDetails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"channelId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"channelId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"channelId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookingName"}},{"kind":"Field","name":{"kind":"Name","value":"campaignName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"creativeIds"}}]}}]}}]}}]} as unknown as TypedDocumentNode<ChannelDetailsQuery, ChannelDetailsQueryVariables>;
export const ChannelsDocument = {"__meta__":{"hash":"d4e0bd40f6f9ab410ac933dd5d69f9ff5ac5e08f4ff4bd7b2135c5e5f19635c2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Channels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChannelSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChannelRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},ChannelRowFragmentNode]} as unknown as TypedDocumentNode<ChannelsQuery, ChannelsQueryVariables>;
export const ChannelDocument = {"__meta__":{"hash":"c4510d8a714f070f01694404ff4a2f7348d5adedcec118e688c06481dc7c8d09"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Channel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChannelRow"}}]}}]}},ChannelRowFragmentNode]} as unknown as TypedDocumentNode<ChannelQuery, ChannelQueryVariables>;
export const CreateChannelDocument = {"__meta__":{"hash":"e86ff8c1f63812e70afbd12f352d6f984e73a449c453f3e19070415e8fd105c5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateChannel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChannelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createChannel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChannelRow"}}]}}]}},ChannelRowFragmentNode]} as unknown as TypedDocumentNode<CreateChannelMutation, CreateChannelMutationVariables>;
export const UpdateChannelDocument = {"__meta__":{"hash":"bd0602b8beec4c58f8ca7fe0f3b24f7156380ff878f72e69bcb6920a0fc2ac97"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateChannel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChannelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateChannel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChannelRow"}}]}}]}},ChannelRowFragmentNode]} as unknown as TypedDocumentNode<UpdateChannelMutation, UpdateChannelMutationVariables>;
export const SystemAdminCountriesDocument = {"__meta__":{"hash":"7b455ae75c70cf34153d61098fd737e3f1b90ac3d0a29841ff1842185967131e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SystemAdminCountries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as TypedDocumentNode<SystemAdminCountriesQuery, SystemAdminCountriesQueryVariables>;
export const CacheHealthDocument = {"__meta__":{"hash":"987e58f184c1275c6fee78067fc40cfdef6f04dd2c7c133f655cdeae191785e0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CacheHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cacheHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CacheNow"}}]}}]}},CacheNowFragmentNode,EdgeServerRowFragmentNode]} as unknown as TypedDocumentNode<CacheHealthQuery, CacheHealthQueryVariables>;
export const WatchCacheHealthDocument = {"__meta__":{"hash":"d293cec95166bb619a80539cdc33020e7638b2b21bdf7b8dab5135852e1fa758"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WatchCacheHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cacheHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CacheNow"}}]}}]}},CacheNowFragmentNode,EdgeServerRowFragmentNode]} as unknown as TypedDocumentNode<WatchCacheHealthSubscription, WatchCacheHealthSubscriptionVariables>;
export const DeadLetterReasonsDocument = {"__meta__":{"hash":"c125f9c557ab211445acb6567c683e346bcce1a044efdb704e11271721be098f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeadLetterReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deadLetterSummaries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeadLetterReasonRow"}}]}}]}},DeadLetterReasonRowFragmentNode]} as unknown as TypedDocumentNode<DeadLetterReasonsQuery, DeadLetterReasonsQueryVariables>;
export const DeadLettersDocument = {"__meta__":{"hash":"16c5b94f54b93cc4931c6960cef444e15c157f27ff3e4ea9e2d254692be6927f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeadLetters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DeadLetterReason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deadLetters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeadLetterRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},DeadLetterRowFragmentNode]} as unknown as TypedDocumentNode<DeadLettersQuery, DeadLettersQueryVariables>;
export const ReplayDeadLettersDocument = {"__meta__":{"hash":"d4e60eccbc2f65559fe73d4d41634a2ab4dfd4fd3e8298b7363451c3ea7b55c1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplayDeadLetters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"choice"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeadLetterChoice"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replayDeadLetters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"choice"},"value":{"kind":"Variable","name":{"kind":"Name","value":"choice"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replayed"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}},{"kind":"Field","name":{"kind":"Name","value":"untried"}}]}}]}}]} as unknown as TypedDocumentNode<ReplayDeadLettersMutation, ReplayDeadLettersMutationVariables>;
export const DiscardDeadLettersDocument = {"__meta__":{"hash":"987052b2370d8b822360545b0a5078a2ac74ef9f75a236bc34fc8a976af23b00"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardDeadLetters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"choice"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeadLetterChoice"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardDeadLetters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"choice"},"value":{"kind":"Variable","name":{"kind":"Name","value":"choice"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discarded"}}]}}]}}]} as unknown as TypedDocumentNode<DiscardDeadLettersMutation, DiscardDeadLettersMutationVariables>;
export const LedgerDocument = {"__meta__":{"hash":"100890175bed572867825f52d5d7446d1c90eb61dad0f991a8123ba0546f89bc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Ledger"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ledger"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"lag"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"averageMs"}},{"kind":"Field","name":{"kind":"Name","value":"longestMs"}},{"kind":"Field","name":{"kind":"Name","value":"oldestWaitingMs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"stored"}},{"kind":"Field","name":{"kind":"Name","value":"filteredBot"}},{"kind":"Field","name":{"kind":"Name","value":"filteredPrefetch"}},{"kind":"Field","name":{"kind":"Name","value":"filteredTest"}},{"kind":"Field","name":{"kind":"Name","value":"filteredControl"}},{"kind":"Field","name":{"kind":"Name","value":"filteredRepeated"}},{"kind":"Field","name":{"kind":"Name","value":"duplicate"}},{"kind":"Field","name":{"kind":"Name","value":"deadLettered"}},{"kind":"Field","name":{"kind":"Name","value":"erased"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"tagId"}},{"kind":"Field","name":{"kind":"Name","value":"tagName"}},{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"stored"}},{"kind":"Field","name":{"kind":"Name","value":"filteredBot"}},{"kind":"Field","name":{"kind":"Name","value":"filteredPrefetch"}},{"kind":"Field","name":{"kind":"Name","value":"filteredTest"}},{"kind":"Field","name":{"kind":"Name","value":"filteredControl"}},{"kind":"Field","name":{"kind":"Name","value":"filteredRepeated"}},{"kind":"Field","name":{"kind":"Name","value":"duplicate"}},{"kind":"Field","name":{"kind":"Name","value":"deadLettered"}},{"kind":"Field","name":{"kind":"Name","value":"erased"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}}]}}]}}]}}]} as unknown as TypedDocumentNode<LedgerQuery, LedgerQueryVariables>;
export const QueuesDocument = {"__meta__":{"hash":"3890d0fc8514c0dabb3eaf09694a7c91d479c39aec40f4994ed6294d4f43aced"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Queues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"queueSnapshot"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QueuesNow"}}]}}]}},QueuesNowFragmentNode,QueueRowFragmentNode]} as unknown as TypedDocumentNode<QueuesQuery, QueuesQueryVariables>;
export const WatchQueuesDocument = {"__meta__":{"hash":"0e3acdffd1761422086939bcac7876cfb5f37acc2df4b7f7a217a0b8cda6b304"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WatchQueues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"queueStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QueuesNow"}}]}}]}},QueuesNowFragmentNode,QueueRowFragmentNode]} as unknown as TypedDocumentNode<WatchQueuesSubscription, WatchQueuesSubscriptionVariables>;
export const SuperAdminReadinessDocument = {"__meta__":{"hash":"c864a85ae41868bc7adff0919c161724edaa016cd9028ca972e664274ba0e189"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SuperAdminReadiness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"broadcasters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as TypedDocumentNode<SuperAdminReadinessQuery, SuperAdminReadinessQueryVariables>;
export const DirectUsersDocument = {"__meta__":{"hash":"86a3b777ea1bdb970fe82b6ce1bf7669b37cd853b7c0413a21ed6cadf6ed5428"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DirectUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DirectUserRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},DirectUserRowFragmentNode]} as unknown as TypedDocumentNode<DirectUsersQuery, DirectUsersQueryVariables>;
export const DirectUserDocument = {"__meta__":{"hash":"2ded4c5433e860df4c0bb129be427e33a4dc7f6e63d5ce4106ff752054a70cad"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DirectUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DirectUserRow"}}]}}]}},DirectUserRowFragmentNode]} as unknown as TypedDocumentNode<DirectUserQuery, DirectUserQueryVariables>;
export const CreateDirectUserDocument = {"__meta__":{"hash":"c694e9f082ed20a63101b546cf969af1413d4781fd2c22127996cb1e1c033e69"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDirectUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDirectUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DirectUserRow"}}]}}]}},DirectUserRowFragmentNode]} as unknown as TypedDocumentNode<CreateDirectUserMutation, CreateDirectUserMutationVariables>;
export const UpdateDirectUserDocument = {"__meta__":{"hash":"945f1820504665ffa68ac2a4fc818e794936f1be3d1a86a7940ac1bb61172b39"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDirectUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DirectUserRow"}}]}}]}},DirectUserRowFragmentNode]} as unknown as TypedDocumentNode<UpdateDirectUserMutation, UpdateDirectUserMutationVariables>;
export const RelationshipsDocument = {"__meta__":{"hash":"2910e91fec9771f7b7c8e9dfcf96ee95755050f96894bd3e7c77e920e6017baa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Relationships"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"relationships"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RelationshipRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},RelationshipRowFragmentNode]} as unknown as TypedDocumentNode<RelationshipsQuery, RelationshipsQueryVariables>;
export const CreateRelationshipDocument = {"__meta__":{"hash":"c553a15f73ee29aa9ae530fcd3547e3f62c0ca3fd3be21526d3250765bc87cd5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateRelationship"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RelationshipInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createRelationship"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"relationship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}}]}}]}}]} as unknown as TypedDocumentNode<CreateRelationshipMutation, CreateRelationshipMutationVariables>;
export const RemoveRelationshipDocument = {"__meta__":{"hash":"0ed91fc52ed6e28b487fea0434e7209706af8f5fca74f99e902879b7100d7eaa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveRelationship"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeRelationship"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as TypedDocumentNode<RemoveRelationshipMutation, RemoveRelationshipMutationVariables>;
export const OrganisationOptionsDocument = {"__meta__":{"hash":"767064e915d14006fa9c40fb40f238d6eeb91e5ded9688e7c91a498e77ddb2a0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganisationOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"country"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ofCustomers"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ofAgencies"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ofBroadcasters"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ofAdTechs"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"country"},"value":{"kind":"Variable","name":{"kind":"Name","value":"country"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ofCustomers"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"custName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"agencies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"country"},"value":{"kind":"Variable","name":{"kind":"Name","value":"country"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ofAgencies"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"agencyName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"broadcasters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"country"},"value":{"kind":"Variable","name":{"kind":"Name","value":"country"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ofBroadcasters"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"broadcasterName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"adtechs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"country"},"value":{"kind":"Variable","name":{"kind":"Name","value":"country"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ofAdTechs"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adtechName"}}]}}]}}]}}]} as unknown as TypedDocumentNode<OrganisationOptionsQuery, OrganisationOptionsQueryVariables>;
export const OpenAlertsDocument = {"__meta__":{"hash":"8e17a95c0f80919e9e2968d3cc71dd32062e1ccafe34fc61a314b19ff32dd336"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenAlerts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alerts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"isOpen"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenAlert"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},OpenAlertFragmentNode]} as unknown as TypedDocumentNode<OpenAlertsQuery, OpenAlertsQueryVariables>;
export const ClientAlertsDocument = {"__meta__":{"hash":"b052fc7dffc7436516c9f61cecdc5330b1e909b93015062ac47ecd3615eae9fb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClientAlerts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlertsOfClient"}},{"kind":"Field","name":{"kind":"Name","value":"siteTags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"pingCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},AlertsOfClientFragmentNode,OpenAlertFragmentNode,PacingOfBookingFragmentNode]} as unknown as TypedDocumentNode<ClientAlertsQuery, ClientAlertsQueryVariables>;
export const FiguresOfRecordDocument = {"__meta__":{"hash":"caacdc78cc86b5b0257f603be896c1532344d53a25264cc5b74e6a2160bc7cc9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FiguresOfRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DashboardFilterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecordFigures"}}]}}]}},RecordFiguresFragmentNode,MaturityOfDaysFragmentNode,CompletedRateRowFragmentNode,IntervalFragmentNode,SummaryFiguresFragmentNode]} as unknown as TypedDocumentNode<FiguresOfRecordQuery, FiguresOfRecordQueryVariables>;
export const HistoryDocument = {"__meta__":{"hash":"9465a3e2cc8d7fa93ece2998f83764ad30f44c5cf6f10d742aa7e99ade976227"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"History"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entity"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditedEntity"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"entity"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entity"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"related"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"recordId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"currency"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as TypedDocumentNode<HistoryQuery, HistoryQueryVariables>;

export const useSignOutMutation = (options?: useMutation.Options<SignOutMutation, SignOutMutationVariables>) =>
  useMutation(SignOutDocument, options);

export const useChangePasswordMutation = (options?: useMutation.Options<ChangePasswordMutation, ChangePasswordMutationVariables>) =>
  useMutation(ChangePasswordDocument, options);

export const useOwnSessionsQuery = (
  options?: (useQuery.Options<OwnSessionsQuery, OwnSessionsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(OwnSessionsDocument, options as useQuery.Options<OwnSessionsQuery, OwnSessionsQueryVariables> & { returnPartialData?: false });

export const useEndOtherSessionsMutation = (options?: useMutation.Options<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>) =>
  useMutation(EndOtherSessionsDocument, options);

export const useSecondFactorQuery = (
  options?: (useQuery.Options<SecondFactorQuery, SecondFactorQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(SecondFactorDocument, options as useQuery.Options<SecondFactorQuery, SecondFactorQueryVariables> & { returnPartialData?: false });

export const useConfirmCodeAppMutation = (options?: useMutation.Options<ConfirmCodeAppMutation, ConfirmCodeAppMutationVariables>) =>
  useMutation(ConfirmCodeAppDocument, options);

export const useRenamePasskeyMutation = (options?: useMutation.Options<RenamePasskeyMutation, RenamePasskeyMutationVariables>) =>
  useMutation(RenamePasskeyDocument, options);

export const useAdminAccessQuery = (
  options?: (useQuery.Options<AdminAccessQuery, AdminAccessQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(AdminAccessDocument, options as useQuery.Options<AdminAccessQuery, AdminAccessQueryVariables> & { returnPartialData?: false });

export const useAdminReferenceQuery = (
  options?: (useQuery.Options<AdminReferenceQuery, AdminReferenceQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(AdminReferenceDocument, options as useQuery.Options<AdminReferenceQuery, AdminReferenceQueryVariables> & { returnPartialData?: false });

export const useAgencyTotalQuery = (
  options?: (useQuery.Options<AgencyTotalQuery, AgencyTotalQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(AgencyTotalDocument, options as useQuery.Options<AgencyTotalQuery, AgencyTotalQueryVariables> & { returnPartialData?: false });

export const useApiKeysQuery = (
  options?: (useQuery.Options<ApiKeysQuery, ApiKeysQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(ApiKeysDocument, options as useQuery.Options<ApiKeysQuery, ApiKeysQueryVariables> & { returnPartialData?: false });

export const useIncomingRequestsQuery = (
  options: (useQuery.Options<IncomingRequestsQuery, IncomingRequestsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(IncomingRequestsDocument, options as useQuery.Options<IncomingRequestsQuery, IncomingRequestsQueryVariables> & { returnPartialData?: false });

export const useWaitingRequestsQuery = (
  options: (useQuery.Options<WaitingRequestsQuery, WaitingRequestsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(WaitingRequestsDocument, options as useQuery.Options<WaitingRequestsQuery, WaitingRequestsQueryVariables> & { returnPartialData?: false });

export const useAllRequestsQuery = (
  options: (useQuery.Options<AllRequestsQuery, AllRequestsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(AllRequestsDocument, options as useQuery.Options<AllRequestsQuery, AllRequestsQueryVariables> & { returnPartialData?: false });

export const useAcceptAssociationMutation = (options?: useMutation.Options<AcceptAssociationMutation, AcceptAssociationMutationVariables>) =>
  useMutation(AcceptAssociationDocument, options);

export const useDeclineAssociationMutation = (options?: useMutation.Options<DeclineAssociationMutation, DeclineAssociationMutationVariables>) =>
  useMutation(DeclineAssociationDocument, options);

export const useWithdrawAssociationMutation = (options?: useMutation.Options<WithdrawAssociationMutation, WithdrawAssociationMutationVariables>) =>
  useMutation(WithdrawAssociationDocument, options);

export const useEndAssociationMutation = (options?: useMutation.Options<EndAssociationMutation, EndAssociationMutationVariables>) =>
  useMutation(EndAssociationDocument, options);

export const useClientDetailsQuery = (
  options: (useQuery.Options<ClientDetailsQuery, ClientDetailsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(ClientDetailsDocument, options as useQuery.Options<ClientDetailsQuery, ClientDetailsQueryVariables> & { returnPartialData?: false });

export const useClientSummaryQuery = (
  options?: (useQuery.Options<ClientSummaryQuery, ClientSummaryQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(ClientSummaryDocument, options as useQuery.Options<ClientSummaryQuery, ClientSummaryQueryVariables> & { returnPartialData?: false });

export const useCreateConnectionCodeMutation = (options?: useMutation.Options<CreateConnectionCodeMutation, CreateConnectionCodeMutationVariables>) =>
  useMutation(CreateConnectionCodeDocument, options);

export const useRevokeConnectionCodeMutation = (options?: useMutation.Options<RevokeConnectionCodeMutation, RevokeConnectionCodeMutationVariables>) =>
  useMutation(RevokeConnectionCodeDocument, options);

export const useConnectWithCodeMutation = (options?: useMutation.Options<ConnectWithCodeMutation, ConnectWithCodeMutationVariables>) =>
  useMutation(ConnectWithCodeDocument, options);

export const useSandboxQuery = (
  options?: (useQuery.Options<SandboxQuery, SandboxQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(SandboxDocument, options as useQuery.Options<SandboxQuery, SandboxQueryVariables> & { returnPartialData?: false });

export const useCreateSandboxMutation = (options?: useMutation.Options<CreateSandboxMutation, CreateSandboxMutationVariables>) =>
  useMutation(CreateSandboxDocument, options);

export const useOrganisationSignInQuery = (
  options: (useQuery.Options<OrganisationSignInQuery, OrganisationSignInQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(OrganisationSignInDocument, options as useQuery.Options<OrganisationSignInQuery, OrganisationSignInQueryVariables> & { returnPartialData?: false });

export const useUpdateOrganisationSignInMutation = (options?: useMutation.Options<UpdateOrganisationSignInMutation, UpdateOrganisationSignInMutationVariables>) =>
  useMutation(UpdateOrganisationSignInDocument, options);

export const useSsoSettingsQuery = (
  options?: (useQuery.Options<SsoSettingsQuery, SsoSettingsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(SsoSettingsDocument, options as useQuery.Options<SsoSettingsQuery, SsoSettingsQueryVariables> & { returnPartialData?: false });

export const useSaveSsoConnectionMutation = (options?: useMutation.Options<SaveSsoConnectionMutation, SaveSsoConnectionMutationVariables>) =>
  useMutation(SaveSsoConnectionDocument, options);

export const useAddSsoDomainMutation = (options?: useMutation.Options<AddSsoDomainMutation, AddSsoDomainMutationVariables>) =>
  useMutation(AddSsoDomainDocument, options);

export const useVerifySsoDomainMutation = (options?: useMutation.Options<VerifySsoDomainMutation, VerifySsoDomainMutationVariables>) =>
  useMutation(VerifySsoDomainDocument, options);

export const useTestCompanySignInMutation = (options?: useMutation.Options<TestCompanySignInMutation, TestCompanySignInMutationVariables>) =>
  useMutation(TestCompanySignInDocument, options);

export const useUserSummaryQuery = (
  options?: (useQuery.Options<UserSummaryQuery, UserSummaryQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(UserSummaryDocument, options as useQuery.Options<UserSummaryQuery, UserSummaryQueryVariables> & { returnPartialData?: false });

export const useWithdrawEmailChangeMutation = (options?: useMutation.Options<WithdrawEmailChangeMutation, WithdrawEmailChangeMutationVariables>) =>
  useMutation(WithdrawEmailChangeDocument, options);

export const useResendInvitationMutation = (options?: useMutation.Options<ResendInvitationMutation, ResendInvitationMutationVariables>) =>
  useMutation(ResendInvitationDocument, options);

export const useArchivedUsersQuery = (
  options?: (useQuery.Options<ArchivedUsersQuery, ArchivedUsersQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(ArchivedUsersDocument, options as useQuery.Options<ArchivedUsersQuery, ArchivedUsersQueryVariables> & { returnPartialData?: false });

export const useEraseUserMutation = (options?: useMutation.Options<EraseUserMutation, EraseUserMutationVariables>) =>
  useMutation(EraseUserDocument, options);

export const useResetSecondFactorMutation = (options?: useMutation.Options<ResetSecondFactorMutation, ResetSecondFactorMutationVariables>) =>
  useMutation(ResetSecondFactorDocument, options);

export const useWebhooksQuery = (
  options?: (useQuery.Options<WebhooksQuery, WebhooksQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(WebhooksDocument, options as useQuery.Options<WebhooksQuery, WebhooksQueryVariables> & { returnPartialData?: false });

export const useWebhookDeliveriesQuery = (
  options: (useQuery.Options<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(WebhookDeliveriesDocument, options as useQuery.Options<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables> & { returnPartialData?: false });

export const useSendTestWebhookMutation = (options?: useMutation.Options<SendTestWebhookMutation, SendTestWebhookMutationVariables>) =>
  useMutation(SendTestWebhookDocument, options);

export const useReplayWebhookDeliveryMutation = (options?: useMutation.Options<ReplayWebhookDeliveryMutation, ReplayWebhookDeliveryMutationVariables>) =>
  useMutation(ReplayWebhookDeliveryDocument, options);

export const useBookingChannelsQuery = (
  options?: (useQuery.Options<BookingChannelsQuery, BookingChannelsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(BookingChannelsDocument, options as useQuery.Options<BookingChannelsQuery, BookingChannelsQueryVariables> & { returnPartialData?: false });

export const useBookingAdtechsQuery = (
  options?: (useQuery.Options<BookingAdtechsQuery, BookingAdtechsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(BookingAdtechsDocument, options as useQuery.Options<BookingAdtechsQuery, BookingAdtechsQueryVariables> & { returnPartialData?: false });

export const useBookingTerritoryQuery = (
  options: (useQuery.Options<BookingTerritoryQuery, BookingTerritoryQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(BookingTerritoryDocument, options as useQuery.Options<BookingTerritoryQuery, BookingTerritoryQueryVariables> & { returnPartialData?: false });

export const useUpdateBookingsMutation = (options?: useMutation.Options<UpdateBookingsMutation, UpdateBookingsMutationVariables>) =>
  useMutation(UpdateBookingsDocument, options);

export const useContentClientsQuery = (
  options?: (useQuery.Options<ContentClientsQuery, ContentClientsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(ContentClientsDocument, options as useQuery.Options<ContentClientsQuery, ContentClientsQueryVariables> & { returnPartialData?: false });

export const useExperimentDetailsQuery = (
  options: (useQuery.Options<ExperimentDetailsQuery, ExperimentDetailsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(ExperimentDetailsDocument, options as useQuery.Options<ExperimentDetailsQuery, ExperimentDetailsQueryVariables> & { returnPartialData?: false });

export const useExperimentPowerQuery = (
  options: (useQuery.Options<ExperimentPowerQuery, ExperimentPowerQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(ExperimentPowerDocument, options as useQuery.Options<ExperimentPowerQuery, ExperimentPowerQueryVariables> & { returnPartialData?: false });

export const useRegionExperimentPlanQuery = (
  options: (useQuery.Options<RegionExperimentPlanQuery, RegionExperimentPlanQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(RegionExperimentPlanDocument, options as useQuery.Options<RegionExperimentPlanQuery, RegionExperimentPlanQueryVariables> & { returnPartialData?: false });

export const useBookingDetailsQuery = (
  options: (useQuery.Options<BookingDetailsQuery, BookingDetailsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(BookingDetailsDocument, options as useQuery.Options<BookingDetailsQuery, BookingDetailsQueryVariables> & { returnPartialData?: false });

export const useCampaignDetailsQuery = (
  options: (useQuery.Options<CampaignDetailsQuery, CampaignDetailsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(CampaignDetailsDocument, options as useQuery.Options<CampaignDetailsQuery, CampaignDetailsQueryVariables> & { returnPartialData?: false });

export const useCreativeDetailsQuery = (
  options: (useQuery.Options<CreativeDetailsQuery, CreativeDetailsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(CreativeDetailsDocument, options as useQuery.Options<CreativeDetailsQuery, CreativeDetailsQueryVariables> & { returnPartialData?: false });

export const useSetImpressionTagRepeatsMutation = (options?: useMutation.Options<SetImpressionTagRepeatsMutation, SetImpressionTagRepeatsMutationVariables>) =>
  useMutation(SetImpressionTagRepeatsDocument, options);

export const useTagDoctorQuery = (
  options: (useQuery.Options<TagDoctorQuery, TagDoctorQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(TagDoctorDocument, options as useQuery.Options<TagDoctorQuery, TagDoctorQueryVariables> & { returnPartialData?: false });

export const useTestTagMutation = (options?: useMutation.Options<TestTagMutation, TestTagMutationVariables>) =>
  useMutation(TestTagDocument, options);

export const useExaminedSiteTagQuery = (
  options: (useQuery.Options<ExaminedSiteTagQuery, ExaminedSiteTagQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(ExaminedSiteTagDocument, options as useQuery.Options<ExaminedSiteTagQuery, ExaminedSiteTagQueryVariables> & { returnPartialData?: false });

export const useExaminedImpressionTagQuery = (
  options: (useQuery.Options<ExaminedImpressionTagQuery, ExaminedImpressionTagQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(ExaminedImpressionTagDocument, options as useQuery.Options<ExaminedImpressionTagQuery, ExaminedImpressionTagQueryVariables> & { returnPartialData?: false });

export const useImpressionTagTextsQuery = (
  options: (useQuery.Options<ImpressionTagTextsQuery, ImpressionTagTextsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(ImpressionTagTextsDocument, options as useQuery.Options<ImpressionTagTextsQuery, ImpressionTagTextsQueryVariables> & { returnPartialData?: false });

export const useSaveImpressionTagsMutation = (options?: useMutation.Options<SaveImpressionTagsMutation, SaveImpressionTagsMutationVariables>) =>
  useMutation(SaveImpressionTagsDocument, options);

export const useTagSheetMailsQuery = (
  options: (useQuery.Options<TagSheetMailsQuery, TagSheetMailsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(TagSheetMailsDocument, options as useQuery.Options<TagSheetMailsQuery, TagSheetMailsQueryVariables> & { returnPartialData?: false });

export const useTagSheetPreviewQuery = (
  options: (useQuery.Options<TagSheetPreviewQuery, TagSheetPreviewQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(TagSheetPreviewDocument, options as useQuery.Options<TagSheetPreviewQuery, TagSheetPreviewQueryVariables> & { returnPartialData?: false });

export const useMailTagSheetMutation = (options?: useMutation.Options<MailTagSheetMutation, MailTagSheetMutationVariables>) =>
  useMutation(MailTagSheetDocument, options);

export const useDashboardCustomersQuery = (
  options?: (useQuery.Options<DashboardCustomersQuery, DashboardCustomersQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(DashboardCustomersDocument, options as useQuery.Options<DashboardCustomersQuery, DashboardCustomersQueryVariables> & { returnPartialData?: false });

export const useDashboardFiltersQuery = (
  options: (useQuery.Options<DashboardFiltersQuery, DashboardFiltersQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(DashboardFiltersDocument, options as useQuery.Options<DashboardFiltersQuery, DashboardFiltersQueryVariables> & { returnPartialData?: false });

export const useDashboardFindingsQuery = (
  options: (useQuery.Options<DashboardFindingsQuery, DashboardFindingsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(DashboardFindingsDocument, options as useQuery.Options<DashboardFindingsQuery, DashboardFindingsQueryVariables> & { returnPartialData?: false });

export const useDashboardQuery = (
  options: (useQuery.Options<DashboardQuery, DashboardQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(DashboardDocument, options as useQuery.Options<DashboardQuery, DashboardQueryVariables> & { returnPartialData?: false });

export const useDashboardEffectQuery = (
  options: (useQuery.Options<DashboardEffectQuery, DashboardEffectQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(DashboardEffectDocument, options as useQuery.Options<DashboardEffectQuery, DashboardEffectQueryVariables> & { returnPartialData?: false });

export const useDashboardEffectRowsQuery = (
  options: (useQuery.Options<DashboardEffectRowsQuery, DashboardEffectRowsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(DashboardEffectRowsDocument, options as useQuery.Options<DashboardEffectRowsQuery, DashboardEffectRowsQueryVariables> & { returnPartialData?: false });

export const useMapTilesQuery = (
  options?: (useQuery.Options<MapTilesQuery, MapTilesQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(MapTilesDocument, options as useQuery.Options<MapTilesQuery, MapTilesQueryVariables> & { returnPartialData?: false });

export const useSavedViewsQuery = (
  options?: (useQuery.Options<SavedViewsQuery, SavedViewsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(SavedViewsDocument, options as useQuery.Options<SavedViewsQuery, SavedViewsQueryVariables> & { returnPartialData?: false });

export const useReportReadersQuery = (
  options: (useQuery.Options<ReportReadersQuery, ReportReadersQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(ReportReadersDocument, options as useQuery.Options<ReportReadersQuery, ReportReadersQueryVariables> & { returnPartialData?: false });

export const useCreateSavedViewMutation = (options?: useMutation.Options<CreateSavedViewMutation, CreateSavedViewMutationVariables>) =>
  useMutation(CreateSavedViewDocument, options);

export const useUpdateSavedViewMutation = (options?: useMutation.Options<UpdateSavedViewMutation, UpdateSavedViewMutationVariables>) =>
  useMutation(UpdateSavedViewDocument, options);

export const useArchiveSavedViewMutation = (options?: useMutation.Options<ArchiveSavedViewMutation, ArchiveSavedViewMutationVariables>) =>
  useMutation(ArchiveSavedViewDocument, options);

export const useSaveReportScheduleMutation = (options?: useMutation.Options<SaveReportScheduleMutation, SaveReportScheduleMutationVariables>) =>
  useMutation(SaveReportScheduleDocument, options);

export const useSendReportNowMutation = (options?: useMutation.Options<SendReportNowMutation, SendReportNowMutationVariables>) =>
  useMutation(SendReportNowDocument, options);

export const useScheduleNewViewMutation = (options?: useMutation.Options<ScheduleNewViewMutation, ScheduleNewViewMutationVariables>) =>
  useMutation(ScheduleNewViewDocument, options);

export const useAskOutsideReaderAgainMutation = (options?: useMutation.Options<AskOutsideReaderAgainMutation, AskOutsideReaderAgainMutationVariables>) =>
  useMutation(AskOutsideReaderAgainDocument, options);

export const useReportPreviewQuery = (
  options: (useQuery.Options<ReportPreviewQuery, ReportPreviewQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(ReportPreviewDocument, options as useQuery.Options<ReportPreviewQuery, ReportPreviewQueryVariables> & { returnPartialData?: false });

export const usePublicLinksQuery = (
  options: (useQuery.Options<PublicLinksQuery, PublicLinksQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(PublicLinksDocument, options as useQuery.Options<PublicLinksQuery, PublicLinksQueryVariables> & { returnPartialData?: false });

export const useCreateSharedLinkMutation = (options?: useMutation.Options<CreateSharedLinkMutation, CreateSharedLinkMutationVariables>) =>
  useMutation(CreateSharedLinkDocument, options);

export const useRevokeSharedLinkMutation = (options?: useMutation.Options<RevokeSharedLinkMutation, RevokeSharedLinkMutationVariables>) =>
  useMutation(RevokeSharedLinkDocument, options);

export const useOverviewQuery = (
  options: (useQuery.Options<OverviewQuery, OverviewQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(OverviewDocument, options as useQuery.Options<OverviewQuery, OverviewQueryVariables> & { returnPartialData?: false });

export const useOverviewDaysQuery = (
  options: (useQuery.Options<OverviewDaysQuery, OverviewDaysQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(OverviewDaysDocument, options as useQuery.Options<OverviewDaysQuery, OverviewDaysQueryVariables> & { returnPartialData?: false });

export const useSearchRecordsQuery = (
  options: (useQuery.Options<SearchRecordsQuery, SearchRecordsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(SearchRecordsDocument, options as useQuery.Options<SearchRecordsQuery, SearchRecordsQueryVariables> & { returnPartialData?: false });

export const useRecentRecordsQuery = (
  options: (useQuery.Options<RecentRecordsQuery, RecentRecordsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(RecentRecordsDocument, options as useQuery.Options<RecentRecordsQuery, RecentRecordsQueryVariables> & { returnPartialData?: false });

export const useChannelDetailsQuery = (
  options: (useQuery.Options<ChannelDetailsQuery, ChannelDetailsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(ChannelDetailsDocument, options as useQuery.Options<ChannelDetailsQuery, ChannelDetailsQueryVariables> & { returnPartialData?: false });

export const useSystemAdminCountriesQuery = (
  options?: (useQuery.Options<SystemAdminCountriesQuery, SystemAdminCountriesQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(SystemAdminCountriesDocument, options as useQuery.Options<SystemAdminCountriesQuery, SystemAdminCountriesQueryVariables> & { returnPartialData?: false });

export const useReplayDeadLettersMutation = (options?: useMutation.Options<ReplayDeadLettersMutation, ReplayDeadLettersMutationVariables>) =>
  useMutation(ReplayDeadLettersDocument, options);

export const useDiscardDeadLettersMutation = (options?: useMutation.Options<DiscardDeadLettersMutation, DiscardDeadLettersMutationVariables>) =>
  useMutation(DiscardDeadLettersDocument, options);

export const useSuperAdminReadinessQuery = (
  options?: (useQuery.Options<SuperAdminReadinessQuery, SuperAdminReadinessQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(SuperAdminReadinessDocument, options as useQuery.Options<SuperAdminReadinessQuery, SuperAdminReadinessQueryVariables> & { returnPartialData?: false });

export const useOpenAlertsQuery = (
  options: (useQuery.Options<OpenAlertsQuery, OpenAlertsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(OpenAlertsDocument, options as useQuery.Options<OpenAlertsQuery, OpenAlertsQueryVariables> & { returnPartialData?: false });

export const useClientAlertsQuery = (
  options: (useQuery.Options<ClientAlertsQuery, ClientAlertsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(ClientAlertsDocument, options as useQuery.Options<ClientAlertsQuery, ClientAlertsQueryVariables> & { returnPartialData?: false });

export const useFiguresOfRecordQuery = (
  options: (useQuery.Options<FiguresOfRecordQuery, FiguresOfRecordQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(FiguresOfRecordDocument, options as useQuery.Options<FiguresOfRecordQuery, FiguresOfRecordQueryVariables> & { returnPartialData?: false });

export const useHistoryQuery = (
  options: (useQuery.Options<HistoryQuery, HistoryQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(HistoryDocument, options as useQuery.Options<HistoryQuery, HistoryQueryVariables> & { returnPartialData?: false });