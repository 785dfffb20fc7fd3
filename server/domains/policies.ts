import { bookingPolicy } from './campaigns/booking.policy.js';
import { campaignPolicy } from './campaigns/campaign.policy.js';
import { creativePolicy } from './campaigns/creative.policy.js';
import { deadLetterPolicy } from './monitoring/dead-letter.policy.js';
import { monitoringPolicy } from './monitoring/monitoring.policy.js';
import { adtechGroupPolicy } from './organisations/ad-tech-group.policy.js';
import { adtechPolicy } from './organisations/ad-tech.policy.js';
import { agencyPolicy } from './organisations/agency.policy.js';
import { associationRequestPolicy } from './organisations/association/association-request.policy.js';
import { associationPolicy } from './organisations/association/association.policy.js';
import { connectionCodePolicy } from './organisations/association/connection-code.policy.js';
import { archivedOrganisationPolicy } from './organisations/archived-organisation.policy.js';
import { broadcasterPolicy } from './organisations/broadcaster.policy.js';
import { channelPolicy } from './organisations/channel.policy.js';
import { customerPolicy } from './organisations/customer.policy.js';
import { relationshipPolicy } from './organisations/relationship.policy.js';
import { apiKeyPolicy } from './people/api-key.policy.js';
import { userPolicy } from './people/user.policy.js';
import { reportSchedulePolicy } from '../reports/schedules/report-schedule.policy.js';
import { savedViewPolicy } from '../reports/views/saved-view.policy.js';
import { impressionTagPolicy } from './tags/impression-tag.policy.js';
import { siteTagPolicy } from './tags/site-tag.policy.js';
import { webhookPolicy } from './webhooks/webhook.policy.js';

/** Every policy; docs/permissions.md is printed from them. */
export const policies = [
  ...[userPolicy, apiKeyPolicy, webhookPolicy],
  ...[agencyPolicy, customerPolicy, broadcasterPolicy, adtechPolicy, adtechGroupPolicy, channelPolicy],
  ...[associationRequestPolicy, associationPolicy, connectionCodePolicy],
  ...[relationshipPolicy, campaignPolicy, bookingPolicy, creativePolicy, impressionTagPolicy, siteTagPolicy],
  ...[savedViewPolicy, reportSchedulePolicy],
  archivedOrganisationPolicy,
  monitoringPolicy,
  deadLetterPolicy,
];
