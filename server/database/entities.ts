import type { EntityClass } from '@mikro-orm/core';
import { AuditEntry } from '../access/audit-entry.entity.js';
import { OutgoingMail } from '../core/mail/outgoing-mail.entity.js';
import { Booking } from '../domains/campaigns/booking.entity.js';
import { Campaign } from '../domains/campaigns/campaign.entity.js';
import { Creative } from '../domains/campaigns/creative.entity.js';
import { AlertEpisode } from '../domains/monitoring/alerts/alert-episode.entity.js';
import { AlertWatch } from '../domains/monitoring/alerts/alert-watch.entity.js';
import { AdTechGroup } from '../domains/organisations/ad-tech-group.entity.js';
import { AdTech } from '../domains/organisations/ad-tech.entity.js';
import { Agency } from '../domains/organisations/agency.entity.js';
import { AssociationRequest } from '../domains/organisations/association/association-request.entity.js';
import { ConnectionCode } from '../domains/organisations/association/connection-code.entity.js';
import { Broadcaster } from '../domains/organisations/broadcaster.entity.js';
import { Channel } from '../domains/organisations/channel.entity.js';
import { Country } from '../domains/organisations/country.entity.js';
import { Customer } from '../domains/organisations/customer.entity.js';
import { Region } from '../domains/organisations/region.entity.js';
import { Relationship } from '../domains/organisations/relationship.entity.js';
import { Taxonomy } from '../domains/organisations/taxonomy.entity.js';
import { ApiKey } from '../domains/people/api-key.entity.js';
import { EmailChange } from '../domains/people/email-change/email-change.entity.js';
import { OneTimeToken } from '../domains/people/one-time-token.entity.js';
import { RefreshToken } from '../domains/people/refresh-token.entity.js';
import { Session } from '../domains/people/session.entity.js';
import { User } from '../domains/people/user.entity.js';
import { ImpressionTag } from '../domains/tags/impression-tag.entity.js';
import { SiteTag } from '../domains/tags/site-tag.entity.js';
import { WebhookAttempt } from '../domains/webhooks/webhook-attempt.entity.js';
import { WebhookDelivery } from '../domains/webhooks/webhook-delivery.entity.js';
import { WebhookEndpoint } from '../domains/webhooks/webhook-endpoint.entity.js';
import { WebhookEvent } from '../domains/webhooks/webhook-event.entity.js';
import { ReportDelivery } from '../reports/runs/report-delivery.entity.js';
import { ReportRun } from '../reports/runs/report-run.entity.js';
import { ReportRecipient } from '../reports/schedules/report-recipient.entity.js';
import { ReportSchedule } from '../reports/schedules/report-schedule.entity.js';
import { SavedView } from '../reports/views/saved-view.entity.js';

/** Every table outside the event store. A new entity is added here, then `npm run migration:create`. */
export const entities: EntityClass<object>[] = [
  ...[Country, Region, Taxonomy],
  ...[Customer, Agency, Broadcaster, AdTech, AdTechGroup, Channel, Relationship],
  ...[AssociationRequest, ConnectionCode],
  ...[User, Session, RefreshToken, OneTimeToken, EmailChange, ApiKey, AuditEntry, OutgoingMail],
  ...[Campaign, Booking, Creative],
  ...[ImpressionTag, SiteTag],
  ...[AlertEpisode, AlertWatch],
  ...[WebhookEndpoint, WebhookEvent, WebhookDelivery, WebhookAttempt],
  ...[SavedView, ReportSchedule, ReportRecipient, ReportRun, ReportDelivery],
];
