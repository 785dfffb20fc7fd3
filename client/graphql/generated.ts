/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
// Written by npm run generate from the operations in client/**/*.graphql.
import { type SkipToken, useLazyQuery, useMutation, useQuery, useSubscription } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Creating: what is left out gets its default. Updating: what is left out stays, what is null is cleared where it may be empty. */
export type AdTechGroupInput = {
  /** Ids of the members, all of them: those not named leave. None by default. */
  adtechIds?: Array<number> | null | undefined;
  /** The name. Needed when creating. */
  groupName?: string | null | undefined;
  /** Updating: the version that was read; when somebody saved since, the answer is CONFLICT. Left out: the later save wins. */
  version?: number | null | undefined;
};

/** What a list of ad-tech groups is ordered by. */
export type AdTechGroupSort =
  /** How many ad-tech companies are in it. */
  | 'ADTECH_COUNT'
  /** The name, without case. */
  | 'NAME';

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

/** Creating: what is left out gets its default. Updating: what is left out stays, what is null is cleared where it may be empty. */
export type AgencyInput = {
  /** Address of whoever administers it. */
  adminEmail?: string | null | undefined;
  /** The name, at least 4 characters. Needed when creating. */
  agencyName?: string | null | undefined;
  /** Code of the home country, by ISO 3166-1: chosen by super admins only, others' agencies get their own. */
  countryCode?: string | null | undefined;
  /** Domain of its website; a scheme and a path are cut off. */
  domain?: string | null | undefined;
  /** Updating: the version that was read; when somebody saved since, the answer is CONFLICT. Left out: the later save wins. */
  version?: number | null | undefined;
};

/** What a list of agencies is ordered by; rows that are equal in it are ordered by id. */
export type AgencySort =
  /** The address of its administrator; those without one first. */
  | 'ADMIN_EMAIL'
  /** The domain; those without one first. */
  | 'DOMAIN'
  /** The name, without case. */
  | 'NAME';

/** What an alert tells of. */
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
  /** What uses it, in your words; 1 to 100 characters. Needed. */
  name?: string | null | undefined;
  /** What it may do, at least one. `read`: GraphQL and REST reads, but for users. `people:read`: the users of the organisation. `campaigns:write`: changes to campaigns, bookings, creatives and tags. `events:write`: server-to-server events. */
  scopes?: Array<string> | null | undefined;
};

/** The kinds of organisation that others ask to be associated with. */
export type AssociationKind =
  /** An agency. */
  | 'AGENCY'
  /** A customer. */
  | 'CUSTOMER';

/** How a request to be associated stands. */
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
  /** A site tag. */
  | 'siteTag'
  /** A user. */
  | 'user';

/** Creating: what is left out gets its default. Updating: what is left out stays, what is null is cleared where it may be empty. */
export type BookingInput = {
  /** The name, 4 to 100 characters. Needed when creating. */
  bookingName?: string | null | undefined;
  /** 1 video (the default), 2 image, 3 audio. */
  bookingType?: number | null | undefined;
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
  /** The publisher's number for it; needed where the publisher asks for one. */
  jobNumber?: string | null | undefined;
  /** Id of the ad-tech it is made through; null when direct to the broadcaster. Chosen by agencies, customers and super admins: an ad-tech publishes what it books, a broadcaster sells direct. */
  publisherId?: number | null | undefined;
  /** First day; today in the reporting zone of the customer by default. */
  startDate?: string | null | undefined;
  /** Updating: the version that was read; when somebody saved since, the answer is CONFLICT. Left out: the later save wins. */
  version?: number | null | undefined;
};

/** What a list of bookings is ordered by; rows that are equal in it are ordered by id. */
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
  | 'TYPE';

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

/** What a list of broadcasters is ordered by. */
export type BroadcasterSort =
  /** The code of the home country. */
  | 'COUNTRY'
  /** The name, without case. */
  | 'NAME';

/** Creating: what is left out gets its default. Updating: what is left out stays, what is null is cleared where it may be empty. */
export type CampaignInput = {
  /** The name, 4 to 100 characters. Needed when creating. */
  campaignName?: string | null | undefined;
  /** Id of the customer. Needed when creating; it never changes. */
  customerId?: number | null | undefined;
  /** Last day, included; today by default. One before the start becomes the start. */
  endDate?: string | null | undefined;
  /** First day; today in the reporting zone of the customer by default. */
  startDate?: string | null | undefined;
  /** Updating: the version that was read; when somebody saved since, the answer is CONFLICT. Left out: the later save wins. */
  version?: number | null | undefined;
};

/** What a list of campaigns is ordered by; rows that are equal in it are ordered by id. */
export type CampaignSort =
  /** When it was made. */
  | 'CREATED_AT'
  /** The last day. */
  | 'END_DATE'
  /** The name, without case. */
  | 'NAME'
  /** The first day. */
  | 'START_DATE';

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

/** Creating: what is left out gets its default. Updating: what is left out stays, what is null is cleared where it may be empty. */
export type CreativeInput = {
  /** A length or a size, such as 30s or 300x250; up to 50 characters. Needed when creating. */
  creativeFormat?: string | null | undefined;
  /** 1 video (the default), 2 image. It stays while bookings of that type use the creative. */
  creativeType?: number | null | undefined;
  /** Id of the customer. Needed when creating; it never changes. */
  customerId?: number | null | undefined;
  /** What people call it, up to 200 characters. Needed when creating. */
  description?: string | null | undefined;
  /** Where it can be looked at: an address with http:// or https://. */
  url?: string | null | undefined;
  /** Updating: the version that was read; when somebody saved since, the answer is CONFLICT. Left out: the later save wins. */
  version?: number | null | undefined;
};

/** What a list of creatives is ordered by; rows that are equal in it are ordered by id. */
export type CreativeSort =
  /** When it was made. */
  | 'CREATED_AT'
  /** The description, without case. */
  | 'DESCRIPTION'
  /** The format, without case. */
  | 'FORMAT'
  /** Video, then image. */
  | 'TYPE';

/** Creating: what is left out gets its default. Updating: what is left out stays, what is null is cleared where it may be empty. */
export type CustomerInput = {
  /** Address of whoever administers it. */
  adminEmail?: string | null | undefined;
  /** Who is charged: 0 nobody, 1 the customer, 2 whoever books (the default). Chosen by super admins only. */
  billingEntity?: number | null | undefined;
  /** Code of the home country, by ISO 3166-1: one of the caller's own, any for super admins. Those of a single country get it without asking. */
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

/** What a list of customers is ordered by; rows that are equal in it are ordered by id. */
export type CustomerSort =
  /** The name of the category, without case. */
  | 'CATEGORY'
  /** The domain; those without one first. */
  | 'DOMAIN'
  /** The label: the display name, or else the name, without case. */
  | 'NAME';

/** What the dashboard is about. Lists narrow each other; dates are local to the reporting zone. */
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
  reason?: string | null | undefined;
};

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

/** How a value is to be written for people. */
export type HistoryValueKind =
  /** A local date, YYYY-MM-DD. */
  | 'DATE'
  /** An amount of money, to four decimals. */
  | 'MONEY'
  /** As it is. */
  | 'TEXT'
  /** true or false. */
  | 'YES_NO';

/** What a list of impression tags is ordered by; rows that are equal in it are ordered by id. */
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
  | 'CREATIVE';

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

/** What a browser answers when it has made a passkey; all in base64url. */
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
  /** Whether it waits until it is set running again. */
  paused?: boolean;
  /** The users it is sent to, by id: 1 to 50 of `reportReaders`. */
  recipientIds: Array<number>;
  /** Updating: the version that was read; when somebody saved since, the answer is CONFLICT. Left out: the later save wins. */
  version?: number | null | undefined;
  /** Of a weekly one: 1 Monday to 7 Sunday. */
  weekday?: number | null | undefined;
};

/** A saved view. Updating: what is left out stays. */
export type SavedViewInput = {
  /** The parameters of its address on the dashboard, with or without the question mark: `client=1&range=last-week&region=2.4-9`. Another client needs another view. */
  address?: string | null | undefined;
  /** What it is called: 1 to 100 characters. */
  name?: string | null | undefined;
  /** Updating: the version that was read; when somebody saved since, the answer is CONFLICT. Left out: the later save wins. */
  version?: number | null | undefined;
};

/** Creating: what is left out gets its default. Updating: what is left out stays, what is null is cleared where it may be empty. */
export type SiteTagInput = {
  /** Id of the customer. Needed when creating; it never changes. */
  customerId?: number | null | undefined;
  /** Whether it is the customer's main one, false by default. Setting one unsets the other, which a broadcaster or ad-tech may only where it made the other. */
  mainSiteTag?: boolean | null | undefined;
  /** What people call the site. Needed when creating. */
  tagDescription?: string | null | undefined;
  /** Updating: the version that was read; when somebody saved since, the answer is CONFLICT. Left out: the later save wins. */
  version?: number | null | undefined;
};

/** What a list of site tags is ordered by; rows that are equal in it are ordered by id. */
export type SiteTagSort =
  /** When it was made. */
  | 'CREATED_AT'
  /** The description, without case. */
  | 'DESCRIPTION'
  /** The main one last. */
  | 'MAIN';

/** The provider of an organisation. Updating changes the fields that are named. */
export type SsoConnectionInput = {
  /** The client id that the provider assigned. Needed for a new one. */
  clientId?: string | null | undefined;
  /** The client secret, which no answer contains. Needed for a new one. */
  clientSecret?: string | null | undefined;
  /** Whether somebody who signs in for the first time becomes an admin; false by default. */
  defaultAdmin?: boolean | null | undefined;
  /** Whether people can sign in with it; true by default. */
  enabled?: boolean | null | undefined;
  /** Id of the organisation, by `entityType`; for all but super admins it is their own. */
  entityId?: number | null | undefined;
  /** The kind of the organisation, a super admin’s choice; for all others it is their own. */
  entityType?: EntityType | null | undefined;
  /** The address that the provider is known by: https://. Needed for a new one. */
  issuer?: string | null | undefined;
  /** Whether passwords are refused; false by default. Switching it on ends every sign-in by password, and needs a verified domain and a sign-in of an admin with the provider. */
  onlySso?: boolean | null | undefined;
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

/** How much a finding about a tag matters. */
export type TagFindingGravity =
  /** Worth knowing; nothing is wrong with the figures. */
  | 'NOTE'
  /** Figures are missing or wrong until it is mended. */
  | 'PROBLEM'
  /** Figures suffer somewhat. */
  | 'WARNING';

/** What is pasted into an ad server. */
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

/** What a list of users is ordered by; rows that are equal in it are ordered by id. */
export type UserSort =
  /** The address, without case. */
  | 'EMAIL'
  /** The name of the organisation, without case; super admins first. */
  | 'ENTITY'
  /** Expired invitations first, then open ones by when they end, then active users. */
  | 'INVITATION'
  /** The name, without case. */
  | 'NAME'
  /** Administrators first. */
  | 'ROLE';

/** An endpoint of webhooks. Updating changes the fields that are named. */
export type WebhookEndpointInput = {
  /** False switches it off: it is told nothing, and what waits for it is cancelled. True when left out for a new one. */
  enabled?: boolean | null | undefined;
  /** Names of `webhookEventTypes` that it is told of, at least one. Needed for a new one. */
  eventTypes?: Array<string> | null | undefined;
  /** What receives the messages, in your words; up to 100 characters. Needed for a new one. */
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


export type AssociateAgencyMutation = { associateAgency: { id: number, state: AssociationState, isIncoming: boolean, requestedAt: string, answeredAt: string | null, endedAt: string | null, viewerCan: Array<string>, record: { status: string }, requester: { entityType: EntityType, entityId: number, name: string, countryCode: string }, target: { entityType: EntityType, entityId: number, name: string, countryCode: string } } };

export type ArchiveAgencyMutationVariables = Exact<{
  id: number;
}>;


export type ArchiveAgencyMutation = { archiveAgency: boolean };

export type AgencyRowFragment = { id: number, agencyName: string, domain: string | null, adminEmail: string | null, countryCode: string, version: number, viewerCan: Array<string> };

export type ApiKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type ApiKeysQuery = { apiKeys: Array<{ id: number, name: string, scopes: Array<string>, entityName: string | null, createdAt: string, expiresAt: string | null, lastUsedAt: string | null, replacedById: number | null }> };

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


export type IncomingRequestsQuery = { associationRequests: { totalCount: number, nodes: Array<{ id: number, state: AssociationState, isIncoming: boolean, requestedAt: string, answeredAt: string | null, endedAt: string | null, viewerCan: Array<string>, record: { status: string }, requester: { entityType: EntityType, entityId: number, name: string, countryCode: string }, target: { entityType: EntityType, entityId: number, name: string, countryCode: string } }> } };

export type WaitingRequestsQueryVariables = Exact<{
  first: number;
  search: string;
  kind: AssociationKind;
}>;


export type WaitingRequestsQuery = { associationRequests: { totalCount: number, nodes: Array<{ id: number, state: AssociationState, isIncoming: boolean, requestedAt: string, answeredAt: string | null, endedAt: string | null, viewerCan: Array<string>, record: { status: string }, requester: { entityType: EntityType, entityId: number, name: string, countryCode: string }, target: { entityType: EntityType, entityId: number, name: string, countryCode: string } }> } };

export type AllRequestsQueryVariables = Exact<{
  first: number;
}>;


export type AllRequestsQuery = { associationRequests: { nodes: Array<{ id: number, state: AssociationState, isIncoming: boolean, requestedAt: string, answeredAt: string | null, endedAt: string | null, viewerCan: Array<string>, record: { status: string }, requester: { entityType: EntityType, entityId: number, name: string, countryCode: string }, target: { entityType: EntityType, entityId: number, name: string, countryCode: string } }>, pageInfo: { hasNextPage: boolean } } };

export type AssociationsQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search: string;
}>;


export type AssociationsQuery = { associations: { totalCount: number, nodes: Array<{ id: number, since: string, viewerCan: Array<string>, partner: { entityType: EntityType, entityId: number, name: string, countryCode: string }, organisation: { entityType: EntityType, entityId: number, name: string, countryCode: string } }>, pageInfo: { endCursor: string | null } } };

export type AcceptAssociationMutationVariables = Exact<{
  id: number;
}>;


export type AcceptAssociationMutation = { acceptAssociation: { id: number, state: AssociationState, isIncoming: boolean, requestedAt: string, answeredAt: string | null, endedAt: string | null, viewerCan: Array<string>, record: { status: string }, requester: { entityType: EntityType, entityId: number, name: string, countryCode: string }, target: { entityType: EntityType, entityId: number, name: string, countryCode: string } } };

export type DeclineAssociationMutationVariables = Exact<{
  id: number;
}>;


export type DeclineAssociationMutation = { declineAssociation: { id: number, state: AssociationState, isIncoming: boolean, requestedAt: string, answeredAt: string | null, endedAt: string | null, viewerCan: Array<string>, record: { status: string }, requester: { entityType: EntityType, entityId: number, name: string, countryCode: string }, target: { entityType: EntityType, entityId: number, name: string, countryCode: string } } };

export type WithdrawAssociationMutationVariables = Exact<{
  id: number;
}>;


export type WithdrawAssociationMutation = { withdrawAssociation: { id: number, state: AssociationState, isIncoming: boolean, requestedAt: string, answeredAt: string | null, endedAt: string | null, viewerCan: Array<string>, record: { status: string }, requester: { entityType: EntityType, entityId: number, name: string, countryCode: string }, target: { entityType: EntityType, entityId: number, name: string, countryCode: string } } };

export type EndAssociationMutationVariables = Exact<{
  id: number;
}>;


export type EndAssociationMutation = { endAssociation: boolean };

export type AssociationRequestRowFragment = { id: number, state: AssociationState, isIncoming: boolean, requestedAt: string, answeredAt: string | null, endedAt: string | null, viewerCan: Array<string>, record: { status: string }, requester: { entityType: EntityType, entityId: number, name: string, countryCode: string }, target: { entityType: EntityType, entityId: number, name: string, countryCode: string } };

export type AssociationRowFragment = { id: number, since: string, viewerCan: Array<string>, partner: { entityType: EntityType, entityId: number, name: string, countryCode: string }, organisation: { entityType: EntityType, entityId: number, name: string, countryCode: string } };

export type PartyFragment = { entityType: EntityType, entityId: number, name: string, countryCode: string };

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


export type AssociateClientMutation = { associateCustomer: { id: number, state: AssociationState, isIncoming: boolean, requestedAt: string, answeredAt: string | null, endedAt: string | null, viewerCan: Array<string>, record: { status: string }, requester: { entityType: EntityType, entityId: number, name: string, countryCode: string }, target: { entityType: EntityType, entityId: number, name: string, countryCode: string } } };

export type ArchiveClientMutationVariables = Exact<{
  id: number;
}>;


export type ArchiveClientMutation = { archiveCustomer: boolean };

export type ClientRowFragment = { id: number, custName: string, displayName: string | null, domain: string | null, adminEmail: string | null, taxonomyId: number, taxonomyDesc: string | null, billingEntity: number, countryCode: string, countryList: Array<string>, version: number, viewerCan: Array<string> };

export type ConnectionCodesQueryVariables = Exact<{
  customerId: number;
  first: number;
  after?: string | null | undefined;
}>;


export type ConnectionCodesQuery = { connectionCodes: { totalCount: number, nodes: Array<{ id: number, createdAt: string, expiresAt: string, usedAt: string | null, usedBy: { entityType: EntityType, entityId: number, name: string, countryCode: string } | null }>, pageInfo: { endCursor: string | null } } };

export type CreateConnectionCodeMutationVariables = Exact<{
  customerId: number;
}>;


export type CreateConnectionCodeMutation = { createConnectionCode: { code: string, connectionCode: { id: number, createdAt: string, expiresAt: string, usedAt: string | null, usedBy: { entityType: EntityType, entityId: number, name: string, countryCode: string } | null } } };

export type RevokeConnectionCodeMutationVariables = Exact<{
  id: number;
}>;


export type RevokeConnectionCodeMutation = { revokeConnectionCode: boolean };

export type ConnectWithCodeMutationVariables = Exact<{
  code: string;
}>;


export type ConnectWithCodeMutation = { connectWithCode: { id: number, state: AssociationState, isIncoming: boolean, requestedAt: string, answeredAt: string | null, endedAt: string | null, viewerCan: Array<string>, record: { status: string }, requester: { entityType: EntityType, entityId: number, name: string, countryCode: string }, target: { entityType: EntityType, entityId: number, name: string, countryCode: string } } };

export type ConnectionCodeRowFragment = { id: number, createdAt: string, expiresAt: string, usedAt: string | null, usedBy: { entityType: EntityType, entityId: number, name: string, countryCode: string } | null };

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

export type SsoSettingsPartsFragment = { redirectUri: string, userCountOutside: number, connection: { issuer: string, clientId: string, defaultAdmin: boolean, enabled: boolean, onlySso: boolean, lastSignInAt: string | null, adminSignedInAt: string | null, version: number, domains: Array<{ domain: string, txtRecord: string, verifiedAt: string | null }> } | null };

export type SsoSettingsQueryVariables = Exact<{
  entityType?: EntityType | null | undefined;
  entityId?: number | null | undefined;
}>;


export type SsoSettingsQuery = { ssoSettings: { redirectUri: string, userCountOutside: number, connection: { issuer: string, clientId: string, defaultAdmin: boolean, enabled: boolean, onlySso: boolean, lastSignInAt: string | null, adminSignedInAt: string | null, version: number, domains: Array<{ domain: string, txtRecord: string, verifiedAt: string | null }> } | null } | null };

export type SaveSsoConnectionMutationVariables = Exact<{
  input: SsoConnectionInput;
}>;


export type SaveSsoConnectionMutation = { saveSsoConnection: { redirectUri: string, userCountOutside: number, connection: { issuer: string, clientId: string, defaultAdmin: boolean, enabled: boolean, onlySso: boolean, lastSignInAt: string | null, adminSignedInAt: string | null, version: number, domains: Array<{ domain: string, txtRecord: string, verifiedAt: string | null }> } | null } };

export type RemoveSsoConnectionMutationVariables = Exact<{
  entityType?: EntityType | null | undefined;
  entityId?: number | null | undefined;
}>;


export type RemoveSsoConnectionMutation = { removeSsoConnection: { redirectUri: string, userCountOutside: number, connection: { issuer: string, clientId: string, defaultAdmin: boolean, enabled: boolean, onlySso: boolean, lastSignInAt: string | null, adminSignedInAt: string | null, version: number, domains: Array<{ domain: string, txtRecord: string, verifiedAt: string | null }> } | null } };

export type AddSsoDomainMutationVariables = Exact<{
  domain: string;
  entityType?: EntityType | null | undefined;
  entityId?: number | null | undefined;
}>;


export type AddSsoDomainMutation = { addSsoDomain: { redirectUri: string, userCountOutside: number, connection: { issuer: string, clientId: string, defaultAdmin: boolean, enabled: boolean, onlySso: boolean, lastSignInAt: string | null, adminSignedInAt: string | null, version: number, domains: Array<{ domain: string, txtRecord: string, verifiedAt: string | null }> } | null } };

export type VerifySsoDomainMutationVariables = Exact<{
  domain: string;
  entityType?: EntityType | null | undefined;
  entityId?: number | null | undefined;
}>;


export type VerifySsoDomainMutation = { verifySsoDomain: { redirectUri: string, userCountOutside: number, connection: { issuer: string, clientId: string, defaultAdmin: boolean, enabled: boolean, onlySso: boolean, lastSignInAt: string | null, adminSignedInAt: string | null, version: number, domains: Array<{ domain: string, txtRecord: string, verifiedAt: string | null }> } | null } };

export type RemoveSsoDomainMutationVariables = Exact<{
  domain: string;
  entityType?: EntityType | null | undefined;
  entityId?: number | null | undefined;
}>;


export type RemoveSsoDomainMutation = { removeSsoDomain: { redirectUri: string, userCountOutside: number, connection: { issuer: string, clientId: string, defaultAdmin: boolean, enabled: boolean, onlySso: boolean, lastSignInAt: string | null, adminSignedInAt: string | null, version: number, domains: Array<{ domain: string, txtRecord: string, verifiedAt: string | null }> } | null } };

export type TestCompanySignInMutationVariables = Exact<{
  email: string;
}>;


export type TestCompanySignInMutation = { startCompanySignIn: string };

export type UserRowFragment = { id: number, name: string, email: string, pendingEmail: string | null, admin: boolean, role: string, entityType: EntityType, entityId: number | null, entityName: string | null, invitationState: InvitationState, invitationExpiresAt: string | null, hasSecondFactor: boolean | null, version: number, viewerCan: Array<string> };

export type UsersQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort: UserSort;
  descending: boolean;
}>;


export type UsersQuery = { users: { totalCount: number, nodes: Array<{ id: number, name: string, email: string, pendingEmail: string | null, admin: boolean, role: string, entityType: EntityType, entityId: number | null, entityName: string | null, invitationState: InvitationState, invitationExpiresAt: string | null, hasSecondFactor: boolean | null, version: number, viewerCan: Array<string> }>, pageInfo: { endCursor: string | null } } };

export type UserSummaryQueryVariables = Exact<{ [key: string]: never; }>;


export type UserSummaryQuery = { userSummary: { total: number, administrators: number, standardUsers: number } };

export type UserQueryVariables = Exact<{
  id: number;
}>;


export type UserQuery = { user: { id: number, name: string, email: string, pendingEmail: string | null, admin: boolean, role: string, entityType: EntityType, entityId: number | null, entityName: string | null, invitationState: InvitationState, invitationExpiresAt: string | null, hasSecondFactor: boolean | null, version: number, viewerCan: Array<string> } };

export type InviteUserMutationVariables = Exact<{
  input: InvitationInput;
}>;


export type InviteUserMutation = { inviteUser: { id: number, name: string, email: string, pendingEmail: string | null, admin: boolean, role: string, entityType: EntityType, entityId: number | null, entityName: string | null, invitationState: InvitationState, invitationExpiresAt: string | null, hasSecondFactor: boolean | null, version: number, viewerCan: Array<string> } };

export type UpdateUserMutationVariables = Exact<{
  id: number;
  input: UserInput;
}>;


export type UpdateUserMutation = { updateUser: { id: number, name: string, email: string, pendingEmail: string | null, admin: boolean, role: string, entityType: EntityType, entityId: number | null, entityName: string | null, invitationState: InvitationState, invitationExpiresAt: string | null, hasSecondFactor: boolean | null, version: number, viewerCan: Array<string> } };

export type ArchiveUserMutationVariables = Exact<{
  id: number;
}>;


export type ArchiveUserMutation = { archiveUser: boolean };

export type WithdrawEmailChangeMutationVariables = Exact<{
  id: number;
}>;


export type WithdrawEmailChangeMutation = { withdrawEmailChange: { id: number, name: string, email: string, pendingEmail: string | null, admin: boolean, role: string, entityType: EntityType, entityId: number | null, entityName: string | null, invitationState: InvitationState, invitationExpiresAt: string | null, hasSecondFactor: boolean | null, version: number, viewerCan: Array<string> } };

export type ResendInvitationMutationVariables = Exact<{
  id: number;
}>;


export type ResendInvitationMutation = { resendInvitation: { id: number, name: string, email: string, pendingEmail: string | null, admin: boolean, role: string, entityType: EntityType, entityId: number | null, entityName: string | null, invitationState: InvitationState, invitationExpiresAt: string | null, hasSecondFactor: boolean | null, version: number, viewerCan: Array<string> } };

export type ArchivedUserRowFragment = { id: number, name: string, email: string, archivedAt: string, erasedFrom: string };

export type ArchivedUsersQueryVariables = Exact<{ [key: string]: never; }>;


export type ArchivedUsersQuery = { archivedUsers: Array<{ id: number, name: string, email: string, archivedAt: string, erasedFrom: string }> };

export type EraseUserMutationVariables = Exact<{
  id: number;
}>;


export type EraseUserMutation = { eraseUser: boolean };

export type ResetSecondFactorMutationVariables = Exact<{
  userId: number;
}>;


export type ResetSecondFactorMutation = { resetSecondFactor: boolean };

export type WebhookRowFragment = { id: number, name: string, url: string, eventTypes: Array<string>, entityName: string | null, failingSince: string | null, disabledAt: string | null, previousSecretUntil: string | null };

export type WebhookDeliveryRowFragment = { id: number, eventId: string, eventType: string, occurredAt: string, outcome: WebhookOutcome | null, nextTryAt: string | null, body: string, attempts: Array<{ attemptedAt: string, status: number | null, failure: string | null, durationMs: number }> };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { webhookEndpoints: Array<{ id: number, name: string, url: string, eventTypes: Array<string>, entityName: string | null, failingSince: string | null, disabledAt: string | null, previousSecretUntil: string | null }>, webhookEventTypes: Array<{ name: string, description: string }> };

export type WebhookDeliveriesQueryVariables = Exact<{
  endpointId: number;
  first: number;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: { nodes: Array<{ id: number, eventId: string, eventType: string, occurredAt: string, outcome: WebhookOutcome | null, nextTryAt: string | null, body: string, attempts: Array<{ attemptedAt: string, status: number | null, failure: string | null, durationMs: number }> }>, pageInfo: { hasNextPage: boolean } } };

export type CreateWebhookMutationVariables = Exact<{
  input: WebhookEndpointInput;
}>;


export type CreateWebhookMutation = { createWebhookEndpoint: { secret: string, endpoint: { id: number, name: string } } };

export type UpdateWebhookMutationVariables = Exact<{
  id: number;
  input: WebhookEndpointInput;
}>;


export type UpdateWebhookMutation = { updateWebhookEndpoint: { id: number, name: string, url: string, eventTypes: Array<string>, entityName: string | null, failingSince: string | null, disabledAt: string | null, previousSecretUntil: string | null } };

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


export type ReplayWebhookDeliveryMutation = { replayWebhookDelivery: { id: number, eventId: string, eventType: string, occurredAt: string, outcome: WebhookOutcome | null, nextTryAt: string | null, body: string, attempts: Array<{ attemptedAt: string, status: number | null, failure: string | null, durationMs: number }> } };

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

export type TagCallCountsFragment = { received: number, counted: number, bots: number, prefetches: number, tests: number, duplicates: number, deadLettered: number };

export type TagDoctorQueryVariables = Exact<{
  kind: TagKind;
  id: number;
}>;


export type TagDoctorQuery = { tagDoctor: { kind: TagKind, tagId: number, checkedAt: string, lastSeenAt: string | null, lastHour: { received: number, counted: number, bots: number, prefetches: number, tests: number, duplicates: number, deadLettered: number }, lastDay: { received: number, counted: number, bots: number, prefetches: number, tests: number, duplicates: number, deadLettered: number }, signs: { unfilledCacheBuster: number, unfilledUid: number, unfilledPrivacy: number, constantCacheBuster: number, plainHttp: number, withoutViewer: number }, flight: { startDate: string, endDate: string, outside: number, lastOutsideDate: string | null } | null, findings: Array<{ code: string, gravity: TagFindingGravity, message: string, advice: string }>, alerts: Array<{ id: number, message: string, openedAt: string }> } };

export type TestTagMutationVariables = Exact<{
  kind: TagKind;
  id: number;
}>;


export type TestTagMutation = { testTag: { address: string, status: number | null, answeredInMs: number, storedInMs: number | null, failure: string | null } };

export type ImpressionTagsQueryVariables = Exact<{
  customerId: number;
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort: ImpressionTagSort;
  descending: boolean;
}>;


export type ImpressionTagsQuery = { impressionTags: { totalCount: number, nodes: Array<{ id: number, bookingId: number, bookingName: string, bookingType: number, campaignName: string, channelName: string, creativeName: string, viewerCan: Array<string> }>, pageInfo: { endCursor: string | null } } };

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

export type DashboardPanelsFragment = { timeZone: string, impressionSummary: { adSpend: number, actualImpressions: number, totalResponses: number, cpmActual: number | null, responseRate: number | null, currentCpr: number | null, webhits: number, isSmallSample: boolean, responseRateInterval: { low: number, high: number } | null }, impressionsBeforeVisit: { rows: Array<{ views: number, impressionsBeforeVisit: number }>, summary: { averageViews: number | null, totalViewsOccurrence: number, viewsFor80Percent: number } }, responsesByRegion: { rows: Array<{ regionId: number, region: string, responses: number, percentage: number | null, isTiedWithFirst: boolean | null, isSmallSample: boolean, latitude: number | null, longitude: number | null, radSize: number | null, percentageInterval: { low: number, high: number } | null }>, summary: { zoom: number, centreLatitude: number, centreLongitude: number } }, responsesBySite: { rows: Array<{ siteId: number, site: string, responses: number, responseRate: number | null, isTiedWithFirst: boolean | null, isSmallSample: boolean, costPerResponse: number | null, responseRateInterval: { low: number, high: number } | null }>, summary: { totalResponses: number } }, responsesOverTime: { rows: Array<{ date: string, totalImpressions: number, sameDay: number, totalResponses: number }>, summary: { correlation: number, correlationInterval: { low: number, high: number } | null } }, visitResponseTiming: { rows: Array<{ timing: string, responses: number, percentage: number | null, percentageInterval: { low: number, high: number } | null }>, summary: { hour1: number, day1: number, week1: number, hour1Percentage: number | null, day1Percentage: number | null, week1Percentage: number | null }, meta: { maxX: number } }, platformCreativePerformance: { rows: Array<{ channelId: number, platform: string, creativeId: number, creative: string, impressionsPercentage: number | null, responsesPercentage: number | null, responsesPercentageInterval: { low: number, high: number } | null }>, summary: { totalImpressions: number, totalResponses: number } }, creativePerformanceSummary: { rows: Array<{ creativeId: number, creative: string, totalResponses: number, cpv: number | null }>, summary: { totalResponses: number } }, creativePerformanceCost: { rows: Array<{ creativeId: number, creative: string, duration: string, totalImpressions: number, adSpend: number, totalResponses: number, responseRate: number | null, isTiedWithFirst: boolean | null, isSmallSample: boolean, currentCpr: number | null, responseRateInterval: { low: number, high: number } | null }>, summary: { totalImpressions: number, adSpend: number, totalResponses: number, responseRate: number | null, isSmallSample: boolean, currentCpr: number | null, responseRateInterval: { low: number, high: number } | null } }, channelPerformanceCost: { rows: Array<{ channelId: number, channel: string, totalImpressions: number, adSpend: number, totalResponses: number, responseRate: number | null, isTiedWithFirst: boolean | null, isSmallSample: boolean, currentCpr: number | null, responseRateInterval: { low: number, high: number } | null }>, summary: { totalImpressions: number, adSpend: number, totalResponses: number, responseRate: number | null, isSmallSample: boolean, currentCpr: number | null, responseRateInterval: { low: number, high: number } | null } }, impressionHeatmap: { impressions: Array<{ daypart: number, time: string, sun: number | null, mon: number | null, tue: number | null, wed: number | null, thu: number | null, fri: number | null, sat: number | null, total: number | null }>, webhits: Array<{ daypart: number, time: string, sun: number | null, mon: number | null, tue: number | null, wed: number | null, thu: number | null, fri: number | null, sat: number | null, total: number | null }>, responseRatio: Array<{ daypart: number, time: string, sun: number | null, mon: number | null, tue: number | null, wed: number | null, thu: number | null, fri: number | null, sat: number | null, total: number | null }>, responseRatioSmallSamples: Array<{ daypart: number, time: string, sun: boolean, mon: boolean, tue: boolean, wed: boolean, thu: boolean, fri: boolean, sat: boolean, total: boolean }>, responseRatioIntervals: Array<{ daypart: number, time: string, sun: { low: number, high: number } | null, mon: { low: number, high: number } | null, tue: { low: number, high: number } | null, wed: { low: number, high: number } | null, thu: { low: number, high: number } | null, fri: { low: number, high: number } | null, sat: { low: number, high: number } | null, total: { low: number, high: number } | null }> }, analysis: { summary: { paragraphs: Array<string> }, campaignPerformance: { paragraphs: Array<string> }, creativeEffectiveness: { paragraphs: Array<string> }, geographicDistribution: { paragraphs: Array<string> }, responseProfile: { paragraphs: Array<string> } } };

export type DashboardQueryVariables = Exact<{
  filter: DashboardFilterInput;
}>;


export type DashboardQuery = { dashboard: { timeZone: string, impressionSummary: { adSpend: number, actualImpressions: number, totalResponses: number, cpmActual: number | null, responseRate: number | null, currentCpr: number | null, webhits: number, isSmallSample: boolean, responseRateInterval: { low: number, high: number } | null }, impressionsBeforeVisit: { rows: Array<{ views: number, impressionsBeforeVisit: number }>, summary: { averageViews: number | null, totalViewsOccurrence: number, viewsFor80Percent: number } }, responsesByRegion: { rows: Array<{ regionId: number, region: string, responses: number, percentage: number | null, isTiedWithFirst: boolean | null, isSmallSample: boolean, latitude: number | null, longitude: number | null, radSize: number | null, percentageInterval: { low: number, high: number } | null }>, summary: { zoom: number, centreLatitude: number, centreLongitude: number } }, responsesBySite: { rows: Array<{ siteId: number, site: string, responses: number, responseRate: number | null, isTiedWithFirst: boolean | null, isSmallSample: boolean, costPerResponse: number | null, responseRateInterval: { low: number, high: number } | null }>, summary: { totalResponses: number } }, responsesOverTime: { rows: Array<{ date: string, totalImpressions: number, sameDay: number, totalResponses: number }>, summary: { correlation: number, correlationInterval: { low: number, high: number } | null } }, visitResponseTiming: { rows: Array<{ timing: string, responses: number, percentage: number | null, percentageInterval: { low: number, high: number } | null }>, summary: { hour1: number, day1: number, week1: number, hour1Percentage: number | null, day1Percentage: number | null, week1Percentage: number | null }, meta: { maxX: number } }, platformCreativePerformance: { rows: Array<{ channelId: number, platform: string, creativeId: number, creative: string, impressionsPercentage: number | null, responsesPercentage: number | null, responsesPercentageInterval: { low: number, high: number } | null }>, summary: { totalImpressions: number, totalResponses: number } }, creativePerformanceSummary: { rows: Array<{ creativeId: number, creative: string, totalResponses: number, cpv: number | null }>, summary: { totalResponses: number } }, creativePerformanceCost: { rows: Array<{ creativeId: number, creative: string, duration: string, totalImpressions: number, adSpend: number, totalResponses: number, responseRate: number | null, isTiedWithFirst: boolean | null, isSmallSample: boolean, currentCpr: number | null, responseRateInterval: { low: number, high: number } | null }>, summary: { totalImpressions: number, adSpend: number, totalResponses: number, responseRate: number | null, isSmallSample: boolean, currentCpr: number | null, responseRateInterval: { low: number, high: number } | null } }, channelPerformanceCost: { rows: Array<{ channelId: number, channel: string, totalImpressions: number, adSpend: number, totalResponses: number, responseRate: number | null, isTiedWithFirst: boolean | null, isSmallSample: boolean, currentCpr: number | null, responseRateInterval: { low: number, high: number } | null }>, summary: { totalImpressions: number, adSpend: number, totalResponses: number, responseRate: number | null, isSmallSample: boolean, currentCpr: number | null, responseRateInterval: { low: number, high: number } | null } }, impressionHeatmap: { impressions: Array<{ daypart: number, time: string, sun: number | null, mon: number | null, tue: number | null, wed: number | null, thu: number | null, fri: number | null, sat: number | null, total: number | null }>, webhits: Array<{ daypart: number, time: string, sun: number | null, mon: number | null, tue: number | null, wed: number | null, thu: number | null, fri: number | null, sat: number | null, total: number | null }>, responseRatio: Array<{ daypart: number, time: string, sun: number | null, mon: number | null, tue: number | null, wed: number | null, thu: number | null, fri: number | null, sat: number | null, total: number | null }>, responseRatioSmallSamples: Array<{ daypart: number, time: string, sun: boolean, mon: boolean, tue: boolean, wed: boolean, thu: boolean, fri: boolean, sat: boolean, total: boolean }>, responseRatioIntervals: Array<{ daypart: number, time: string, sun: { low: number, high: number } | null, mon: { low: number, high: number } | null, tue: { low: number, high: number } | null, wed: { low: number, high: number } | null, thu: { low: number, high: number } | null, fri: { low: number, high: number } | null, sat: { low: number, high: number } | null, total: { low: number, high: number } | null }> }, analysis: { summary: { paragraphs: Array<string> }, campaignPerformance: { paragraphs: Array<string> }, creativeEffectiveness: { paragraphs: Array<string> }, geographicDistribution: { paragraphs: Array<string> }, responseProfile: { paragraphs: Array<string> } } } };

export type WatchDashboardSubscriptionVariables = Exact<{
  filter: DashboardFilterInput;
}>;


export type WatchDashboardSubscription = { dashboard: { timeZone: string, impressionSummary: { adSpend: number, actualImpressions: number, totalResponses: number, cpmActual: number | null, responseRate: number | null, currentCpr: number | null, webhits: number, isSmallSample: boolean, responseRateInterval: { low: number, high: number } | null }, impressionsBeforeVisit: { rows: Array<{ views: number, impressionsBeforeVisit: number }>, summary: { averageViews: number | null, totalViewsOccurrence: number, viewsFor80Percent: number } }, responsesByRegion: { rows: Array<{ regionId: number, region: string, responses: number, percentage: number | null, isTiedWithFirst: boolean | null, isSmallSample: boolean, latitude: number | null, longitude: number | null, radSize: number | null, percentageInterval: { low: number, high: number } | null }>, summary: { zoom: number, centreLatitude: number, centreLongitude: number } }, responsesBySite: { rows: Array<{ siteId: number, site: string, responses: number, responseRate: number | null, isTiedWithFirst: boolean | null, isSmallSample: boolean, costPerResponse: number | null, responseRateInterval: { low: number, high: number } | null }>, summary: { totalResponses: number } }, responsesOverTime: { rows: Array<{ date: string, totalImpressions: number, sameDay: number, totalResponses: number }>, summary: { correlation: number, correlationInterval: { low: number, high: number } | null } }, visitResponseTiming: { rows: Array<{ timing: string, responses: number, percentage: number | null, percentageInterval: { low: number, high: number } | null }>, summary: { hour1: number, day1: number, week1: number, hour1Percentage: number | null, day1Percentage: number | null, week1Percentage: number | null }, meta: { maxX: number } }, platformCreativePerformance: { rows: Array<{ channelId: number, platform: string, creativeId: number, creative: string, impressionsPercentage: number | null, responsesPercentage: number | null, responsesPercentageInterval: { low: number, high: number } | null }>, summary: { totalImpressions: number, totalResponses: number } }, creativePerformanceSummary: { rows: Array<{ creativeId: number, creative: string, totalResponses: number, cpv: number | null }>, summary: { totalResponses: number } }, creativePerformanceCost: { rows: Array<{ creativeId: number, creative: string, duration: string, totalImpressions: number, adSpend: number, totalResponses: number, responseRate: number | null, isTiedWithFirst: boolean | null, isSmallSample: boolean, currentCpr: number | null, responseRateInterval: { low: number, high: number } | null }>, summary: { totalImpressions: number, adSpend: number, totalResponses: number, responseRate: number | null, isSmallSample: boolean, currentCpr: number | null, responseRateInterval: { low: number, high: number } | null } }, channelPerformanceCost: { rows: Array<{ channelId: number, channel: string, totalImpressions: number, adSpend: number, totalResponses: number, responseRate: number | null, isTiedWithFirst: boolean | null, isSmallSample: boolean, currentCpr: number | null, responseRateInterval: { low: number, high: number } | null }>, summary: { totalImpressions: number, adSpend: number, totalResponses: number, responseRate: number | null, isSmallSample: boolean, currentCpr: number | null, responseRateInterval: { low: number, high: number } | null } }, impressionHeatmap: { impressions: Array<{ daypart: number, time: string, sun: number | null, mon: number | null, tue: number | null, wed: number | null, thu: number | null, fri: number | null, sat: number | null, total: number | null }>, webhits: Array<{ daypart: number, time: string, sun: number | null, mon: number | null, tue: number | null, wed: number | null, thu: number | null, fri: number | null, sat: number | null, total: number | null }>, responseRatio: Array<{ daypart: number, time: string, sun: number | null, mon: number | null, tue: number | null, wed: number | null, thu: number | null, fri: number | null, sat: number | null, total: number | null }>, responseRatioSmallSamples: Array<{ daypart: number, time: string, sun: boolean, mon: boolean, tue: boolean, wed: boolean, thu: boolean, fri: boolean, sat: boolean, total: boolean }>, responseRatioIntervals: Array<{ daypart: number, time: string, sun: { low: number, high: number } | null, mon: { low: number, high: number } | null, tue: { low: number, high: number } | null, wed: { low: number, high: number } | null, thu: { low: number, high: number } | null, fri: { low: number, high: number } | null, sat: { low: number, high: number } | null, total: { low: number, high: number } | null }> }, analysis: { summary: { paragraphs: Array<string> }, campaignPerformance: { paragraphs: Array<string> }, creativeEffectiveness: { paragraphs: Array<string> }, geographicDistribution: { paragraphs: Array<string> }, responseProfile: { paragraphs: Array<string> } } } };

export type MapTilesQueryVariables = Exact<{ [key: string]: never; }>;


export type MapTilesQuery = { mapTiles: { url: string, attribution: string | null, attributionUrl: string | null } | null };

export type SavedViewRowFragment = { id: number, name: string, address: string, customerId: number, version: number, schedule: { id: number, frequency: ReportFrequency, weekday: number | null, monthDay: number | null, hour: number, nextDueAt: string, pausedAt: string | null, version: number, recipients: Array<{ userId: number, name: string, isUnsubscribed: boolean }>, runs: Array<{ id: number, dueAt: string, startDate: string, endDate: string, state: ReportRunState, lastFailure: string | null, endedAt: string | null, deliveries: Array<{ name: string, state: ReportDeliveryState, reason: string | null }> }> } | null };

export type SavedViewsQueryVariables = Exact<{ [key: string]: never; }>;


export type SavedViewsQuery = { savedViews: Array<{ id: number, name: string, address: string, customerId: number, version: number, schedule: { id: number, frequency: ReportFrequency, weekday: number | null, monthDay: number | null, hour: number, nextDueAt: string, pausedAt: string | null, version: number, recipients: Array<{ userId: number, name: string, isUnsubscribed: boolean }>, runs: Array<{ id: number, dueAt: string, startDate: string, endDate: string, state: ReportRunState, lastFailure: string | null, endedAt: string | null, deliveries: Array<{ name: string, state: ReportDeliveryState, reason: string | null }> }> } | null }> };

export type ReportReadersQueryVariables = Exact<{
  customerId: number;
}>;


export type ReportReadersQuery = { reportReaders: Array<{ userId: number, name: string, email: string }> };

export type CreateSavedViewMutationVariables = Exact<{
  input: SavedViewInput;
}>;


export type CreateSavedViewMutation = { createSavedView: { id: number, name: string, address: string, customerId: number, version: number, schedule: { id: number, frequency: ReportFrequency, weekday: number | null, monthDay: number | null, hour: number, nextDueAt: string, pausedAt: string | null, version: number, recipients: Array<{ userId: number, name: string, isUnsubscribed: boolean }>, runs: Array<{ id: number, dueAt: string, startDate: string, endDate: string, state: ReportRunState, lastFailure: string | null, endedAt: string | null, deliveries: Array<{ name: string, state: ReportDeliveryState, reason: string | null }> }> } | null } };

export type UpdateSavedViewMutationVariables = Exact<{
  id: number;
  input: SavedViewInput;
}>;


export type UpdateSavedViewMutation = { updateSavedView: { id: number, name: string, address: string, customerId: number, version: number, schedule: { id: number, frequency: ReportFrequency, weekday: number | null, monthDay: number | null, hour: number, nextDueAt: string, pausedAt: string | null, version: number, recipients: Array<{ userId: number, name: string, isUnsubscribed: boolean }>, runs: Array<{ id: number, dueAt: string, startDate: string, endDate: string, state: ReportRunState, lastFailure: string | null, endedAt: string | null, deliveries: Array<{ name: string, state: ReportDeliveryState, reason: string | null }> }> } | null } };

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


export type LedgerQuery = { ledger: { balance: string, lag: { averageMs: number | null, longestMs: number | null, oldestWaitingMs: number | null }, total: { received: number, stored: number, filteredBot: number, filteredPrefetch: number, filteredTest: number, duplicate: number, deadLettered: number, erased: number, difference: number }, tags: Array<{ customerId: number, customerName: string | null, kind: string, tagId: number, tagName: string | null, received: number, stored: number, filteredBot: number, filteredPrefetch: number, filteredTest: number, duplicate: number, deadLettered: number, erased: number, difference: number }> } };

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


export type DirectUsersQuery = { users: { totalCount: number, nodes: Array<{ id: number, name: string, email: string, pendingEmail: string | null, admin: boolean, entityType: EntityType, entityId: number | null, entityName: string | null, version: number, viewerCan: Array<string> }>, pageInfo: { endCursor: string | null } } };

export type DirectUserQueryVariables = Exact<{
  id: number;
}>;


export type DirectUserQuery = { user: { id: number, name: string, email: string, pendingEmail: string | null, admin: boolean, entityType: EntityType, entityId: number | null, entityName: string | null, version: number, viewerCan: Array<string> } };

export type CreateDirectUserMutationVariables = Exact<{
  input: UserInput;
}>;


export type CreateDirectUserMutation = { createDirectUser: { id: number, name: string, email: string, pendingEmail: string | null, admin: boolean, entityType: EntityType, entityId: number | null, entityName: string | null, version: number, viewerCan: Array<string> } };

export type UpdateDirectUserMutationVariables = Exact<{
  id: number;
  input: UserInput;
}>;


export type UpdateDirectUserMutation = { updateUser: { id: number, name: string, email: string, pendingEmail: string | null, admin: boolean, entityType: EntityType, entityId: number | null, entityName: string | null, version: number, viewerCan: Array<string> } };

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

export type DirectUserRowFragment = { id: number, name: string, email: string, pendingEmail: string | null, admin: boolean, entityType: EntityType, entityId: number | null, entityName: string | null, version: number, viewerCan: Array<string> };

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
export const PartyFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Party"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssociationParty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}}]} as unknown as DocumentNode<PartyFragment, unknown>;
export const AssociationRequestRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssociationRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssociationRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isIncoming"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}},{"kind":"Field","name":{"kind":"Name","value":"record"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requester"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Party"}}]}},{"kind":"Field","name":{"kind":"Name","value":"target"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Party"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Party"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssociationParty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}}]} as unknown as DocumentNode<AssociationRequestRowFragment, unknown>;
export const AssociationRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssociationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Association"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}},{"kind":"Field","name":{"kind":"Name","value":"partner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Party"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organisation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Party"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Party"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssociationParty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}}]} as unknown as DocumentNode<AssociationRowFragment, unknown>;
export const ClientRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"custName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"adminEmail"}},{"kind":"Field","name":{"kind":"Name","value":"taxonomyId"}},{"kind":"Field","name":{"kind":"Name","value":"taxonomyDesc"}},{"kind":"Field","name":{"kind":"Name","value":"billingEntity"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryList"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<ClientRowFragment, unknown>;
export const ConnectionCodeRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConnectionCodeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectionCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"usedAt"}},{"kind":"Field","name":{"kind":"Name","value":"usedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Party"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Party"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssociationParty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}}]} as unknown as DocumentNode<ConnectionCodeRowFragment, unknown>;
export const SsoSettingsPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SsoSettingsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SsoSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirectUri"}},{"kind":"Field","name":{"kind":"Name","value":"userCountOutside"}},{"kind":"Field","name":{"kind":"Name","value":"connection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"defaultAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"onlySso"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"adminSignedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"domains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"txtRecord"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}}]}}]}}]}}]} as unknown as DocumentNode<SsoSettingsPartsFragment, unknown>;
export const UserRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"invitationState"}},{"kind":"Field","name":{"kind":"Name","value":"invitationExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<UserRowFragment, unknown>;
export const ArchivedUserRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArchivedUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArchivedUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"erasedFrom"}}]}}]} as unknown as DocumentNode<ArchivedUserRowFragment, unknown>;
export const WebhookRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"eventTypes"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}}]}}]} as unknown as DocumentNode<WebhookRowFragment, unknown>;
export const WebhookDeliveryRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDeliveryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"eventType"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"nextTryAt"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}}]}}]}}]} as unknown as DocumentNode<WebhookDeliveryRowFragment, unknown>;
export const BookingRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookingName"}},{"kind":"Field","name":{"kind":"Name","value":"bookingType"}},{"kind":"Field","name":{"kind":"Name","value":"bookingTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"campaignId"}},{"kind":"Field","name":{"kind":"Name","value":"campaignName"}},{"kind":"Field","name":{"kind":"Name","value":"channelId"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"publisherId"}},{"kind":"Field","name":{"kind":"Name","value":"publisherName"}},{"kind":"Field","name":{"kind":"Name","value":"cpm"}},{"kind":"Field","name":{"kind":"Name","value":"chargedCpm"}},{"kind":"Field","name":{"kind":"Name","value":"jobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"countryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"editable"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<BookingRowFragment, unknown>;
export const CampaignRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampaignRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"campaignName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<CampaignRowFragment, unknown>;
export const CreativeRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CreativeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Creative"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"creativeType"}},{"kind":"Field","name":{"kind":"Name","value":"creativeTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"creativeFormat"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<CreativeRowFragment, unknown>;
export const TagCallCountsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TagCallCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TagCalls"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"counted"}},{"kind":"Field","name":{"kind":"Name","value":"bots"}},{"kind":"Field","name":{"kind":"Name","value":"prefetches"}},{"kind":"Field","name":{"kind":"Name","value":"tests"}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"}},{"kind":"Field","name":{"kind":"Name","value":"deadLettered"}}]}}]} as unknown as DocumentNode<TagCallCountsFragment, unknown>;
export const SiteTagRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteTagRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteTag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tagDescription"}},{"kind":"Field","name":{"kind":"Name","value":"mainSiteTag"}},{"kind":"Field","name":{"kind":"Name","value":"pingCount"}},{"kind":"Field","name":{"kind":"Name","value":"pingDate"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<SiteTagRowFragment, unknown>;
export const DashboardPanelsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DashboardPanels"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"impressionSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adSpend"}},{"kind":"Field","name":{"kind":"Name","value":"actualImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}},{"kind":"Field","name":{"kind":"Name","value":"cpmActual"}},{"kind":"Field","name":{"kind":"Name","value":"responseRate"}},{"kind":"Field","name":{"kind":"Name","value":"currentCpr"}},{"kind":"Field","name":{"kind":"Name","value":"webhits"}},{"kind":"Field","name":{"kind":"Name","value":"responseRateInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isSmallSample"}}]}},{"kind":"Field","name":{"kind":"Name","value":"impressionsBeforeVisit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"impressionsBeforeVisit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"averageViews"}},{"kind":"Field","name":{"kind":"Name","value":"totalViewsOccurrence"}},{"kind":"Field","name":{"kind":"Name","value":"viewsFor80Percent"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"responsesByRegion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regionId"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"responses"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"percentageInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isTiedWithFirst"}},{"kind":"Field","name":{"kind":"Name","value":"isSmallSample"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"radSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"zoom"}},{"kind":"Field","name":{"kind":"Name","value":"centreLatitude"}},{"kind":"Field","name":{"kind":"Name","value":"centreLongitude"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"responsesBySite"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteId"}},{"kind":"Field","name":{"kind":"Name","value":"site"}},{"kind":"Field","name":{"kind":"Name","value":"responses"}},{"kind":"Field","name":{"kind":"Name","value":"responseRate"}},{"kind":"Field","name":{"kind":"Name","value":"responseRateInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isTiedWithFirst"}},{"kind":"Field","name":{"kind":"Name","value":"isSmallSample"}},{"kind":"Field","name":{"kind":"Name","value":"costPerResponse"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"responsesOverTime"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"totalImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"sameDay"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correlation"}},{"kind":"Field","name":{"kind":"Name","value":"correlationInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"visitResponseTiming"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timing"}},{"kind":"Field","name":{"kind":"Name","value":"responses"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"percentageInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hour1"}},{"kind":"Field","name":{"kind":"Name","value":"day1"}},{"kind":"Field","name":{"kind":"Name","value":"week1"}},{"kind":"Field","name":{"kind":"Name","value":"hour1Percentage"}},{"kind":"Field","name":{"kind":"Name","value":"day1Percentage"}},{"kind":"Field","name":{"kind":"Name","value":"week1Percentage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"meta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maxX"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"platformCreativePerformance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channelId"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"creativeId"}},{"kind":"Field","name":{"kind":"Name","value":"creative"}},{"kind":"Field","name":{"kind":"Name","value":"impressionsPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"responsesPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"responsesPercentageInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"creativePerformanceSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creativeId"}},{"kind":"Field","name":{"kind":"Name","value":"creative"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}},{"kind":"Field","name":{"kind":"Name","value":"cpv"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"creativePerformanceCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creativeId"}},{"kind":"Field","name":{"kind":"Name","value":"creative"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"totalImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"adSpend"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}},{"kind":"Field","name":{"kind":"Name","value":"responseRate"}},{"kind":"Field","name":{"kind":"Name","value":"responseRateInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isTiedWithFirst"}},{"kind":"Field","name":{"kind":"Name","value":"isSmallSample"}},{"kind":"Field","name":{"kind":"Name","value":"currentCpr"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"adSpend"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}},{"kind":"Field","name":{"kind":"Name","value":"responseRate"}},{"kind":"Field","name":{"kind":"Name","value":"responseRateInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isSmallSample"}},{"kind":"Field","name":{"kind":"Name","value":"currentCpr"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"channelPerformanceCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channelId"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"totalImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"adSpend"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}},{"kind":"Field","name":{"kind":"Name","value":"responseRate"}},{"kind":"Field","name":{"kind":"Name","value":"responseRateInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isTiedWithFirst"}},{"kind":"Field","name":{"kind":"Name","value":"isSmallSample"}},{"kind":"Field","name":{"kind":"Name","value":"currentCpr"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"adSpend"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}},{"kind":"Field","name":{"kind":"Name","value":"responseRate"}},{"kind":"Field","name":{"kind":"Name","value":"responseRateInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isSmallSample"}},{"kind":"Field","name":{"kind":"Name","value":"currentCpr"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"impressionHeatmap"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"impressions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daypart"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"sun"}},{"kind":"Field","name":{"kind":"Name","value":"mon"}},{"kind":"Field","name":{"kind":"Name","value":"tue"}},{"kind":"Field","name":{"kind":"Name","value":"wed"}},{"kind":"Field","name":{"kind":"Name","value":"thu"}},{"kind":"Field","name":{"kind":"Name","value":"fri"}},{"kind":"Field","name":{"kind":"Name","value":"sat"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"webhits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daypart"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"sun"}},{"kind":"Field","name":{"kind":"Name","value":"mon"}},{"kind":"Field","name":{"kind":"Name","value":"tue"}},{"kind":"Field","name":{"kind":"Name","value":"wed"}},{"kind":"Field","name":{"kind":"Name","value":"thu"}},{"kind":"Field","name":{"kind":"Name","value":"fri"}},{"kind":"Field","name":{"kind":"Name","value":"sat"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responseRatio"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daypart"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"sun"}},{"kind":"Field","name":{"kind":"Name","value":"mon"}},{"kind":"Field","name":{"kind":"Name","value":"tue"}},{"kind":"Field","name":{"kind":"Name","value":"wed"}},{"kind":"Field","name":{"kind":"Name","value":"thu"}},{"kind":"Field","name":{"kind":"Name","value":"fri"}},{"kind":"Field","name":{"kind":"Name","value":"sat"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responseRatioSmallSamples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daypart"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"sun"}},{"kind":"Field","name":{"kind":"Name","value":"mon"}},{"kind":"Field","name":{"kind":"Name","value":"tue"}},{"kind":"Field","name":{"kind":"Name","value":"wed"}},{"kind":"Field","name":{"kind":"Name","value":"thu"}},{"kind":"Field","name":{"kind":"Name","value":"fri"}},{"kind":"Field","name":{"kind":"Name","value":"sat"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responseRatioIntervals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daypart"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"sun"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fri"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"analysis"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campaignPerformance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creativeEffectiveness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"geographicDistribution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responseProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}}]}}]}}]}}]} as unknown as DocumentNode<DashboardPanelsFragment, unknown>;
export const SavedViewRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedViewRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"monthDay"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"nextDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isUnsubscribed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"runs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lastFailure"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SavedViewRowFragment, unknown>;
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
export const DirectUserRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DirectUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<DirectUserRowFragment, unknown>;
export const RelationshipRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelationshipRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Relationship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"broadcasterId"}},{"kind":"Field","name":{"kind":"Name","value":"broadcasterName"}},{"kind":"Field","name":{"kind":"Name","value":"agencyId"}},{"kind":"Field","name":{"kind":"Name","value":"agencyName"}},{"kind":"Field","name":{"kind":"Name","value":"adtechId"}},{"kind":"Field","name":{"kind":"Name","value":"adtechName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RelationshipRowFragment, unknown>;
export const SignOutDocument = {"__meta__":{"hash":"06562a4643f1d41111c4f2edc22f3adf88348b04a76a979592af164d785a7b6d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;
export const ChangePasswordDocument = {"__meta__":{"hash":"7156b1b68fbe3b679cfb623d14634c2f579ef73c633bc7d4b5674f919dd9dc0c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangePassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changePassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"currentPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentPassword"}}},{"kind":"Argument","name":{"kind":"Name","value":"newPassword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"newPassword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ChangePasswordMutation, ChangePasswordMutationVariables>;
export const OwnSessionsDocument = {"__meta__":{"hash":"b4d71d80b852e8984817442fca8eb46b96cf52ef54734f4967d412531600065d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"device"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]}}]} as unknown as DocumentNode<OwnSessionsQuery, OwnSessionsQueryVariables>;
export const EndOtherSessionsDocument = {"__meta__":{"hash":"e5e37edf3c6ca444bbb0939ba876228e1e1ec92aae34820cd3075e3330a53ebe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndOtherSessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endOtherSessions"}}]}}]} as unknown as DocumentNode<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>;
export const ExportMyDataDocument = {"__meta__":{"hash":"1f1763c6322aba9d1809589960581a23483269f3ea48eff2cf2f11153205c115"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportMyData"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exportMyData"}}]}}]} as unknown as DocumentNode<ExportMyDataQuery, ExportMyDataQueryVariables>;
export const SecondFactorDocument = {"__meta__":{"hash":"b17d109c3ac34c316f8bc93db8a67fbe9ce3dd4169610f65d02b4ad758056811"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SecondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secondFactor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"codeAppSince"}},{"kind":"Field","name":{"kind":"Name","value":"unusedRecoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"asksPassword"}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]}}]}}]} as unknown as DocumentNode<SecondFactorQuery, SecondFactorQueryVariables>;
export const BeginCodeAppDocument = {"__meta__":{"hash":"4237fd1b8fde3fe48ae41499edf749a4eec848cc980bd8704e4095167baf209e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginCodeApp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginCodeApp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}}]}}]}}]} as unknown as DocumentNode<BeginCodeAppMutation, BeginCodeAppMutationVariables>;
export const ConfirmCodeAppDocument = {"__meta__":{"hash":"8eea017954a18b83d195d7244b778c6c80a6dbb60cc338136c51732b4ed0b762"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmCodeApp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmCodeApp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}]}]}}]} as unknown as DocumentNode<ConfirmCodeAppMutation, ConfirmCodeAppMutationVariables>;
export const RemoveCodeAppDocument = {"__meta__":{"hash":"2b71a8748145dd0c1c04beda81ef89f0acc651629fd92bf7658e632dc00eb551"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveCodeApp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeCodeApp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}]}}]} as unknown as DocumentNode<RemoveCodeAppMutation, RemoveCodeAppMutationVariables>;
export const RenewRecoveryCodesDocument = {"__meta__":{"hash":"3958f649fa9340a450e7826c67da48f1037642ca4c289619a50b8a93d54dabd9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenewRecoveryCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renewRecoveryCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}]}}]} as unknown as DocumentNode<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>;
export const BeginPasskeyDocument = {"__meta__":{"hash":"6c6dc95cb2a31a1c765e625c74541a4dcfbdfe697d2572c406313c48211490a9"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challenge"}},{"kind":"Field","name":{"kind":"Name","value":"rpId"}},{"kind":"Field","name":{"kind":"Name","value":"rpName"}},{"kind":"Field","name":{"kind":"Name","value":"timeoutMs"}},{"kind":"Field","name":{"kind":"Name","value":"userHandle"}},{"kind":"Field","name":{"kind":"Name","value":"userName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"algorithms"}},{"kind":"Field","name":{"kind":"Name","value":"excludedIds"}}]}}]}}]} as unknown as DocumentNode<BeginPasskeyMutation, BeginPasskeyMutationVariables>;
export const AddPasskeyDocument = {"__meta__":{"hash":"b7898cb38f398ea7cbc9984ca0520a636bd3a70c2e3480592a7faa762f453e9a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NewPasskeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"passkey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<AddPasskeyMutation, AddPasskeyMutationVariables>;
export const RemovePasskeyDocument = {"__meta__":{"hash":"0c3845894f01cac5162c77f053a68c22c803787e627bd30a738ab54a1eeec4f5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}}]}]}}]} as unknown as DocumentNode<RemovePasskeyMutation, RemovePasskeyMutationVariables>;
export const RenamePasskeyDocument = {"__meta__":{"hash":"77b23e3f496b7ce6c591885755cf71000fb53a9e9cfff55775db1af2f31b5fb6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenamePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renamePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RenamePasskeyMutation, RenamePasskeyMutationVariables>;
export const AdminAccessDocument = {"__meta__":{"hash":"c5882e32f8e9d121f34f3e808bd0b501914b94137394c34b34a9f327132f2409"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminAccess"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]}}]} as unknown as DocumentNode<AdminAccessQuery, AdminAccessQueryVariables>;
export const AdminReferenceDocument = {"__meta__":{"hash":"85305c87675e8965d636b3c20efd40fdc9f2b4a85db9584dc29aa474e383f61c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminReference"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"taxonomies"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]} as unknown as DocumentNode<AdminReferenceQuery, AdminReferenceQueryVariables>;
export const AgenciesDocument = {"__meta__":{"hash":"5c49b63965b33cfbcd13cc43f17771aab2d79681ef7b69693c9eaa43bdbb39b5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Agencies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AgencySort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgencyRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgencyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Agency"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"agencyName"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"adminEmail"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<AgenciesQuery, AgenciesQueryVariables>;
export const AgencyTotalDocument = {"__meta__":{"hash":"05f7420b28b9c70bee46245522d42968ba8e040eab349f9d7f946caaca714660"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AgencyTotal"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agencies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<AgencyTotalQuery, AgencyTotalQueryVariables>;
export const AgencyDocument = {"__meta__":{"hash":"54931c0b39e627981ae97a95216a49f7200306e5ec0e9294462a6c75252a7b93"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Agency"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"agency"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgencyRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgencyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Agency"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"agencyName"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"adminEmail"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<AgencyQuery, AgencyQueryVariables>;
export const UnassociatedAgenciesDocument = {"__meta__":{"hash":"3d704cd328bfe5ec9e96894252035469b5ddd321afce1d930a1587fdc2f59d7c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnassociatedAgencies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unassociatedAgencies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}}]}}]}}]} as unknown as DocumentNode<UnassociatedAgenciesQuery, UnassociatedAgenciesQueryVariables>;
export const CreateAgencyDocument = {"__meta__":{"hash":"d426fd50faea3ee767c51c548b4ddb26635469c42e99dfcdcefad0d666b21642"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAgency"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AgencyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAgency"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgencyRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgencyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Agency"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"agencyName"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"adminEmail"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<CreateAgencyMutation, CreateAgencyMutationVariables>;
export const UpdateAgencyDocument = {"__meta__":{"hash":"6b6fd5bd17eac7dbb87c4aa6629d45eca178b088a90622e45104d01bab6671e4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAgency"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AgencyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAgency"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AgencyRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AgencyRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Agency"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"agencyName"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"adminEmail"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<UpdateAgencyMutation, UpdateAgencyMutationVariables>;
export const AssociateAgencyDocument = {"__meta__":{"hash":"0b3a3a0e3cc6d3bcf40e4f38d11da709e7250e3f2f92c6a93a2bfb8abc2f1e78"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssociateAgency"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"associateAgency"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssociationRequestRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Party"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssociationParty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssociationRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssociationRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isIncoming"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}},{"kind":"Field","name":{"kind":"Name","value":"record"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requester"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Party"}}]}},{"kind":"Field","name":{"kind":"Name","value":"target"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Party"}}]}}]}}]} as unknown as DocumentNode<AssociateAgencyMutation, AssociateAgencyMutationVariables>;
export const ArchiveAgencyDocument = {"__meta__":{"hash":"8901d8f03436e76dc7e0146fa4b00a9ea6114dbfafb5676177704b311a0cc884"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArchiveAgency"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archiveAgency"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<ArchiveAgencyMutation, ArchiveAgencyMutationVariables>;
export const ApiKeysDocument = {"__meta__":{"hash":"4c21a9342960646a0307fc2f61e35f1ed25970d28ad08e022142a93049d1b3f5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ApiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"apiKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"replacedById"}}]}}]}}]} as unknown as DocumentNode<ApiKeysQuery, ApiKeysQueryVariables>;
export const CreateApiKeyDocument = {"__meta__":{"hash":"51469f30aad5827ad2092219f003394c91ea9476bfb84dba85af4d91138842f1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ApiKeyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<CreateApiKeyMutation, CreateApiKeyMutationVariables>;
export const RotateApiKeyDocument = {"__meta__":{"hash":"d8376500b0ccb7785befe0514bb30c1e4b3f35bd97a290c0fb68fbf775514eb5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"overlapHours"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"overlapHours"},"value":{"kind":"Variable","name":{"kind":"Name","value":"overlapHours"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]} as unknown as DocumentNode<RotateApiKeyMutation, RotateApiKeyMutationVariables>;
export const RevokeApiKeyDocument = {"__meta__":{"hash":"d039c43979892f8d1fa88074cf46cf7b8a4a0c5ab1d8fd5a3e18fbc1d6ee5c23"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeApiKey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeApiKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>;
export const IncomingRequestsDocument = {"__meta__":{"hash":"b677be3309ad17db42332430b7829f797d8c5b0c86b979f9222bf0c4f127112a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IncomingRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"associationRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"WAITING"}},{"kind":"Argument","name":{"kind":"Name","value":"isIncoming"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssociationRequestRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Party"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssociationParty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssociationRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssociationRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isIncoming"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}},{"kind":"Field","name":{"kind":"Name","value":"record"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requester"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Party"}}]}},{"kind":"Field","name":{"kind":"Name","value":"target"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Party"}}]}}]}}]} as unknown as DocumentNode<IncomingRequestsQuery, IncomingRequestsQueryVariables>;
export const WaitingRequestsDocument = {"__meta__":{"hash":"7c384d9929e3029b949ca1d7c840d6863560d7b1d80893766a01d781bc46e17a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AssociationKind"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"associationRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"WAITING"}},{"kind":"Argument","name":{"kind":"Name","value":"isIncoming"},"value":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssociationRequestRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Party"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssociationParty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssociationRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssociationRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isIncoming"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}},{"kind":"Field","name":{"kind":"Name","value":"record"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requester"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Party"}}]}},{"kind":"Field","name":{"kind":"Name","value":"target"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Party"}}]}}]}}]} as unknown as DocumentNode<WaitingRequestsQuery, WaitingRequestsQueryVariables>;
export const AllRequestsDocument = {"__meta__":{"hash":"783a0b3ac09e3df18f8ea1cd10de97504630f8b6a2a8fb4ce9c6ca068ed21b49"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AllRequests"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"associationRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssociationRequestRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Party"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssociationParty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssociationRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssociationRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isIncoming"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}},{"kind":"Field","name":{"kind":"Name","value":"record"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requester"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Party"}}]}},{"kind":"Field","name":{"kind":"Name","value":"target"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Party"}}]}}]}}]} as unknown as DocumentNode<AllRequestsQuery, AllRequestsQueryVariables>;
export const AssociationsDocument = {"__meta__":{"hash":"f69bd3a78d4d2000be28b7e6ac8d6afdf12cc4dff8c3212170330e31b06866d6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Associations"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"associations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssociationRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Party"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssociationParty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssociationRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Association"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}},{"kind":"Field","name":{"kind":"Name","value":"partner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Party"}}]}},{"kind":"Field","name":{"kind":"Name","value":"organisation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Party"}}]}}]}}]} as unknown as DocumentNode<AssociationsQuery, AssociationsQueryVariables>;
export const AcceptAssociationDocument = {"__meta__":{"hash":"764a229baa24da01cdf36d44d67aa7d7674fdb19e452aa664a5136bb2cdc7cf4"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptAssociation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptAssociation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssociationRequestRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Party"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssociationParty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssociationRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssociationRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isIncoming"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}},{"kind":"Field","name":{"kind":"Name","value":"record"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requester"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Party"}}]}},{"kind":"Field","name":{"kind":"Name","value":"target"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Party"}}]}}]}}]} as unknown as DocumentNode<AcceptAssociationMutation, AcceptAssociationMutationVariables>;
export const DeclineAssociationDocument = {"__meta__":{"hash":"a56c2729c0a7bdddf1087085c4aecc52af55b87870d0a0ec69114f00191e5871"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineAssociation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineAssociation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssociationRequestRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Party"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssociationParty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssociationRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssociationRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isIncoming"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}},{"kind":"Field","name":{"kind":"Name","value":"record"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requester"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Party"}}]}},{"kind":"Field","name":{"kind":"Name","value":"target"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Party"}}]}}]}}]} as unknown as DocumentNode<DeclineAssociationMutation, DeclineAssociationMutationVariables>;
export const WithdrawAssociationDocument = {"__meta__":{"hash":"bef004f5342479f87004a8c0b655712e1eca257713466466d033a4a83220b280"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawAssociation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawAssociation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssociationRequestRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Party"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssociationParty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssociationRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssociationRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isIncoming"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}},{"kind":"Field","name":{"kind":"Name","value":"record"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requester"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Party"}}]}},{"kind":"Field","name":{"kind":"Name","value":"target"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Party"}}]}}]}}]} as unknown as DocumentNode<WithdrawAssociationMutation, WithdrawAssociationMutationVariables>;
export const EndAssociationDocument = {"__meta__":{"hash":"ec7f8e15404e6ea63e526cce4d7ac13430f3f2e09187e4015c88ee373a88fc20"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndAssociation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endAssociation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<EndAssociationMutation, EndAssociationMutationVariables>;
export const ClientsDocument = {"__meta__":{"hash":"1caa349a3df2b8a0c3731eb0ac9134f8fbcda30ac8a75d7f2a6d023bcf3c5072"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Clients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"custName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"adminEmail"}},{"kind":"Field","name":{"kind":"Name","value":"taxonomyId"}},{"kind":"Field","name":{"kind":"Name","value":"taxonomyDesc"}},{"kind":"Field","name":{"kind":"Name","value":"billingEntity"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryList"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<ClientsQuery, ClientsQueryVariables>;
export const ClientSummaryDocument = {"__meta__":{"hash":"810478fb406386f5d13a2f842c7d90b0f89173d21b8b3613f480ccf9ad4675b1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClientSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"topCategory"}},{"kind":"Field","name":{"kind":"Name","value":"topCategoryShare"}}]}}]}}]} as unknown as DocumentNode<ClientSummaryQuery, ClientSummaryQueryVariables>;
export const ClientDocument = {"__meta__":{"hash":"0a4d208d0d42b9d81df5b54d816d5b180102e6f2575f9a3bb22b2f286d5c0da6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Client"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"custName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"adminEmail"}},{"kind":"Field","name":{"kind":"Name","value":"taxonomyId"}},{"kind":"Field","name":{"kind":"Name","value":"taxonomyDesc"}},{"kind":"Field","name":{"kind":"Name","value":"billingEntity"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryList"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<ClientQuery, ClientQueryVariables>;
export const UnassociatedClientsDocument = {"__meta__":{"hash":"0a75478efcc39ffdf1a86ee0471d81a9bfb58e1a71828b124f2ee8dc349708c1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnassociatedClients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unassociatedCustomers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}}]}}]}}]} as unknown as DocumentNode<UnassociatedClientsQuery, UnassociatedClientsQueryVariables>;
export const CreateClientDocument = {"__meta__":{"hash":"05b826d2a83468f66e1c1c437ba504e412333e69617b533817541554c1e7ba7a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateClient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"custName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"adminEmail"}},{"kind":"Field","name":{"kind":"Name","value":"taxonomyId"}},{"kind":"Field","name":{"kind":"Name","value":"taxonomyDesc"}},{"kind":"Field","name":{"kind":"Name","value":"billingEntity"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryList"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<CreateClientMutation, CreateClientMutationVariables>;
export const UpdateClientDocument = {"__meta__":{"hash":"5bcf377a41bbc31536890332ba73a74308991b2b5a6c7053369b9283b30cecc1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateClient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CustomerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ClientRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ClientRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Customer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"custName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"adminEmail"}},{"kind":"Field","name":{"kind":"Name","value":"taxonomyId"}},{"kind":"Field","name":{"kind":"Name","value":"taxonomyDesc"}},{"kind":"Field","name":{"kind":"Name","value":"billingEntity"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryList"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<UpdateClientMutation, UpdateClientMutationVariables>;
export const AssociateClientDocument = {"__meta__":{"hash":"d587409c2c3b5a22a6d923040378a2abb65391ad5ceafe9f727416219c2e650e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AssociateClient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"associateCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssociationRequestRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Party"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssociationParty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssociationRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssociationRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isIncoming"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}},{"kind":"Field","name":{"kind":"Name","value":"record"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requester"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Party"}}]}},{"kind":"Field","name":{"kind":"Name","value":"target"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Party"}}]}}]}}]} as unknown as DocumentNode<AssociateClientMutation, AssociateClientMutationVariables>;
export const ArchiveClientDocument = {"__meta__":{"hash":"e9c839b477b10b65aace1f8585f40ead3205127acb281f3ae118770f31524f2d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArchiveClient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archiveCustomer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<ArchiveClientMutation, ArchiveClientMutationVariables>;
export const ConnectionCodesDocument = {"__meta__":{"hash":"5e323ce94752226955be14bf97d2b01d7259c4fad39434788e29f8dabb2acb96"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ConnectionCodes"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connectionCodes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConnectionCodeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Party"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssociationParty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConnectionCodeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectionCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"usedAt"}},{"kind":"Field","name":{"kind":"Name","value":"usedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Party"}}]}}]}}]} as unknown as DocumentNode<ConnectionCodesQuery, ConnectionCodesQueryVariables>;
export const CreateConnectionCodeDocument = {"__meta__":{"hash":"ed756575a027f750b692d0746392a498ae456cd1dea995dfcc954932d7ac3ae2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateConnectionCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createConnectionCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"connectionCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ConnectionCodeRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Party"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssociationParty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ConnectionCodeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ConnectionCode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"usedAt"}},{"kind":"Field","name":{"kind":"Name","value":"usedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Party"}}]}}]}}]} as unknown as DocumentNode<CreateConnectionCodeMutation, CreateConnectionCodeMutationVariables>;
export const RevokeConnectionCodeDocument = {"__meta__":{"hash":"3cf6a3e7491b18c48ec88d74f45fb57bf606aa8887ec2d9bb03751b76793a68f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeConnectionCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeConnectionCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RevokeConnectionCodeMutation, RevokeConnectionCodeMutationVariables>;
export const ConnectWithCodeDocument = {"__meta__":{"hash":"489d15355ddd5315c2ae2fe38182cc8611e530be84e77756f7409cc12983edca"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConnectWithCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"connectWithCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AssociationRequestRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Party"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssociationParty"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AssociationRequestRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AssociationRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"isIncoming"}},{"kind":"Field","name":{"kind":"Name","value":"requestedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answeredAt"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}},{"kind":"Field","name":{"kind":"Name","value":"record"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requester"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Party"}}]}},{"kind":"Field","name":{"kind":"Name","value":"target"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Party"}}]}}]}}]} as unknown as DocumentNode<ConnectWithCodeMutation, ConnectWithCodeMutationVariables>;
export const OrganisationSignInDocument = {"__meta__":{"hash":"e16867f192d2878cfe84536fda62ca9ebff9634c0d76c76f2aabe23a2f224779"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganisationSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organisationSignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"entityType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityType"}}},{"kind":"Argument","name":{"kind":"Name","value":"entityId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"requiresSecondFactor"}}]}}]}}]} as unknown as DocumentNode<OrganisationSignInQuery, OrganisationSignInQueryVariables>;
export const UpdateOrganisationSignInDocument = {"__meta__":{"hash":"53b515cbbcd401aaf2fc8bbffc3ed275758b02543a2d14deb81e497c49a56d29"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateOrganisationSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityType"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OrganisationSignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateOrganisationSignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"entityType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityType"}}},{"kind":"Argument","name":{"kind":"Name","value":"entityId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"requiresSecondFactor"}}]}}]}}]} as unknown as DocumentNode<UpdateOrganisationSignInMutation, UpdateOrganisationSignInMutationVariables>;
export const SsoSettingsDocument = {"__meta__":{"hash":"6d193de01a60c8fc50447e82355748975c4c38604119666cd1259e4ad0c6832c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SsoSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ssoSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"entityType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityType"}}},{"kind":"Argument","name":{"kind":"Name","value":"entityId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SsoSettingsParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SsoSettingsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SsoSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirectUri"}},{"kind":"Field","name":{"kind":"Name","value":"userCountOutside"}},{"kind":"Field","name":{"kind":"Name","value":"connection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"defaultAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"onlySso"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"adminSignedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"domains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"txtRecord"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}}]}}]}}]}}]} as unknown as DocumentNode<SsoSettingsQuery, SsoSettingsQueryVariables>;
export const SaveSsoConnectionDocument = {"__meta__":{"hash":"198ac562cbea183f073324b8fa40478807eb6e99b5938491a84641fb19277f73"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSsoConnection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SsoConnectionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSsoConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SsoSettingsParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SsoSettingsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SsoSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirectUri"}},{"kind":"Field","name":{"kind":"Name","value":"userCountOutside"}},{"kind":"Field","name":{"kind":"Name","value":"connection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"defaultAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"onlySso"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"adminSignedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"domains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"txtRecord"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}}]}}]}}]}}]} as unknown as DocumentNode<SaveSsoConnectionMutation, SaveSsoConnectionMutationVariables>;
export const RemoveSsoConnectionDocument = {"__meta__":{"hash":"12ea963df5f2cfb27b0b8574cc1d57c24fc1af30909b86bf952fed26ad7eaecc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSsoConnection"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSsoConnection"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"entityType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityType"}}},{"kind":"Argument","name":{"kind":"Name","value":"entityId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SsoSettingsParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SsoSettingsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SsoSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirectUri"}},{"kind":"Field","name":{"kind":"Name","value":"userCountOutside"}},{"kind":"Field","name":{"kind":"Name","value":"connection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"defaultAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"onlySso"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"adminSignedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"domains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"txtRecord"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveSsoConnectionMutation, RemoveSsoConnectionMutationVariables>;
export const AddSsoDomainDocument = {"__meta__":{"hash":"e8a39a6842886e2939dfcb01746102b8452c295af21f82b9943b128825588c36"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddSsoDomain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domain"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addSsoDomain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domain"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domain"}}},{"kind":"Argument","name":{"kind":"Name","value":"entityType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityType"}}},{"kind":"Argument","name":{"kind":"Name","value":"entityId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SsoSettingsParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SsoSettingsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SsoSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirectUri"}},{"kind":"Field","name":{"kind":"Name","value":"userCountOutside"}},{"kind":"Field","name":{"kind":"Name","value":"connection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"defaultAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"onlySso"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"adminSignedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"domains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"txtRecord"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}}]}}]}}]}}]} as unknown as DocumentNode<AddSsoDomainMutation, AddSsoDomainMutationVariables>;
export const VerifySsoDomainDocument = {"__meta__":{"hash":"0d18afcb8e6b1d711e46b81adb729645d4c1ff1b752866d1eb113504ad00c68a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"VerifySsoDomain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domain"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"verifySsoDomain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domain"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domain"}}},{"kind":"Argument","name":{"kind":"Name","value":"entityType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityType"}}},{"kind":"Argument","name":{"kind":"Name","value":"entityId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SsoSettingsParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SsoSettingsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SsoSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirectUri"}},{"kind":"Field","name":{"kind":"Name","value":"userCountOutside"}},{"kind":"Field","name":{"kind":"Name","value":"connection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"defaultAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"onlySso"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"adminSignedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"domains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"txtRecord"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}}]}}]}}]}}]} as unknown as DocumentNode<VerifySsoDomainMutation, VerifySsoDomainMutationVariables>;
export const RemoveSsoDomainDocument = {"__meta__":{"hash":"964c67958283b12ca2101d9d4d68e6845d8b09b5118ca32294ed0bf81da4a708"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSsoDomain"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domain"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entityId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSsoDomain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"domain"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domain"}}},{"kind":"Argument","name":{"kind":"Name","value":"entityType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityType"}}},{"kind":"Argument","name":{"kind":"Name","value":"entityId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entityId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SsoSettingsParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SsoSettingsParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SsoSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"redirectUri"}},{"kind":"Field","name":{"kind":"Name","value":"userCountOutside"}},{"kind":"Field","name":{"kind":"Name","value":"connection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"issuer"}},{"kind":"Field","name":{"kind":"Name","value":"clientId"}},{"kind":"Field","name":{"kind":"Name","value":"defaultAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"onlySso"}},{"kind":"Field","name":{"kind":"Name","value":"lastSignInAt"}},{"kind":"Field","name":{"kind":"Name","value":"adminSignedInAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"domains"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"txtRecord"}},{"kind":"Field","name":{"kind":"Name","value":"verifiedAt"}}]}}]}}]}}]} as unknown as DocumentNode<RemoveSsoDomainMutation, RemoveSsoDomainMutationVariables>;
export const TestCompanySignInDocument = {"__meta__":{"hash":"edd72e48da0c538ebe526947511e2fdb11c356ad79c523f6d3b8080db37cb962"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestCompanySignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"email"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startCompanySignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"email"},"value":{"kind":"Variable","name":{"kind":"Name","value":"email"}}}]}]}}]} as unknown as DocumentNode<TestCompanySignInMutation, TestCompanySignInMutationVariables>;
export const UsersDocument = {"__meta__":{"hash":"37d79fa941212e526a71850c1ca1a411a102c8e94abeb9e63cac2383bf47a4d3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Users"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"invitationState"}},{"kind":"Field","name":{"kind":"Name","value":"invitationExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<UsersQuery, UsersQueryVariables>;
export const UserSummaryDocument = {"__meta__":{"hash":"0ee311cfcca432f8d7fe95fe882e26d6d122fbfe697ac616c53cf9b9b052aafc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"administrators"}},{"kind":"Field","name":{"kind":"Name","value":"standardUsers"}}]}}]}}]} as unknown as DocumentNode<UserSummaryQuery, UserSummaryQueryVariables>;
export const UserDocument = {"__meta__":{"hash":"a21518f7b1b3fa390451faf7f4fcfe40a1bdfdef6afb857397376951541705c7"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"User"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"invitationState"}},{"kind":"Field","name":{"kind":"Name","value":"invitationExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<UserQuery, UserQueryVariables>;
export const InviteUserDocument = {"__meta__":{"hash":"4043baa2e700363ddf3fc4358b08f46aa873694733e7b35fbed1157c3f3dc36a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"invitationState"}},{"kind":"Field","name":{"kind":"Name","value":"invitationExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<InviteUserMutation, InviteUserMutationVariables>;
export const UpdateUserDocument = {"__meta__":{"hash":"d151ff9f68c1d1a75d136ea710a2f9a0f46d2dc79615e8791db5dc49fe3b1bd0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"invitationState"}},{"kind":"Field","name":{"kind":"Name","value":"invitationExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<UpdateUserMutation, UpdateUserMutationVariables>;
export const ArchiveUserDocument = {"__meta__":{"hash":"9141608b8c70d497b9fc8ef1d6eeaf991adb3548aa9291f684c2543f85c09a84"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArchiveUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archiveUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<ArchiveUserMutation, ArchiveUserMutationVariables>;
export const WithdrawEmailChangeDocument = {"__meta__":{"hash":"9d3bfd4244f4edce68ec44c43a93c1dfaaae20bd9a4700f065325355be4c2ba1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WithdrawEmailChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"withdrawEmailChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"invitationState"}},{"kind":"Field","name":{"kind":"Name","value":"invitationExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<WithdrawEmailChangeMutation, WithdrawEmailChangeMutationVariables>;
export const ResendInvitationDocument = {"__meta__":{"hash":"ba06397d3e3674aadbb76ec742f25767358b06e441bed658fca9eff992bb313f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"UserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"UserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"invitationState"}},{"kind":"Field","name":{"kind":"Name","value":"invitationExpiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<ResendInvitationMutation, ResendInvitationMutationVariables>;
export const ArchivedUsersDocument = {"__meta__":{"hash":"16f9555e76b880d5e7147332b1d939caa38fe1ac828928f3e4f89715d51abc76"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArchivedUsers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archivedUsers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ArchivedUserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ArchivedUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ArchivedUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"archivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"erasedFrom"}}]}}]} as unknown as DocumentNode<ArchivedUsersQuery, ArchivedUsersQueryVariables>;
export const EraseUserDocument = {"__meta__":{"hash":"e5259cd2366eab3e7fbcfa3b89a0bca629c2782dc00c523028d2cbfa12a731fe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EraseUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eraseUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<EraseUserMutation, EraseUserMutationVariables>;
export const ResetSecondFactorDocument = {"__meta__":{"hash":"a6243c86af8c42c2274443cdd386777e880a5d8a71245ee71dbbb7e93292fff1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"userId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"userId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"userId"}}}]}]}}]} as unknown as DocumentNode<ResetSecondFactorMutation, ResetSecondFactorMutationVariables>;
export const WebhooksDocument = {"__meta__":{"hash":"448de0caa5ed3a5e2808e11dc8ae40a0349bdfa99ba65005c9a4f5649d3c9801"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Webhooks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookEndpoints"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"webhookEventTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"eventTypes"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}}]}}]} as unknown as DocumentNode<WebhooksQuery, WebhooksQueryVariables>;
export const WebhookDeliveriesDocument = {"__meta__":{"hash":"0ee6605f3f59cc5a9f96dc5ba6c157ea2f8fa21d4d3d1873c79396a8b06abfeb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WebhookDeliveries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endpointId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"webhookDeliveries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"endpointId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endpointId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookDeliveryRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDeliveryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"eventType"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"nextTryAt"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}}]}}]}}]} as unknown as DocumentNode<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;
export const CreateWebhookDocument = {"__meta__":{"hash":"3d0f1c153e0001cc69e53d013078dfb9bc2be92f3e81c987f9f24f761d50c769"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpointInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endpoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}}]}}]} as unknown as DocumentNode<CreateWebhookMutation, CreateWebhookMutationVariables>;
export const UpdateWebhookDocument = {"__meta__":{"hash":"f162a2155048f216052db556b46e78f347d9d5aad116e28103ce307c5df8535d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpointInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookEndpoint"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"eventTypes"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"disabledAt"}},{"kind":"Field","name":{"kind":"Name","value":"previousSecretUntil"}}]}}]} as unknown as DocumentNode<UpdateWebhookMutation, UpdateWebhookMutationVariables>;
export const RotateWebhookSecretDocument = {"__meta__":{"hash":"1f2fc920ebd06a36b71df53900dd6a1d2d976e5fb1abe73df72941428614275b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateWebhookSecret"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"overlapHours"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateWebhookSecret"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"overlapHours"},"value":{"kind":"Variable","name":{"kind":"Name","value":"overlapHours"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endpoint"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}}]}}]} as unknown as DocumentNode<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;
export const ArchiveWebhookDocument = {"__meta__":{"hash":"b4022170fff32d6928570d2eebde5374c8d4faaacb085d7877bafdecae488ae2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArchiveWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archiveWebhookEndpoint"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<ArchiveWebhookMutation, ArchiveWebhookMutationVariables>;
export const SendTestWebhookDocument = {"__meta__":{"hash":"8e4c5526c37b858df3e2f3cb3e14ea94a6d8cc5f330ea99388fb3bb31424d189"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendTestWebhook"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendTestWebhook"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SendTestWebhookMutation, SendTestWebhookMutationVariables>;
export const ReplayWebhookDeliveryDocument = {"__meta__":{"hash":"ff122b50a66d3007613e20481d69ba2dfacfd7222a13019b883ef41644a2982f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplayWebhookDelivery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replayWebhookDelivery"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WebhookDeliveryRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WebhookDeliveryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WebhookDelivery"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"eventId"}},{"kind":"Field","name":{"kind":"Name","value":"eventType"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"nextTryAt"}},{"kind":"Field","name":{"kind":"Name","value":"body"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attemptedAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"durationMs"}}]}}]}}]} as unknown as DocumentNode<ReplayWebhookDeliveryMutation, ReplayWebhookDeliveryMutationVariables>;
export const BookingsDocument = {"__meta__":{"hash":"759db6786c82213309a30643a6579c76e767d2f307268426c5b7fc068de3b0e6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Bookings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookingSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookingSummary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"video"}},{"kind":"Field","name":{"kind":"Name","value":"image"}},{"kind":"Field","name":{"kind":"Name","value":"averageCpm"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookingName"}},{"kind":"Field","name":{"kind":"Name","value":"bookingType"}},{"kind":"Field","name":{"kind":"Name","value":"bookingTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"campaignId"}},{"kind":"Field","name":{"kind":"Name","value":"campaignName"}},{"kind":"Field","name":{"kind":"Name","value":"channelId"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"publisherId"}},{"kind":"Field","name":{"kind":"Name","value":"publisherName"}},{"kind":"Field","name":{"kind":"Name","value":"cpm"}},{"kind":"Field","name":{"kind":"Name","value":"chargedCpm"}},{"kind":"Field","name":{"kind":"Name","value":"jobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"countryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"editable"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<BookingsQuery, BookingsQueryVariables>;
export const BookingOptionsDocument = {"__meta__":{"hash":"475d0cee69972b9a371280eb392ae12e5c77313abfa89bbfb07bd5964d82d421"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"campaignId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"campaignId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookingName"}},{"kind":"Field","name":{"kind":"Name","value":"bookingType"}},{"kind":"Field","name":{"kind":"Name","value":"creativeIds"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]}}]} as unknown as DocumentNode<BookingOptionsQuery, BookingOptionsQueryVariables>;
export const BookingDocument = {"__meta__":{"hash":"4ea87259d01a12c03c1d895150379eb2330efb608ebcc7c3aaf6895fb7fe43cf"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Booking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"booking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookingName"}},{"kind":"Field","name":{"kind":"Name","value":"bookingType"}},{"kind":"Field","name":{"kind":"Name","value":"bookingTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"campaignId"}},{"kind":"Field","name":{"kind":"Name","value":"campaignName"}},{"kind":"Field","name":{"kind":"Name","value":"channelId"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"publisherId"}},{"kind":"Field","name":{"kind":"Name","value":"publisherName"}},{"kind":"Field","name":{"kind":"Name","value":"cpm"}},{"kind":"Field","name":{"kind":"Name","value":"chargedCpm"}},{"kind":"Field","name":{"kind":"Name","value":"jobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"countryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"editable"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<BookingQuery, BookingQueryVariables>;
export const BookingChannelsDocument = {"__meta__":{"hash":"ab2a3dec240fe4b3592531c57ee622b64c331295e031b6f58d0fadb47b4a3ee1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingChannels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerType"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}}]}}]}}]}}]} as unknown as DocumentNode<BookingChannelsQuery, BookingChannelsQueryVariables>;
export const BookingAdtechsDocument = {"__meta__":{"hash":"b4b30fea95d9be84338f66fd1da02a2f9c484eba90aa01be9f3e13e60d428076"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingAdtechs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adtechs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adtechName"}},{"kind":"Field","name":{"kind":"Name","value":"requiresJobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"requiresChargedCpm"}}]}}]}}]}}]} as unknown as DocumentNode<BookingAdtechsQuery, BookingAdtechsQueryVariables>;
export const BookingTerritoryDocument = {"__meta__":{"hash":"f872b00856a21bb6e16cf2cd0d3867ddc6c4052b70ebbbde2d2c1474815e54d5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingTerritory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bookingTerritorialContext"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"operationalCountries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"availableCountries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<BookingTerritoryQuery, BookingTerritoryQueryVariables>;
export const CreateBookingDocument = {"__meta__":{"hash":"5609b912730846e42306d672a3bd743b316760460778030ef252b994a9a8967b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBooking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createBooking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookingName"}},{"kind":"Field","name":{"kind":"Name","value":"bookingType"}},{"kind":"Field","name":{"kind":"Name","value":"bookingTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"campaignId"}},{"kind":"Field","name":{"kind":"Name","value":"campaignName"}},{"kind":"Field","name":{"kind":"Name","value":"channelId"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"publisherId"}},{"kind":"Field","name":{"kind":"Name","value":"publisherName"}},{"kind":"Field","name":{"kind":"Name","value":"cpm"}},{"kind":"Field","name":{"kind":"Name","value":"chargedCpm"}},{"kind":"Field","name":{"kind":"Name","value":"jobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"countryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"editable"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<CreateBookingMutation, CreateBookingMutationVariables>;
export const UpdateBookingDocument = {"__meta__":{"hash":"3fe452230751a808811ef52f877adcc2c85f330aa9ccd863743c382fe69a5775"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBooking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BookingInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBooking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BookingRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BookingRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Booking"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookingName"}},{"kind":"Field","name":{"kind":"Name","value":"bookingType"}},{"kind":"Field","name":{"kind":"Name","value":"bookingTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"campaignId"}},{"kind":"Field","name":{"kind":"Name","value":"campaignName"}},{"kind":"Field","name":{"kind":"Name","value":"channelId"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"publisherId"}},{"kind":"Field","name":{"kind":"Name","value":"publisherName"}},{"kind":"Field","name":{"kind":"Name","value":"cpm"}},{"kind":"Field","name":{"kind":"Name","value":"chargedCpm"}},{"kind":"Field","name":{"kind":"Name","value":"jobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"countryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"editable"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<UpdateBookingMutation, UpdateBookingMutationVariables>;
export const ContentClientsDocument = {"__meta__":{"hash":"c529e58c54a5fee85414bca06322e7527ee550ab5f58eb1004fe34d005c285bb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContentClients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboardCustomers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]} as unknown as DocumentNode<ContentClientsQuery, ContentClientsQueryVariables>;
export const CampaignsDocument = {"__meta__":{"hash":"0183e1714810ddac571a6f5094bf430d13797cc5c925854e969749d6dd2c33a2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Campaigns"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CampaignSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaigns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampaignRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campaignSummary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"upcoming"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampaignRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"campaignName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<CampaignsQuery, CampaignsQueryVariables>;
export const CampaignOptionsDocument = {"__meta__":{"hash":"995fa0e49bf16a7d0f8a49b4255f88410a4a287902c4ee7336299e82b1cf2216"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CampaignOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaigns"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"campaignName"}}]}}]}}]}}]} as unknown as DocumentNode<CampaignOptionsQuery, CampaignOptionsQueryVariables>;
export const CampaignDocument = {"__meta__":{"hash":"9a9cab40ef1e27bbe0a65542d50f4c060c5d6a492f1ed62064b01a73a4130e71"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Campaign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"campaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampaignRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampaignRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"campaignName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<CampaignQuery, CampaignQueryVariables>;
export const CreateCampaignDocument = {"__meta__":{"hash":"f3b87d11db0f54454e7a42d8b45df6a03e82e52170e25a33071ff8de44957a9c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCampaign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CampaignInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampaignRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampaignRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"campaignName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<CreateCampaignMutation, CreateCampaignMutationVariables>;
export const UpdateCampaignDocument = {"__meta__":{"hash":"b7baed8f0d8f4f68ad6f19e3bb54fed7abd897c88dfb046c6155da69f247812c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCampaign"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CampaignInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCampaign"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CampaignRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CampaignRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Campaign"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"campaignName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<UpdateCampaignMutation, UpdateCampaignMutationVariables>;
export const CreativesDocument = {"__meta__":{"hash":"0470bf5f01953bcae75e60dd52b3e0c5f07e25b553d0658dcf57f7258d27eae3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Creatives"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreativeSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creatives"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CreativeRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creativeSummary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"video"}},{"kind":"Field","name":{"kind":"Name","value":"image"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CreativeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Creative"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"creativeType"}},{"kind":"Field","name":{"kind":"Name","value":"creativeTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"creativeFormat"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<CreativesQuery, CreativesQueryVariables>;
export const CreativeOptionsDocument = {"__meta__":{"hash":"fa0cfd9d318c43e5e9dc051dd8e39866e309ae6f9f9d91c7440a4bb7a30012b8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CreativeOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"creativeType"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creatives"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"creativeType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"creativeType"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"200"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"creativeFormat"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<CreativeOptionsQuery, CreativeOptionsQueryVariables>;
export const CreativeDocument = {"__meta__":{"hash":"5417a028290e944901596a388cbf328c3a5a5beb04d77a2ffa4c2e16a23c45eb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Creative"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creative"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CreativeRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CreativeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Creative"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"creativeType"}},{"kind":"Field","name":{"kind":"Name","value":"creativeTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"creativeFormat"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<CreativeQuery, CreativeQueryVariables>;
export const CreateCreativeDocument = {"__meta__":{"hash":"33ff48fbd950a4790415f1f73c756c8674f9a215a51be25933a1a6550da7905d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCreative"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreativeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCreative"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CreativeRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CreativeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Creative"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"creativeType"}},{"kind":"Field","name":{"kind":"Name","value":"creativeTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"creativeFormat"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<CreateCreativeMutation, CreateCreativeMutationVariables>;
export const UpdateCreativeDocument = {"__meta__":{"hash":"b851f7db26ff9874f92218a3690a4a534c6ee5adb8250d154d730d29b0b00a61"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCreative"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreativeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCreative"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CreativeRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CreativeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Creative"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"creativeType"}},{"kind":"Field","name":{"kind":"Name","value":"creativeTypeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"creativeFormat"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<UpdateCreativeMutation, UpdateCreativeMutationVariables>;
export const TagDoctorDocument = {"__meta__":{"hash":"bdcf95527f334a55b5140b9b751c790a9d0e7627a5fad87bee6464dc14aabaa3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TagDoctor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TagKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tagDoctor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"tagId"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastHour"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TagCallCounts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TagCallCounts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"signs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unfilledCacheBuster"}},{"kind":"Field","name":{"kind":"Name","value":"unfilledUid"}},{"kind":"Field","name":{"kind":"Name","value":"unfilledPrivacy"}},{"kind":"Field","name":{"kind":"Name","value":"constantCacheBuster"}},{"kind":"Field","name":{"kind":"Name","value":"plainHttp"}},{"kind":"Field","name":{"kind":"Name","value":"withoutViewer"}}]}},{"kind":"Field","name":{"kind":"Name","value":"flight"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"outside"}},{"kind":"Field","name":{"kind":"Name","value":"lastOutsideDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"findings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"gravity"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"advice"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TagCallCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TagCalls"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"counted"}},{"kind":"Field","name":{"kind":"Name","value":"bots"}},{"kind":"Field","name":{"kind":"Name","value":"prefetches"}},{"kind":"Field","name":{"kind":"Name","value":"tests"}},{"kind":"Field","name":{"kind":"Name","value":"duplicates"}},{"kind":"Field","name":{"kind":"Name","value":"deadLettered"}}]}}]} as unknown as DocumentNode<TagDoctorQuery, TagDoctorQueryVariables>;
export const TestTagDocument = {"__meta__":{"hash":"df8357b5e54fe18cbd18b6e9514d8fe26922bd17fd46b3d332bf5c50fbb1bd81"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TestTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TagKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"answeredInMs"}},{"kind":"Field","name":{"kind":"Name","value":"storedInMs"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}}]}}]}}]} as unknown as DocumentNode<TestTagMutation, TestTagMutationVariables>;
export const ImpressionTagsDocument = {"__meta__":{"hash":"e88fb0e27b77b892cccd33e8e8af7a7b36ee964cf7ceeae78151046f63afbf80"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImpressionTags"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImpressionTagSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"impressionTags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"bookingName"}},{"kind":"Field","name":{"kind":"Name","value":"bookingType"}},{"kind":"Field","name":{"kind":"Name","value":"campaignName"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"creativeName"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<ImpressionTagsQuery, ImpressionTagsQueryVariables>;
export const BookingOfTagsDocument = {"__meta__":{"hash":"54d2cc95f6c4c30ebd208c08a2b18d68c2a461ee94cccaff36f6f15eadc2c380"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BookingOfTags"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"booking"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"bookingName"}},{"kind":"Field","name":{"kind":"Name","value":"bookingType"}},{"kind":"Field","name":{"kind":"Name","value":"creativeIds"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"campaignId"}},{"kind":"Field","name":{"kind":"Name","value":"campaignName"}}]}}]}}]} as unknown as DocumentNode<BookingOfTagsQuery, BookingOfTagsQueryVariables>;
export const TagsOfBookingDocument = {"__meta__":{"hash":"f6c9dd82b52092807f843899f12bd78b370ed46ccc9fdf21aa7c10358c763245"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TagsOfBooking"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bookingId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"impressionTags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"bookingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bookingId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"creativeId"}},{"kind":"Field","name":{"kind":"Name","value":"creativeName"}}]}}]}}]}}]} as unknown as DocumentNode<TagsOfBookingQuery, TagsOfBookingQueryVariables>;
export const ImpressionTagTextsDocument = {"__meta__":{"hash":"e770719a06387e013950736ae71ccf62e020ed5f1f57ea47487cab4fa887c624"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImpressionTagTexts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TagFormat"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"adServer"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TagAdServer"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"impressionTags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"500"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tagText"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}},{"kind":"Argument","name":{"kind":"Name","value":"adServer"},"value":{"kind":"Variable","name":{"kind":"Name","value":"adServer"}}}]}]}}]}}]}}]} as unknown as DocumentNode<ImpressionTagTextsQuery, ImpressionTagTextsQueryVariables>;
export const SaveImpressionTagsDocument = {"__meta__":{"hash":"35e9f5f4dc583a206b1776c9bd6c116463eae19b44f5829ff22dcc69d3c3c3eb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveImpressionTags"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"bookingId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"creativeIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveImpressionTagCombinations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"bookingId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"bookingId"}}},{"kind":"Argument","name":{"kind":"Name","value":"creativeIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"creativeIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SaveImpressionTagsMutation, SaveImpressionTagsMutationVariables>;
export const SiteTagsDocument = {"__meta__":{"hash":"5d9876fa84b65ebd0441b3413ba528c5f75afba490b504ec08ec7a49e5d8082c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteTags"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SiteTagSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteTags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteTagRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteTagRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteTag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tagDescription"}},{"kind":"Field","name":{"kind":"Name","value":"mainSiteTag"}},{"kind":"Field","name":{"kind":"Name","value":"pingCount"}},{"kind":"Field","name":{"kind":"Name","value":"pingDate"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<SiteTagsQuery, SiteTagsQueryVariables>;
export const SiteTagDocument = {"__meta__":{"hash":"1d5947dfc1e250626d64259951d95024e8001f07bb18ffa072a44392ba2e61e0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SiteTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteTagRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteTagRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteTag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tagDescription"}},{"kind":"Field","name":{"kind":"Name","value":"mainSiteTag"}},{"kind":"Field","name":{"kind":"Name","value":"pingCount"}},{"kind":"Field","name":{"kind":"Name","value":"pingDate"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<SiteTagQuery, SiteTagQueryVariables>;
export const CreateSiteTagDocument = {"__meta__":{"hash":"3dfb3f0356b84ead9eac1ce31c174e595679ed10a2b61dd4c3f53eb6111d7e10"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSiteTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SiteTagInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSiteTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteTagRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteTagRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteTag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tagDescription"}},{"kind":"Field","name":{"kind":"Name","value":"mainSiteTag"}},{"kind":"Field","name":{"kind":"Name","value":"pingCount"}},{"kind":"Field","name":{"kind":"Name","value":"pingDate"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<CreateSiteTagMutation, CreateSiteTagMutationVariables>;
export const UpdateSiteTagDocument = {"__meta__":{"hash":"6622ffdb1e7ac2ac746597527003d7f7b1e3cdc02084a09f601851b7abd5748b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSiteTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SiteTagInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSiteTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SiteTagRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SiteTagRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SiteTag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tagDescription"}},{"kind":"Field","name":{"kind":"Name","value":"mainSiteTag"}},{"kind":"Field","name":{"kind":"Name","value":"pingCount"}},{"kind":"Field","name":{"kind":"Name","value":"pingDate"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<UpdateSiteTagMutation, UpdateSiteTagMutationVariables>;
export const DashboardCustomersDocument = {"__meta__":{"hash":"3e1f66e9e5cc98b865e9ad304527bf4e871001e238ec3bade799b79522940147"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardCustomers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboardCustomers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"custName"}},{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]} as unknown as DocumentNode<DashboardCustomersQuery, DashboardCustomersQueryVariables>;
export const DashboardFiltersDocument = {"__meta__":{"hash":"8451e3e094225dd00d56c485c8a8fe9b5388ccc6fe65bc67dbc54a49a03f9109"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardFilters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboardFilters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campaigns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"campaignId"}},{"kind":"Field","name":{"kind":"Name","value":"creativeIds"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creatives"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"channels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}}]}}]} as unknown as DocumentNode<DashboardFiltersQuery, DashboardFiltersQueryVariables>;
export const DashboardDocument = {"__meta__":{"hash":"64975ae416e5f4af04248456010eca534ec4c1917d62776ae218d031c99a79b6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Dashboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DashboardFilterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DashboardPanels"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DashboardPanels"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"impressionSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adSpend"}},{"kind":"Field","name":{"kind":"Name","value":"actualImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}},{"kind":"Field","name":{"kind":"Name","value":"cpmActual"}},{"kind":"Field","name":{"kind":"Name","value":"responseRate"}},{"kind":"Field","name":{"kind":"Name","value":"currentCpr"}},{"kind":"Field","name":{"kind":"Name","value":"webhits"}},{"kind":"Field","name":{"kind":"Name","value":"responseRateInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isSmallSample"}}]}},{"kind":"Field","name":{"kind":"Name","value":"impressionsBeforeVisit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"impressionsBeforeVisit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"averageViews"}},{"kind":"Field","name":{"kind":"Name","value":"totalViewsOccurrence"}},{"kind":"Field","name":{"kind":"Name","value":"viewsFor80Percent"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"responsesByRegion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regionId"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"responses"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"percentageInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isTiedWithFirst"}},{"kind":"Field","name":{"kind":"Name","value":"isSmallSample"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"radSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"zoom"}},{"kind":"Field","name":{"kind":"Name","value":"centreLatitude"}},{"kind":"Field","name":{"kind":"Name","value":"centreLongitude"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"responsesBySite"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteId"}},{"kind":"Field","name":{"kind":"Name","value":"site"}},{"kind":"Field","name":{"kind":"Name","value":"responses"}},{"kind":"Field","name":{"kind":"Name","value":"responseRate"}},{"kind":"Field","name":{"kind":"Name","value":"responseRateInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isTiedWithFirst"}},{"kind":"Field","name":{"kind":"Name","value":"isSmallSample"}},{"kind":"Field","name":{"kind":"Name","value":"costPerResponse"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"responsesOverTime"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"totalImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"sameDay"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correlation"}},{"kind":"Field","name":{"kind":"Name","value":"correlationInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"visitResponseTiming"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timing"}},{"kind":"Field","name":{"kind":"Name","value":"responses"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"percentageInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hour1"}},{"kind":"Field","name":{"kind":"Name","value":"day1"}},{"kind":"Field","name":{"kind":"Name","value":"week1"}},{"kind":"Field","name":{"kind":"Name","value":"hour1Percentage"}},{"kind":"Field","name":{"kind":"Name","value":"day1Percentage"}},{"kind":"Field","name":{"kind":"Name","value":"week1Percentage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"meta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maxX"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"platformCreativePerformance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channelId"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"creativeId"}},{"kind":"Field","name":{"kind":"Name","value":"creative"}},{"kind":"Field","name":{"kind":"Name","value":"impressionsPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"responsesPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"responsesPercentageInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"creativePerformanceSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creativeId"}},{"kind":"Field","name":{"kind":"Name","value":"creative"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}},{"kind":"Field","name":{"kind":"Name","value":"cpv"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"creativePerformanceCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creativeId"}},{"kind":"Field","name":{"kind":"Name","value":"creative"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"totalImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"adSpend"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}},{"kind":"Field","name":{"kind":"Name","value":"responseRate"}},{"kind":"Field","name":{"kind":"Name","value":"responseRateInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isTiedWithFirst"}},{"kind":"Field","name":{"kind":"Name","value":"isSmallSample"}},{"kind":"Field","name":{"kind":"Name","value":"currentCpr"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"adSpend"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}},{"kind":"Field","name":{"kind":"Name","value":"responseRate"}},{"kind":"Field","name":{"kind":"Name","value":"responseRateInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isSmallSample"}},{"kind":"Field","name":{"kind":"Name","value":"currentCpr"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"channelPerformanceCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channelId"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"totalImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"adSpend"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}},{"kind":"Field","name":{"kind":"Name","value":"responseRate"}},{"kind":"Field","name":{"kind":"Name","value":"responseRateInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isTiedWithFirst"}},{"kind":"Field","name":{"kind":"Name","value":"isSmallSample"}},{"kind":"Field","name":{"kind":"Name","value":"currentCpr"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"adSpend"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}},{"kind":"Field","name":{"kind":"Name","value":"responseRate"}},{"kind":"Field","name":{"kind":"Name","value":"responseRateInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isSmallSample"}},{"kind":"Field","name":{"kind":"Name","value":"currentCpr"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"impressionHeatmap"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"impressions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daypart"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"sun"}},{"kind":"Field","name":{"kind":"Name","value":"mon"}},{"kind":"Field","name":{"kind":"Name","value":"tue"}},{"kind":"Field","name":{"kind":"Name","value":"wed"}},{"kind":"Field","name":{"kind":"Name","value":"thu"}},{"kind":"Field","name":{"kind":"Name","value":"fri"}},{"kind":"Field","name":{"kind":"Name","value":"sat"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"webhits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daypart"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"sun"}},{"kind":"Field","name":{"kind":"Name","value":"mon"}},{"kind":"Field","name":{"kind":"Name","value":"tue"}},{"kind":"Field","name":{"kind":"Name","value":"wed"}},{"kind":"Field","name":{"kind":"Name","value":"thu"}},{"kind":"Field","name":{"kind":"Name","value":"fri"}},{"kind":"Field","name":{"kind":"Name","value":"sat"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responseRatio"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daypart"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"sun"}},{"kind":"Field","name":{"kind":"Name","value":"mon"}},{"kind":"Field","name":{"kind":"Name","value":"tue"}},{"kind":"Field","name":{"kind":"Name","value":"wed"}},{"kind":"Field","name":{"kind":"Name","value":"thu"}},{"kind":"Field","name":{"kind":"Name","value":"fri"}},{"kind":"Field","name":{"kind":"Name","value":"sat"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responseRatioSmallSamples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daypart"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"sun"}},{"kind":"Field","name":{"kind":"Name","value":"mon"}},{"kind":"Field","name":{"kind":"Name","value":"tue"}},{"kind":"Field","name":{"kind":"Name","value":"wed"}},{"kind":"Field","name":{"kind":"Name","value":"thu"}},{"kind":"Field","name":{"kind":"Name","value":"fri"}},{"kind":"Field","name":{"kind":"Name","value":"sat"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responseRatioIntervals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daypart"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"sun"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fri"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"analysis"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campaignPerformance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creativeEffectiveness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"geographicDistribution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responseProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}}]}}]}}]}}]} as unknown as DocumentNode<DashboardQuery, DashboardQueryVariables>;
export const WatchDashboardDocument = {"__meta__":{"hash":"789de8d0afbddbdd62ee00afd21b8ae20282c380ff8201578a4c3a4ea334d0dc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WatchDashboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DashboardFilterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DashboardPanels"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DashboardPanels"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dashboard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}},{"kind":"Field","name":{"kind":"Name","value":"impressionSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adSpend"}},{"kind":"Field","name":{"kind":"Name","value":"actualImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}},{"kind":"Field","name":{"kind":"Name","value":"cpmActual"}},{"kind":"Field","name":{"kind":"Name","value":"responseRate"}},{"kind":"Field","name":{"kind":"Name","value":"currentCpr"}},{"kind":"Field","name":{"kind":"Name","value":"webhits"}},{"kind":"Field","name":{"kind":"Name","value":"responseRateInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isSmallSample"}}]}},{"kind":"Field","name":{"kind":"Name","value":"impressionsBeforeVisit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"views"}},{"kind":"Field","name":{"kind":"Name","value":"impressionsBeforeVisit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"averageViews"}},{"kind":"Field","name":{"kind":"Name","value":"totalViewsOccurrence"}},{"kind":"Field","name":{"kind":"Name","value":"viewsFor80Percent"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"responsesByRegion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regionId"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"responses"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"percentageInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isTiedWithFirst"}},{"kind":"Field","name":{"kind":"Name","value":"isSmallSample"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"radSize"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"zoom"}},{"kind":"Field","name":{"kind":"Name","value":"centreLatitude"}},{"kind":"Field","name":{"kind":"Name","value":"centreLongitude"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"responsesBySite"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"siteId"}},{"kind":"Field","name":{"kind":"Name","value":"site"}},{"kind":"Field","name":{"kind":"Name","value":"responses"}},{"kind":"Field","name":{"kind":"Name","value":"responseRate"}},{"kind":"Field","name":{"kind":"Name","value":"responseRateInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isTiedWithFirst"}},{"kind":"Field","name":{"kind":"Name","value":"isSmallSample"}},{"kind":"Field","name":{"kind":"Name","value":"costPerResponse"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"responsesOverTime"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"totalImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"sameDay"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"correlation"}},{"kind":"Field","name":{"kind":"Name","value":"correlationInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"visitResponseTiming"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timing"}},{"kind":"Field","name":{"kind":"Name","value":"responses"}},{"kind":"Field","name":{"kind":"Name","value":"percentage"}},{"kind":"Field","name":{"kind":"Name","value":"percentageInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hour1"}},{"kind":"Field","name":{"kind":"Name","value":"day1"}},{"kind":"Field","name":{"kind":"Name","value":"week1"}},{"kind":"Field","name":{"kind":"Name","value":"hour1Percentage"}},{"kind":"Field","name":{"kind":"Name","value":"day1Percentage"}},{"kind":"Field","name":{"kind":"Name","value":"week1Percentage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"meta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maxX"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"platformCreativePerformance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channelId"}},{"kind":"Field","name":{"kind":"Name","value":"platform"}},{"kind":"Field","name":{"kind":"Name","value":"creativeId"}},{"kind":"Field","name":{"kind":"Name","value":"creative"}},{"kind":"Field","name":{"kind":"Name","value":"impressionsPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"responsesPercentage"}},{"kind":"Field","name":{"kind":"Name","value":"responsesPercentageInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"creativePerformanceSummary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creativeId"}},{"kind":"Field","name":{"kind":"Name","value":"creative"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}},{"kind":"Field","name":{"kind":"Name","value":"cpv"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"creativePerformanceCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"creativeId"}},{"kind":"Field","name":{"kind":"Name","value":"creative"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}},{"kind":"Field","name":{"kind":"Name","value":"totalImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"adSpend"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}},{"kind":"Field","name":{"kind":"Name","value":"responseRate"}},{"kind":"Field","name":{"kind":"Name","value":"responseRateInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isTiedWithFirst"}},{"kind":"Field","name":{"kind":"Name","value":"isSmallSample"}},{"kind":"Field","name":{"kind":"Name","value":"currentCpr"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"adSpend"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}},{"kind":"Field","name":{"kind":"Name","value":"responseRate"}},{"kind":"Field","name":{"kind":"Name","value":"responseRateInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isSmallSample"}},{"kind":"Field","name":{"kind":"Name","value":"currentCpr"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"channelPerformanceCost"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channelId"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"totalImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"adSpend"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}},{"kind":"Field","name":{"kind":"Name","value":"responseRate"}},{"kind":"Field","name":{"kind":"Name","value":"responseRateInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isTiedWithFirst"}},{"kind":"Field","name":{"kind":"Name","value":"isSmallSample"}},{"kind":"Field","name":{"kind":"Name","value":"currentCpr"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"adSpend"}},{"kind":"Field","name":{"kind":"Name","value":"totalResponses"}},{"kind":"Field","name":{"kind":"Name","value":"responseRate"}},{"kind":"Field","name":{"kind":"Name","value":"responseRateInterval"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isSmallSample"}},{"kind":"Field","name":{"kind":"Name","value":"currentCpr"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"impressionHeatmap"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"impressions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daypart"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"sun"}},{"kind":"Field","name":{"kind":"Name","value":"mon"}},{"kind":"Field","name":{"kind":"Name","value":"tue"}},{"kind":"Field","name":{"kind":"Name","value":"wed"}},{"kind":"Field","name":{"kind":"Name","value":"thu"}},{"kind":"Field","name":{"kind":"Name","value":"fri"}},{"kind":"Field","name":{"kind":"Name","value":"sat"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"webhits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daypart"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"sun"}},{"kind":"Field","name":{"kind":"Name","value":"mon"}},{"kind":"Field","name":{"kind":"Name","value":"tue"}},{"kind":"Field","name":{"kind":"Name","value":"wed"}},{"kind":"Field","name":{"kind":"Name","value":"thu"}},{"kind":"Field","name":{"kind":"Name","value":"fri"}},{"kind":"Field","name":{"kind":"Name","value":"sat"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responseRatio"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daypart"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"sun"}},{"kind":"Field","name":{"kind":"Name","value":"mon"}},{"kind":"Field","name":{"kind":"Name","value":"tue"}},{"kind":"Field","name":{"kind":"Name","value":"wed"}},{"kind":"Field","name":{"kind":"Name","value":"thu"}},{"kind":"Field","name":{"kind":"Name","value":"fri"}},{"kind":"Field","name":{"kind":"Name","value":"sat"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responseRatioSmallSamples"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daypart"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"sun"}},{"kind":"Field","name":{"kind":"Name","value":"mon"}},{"kind":"Field","name":{"kind":"Name","value":"tue"}},{"kind":"Field","name":{"kind":"Name","value":"wed"}},{"kind":"Field","name":{"kind":"Name","value":"thu"}},{"kind":"Field","name":{"kind":"Name","value":"fri"}},{"kind":"Field","name":{"kind":"Name","value":"sat"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responseRatioIntervals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daypart"}},{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"sun"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"mon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tue"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"wed"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"thu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fri"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sat"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"low"}},{"kind":"Field","name":{"kind":"Name","value":"high"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"analysis"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"campaignPerformance"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creativeEffectiveness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"geographicDistribution"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"responseProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}}]}}]}}]}}]} as unknown as DocumentNode<WatchDashboardSubscription, WatchDashboardSubscriptionVariables>;
export const MapTilesDocument = {"__meta__":{"hash":"8ace2fa1995d2b794d69ba3ae595669a3d0a990ab2037c83757da856c065e579"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MapTiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapTiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"attribution"}},{"kind":"Field","name":{"kind":"Name","value":"attributionUrl"}}]}}]}}]} as unknown as DocumentNode<MapTilesQuery, MapTilesQueryVariables>;
export const SavedViewsDocument = {"__meta__":{"hash":"7486b98ffbebc90a1e7aa1c145779a51fac5eb54269b7a2e7aa346f137033dae"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SavedViews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"savedViews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedViewRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedViewRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"monthDay"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"nextDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isUnsubscribed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"runs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lastFailure"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SavedViewsQuery, SavedViewsQueryVariables>;
export const ReportReadersDocument = {"__meta__":{"hash":"88a8bcc0e892591141b836a105f68e964373db9bf5f8c01a9ce4d25791286ec1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReportReaders"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportReaders"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customerId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"customerId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<ReportReadersQuery, ReportReadersQueryVariables>;
export const CreateSavedViewDocument = {"__meta__":{"hash":"e0b7b02b445a7b903431ec2036160ab2ee69d1f10f3493f2f69ac3db9b760dfb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSavedView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavedViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createSavedView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedViewRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedViewRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"monthDay"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"nextDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isUnsubscribed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"runs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lastFailure"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CreateSavedViewMutation, CreateSavedViewMutationVariables>;
export const UpdateSavedViewDocument = {"__meta__":{"hash":"c8405dd100add01ff37a4b73f1c0b905c535b538583fd3dea88abd5f9f645356"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSavedView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SavedViewInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSavedView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SavedViewRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SavedViewRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SavedView"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"schedule"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"weekday"}},{"kind":"Field","name":{"kind":"Name","value":"monthDay"}},{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"nextDueAt"}},{"kind":"Field","name":{"kind":"Name","value":"pausedAt"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"recipients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isUnsubscribed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"runs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"8"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lastFailure"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"deliveries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]}}]} as unknown as DocumentNode<UpdateSavedViewMutation, UpdateSavedViewMutationVariables>;
export const ArchiveSavedViewDocument = {"__meta__":{"hash":"32c2db2ed2f561a3192704cdd18d396533b7adadb775212865a03014d0cc54a6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ArchiveSavedView"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"archiveSavedView"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<ArchiveSavedViewMutation, ArchiveSavedViewMutationVariables>;
export const SaveReportScheduleDocument = {"__meta__":{"hash":"1634ecfc3d70e1b41c728281a35d63a3f30ed0eb6113915655ceb3f378370eca"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveReportSchedule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"savedViewId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportScheduleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveReportSchedule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"savedViewId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"savedViewId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SaveReportScheduleMutation, SaveReportScheduleMutationVariables>;
export const SendReportNowDocument = {"__meta__":{"hash":"3ad3d5f59e2ad93b72f8ccd4a40859b1512beec4a7c2818111d92daf0d14260f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendReportNow"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"savedViewId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendReportNow"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"savedViewId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"savedViewId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<SendReportNowMutation, SendReportNowMutationVariables>;
export const HistoryDocument = {"__meta__":{"hash":"c99e25ba038fc658cf5d826a2810b3258a4c684b16d7918533c454c7f8b76543"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"History"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entity"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditedEntity"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"history"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"entity"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entity"}}},{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"occurredAt"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"by"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<HistoryQuery, HistoryQueryVariables>;
export const OverviewDocument = {"__meta__":{"hash":"3f1b457f65b51207375381de8f256f9a4ce42bce6a8134b3763e4a84b77422c6"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Overview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"overview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"endDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"bookingId"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"campaignName"}},{"kind":"Field","name":{"kind":"Name","value":"bookingName"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"impressions"}},{"kind":"Field","name":{"kind":"Name","value":"spend"}},{"kind":"Field","name":{"kind":"Name","value":"cpm"}},{"kind":"Field","name":{"kind":"Name","value":"pingCount"}},{"kind":"Field","name":{"kind":"Name","value":"pingDate"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"createdByName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]}}]} as unknown as DocumentNode<OverviewQuery, OverviewQueryVariables>;
export const ActiveUsersDocument = {"__meta__":{"hash":"1ac466ff51c65f90a3beac1acdaa3a6d8896d12d132c5c736259dd893dfc0a3c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ActiveUsers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeUsers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActiveUserRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActiveUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ActiveUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"lastActive"}},{"kind":"Field","name":{"kind":"Name","value":"apiCalls"}}]}}]} as unknown as DocumentNode<ActiveUsersQuery, ActiveUsersQueryVariables>;
export const WatchActiveUsersDocument = {"__meta__":{"hash":"e8a89168ca3a890989b2c355dd247cb425491e8086c3aeba6da5256f3aee3f78"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WatchActiveUsers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeUsers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ActiveUserRow"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ActiveUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ActiveUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"isAdmin"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"lastActive"}},{"kind":"Field","name":{"kind":"Name","value":"apiCalls"}}]}}]} as unknown as DocumentNode<WatchActiveUsersSubscription, WatchActiveUsersSubscriptionVariables>;
export const DailyActivityDocument = {"__meta__":{"hash":"316b481cbcee416dc8730dccd5f7e19c84f2b022a81837c5d237bbce357da74a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DailyActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dailyActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TodaysActivity"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusiestToday"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DailyActivityItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TodaysActivity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DailyActivity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"totalWebhits"}},{"kind":"Field","name":{"kind":"Name","value":"customers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusiestToday"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusiestToday"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusiestToday"}}]}}]}}]} as unknown as DocumentNode<DailyActivityQuery, DailyActivityQueryVariables>;
export const WatchDailyActivityDocument = {"__meta__":{"hash":"42f1dc2f0f4713581f8ac410f2056e7e7345fd017b39ec0d7be126163c6edacb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WatchDailyActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dailyActivity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TodaysActivity"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusiestToday"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DailyActivityItem"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TodaysActivity"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DailyActivity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalImpressions"}},{"kind":"Field","name":{"kind":"Name","value":"totalWebhits"}},{"kind":"Field","name":{"kind":"Name","value":"customers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusiestToday"}}]}},{"kind":"Field","name":{"kind":"Name","value":"bookings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusiestToday"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sites"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusiestToday"}}]}}]}}]} as unknown as DocumentNode<WatchDailyActivitySubscription, WatchDailyActivitySubscriptionVariables>;
export const AdTechGroupsDocument = {"__meta__":{"hash":"573e21f3c50e6a39d0d537a01b3c5b5789754de5aa3b9ee6be90b855dcf6c700"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdTechGroups"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdTechGroupSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adtechGroups"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdTechGroupRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdTechGroupRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdTechGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"groupName"}},{"kind":"Field","name":{"kind":"Name","value":"adtechCount"}},{"kind":"Field","name":{"kind":"Name","value":"adtechs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adtechName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<AdTechGroupsQuery, AdTechGroupsQueryVariables>;
export const AdTechGroupDocument = {"__meta__":{"hash":"294a672f5881568fb96b4b21c71874f1fd34e00ed851089e1bfb2adb0383ebbc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdTechGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adtechGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdTechGroupRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdTechGroupRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdTechGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"groupName"}},{"kind":"Field","name":{"kind":"Name","value":"adtechCount"}},{"kind":"Field","name":{"kind":"Name","value":"adtechs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adtechName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<AdTechGroupQuery, AdTechGroupQueryVariables>;
export const CreateAdTechGroupDocument = {"__meta__":{"hash":"e24b5d418dde0e2679d54fc24d5f85af4281e600bc735dd78c6292f7b3578f94"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAdTechGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdTechGroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAdTechGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdTechGroupRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdTechGroupRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdTechGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"groupName"}},{"kind":"Field","name":{"kind":"Name","value":"adtechCount"}},{"kind":"Field","name":{"kind":"Name","value":"adtechs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adtechName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<CreateAdTechGroupMutation, CreateAdTechGroupMutationVariables>;
export const UpdateAdTechGroupDocument = {"__meta__":{"hash":"ea7b1810f389274a37712c0a81b52b65b24d8c7c6f939408366e1d4219b3f9de"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAdTechGroup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdTechGroupInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAdTechGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdTechGroupRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdTechGroupRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdTechGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"groupName"}},{"kind":"Field","name":{"kind":"Name","value":"adtechCount"}},{"kind":"Field","name":{"kind":"Name","value":"adtechs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adtechName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<UpdateAdTechGroupMutation, UpdateAdTechGroupMutationVariables>;
export const AdTechsDocument = {"__meta__":{"hash":"7a3eb59b969b52bd9b49df04b4b739a0d89a238028af50bbb555e8f4bcfec344"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdTechs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdTechSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adtechs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdTechRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdTechRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdTech"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adtechName"}},{"kind":"Field","name":{"kind":"Name","value":"requiresJobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"requiresChargedCpm"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryList"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<AdTechsQuery, AdTechsQueryVariables>;
export const AdTechDocument = {"__meta__":{"hash":"ada6f8808b53413db93f693b5bf1ac0e736f2a55eba3ee9b67f9e17e51166c32"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdTech"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adtech"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdTechRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdTechRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdTech"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adtechName"}},{"kind":"Field","name":{"kind":"Name","value":"requiresJobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"requiresChargedCpm"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryList"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<AdTechQuery, AdTechQueryVariables>;
export const CreateAdTechDocument = {"__meta__":{"hash":"6cd2df5d41986cc243b84f3179b873d4dd091caf417c31b060bd836226280673"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAdTech"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdTechInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createAdTech"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdTechRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdTechRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdTech"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adtechName"}},{"kind":"Field","name":{"kind":"Name","value":"requiresJobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"requiresChargedCpm"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryList"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<CreateAdTechMutation, CreateAdTechMutationVariables>;
export const UpdateAdTechDocument = {"__meta__":{"hash":"ae9ad27746504dac4d3c94835cedd458f82df3fefa90e70fdd4c6b7a07618839"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAdTech"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AdTechInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateAdTech"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdTechRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdTechRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdTech"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adtechName"}},{"kind":"Field","name":{"kind":"Name","value":"requiresJobNumber"}},{"kind":"Field","name":{"kind":"Name","value":"requiresChargedCpm"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryList"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<UpdateAdTechMutation, UpdateAdTechMutationVariables>;
export const AlertsDocument = {"__meta__":{"hash":"bd62026888fce6e06402a4c3307ac0ca83f4e5f654766cd11a649e5ecfa1f086"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Alerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alerts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AlertRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alertsCheckedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AlertRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AlertEpisode"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"tagKind"}},{"kind":"Field","name":{"kind":"Name","value":"tagId"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]} as unknown as DocumentNode<AlertsQuery, AlertsQueryVariables>;
export const BroadcastersDocument = {"__meta__":{"hash":"1f3bdae5d0db62f863640bd501585fa474ab785e4d194e45b8e9a5930ccfe385"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Broadcasters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BroadcasterSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"broadcasters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BroadcasterRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BroadcasterRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Broadcaster"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"broadcasterName"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryList"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<BroadcastersQuery, BroadcastersQueryVariables>;
export const BroadcasterDocument = {"__meta__":{"hash":"9dc25dda4c1f92fe7ec497501da07fa9c8c4b7013d278ea669b945c1409d886c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Broadcaster"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"broadcaster"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BroadcasterRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BroadcasterRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Broadcaster"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"broadcasterName"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryList"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<BroadcasterQuery, BroadcasterQueryVariables>;
export const CreateBroadcasterDocument = {"__meta__":{"hash":"2023f1ba9a1707d759c417f8b140a11387cc47f3f4e3c8d19accbfe951513eaa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBroadcaster"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BroadcasterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createBroadcaster"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BroadcasterRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BroadcasterRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Broadcaster"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"broadcasterName"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryList"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<CreateBroadcasterMutation, CreateBroadcasterMutationVariables>;
export const UpdateBroadcasterDocument = {"__meta__":{"hash":"3bbf03c127e86c651b41dbb5cb4e992a7964ebe249172b24ecaa3c162d78c0e5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBroadcaster"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BroadcasterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBroadcaster"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BroadcasterRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BroadcasterRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Broadcaster"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"broadcasterName"}},{"kind":"Field","name":{"kind":"Name","value":"countryCode"}},{"kind":"Field","name":{"kind":"Name","value":"countryList"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<UpdateBroadcasterMutation, UpdateBroadcasterMutationVariables>;
export const ChannelsDocument = {"__meta__":{"hash":"d4e0bd40f6f9ab410ac933dd5d69f9ff5ac5e08f4ff4bd7b2135c5e5f19635c2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Channels"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChannelSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channels"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChannelRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChannelRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Channel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerType"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<ChannelsQuery, ChannelsQueryVariables>;
export const ChannelDocument = {"__meta__":{"hash":"c4510d8a714f070f01694404ff4a2f7348d5adedcec118e688c06481dc7c8d09"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Channel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"channel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChannelRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChannelRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Channel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerType"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<ChannelQuery, ChannelQueryVariables>;
export const CreateChannelDocument = {"__meta__":{"hash":"e86ff8c1f63812e70afbd12f352d6f984e73a449c453f3e19070415e8fd105c5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateChannel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChannelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createChannel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChannelRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChannelRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Channel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerType"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<CreateChannelMutation, CreateChannelMutationVariables>;
export const UpdateChannelDocument = {"__meta__":{"hash":"bd0602b8beec4c58f8ca7fe0f3b24f7156380ff878f72e69bcb6920a0fc2ac97"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateChannel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChannelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateChannel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChannelRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChannelRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Channel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"channelName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"ownerType"}},{"kind":"Field","name":{"kind":"Name","value":"ownerId"}},{"kind":"Field","name":{"kind":"Name","value":"ownerName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<UpdateChannelMutation, UpdateChannelMutationVariables>;
export const SystemAdminCountriesDocument = {"__meta__":{"hash":"7b455ae75c70cf34153d61098fd737e3f1b90ac3d0a29841ff1842185967131e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SystemAdminCountries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SystemAdminCountriesQuery, SystemAdminCountriesQueryVariables>;
export const CacheHealthDocument = {"__meta__":{"hash":"987e58f184c1275c6fee78067fc40cfdef6f04dd2c7c133f655cdeae191785e0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CacheHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cacheHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CacheNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EdgeServerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EdgeServerStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"server"}},{"kind":"Field","name":{"kind":"Name","value":"hostName"}},{"kind":"Field","name":{"kind":"Name","value":"logEntries"}},{"kind":"Field","name":{"kind":"Name","value":"seenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CacheNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CacheHealth"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"latencyMs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"info"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"uptimeSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"connectedClients"}},{"kind":"Field","name":{"kind":"Name","value":"memoryUsedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"memoryPeakBytes"}},{"kind":"Field","name":{"kind":"Name","value":"memoryLimitBytes"}},{"kind":"Field","name":{"kind":"Name","value":"memoryUsagePercent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"strain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opsPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"averageLatencyMs"}},{"kind":"Field","name":{"kind":"Name","value":"memoryUsedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"memoryUsagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"connectedClients"}},{"kind":"Field","name":{"kind":"Name","value":"criticalIssues"}},{"kind":"Field","name":{"kind":"Name","value":"edgeServers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeServers"}},{"kind":"Field","name":{"kind":"Name","value":"totalLogEntries"}},{"kind":"Field","name":{"kind":"Name","value":"servers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EdgeServerRow"}}]}}]}}]}}]}}]} as unknown as DocumentNode<CacheHealthQuery, CacheHealthQueryVariables>;
export const WatchCacheHealthDocument = {"__meta__":{"hash":"d293cec95166bb619a80539cdc33020e7638b2b21bdf7b8dab5135852e1fa758"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WatchCacheHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cacheHealth"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CacheNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EdgeServerRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EdgeServerStatus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"server"}},{"kind":"Field","name":{"kind":"Name","value":"hostName"}},{"kind":"Field","name":{"kind":"Name","value":"logEntries"}},{"kind":"Field","name":{"kind":"Name","value":"seenAt"}},{"kind":"Field","name":{"kind":"Name","value":"isActive"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CacheNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CacheHealth"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"latencyMs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"info"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"uptimeSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"connectedClients"}},{"kind":"Field","name":{"kind":"Name","value":"memoryUsedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"memoryPeakBytes"}},{"kind":"Field","name":{"kind":"Name","value":"memoryLimitBytes"}},{"kind":"Field","name":{"kind":"Name","value":"memoryUsagePercent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"strain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"opsPerSecond"}},{"kind":"Field","name":{"kind":"Name","value":"averageLatencyMs"}},{"kind":"Field","name":{"kind":"Name","value":"memoryUsedBytes"}},{"kind":"Field","name":{"kind":"Name","value":"memoryUsagePercent"}},{"kind":"Field","name":{"kind":"Name","value":"connectedClients"}},{"kind":"Field","name":{"kind":"Name","value":"criticalIssues"}},{"kind":"Field","name":{"kind":"Name","value":"edgeServers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeServers"}},{"kind":"Field","name":{"kind":"Name","value":"totalLogEntries"}},{"kind":"Field","name":{"kind":"Name","value":"servers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EdgeServerRow"}}]}}]}}]}}]}}]} as unknown as DocumentNode<WatchCacheHealthSubscription, WatchCacheHealthSubscriptionVariables>;
export const DeadLetterReasonsDocument = {"__meta__":{"hash":"c125f9c557ab211445acb6567c683e346bcce1a044efdb704e11271721be098f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeadLetterReasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deadLetterSummaries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeadLetterReasonRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeadLetterReasonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeadLetterSummary"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"letters"}},{"kind":"Field","name":{"kind":"Name","value":"firstAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastAt"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}}]}}]} as unknown as DocumentNode<DeadLetterReasonsQuery, DeadLetterReasonsQueryVariables>;
export const DeadLettersDocument = {"__meta__":{"hash":"24b65a76f03277f65cad468b00f55ed544e3735f464d0bf433899a66c74c8876"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeadLetters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deadLetters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DeadLetterRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeadLetterRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DeadLetter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"entry"}},{"kind":"Field","name":{"kind":"Name","value":"partition"}},{"kind":"Field","name":{"kind":"Name","value":"putAsideAt"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"tagId"}}]}}]} as unknown as DocumentNode<DeadLettersQuery, DeadLettersQueryVariables>;
export const ReplayDeadLettersDocument = {"__meta__":{"hash":"d4e60eccbc2f65559fe73d4d41634a2ab4dfd4fd3e8298b7363451c3ea7b55c1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplayDeadLetters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"choice"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeadLetterChoice"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replayDeadLetters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"choice"},"value":{"kind":"Variable","name":{"kind":"Name","value":"choice"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replayed"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}},{"kind":"Field","name":{"kind":"Name","value":"untried"}}]}}]}}]} as unknown as DocumentNode<ReplayDeadLettersMutation, ReplayDeadLettersMutationVariables>;
export const DiscardDeadLettersDocument = {"__meta__":{"hash":"987052b2370d8b822360545b0a5078a2ac74ef9f75a236bc34fc8a976af23b00"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardDeadLetters"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"choice"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeadLetterChoice"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discardDeadLetters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"choice"},"value":{"kind":"Variable","name":{"kind":"Name","value":"choice"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"discarded"}}]}}]}}]} as unknown as DocumentNode<DiscardDeadLettersMutation, DiscardDeadLettersMutationVariables>;
export const LedgerDocument = {"__meta__":{"hash":"48c8b9e6aeda152b395b5444112a4d5869ecb1e1e51ce98534f8cd5c3eaf3332"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Ledger"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ledger"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"lag"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"averageMs"}},{"kind":"Field","name":{"kind":"Name","value":"longestMs"}},{"kind":"Field","name":{"kind":"Name","value":"oldestWaitingMs"}}]}},{"kind":"Field","name":{"kind":"Name","value":"total"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"stored"}},{"kind":"Field","name":{"kind":"Name","value":"filteredBot"}},{"kind":"Field","name":{"kind":"Name","value":"filteredPrefetch"}},{"kind":"Field","name":{"kind":"Name","value":"filteredTest"}},{"kind":"Field","name":{"kind":"Name","value":"duplicate"}},{"kind":"Field","name":{"kind":"Name","value":"deadLettered"}},{"kind":"Field","name":{"kind":"Name","value":"erased"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"tagId"}},{"kind":"Field","name":{"kind":"Name","value":"tagName"}},{"kind":"Field","name":{"kind":"Name","value":"received"}},{"kind":"Field","name":{"kind":"Name","value":"stored"}},{"kind":"Field","name":{"kind":"Name","value":"filteredBot"}},{"kind":"Field","name":{"kind":"Name","value":"filteredPrefetch"}},{"kind":"Field","name":{"kind":"Name","value":"filteredTest"}},{"kind":"Field","name":{"kind":"Name","value":"duplicate"}},{"kind":"Field","name":{"kind":"Name","value":"deadLettered"}},{"kind":"Field","name":{"kind":"Name","value":"erased"}},{"kind":"Field","name":{"kind":"Name","value":"difference"}}]}}]}}]}}]} as unknown as DocumentNode<LedgerQuery, LedgerQueryVariables>;
export const QueuesDocument = {"__meta__":{"hash":"3890d0fc8514c0dabb3eaf09694a7c91d479c39aec40f4994ed6294d4f43aced"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Queues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"queueSnapshot"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QueuesNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QueueRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QueueStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"queue"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}},{"kind":"Field","name":{"kind":"Name","value":"memoryBytes"}},{"kind":"Field","name":{"kind":"Name","value":"messageRate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QueuesNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QueueSnapshot"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sampledAt"}},{"kind":"Field","name":{"kind":"Name","value":"queues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QueueRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalMessages"}},{"kind":"Field","name":{"kind":"Name","value":"totalConsumers"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<QueuesQuery, QueuesQueryVariables>;
export const WatchQueuesDocument = {"__meta__":{"hash":"0e3acdffd1761422086939bcac7876cfb5f37acc2df4b7f7a217a0b8cda6b304"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"WatchQueues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"queueStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QueuesNow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QueueRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QueueStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"queue"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}},{"kind":"Field","name":{"kind":"Name","value":"memoryBytes"}},{"kind":"Field","name":{"kind":"Name","value":"messageRate"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QueuesNow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QueueSnapshot"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sampledAt"}},{"kind":"Field","name":{"kind":"Name","value":"queues"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QueueRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"summary"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalMessages"}},{"kind":"Field","name":{"kind":"Name","value":"totalConsumers"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<WatchQueuesSubscription, WatchQueuesSubscriptionVariables>;
export const SuperAdminReadinessDocument = {"__meta__":{"hash":"c864a85ae41868bc7adff0919c161724edaa016cd9028ca972e664274ba0e189"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SuperAdminReadiness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"broadcasters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"customers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<SuperAdminReadinessQuery, SuperAdminReadinessQueryVariables>;
export const DirectUsersDocument = {"__meta__":{"hash":"86a3b777ea1bdb970fe82b6ce1bf7669b37cd853b7c0413a21ed6cadf6ed5428"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DirectUsers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"users"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DirectUserRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DirectUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<DirectUsersQuery, DirectUsersQueryVariables>;
export const DirectUserDocument = {"__meta__":{"hash":"2ded4c5433e860df4c0bb129be427e33a4dc7f6e63d5ce4106ff752054a70cad"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DirectUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DirectUserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DirectUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<DirectUserQuery, DirectUserQueryVariables>;
export const CreateDirectUserDocument = {"__meta__":{"hash":"c694e9f082ed20a63101b546cf969af1413d4781fd2c22127996cb1e1c033e69"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDirectUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDirectUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DirectUserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DirectUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<CreateDirectUserMutation, CreateDirectUserMutationVariables>;
export const UpdateDirectUserDocument = {"__meta__":{"hash":"945f1820504665ffa68ac2a4fc818e794936f1be3d1a86a7940ac1bb61172b39"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDirectUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DirectUserRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DirectUserRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"pendingEmail"}},{"kind":"Field","name":{"kind":"Name","value":"admin"}},{"kind":"Field","name":{"kind":"Name","value":"entityType"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"entityName"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"}}]}}]} as unknown as DocumentNode<UpdateDirectUserMutation, UpdateDirectUserMutationVariables>;
export const RelationshipsDocument = {"__meta__":{"hash":"2910e91fec9771f7b7c8e9dfcf96ee95755050f96894bd3e7c77e920e6017baa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Relationships"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"descending"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"relationships"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"descending"},"value":{"kind":"Variable","name":{"kind":"Name","value":"descending"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RelationshipRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RelationshipRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Relationship"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"customerId"}},{"kind":"Field","name":{"kind":"Name","value":"customerName"}},{"kind":"Field","name":{"kind":"Name","value":"broadcasterId"}},{"kind":"Field","name":{"kind":"Name","value":"broadcasterName"}},{"kind":"Field","name":{"kind":"Name","value":"agencyId"}},{"kind":"Field","name":{"kind":"Name","value":"agencyName"}},{"kind":"Field","name":{"kind":"Name","value":"adtechId"}},{"kind":"Field","name":{"kind":"Name","value":"adtechName"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}}]} as unknown as DocumentNode<RelationshipsQuery, RelationshipsQueryVariables>;
export const CreateRelationshipDocument = {"__meta__":{"hash":"c553a15f73ee29aa9ae530fcd3547e3f62c0ca3fd3be21526d3250765bc87cd5"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateRelationship"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RelationshipInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createRelationship"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"relationship"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isNew"}}]}}]}}]} as unknown as DocumentNode<CreateRelationshipMutation, CreateRelationshipMutationVariables>;
export const RemoveRelationshipDocument = {"__meta__":{"hash":"0ed91fc52ed6e28b487fea0434e7209706af8f5fca74f99e902879b7100d7eaa"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveRelationship"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeRelationship"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveRelationshipMutation, RemoveRelationshipMutationVariables>;
export const OrganisationOptionsDocument = {"__meta__":{"hash":"767064e915d14006fa9c40fb40f238d6eeb91e5ded9688e7c91a498e77ddb2a0"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OrganisationOptions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"country"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ofCustomers"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ofAgencies"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ofBroadcasters"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ofAdTechs"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"customers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"country"},"value":{"kind":"Variable","name":{"kind":"Name","value":"country"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ofCustomers"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"custName"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"agencies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"country"},"value":{"kind":"Variable","name":{"kind":"Name","value":"country"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ofAgencies"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"agencyName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"broadcasters"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"country"},"value":{"kind":"Variable","name":{"kind":"Name","value":"country"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ofBroadcasters"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"broadcasterName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"adtechs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"country"},"value":{"kind":"Variable","name":{"kind":"Name","value":"country"}}}],"directives":[{"kind":"Directive","name":{"kind":"Name","value":"include"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"if"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ofAdTechs"}}}]}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"adtechName"}}]}}]}}]}}]} as unknown as DocumentNode<OrganisationOptionsQuery, OrganisationOptionsQueryVariables>;
export const useSignOutMutation = (options?: useMutation.Options<SignOutMutation, SignOutMutationVariables>) =>
  useMutation(SignOutDocument, options);

export const useChangePasswordMutation = (options?: useMutation.Options<ChangePasswordMutation, ChangePasswordMutationVariables>) =>
  useMutation(ChangePasswordDocument, options);

export const useOwnSessionsQuery = (
  options?: (useQuery.Options<OwnSessionsQuery, OwnSessionsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(OwnSessionsDocument, options as useQuery.Options<OwnSessionsQuery, OwnSessionsQueryVariables> & { returnPartialData?: false });

export const useOwnSessionsLazyQuery = (options?: useLazyQuery.Options<OwnSessionsQuery, OwnSessionsQueryVariables>) =>
  useLazyQuery(OwnSessionsDocument, options);

export const useEndOtherSessionsMutation = (options?: useMutation.Options<EndOtherSessionsMutation, EndOtherSessionsMutationVariables>) =>
  useMutation(EndOtherSessionsDocument, options);

export const useExportMyDataQuery = (
  options?: (useQuery.Options<ExportMyDataQuery, ExportMyDataQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(ExportMyDataDocument, options as useQuery.Options<ExportMyDataQuery, ExportMyDataQueryVariables> & { returnPartialData?: false });

export const useExportMyDataLazyQuery = (options?: useLazyQuery.Options<ExportMyDataQuery, ExportMyDataQueryVariables>) =>
  useLazyQuery(ExportMyDataDocument, options);

export const useSecondFactorQuery = (
  options?: (useQuery.Options<SecondFactorQuery, SecondFactorQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(SecondFactorDocument, options as useQuery.Options<SecondFactorQuery, SecondFactorQueryVariables> & { returnPartialData?: false });

export const useSecondFactorLazyQuery = (options?: useLazyQuery.Options<SecondFactorQuery, SecondFactorQueryVariables>) =>
  useLazyQuery(SecondFactorDocument, options);

export const useBeginCodeAppMutation = (options?: useMutation.Options<BeginCodeAppMutation, BeginCodeAppMutationVariables>) =>
  useMutation(BeginCodeAppDocument, options);

export const useConfirmCodeAppMutation = (options?: useMutation.Options<ConfirmCodeAppMutation, ConfirmCodeAppMutationVariables>) =>
  useMutation(ConfirmCodeAppDocument, options);

export const useRemoveCodeAppMutation = (options?: useMutation.Options<RemoveCodeAppMutation, RemoveCodeAppMutationVariables>) =>
  useMutation(RemoveCodeAppDocument, options);

export const useRenewRecoveryCodesMutation = (options?: useMutation.Options<RenewRecoveryCodesMutation, RenewRecoveryCodesMutationVariables>) =>
  useMutation(RenewRecoveryCodesDocument, options);

export const useBeginPasskeyMutation = (options?: useMutation.Options<BeginPasskeyMutation, BeginPasskeyMutationVariables>) =>
  useMutation(BeginPasskeyDocument, options);

export const useAddPasskeyMutation = (options?: useMutation.Options<AddPasskeyMutation, AddPasskeyMutationVariables>) =>
  useMutation(AddPasskeyDocument, options);

export const useRemovePasskeyMutation = (options?: useMutation.Options<RemovePasskeyMutation, RemovePasskeyMutationVariables>) =>
  useMutation(RemovePasskeyDocument, options);

export const useRenamePasskeyMutation = (options?: useMutation.Options<RenamePasskeyMutation, RenamePasskeyMutationVariables>) =>
  useMutation(RenamePasskeyDocument, options);

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

export const useRotateApiKeyMutation = (options?: useMutation.Options<RotateApiKeyMutation, RotateApiKeyMutationVariables>) =>
  useMutation(RotateApiKeyDocument, options);

export const useRevokeApiKeyMutation = (options?: useMutation.Options<RevokeApiKeyMutation, RevokeApiKeyMutationVariables>) =>
  useMutation(RevokeApiKeyDocument, options);

export const useIncomingRequestsQuery = (
  options: (useQuery.Options<IncomingRequestsQuery, IncomingRequestsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(IncomingRequestsDocument, options as useQuery.Options<IncomingRequestsQuery, IncomingRequestsQueryVariables> & { returnPartialData?: false });

export const useIncomingRequestsLazyQuery = (options?: useLazyQuery.Options<IncomingRequestsQuery, IncomingRequestsQueryVariables>) =>
  useLazyQuery(IncomingRequestsDocument, options);

export const useWaitingRequestsQuery = (
  options: (useQuery.Options<WaitingRequestsQuery, WaitingRequestsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(WaitingRequestsDocument, options as useQuery.Options<WaitingRequestsQuery, WaitingRequestsQueryVariables> & { returnPartialData?: false });

export const useWaitingRequestsLazyQuery = (options?: useLazyQuery.Options<WaitingRequestsQuery, WaitingRequestsQueryVariables>) =>
  useLazyQuery(WaitingRequestsDocument, options);

export const useAllRequestsQuery = (
  options: (useQuery.Options<AllRequestsQuery, AllRequestsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(AllRequestsDocument, options as useQuery.Options<AllRequestsQuery, AllRequestsQueryVariables> & { returnPartialData?: false });

export const useAllRequestsLazyQuery = (options?: useLazyQuery.Options<AllRequestsQuery, AllRequestsQueryVariables>) =>
  useLazyQuery(AllRequestsDocument, options);

export const useAssociationsQuery = (
  options: (useQuery.Options<AssociationsQuery, AssociationsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(AssociationsDocument, options as useQuery.Options<AssociationsQuery, AssociationsQueryVariables> & { returnPartialData?: false });

export const useAssociationsLazyQuery = (options?: useLazyQuery.Options<AssociationsQuery, AssociationsQueryVariables>) =>
  useLazyQuery(AssociationsDocument, options);

export const useAcceptAssociationMutation = (options?: useMutation.Options<AcceptAssociationMutation, AcceptAssociationMutationVariables>) =>
  useMutation(AcceptAssociationDocument, options);

export const useDeclineAssociationMutation = (options?: useMutation.Options<DeclineAssociationMutation, DeclineAssociationMutationVariables>) =>
  useMutation(DeclineAssociationDocument, options);

export const useWithdrawAssociationMutation = (options?: useMutation.Options<WithdrawAssociationMutation, WithdrawAssociationMutationVariables>) =>
  useMutation(WithdrawAssociationDocument, options);

export const useEndAssociationMutation = (options?: useMutation.Options<EndAssociationMutation, EndAssociationMutationVariables>) =>
  useMutation(EndAssociationDocument, options);

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

export const useConnectionCodesQuery = (
  options: (useQuery.Options<ConnectionCodesQuery, ConnectionCodesQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(ConnectionCodesDocument, options as useQuery.Options<ConnectionCodesQuery, ConnectionCodesQueryVariables> & { returnPartialData?: false });

export const useConnectionCodesLazyQuery = (options?: useLazyQuery.Options<ConnectionCodesQuery, ConnectionCodesQueryVariables>) =>
  useLazyQuery(ConnectionCodesDocument, options);

export const useCreateConnectionCodeMutation = (options?: useMutation.Options<CreateConnectionCodeMutation, CreateConnectionCodeMutationVariables>) =>
  useMutation(CreateConnectionCodeDocument, options);

export const useRevokeConnectionCodeMutation = (options?: useMutation.Options<RevokeConnectionCodeMutation, RevokeConnectionCodeMutationVariables>) =>
  useMutation(RevokeConnectionCodeDocument, options);

export const useConnectWithCodeMutation = (options?: useMutation.Options<ConnectWithCodeMutation, ConnectWithCodeMutationVariables>) =>
  useMutation(ConnectWithCodeDocument, options);

export const useOrganisationSignInQuery = (
  options: (useQuery.Options<OrganisationSignInQuery, OrganisationSignInQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(OrganisationSignInDocument, options as useQuery.Options<OrganisationSignInQuery, OrganisationSignInQueryVariables> & { returnPartialData?: false });

export const useOrganisationSignInLazyQuery = (options?: useLazyQuery.Options<OrganisationSignInQuery, OrganisationSignInQueryVariables>) =>
  useLazyQuery(OrganisationSignInDocument, options);

export const useUpdateOrganisationSignInMutation = (options?: useMutation.Options<UpdateOrganisationSignInMutation, UpdateOrganisationSignInMutationVariables>) =>
  useMutation(UpdateOrganisationSignInDocument, options);

export const useSsoSettingsQuery = (
  options?: (useQuery.Options<SsoSettingsQuery, SsoSettingsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(SsoSettingsDocument, options as useQuery.Options<SsoSettingsQuery, SsoSettingsQueryVariables> & { returnPartialData?: false });

export const useSsoSettingsLazyQuery = (options?: useLazyQuery.Options<SsoSettingsQuery, SsoSettingsQueryVariables>) =>
  useLazyQuery(SsoSettingsDocument, options);

export const useSaveSsoConnectionMutation = (options?: useMutation.Options<SaveSsoConnectionMutation, SaveSsoConnectionMutationVariables>) =>
  useMutation(SaveSsoConnectionDocument, options);

export const useRemoveSsoConnectionMutation = (options?: useMutation.Options<RemoveSsoConnectionMutation, RemoveSsoConnectionMutationVariables>) =>
  useMutation(RemoveSsoConnectionDocument, options);

export const useAddSsoDomainMutation = (options?: useMutation.Options<AddSsoDomainMutation, AddSsoDomainMutationVariables>) =>
  useMutation(AddSsoDomainDocument, options);

export const useVerifySsoDomainMutation = (options?: useMutation.Options<VerifySsoDomainMutation, VerifySsoDomainMutationVariables>) =>
  useMutation(VerifySsoDomainDocument, options);

export const useRemoveSsoDomainMutation = (options?: useMutation.Options<RemoveSsoDomainMutation, RemoveSsoDomainMutationVariables>) =>
  useMutation(RemoveSsoDomainDocument, options);

export const useTestCompanySignInMutation = (options?: useMutation.Options<TestCompanySignInMutation, TestCompanySignInMutationVariables>) =>
  useMutation(TestCompanySignInDocument, options);

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

export const useWithdrawEmailChangeMutation = (options?: useMutation.Options<WithdrawEmailChangeMutation, WithdrawEmailChangeMutationVariables>) =>
  useMutation(WithdrawEmailChangeDocument, options);

export const useResendInvitationMutation = (options?: useMutation.Options<ResendInvitationMutation, ResendInvitationMutationVariables>) =>
  useMutation(ResendInvitationDocument, options);

export const useArchivedUsersQuery = (
  options?: (useQuery.Options<ArchivedUsersQuery, ArchivedUsersQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(ArchivedUsersDocument, options as useQuery.Options<ArchivedUsersQuery, ArchivedUsersQueryVariables> & { returnPartialData?: false });

export const useArchivedUsersLazyQuery = (options?: useLazyQuery.Options<ArchivedUsersQuery, ArchivedUsersQueryVariables>) =>
  useLazyQuery(ArchivedUsersDocument, options);

export const useEraseUserMutation = (options?: useMutation.Options<EraseUserMutation, EraseUserMutationVariables>) =>
  useMutation(EraseUserDocument, options);

export const useResetSecondFactorMutation = (options?: useMutation.Options<ResetSecondFactorMutation, ResetSecondFactorMutationVariables>) =>
  useMutation(ResetSecondFactorDocument, options);

export const useWebhooksQuery = (
  options?: (useQuery.Options<WebhooksQuery, WebhooksQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(WebhooksDocument, options as useQuery.Options<WebhooksQuery, WebhooksQueryVariables> & { returnPartialData?: false });

export const useWebhooksLazyQuery = (options?: useLazyQuery.Options<WebhooksQuery, WebhooksQueryVariables>) =>
  useLazyQuery(WebhooksDocument, options);

export const useWebhookDeliveriesQuery = (
  options: (useQuery.Options<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(WebhookDeliveriesDocument, options as useQuery.Options<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables> & { returnPartialData?: false });

export const useWebhookDeliveriesLazyQuery = (options?: useLazyQuery.Options<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>) =>
  useLazyQuery(WebhookDeliveriesDocument, options);

export const useCreateWebhookMutation = (options?: useMutation.Options<CreateWebhookMutation, CreateWebhookMutationVariables>) =>
  useMutation(CreateWebhookDocument, options);

export const useUpdateWebhookMutation = (options?: useMutation.Options<UpdateWebhookMutation, UpdateWebhookMutationVariables>) =>
  useMutation(UpdateWebhookDocument, options);

export const useRotateWebhookSecretMutation = (options?: useMutation.Options<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>) =>
  useMutation(RotateWebhookSecretDocument, options);

export const useArchiveWebhookMutation = (options?: useMutation.Options<ArchiveWebhookMutation, ArchiveWebhookMutationVariables>) =>
  useMutation(ArchiveWebhookDocument, options);

export const useSendTestWebhookMutation = (options?: useMutation.Options<SendTestWebhookMutation, SendTestWebhookMutationVariables>) =>
  useMutation(SendTestWebhookDocument, options);

export const useReplayWebhookDeliveryMutation = (options?: useMutation.Options<ReplayWebhookDeliveryMutation, ReplayWebhookDeliveryMutationVariables>) =>
  useMutation(ReplayWebhookDeliveryDocument, options);

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

export const useTagDoctorQuery = (
  options: (useQuery.Options<TagDoctorQuery, TagDoctorQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(TagDoctorDocument, options as useQuery.Options<TagDoctorQuery, TagDoctorQueryVariables> & { returnPartialData?: false });

export const useTagDoctorLazyQuery = (options?: useLazyQuery.Options<TagDoctorQuery, TagDoctorQueryVariables>) =>
  useLazyQuery(TagDoctorDocument, options);

export const useTestTagMutation = (options?: useMutation.Options<TestTagMutation, TestTagMutationVariables>) =>
  useMutation(TestTagDocument, options);

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

export const useWatchDashboardSubscription = (
  options: useSubscription.Options<WatchDashboardSubscription, WatchDashboardSubscriptionVariables> | SkipToken,
) => useSubscription(WatchDashboardDocument, options as useSubscription.Options<WatchDashboardSubscription, WatchDashboardSubscriptionVariables>);

export const useMapTilesQuery = (
  options?: (useQuery.Options<MapTilesQuery, MapTilesQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(MapTilesDocument, options as useQuery.Options<MapTilesQuery, MapTilesQueryVariables> & { returnPartialData?: false });

export const useMapTilesLazyQuery = (options?: useLazyQuery.Options<MapTilesQuery, MapTilesQueryVariables>) =>
  useLazyQuery(MapTilesDocument, options);

export const useSavedViewsQuery = (
  options?: (useQuery.Options<SavedViewsQuery, SavedViewsQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(SavedViewsDocument, options as useQuery.Options<SavedViewsQuery, SavedViewsQueryVariables> & { returnPartialData?: false });

export const useSavedViewsLazyQuery = (options?: useLazyQuery.Options<SavedViewsQuery, SavedViewsQueryVariables>) =>
  useLazyQuery(SavedViewsDocument, options);

export const useReportReadersQuery = (
  options: (useQuery.Options<ReportReadersQuery, ReportReadersQueryVariables> & { returnPartialData?: false }) | SkipToken,
) => useQuery(ReportReadersDocument, options as useQuery.Options<ReportReadersQuery, ReportReadersQueryVariables> & { returnPartialData?: false });

export const useReportReadersLazyQuery = (options?: useLazyQuery.Options<ReportReadersQuery, ReportReadersQueryVariables>) =>
  useLazyQuery(ReportReadersDocument, options);

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