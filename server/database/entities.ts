import type { EntityClass } from '@mikro-orm/core';
import { AuditEntry } from '#server/access/audit/audit-entry.entity.js';
import { OutgoingMail } from '#server/core/mail/outgoing-mail.entity.js';
import { Booking } from '#server/domains/campaigns/booking/booking.entity.js';
import { Campaign } from '#server/domains/campaigns/campaign/campaign.entity.js';
import { Creative } from '#server/domains/campaigns/creative/creative.entity.js';
import { AlertEpisode } from '#server/operations/alerts/alert-episode.entity.js';
import { AlertWatch } from '#server/operations/alerts/alert-watch.entity.js';
import { AdTechGroup } from '#server/domains/organisations/ad-tech/ad-tech-group.entity.js';
import { AdTech } from '#server/domains/organisations/ad-tech/ad-tech.entity.js';
import { Agency } from '#server/domains/organisations/agency/agency.entity.js';
import { AssociationRequest } from '#server/domains/organisations/association/request/association-request.entity.js';
import { ConnectionCode } from '#server/domains/organisations/association/connection-code/connection-code.entity.js';
import { Broadcaster } from '#server/domains/organisations/broadcaster/broadcaster.entity.js';
import { Channel } from '#server/domains/organisations/channel/channel.entity.js';
import { Country } from '#server/domains/organisations/reference/country.entity.js';
import { Customer } from '#server/domains/organisations/customer/customer.entity.js';
import { Region } from '#server/domains/organisations/reference/region.entity.js';
import { Relationship } from '#server/domains/organisations/relationship/relationship.entity.js';
import { Taxonomy } from '#server/domains/organisations/reference/taxonomy.entity.js';
import { ApiKey } from '#server/domains/people/api-key/api-key.entity.js';
import { EmailChange } from '#server/domains/people/email-change/email-change.entity.js';
import { OrganisationSignIn } from '#server/domains/people/organisation-sign-in/organisation-sign-in.entity.js';
import { CodeApp } from '#server/domains/people/second-factor/code-app/code-app.entity.js';
import { Passkey } from '#server/domains/people/second-factor/passkey/passkey.entity.js';
import { RecoveryCode } from '#server/domains/people/second-factor/recovery-code/recovery-code.entity.js';
import { OneTimeToken } from '#server/domains/people/one-time-token/one-time-token.entity.js';
import { RefreshToken } from '#server/domains/people/sessions/refresh-token.entity.js';
import { Session } from '#server/domains/people/sessions/session.entity.js';
import { SsoConnection } from '#server/domains/people/sso/connection/sso-connection.entity.js';
import { SsoDomain } from '#server/domains/people/sso/domain/sso-domain.entity.js';
import { SsoIdentity } from '#server/domains/people/sso/sign-in/sso-identity.entity.js';
import { User } from '#server/domains/people/user/user.entity.js';
import { Sandbox } from '#server/sandbox/sandbox.entity.js';
import { SandboxLeftover } from '#server/sandbox/sandbox-leftover.entity.js';
import { ImpressionTag } from '#server/domains/tags/impression-tag/impression-tag.entity.js';
import { SiteTag } from '#server/domains/tags/site-tag/site-tag.entity.js';
import { WebhookAttempt } from '#server/domains/webhooks/delivery/webhook-attempt.entity.js';
import { WebhookDelivery } from '#server/domains/webhooks/delivery/webhook-delivery.entity.js';
import { WebhookEndpoint } from '#server/domains/webhooks/endpoint/webhook-endpoint.entity.js';
import { WebhookEvent } from '#server/domains/webhooks/event/webhook-event.entity.js';
import { Experiment } from '#server/experiments/experiment.entity.js';
import { ReportDelivery } from '#server/reports/runs/report-delivery.entity.js';
import { ReportRun } from '#server/reports/runs/report-run.entity.js';
import { OutsideQuestion } from '#server/reports/outside-readers/outside-question.entity.js';
import { ReportRecipient } from '#server/reports/schedules/report-recipient.entity.js';
import { ReportSchedule } from '#server/reports/schedules/report-schedule.entity.js';
import { TagSheetMail } from '#server/reports/tag-sheets/tag-sheet-mail.entity.js';
import { HourlyReading } from '#server/reports/shared-links/hourly-reading.entity.js';
import { SharedLink } from '#server/reports/shared-links/shared-link.entity.js';
import { SavedView } from '#server/reports/saved-views/saved-view.entity.js';

/**
 * Every table outside the event store. To add an entity, add it here and run `npm run
 * migration:create`.
 */
export const entities: EntityClass<object>[] = [
  Country,
  Region,
  Taxonomy,
  Customer,
  Agency,
  Broadcaster,
  AdTech,
  AdTechGroup,
  Channel,
  Relationship,
  AssociationRequest,
  ConnectionCode,
  User,
  Session,
  RefreshToken,
  OneTimeToken,
  EmailChange,
  ApiKey,
  AuditEntry,
  OutgoingMail,
  CodeApp,
  RecoveryCode,
  Passkey,
  OrganisationSignIn,
  SsoConnection,
  SsoDomain,
  SsoIdentity,
  Campaign,
  Booking,
  Creative,
  ImpressionTag,
  SiteTag,
  Experiment,
  Sandbox,
  SandboxLeftover,
  AlertEpisode,
  AlertWatch,
  WebhookEndpoint,
  WebhookEvent,
  WebhookDelivery,
  WebhookAttempt,
  SavedView,
  ReportSchedule,
  OutsideQuestion,
  ReportRecipient,
  ReportRun,
  ReportDelivery,
  SharedLink,
  HourlyReading,
  TagSheetMail,
];
