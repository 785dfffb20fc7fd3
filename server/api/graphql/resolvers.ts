import { ArchiveResolver } from '#server/records/archive/archive.resolver.js';
import { ChangesResolver } from '#server/records/changes/changes.resolver.js';
import type { NonEmptyArray } from 'type-graphql';
import {
  BookingChildrenResolver,
  CampaignChildrenResolver,
  CreativeChildrenResolver,
} from './edges/child-edges.resolver.js';
import { CustomerChildrenResolver } from './edges/customer-edges.resolver.js';
import {
  BookingParentsResolver,
  CampaignParentsResolver,
  CreativeParentsResolver,
  ExperimentParentsResolver,
  ImpressionTagParentsResolver,
  SiteTagParentsResolver,
} from './edges/parent-edges.resolver.js';
import { DashboardResolver } from '#server/analytics/dashboard.resolver.js';
import {
  DashboardEffectResolver,
  EffectResolver,
} from '#server/analytics/effect/effect.resolver.js';
import { MapTilesResolver } from '#server/analytics/map-tiles/map-tiles.resolver.js';
import { OverviewResolver } from '#server/analytics/overview/overview.resolver.js';
import {
  BookingPacingResolver,
  OverviewPacingResolver,
} from '#server/api/graphql/edges/pacing.resolver.js';
import { ReportResolver } from '#server/analytics/report-query/report.resolver.js';
import { ExperimentResolver } from '#server/experiments/experiment.resolver.js';
import { RegionPlanResolver } from '#server/experiments/regions/region-plan.resolver.js';
import { BookingResolver } from '#server/domains/campaigns/booking/booking.resolver.js';
import { CampaignResolver } from '#server/domains/campaigns/campaign/campaign.resolver.js';
import { ContentSummaryResolver } from '#server/domains/campaigns/content/content-summary.resolver.js';
import { CreativeResolver } from '#server/domains/campaigns/creative/creative.resolver.js';
import { TerritorialContextResolver } from '#server/domains/campaigns/booking/territorial-context.resolver.js';
import { HistoryResolver } from '#server/records/history/history.resolver.js';
import { ActiveUsersResolver } from '#server/operations/live/active-users/active-users.resolver.js';
import { CacheHealthResolver } from '#server/operations/live/cache-health/cache-health.resolver.js';
import { DailyActivityResolver } from '#server/operations/live/daily-activity/daily-activity.resolver.js';
import { DeadLetterResolver } from '#server/operations/dead-letters/dead-letter.resolver.js';
import { AlertsResolver } from '#server/operations/alerts/alerts.resolver.js';
import { TagDoctorResolver } from '#server/operations/tag-doctor/tag-doctor.resolver.js';
import { LedgerResolver } from '#server/operations/ledger/ledger.resolver.js';
import { QueueStatsResolver } from '#server/operations/live/queue-stats/queue-stats.resolver.js';
import { AdTechGroupResolver } from '#server/domains/organisations/ad-tech/ad-tech-group.resolver.js';
import { AdTechResolver } from '#server/domains/organisations/ad-tech/ad-tech.resolver.js';
import { AssociationRequestResolver } from '#server/domains/organisations/association/request/association-request.resolver.js';
import { AssociationResolver } from '#server/domains/organisations/association/association.resolver.js';
import { ConnectionCodeResolver } from '#server/domains/organisations/association/connection-code/connection-code.resolver.js';
import { AgencyResolver } from '#server/domains/organisations/agency/agency.resolver.js';
import { ArchivedOrganisationResolver } from '#server/domains/organisations/archived/archived-organisation.resolver.js';
import { BroadcasterResolver } from '#server/domains/organisations/broadcaster/broadcaster.resolver.js';
import { ChannelResolver } from '#server/domains/organisations/channel/channel.resolver.js';
import { CustomerResolver } from '#server/domains/organisations/customer/customer.resolver.js';
import { ReferenceResolver } from '#server/domains/organisations/reference/reference.resolver.js';
import { RelationshipResolver } from '#server/domains/organisations/relationship/relationship.resolver.js';
import { ApiKeyResolver } from '#server/domains/people/api-key/api-key.resolver.js';
import { SandboxResolver } from '#server/sandbox/sandbox.resolver.js';
import { EmailChangeResolver } from '#server/domains/people/email-change/email-change.resolver.js';
import { InvitationResolver } from '#server/domains/people/invitation/invitation.resolver.js';
import { ChangePasswordResolver } from '#server/domains/people/password/change-password.resolver.js';
import { PasswordResetResolver } from '#server/domains/people/password/password-reset.resolver.js';
import { SignInResolver } from '#server/domains/people/sign-in/sign-in.resolver.js';
import { OrganisationSignInResolver } from '#server/domains/people/organisation-sign-in/organisation-sign-in.resolver.js';
import { SecondFactorResolver } from '#server/domains/people/second-factor/second-factor.resolver.js';
import { SessionResolver } from '#server/domains/people/sessions/session.resolver.js';
import { UserErasureResolver } from '#server/domains/people/erasure/user-erasure.resolver.js';
import { SsoResolver } from '#server/domains/people/sso/sso.resolver.js';
import { UserResolver } from '#server/domains/people/user/user.resolver.js';
import { ImpressionTagResolver } from '#server/domains/tags/impression-tag/impression-tag.resolver.js';
import { ViewerResolver } from '#server/operations/viewer-requests/viewer.resolver.js';
import { WebhookDeliveryResolver } from '#server/domains/webhooks/delivery/webhook-delivery.resolver.js';
import { WebhookMessageResolver } from '#server/domains/webhooks/event/webhook-message.resolver.js';
import { WebhookEndpointResolver } from '#server/domains/webhooks/endpoint/webhook-endpoint.resolver.js';
import { SiteTagResolver } from '#server/domains/tags/site-tag/site-tag.resolver.js';
import {
  ReportRunResolver,
  ReportScheduleResolver,
} from '#server/reports/schedules/report-schedule.resolver.js';
import { OutsideReaderResolver } from '#server/reports/outside-readers/outside-reader.resolver.js';
import { ReportPreviewResolver } from '#server/reports/previews/report-preview.resolver.js';
import { TagSheetMailResolver } from '#server/reports/tag-sheets/tag-sheet-mail.resolver.js';
import { ReportSubscriptionResolver } from '#server/reports/subscriptions/report-subscription.resolver.js';
import { SharedLinkResolver } from '#server/reports/shared-links/shared-link.resolver.js';
import { SavedViewResolver } from '#server/reports/saved-views/saved-view.resolver.js';
import { RecordSearchResolver } from '#server/records/search/record-search.resolver.js';
import { NodeResolver } from './nodes/node.resolver.js';

/**
 * Every resolver of the schema, by folder. A new one is a line here; then `npm run generate` prints
 * the contract again.
 */
export const resolvers: NonEmptyArray<new () => object> = [
  // people
  ApiKeyResolver,
  SandboxResolver,
  SsoResolver,
  ChangePasswordResolver,
  EmailChangeResolver,
  InvitationResolver,
  PasswordResetResolver,
  SessionResolver,
  SignInResolver,
  UserErasureResolver,
  SecondFactorResolver,
  OrganisationSignInResolver,
  UserResolver,
  // webhooks
  WebhookDeliveryResolver,
  WebhookEndpointResolver,
  WebhookMessageResolver,
  // organisations
  AdTechGroupResolver,
  AdTechResolver,
  AgencyResolver,
  AssociationRequestResolver,
  AssociationResolver,
  ArchivedOrganisationResolver,
  BroadcasterResolver,
  ChannelResolver,
  ConnectionCodeResolver,
  CustomerResolver,
  CustomerChildrenResolver,
  ReferenceResolver,
  RelationshipResolver,
  // campaigns
  BookingResolver,
  BookingPacingResolver,
  ExperimentResolver,
  ExperimentParentsResolver,
  RegionPlanResolver,
  BookingParentsResolver,
  BookingChildrenResolver,
  CampaignResolver,
  CampaignParentsResolver,
  CampaignChildrenResolver,
  ContentSummaryResolver,
  CreativeResolver,
  CreativeParentsResolver,
  CreativeChildrenResolver,
  TerritorialContextResolver,
  // tags
  ImpressionTagResolver,
  ImpressionTagParentsResolver,
  SiteTagResolver,
  SiteTagParentsResolver,
  // any record by its node id, or by name
  NodeResolver,
  // archive
  ArchiveResolver,
  // changes
  ChangesResolver,
  RecordSearchResolver,
  // history
  HistoryResolver,
  // monitoring
  ActiveUsersResolver,
  CacheHealthResolver,
  DailyActivityResolver,
  DeadLetterResolver,
  AlertsResolver,
  LedgerResolver,
  TagDoctorResolver,
  QueueStatsResolver,
  // viewers
  ViewerResolver,
  // reports
  ReportRunResolver,
  ReportScheduleResolver,
  OutsideReaderResolver,
  TagSheetMailResolver,
  ReportPreviewResolver,
  ReportSubscriptionResolver,
  SavedViewResolver,
  SharedLinkResolver,
  // analytics
  DashboardResolver,
  DashboardEffectResolver,
  EffectResolver,
  MapTilesResolver,
  OverviewResolver,
  OverviewPacingResolver,
  ReportResolver,
];
