import type { NonEmptyArray } from 'type-graphql';
import { DashboardResolver } from '../../analytics/dashboard.resolver.js';
import { MapTilesResolver } from '../../analytics/map-tiles/map-tiles.resolver.js';
import { OverviewResolver } from '../../analytics/overview/overview.resolver.js';
import { BookingResolver } from '../../domains/campaigns/booking.resolver.js';
import { CampaignResolver } from '../../domains/campaigns/campaign.resolver.js';
import { ContentSummaryResolver } from '../../domains/campaigns/content-summary.resolver.js';
import { CreativeResolver } from '../../domains/campaigns/creative.resolver.js';
import { TerritorialContextResolver } from '../../domains/campaigns/territorial-context.resolver.js';
import { HistoryResolver } from '../../domains/history/history.resolver.js';
import { ActiveUsersResolver } from '../../domains/monitoring/active-users.resolver.js';
import { CacheHealthResolver } from '../../domains/monitoring/cache-health.resolver.js';
import { DailyActivityResolver } from '../../domains/monitoring/daily-activity.resolver.js';
import { DeadLetterResolver } from '../../domains/monitoring/dead-letter.resolver.js';
import { AlertsResolver } from '../../domains/monitoring/alerts/alerts.resolver.js';
import { TagDoctorResolver } from '../../domains/monitoring/tag-doctor/tag-doctor.resolver.js';
import { LedgerResolver } from '../../domains/monitoring/ledger.resolver.js';
import { QueueStatsResolver } from '../../domains/monitoring/queue-stats.resolver.js';
import { AdTechGroupResolver } from '../../domains/organisations/ad-tech-group.resolver.js';
import { AdTechResolver } from '../../domains/organisations/ad-tech.resolver.js';
import { AssociationRequestResolver } from '../../domains/organisations/association/association-request.resolver.js';
import { AssociationResolver } from '../../domains/organisations/association/association.resolver.js';
import { ConnectionCodeResolver } from '../../domains/organisations/association/connection-code.resolver.js';
import { AgencyResolver } from '../../domains/organisations/agency.resolver.js';
import { ArchivedOrganisationResolver } from '../../domains/organisations/archived-organisation.resolver.js';
import { BroadcasterResolver } from '../../domains/organisations/broadcaster.resolver.js';
import { ChannelResolver } from '../../domains/organisations/channel.resolver.js';
import { CustomerResolver } from '../../domains/organisations/customer.resolver.js';
import { ReferenceResolver } from '../../domains/organisations/reference.resolver.js';
import { RelationshipResolver } from '../../domains/organisations/relationship.resolver.js';
import { ApiKeyResolver } from '../../domains/people/api-key.resolver.js';
import { EmailChangeResolver } from '../../domains/people/email-change/email-change.resolver.js';
import { InvitationResolver } from '../../domains/people/invitation.resolver.js';
import { ChangePasswordResolver } from '../../domains/people/password/change-password.resolver.js';
import { PasswordResetResolver } from '../../domains/people/password-reset.resolver.js';
import { SignInResolver } from '../../domains/people/sign-in.resolver.js';
import { SessionResolver } from '../../domains/people/sessions/session.resolver.js';
import { UserResolver } from '../../domains/people/user.resolver.js';
import { ImpressionTagResolver } from '../../domains/tags/impression-tag.resolver.js';
import { WebhookDeliveryResolver } from '../../domains/webhooks/webhook-delivery.resolver.js';
import { WebhookEndpointResolver } from '../../domains/webhooks/webhook-endpoint.resolver.js';
import { SiteTagResolver } from '../../domains/tags/site-tag.resolver.js';
import { ReportRunResolver, ReportScheduleResolver } from '../../reports/schedules/report-schedule.resolver.js';
import { ReportSubscriptionResolver } from '../../reports/subscriptions/report-subscription.resolver.js';
import { SavedViewResolver } from '../../reports/views/saved-view.resolver.js';
import { NodeResolver } from './nodes/node.resolver.js';

/** Every resolver of the schema, room by room. A new one is a line here; then `npm run schema` prints the contract anew. */
export const resolvers: NonEmptyArray<new () => object> = [
  // people
  ApiKeyResolver,
  ChangePasswordResolver,
  EmailChangeResolver,
  InvitationResolver,
  PasswordResetResolver,
  SessionResolver,
  SignInResolver,
  UserResolver,
  // webhooks
  WebhookDeliveryResolver,
  WebhookEndpointResolver,
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
  ReferenceResolver,
  RelationshipResolver,
  // campaigns
  BookingResolver,
  CampaignResolver,
  ContentSummaryResolver,
  CreativeResolver,
  TerritorialContextResolver,
  // tags
  ImpressionTagResolver,
  SiteTagResolver,
  // any record by its node id
  NodeResolver,
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
  // reports
  ReportRunResolver,
  ReportScheduleResolver,
  ReportSubscriptionResolver,
  SavedViewResolver,
  // analytics
  DashboardResolver,
  MapTilesResolver,
  OverviewResolver,
];
