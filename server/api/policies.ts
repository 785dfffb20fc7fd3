import { bookingPolicy } from '#server/domains/campaigns/booking/booking.policy.js';
import { campaignPolicy } from '#server/domains/campaigns/campaign/campaign.policy.js';
import { creativePolicy } from '#server/domains/campaigns/creative/creative.policy.js';
import { deadLetterPolicy } from '#server/operations/dead-letters/dead-letter.policy.js';
import { monitoringPolicy } from '#server/operations/live/monitoring.policy.js';
import { experimentPolicy } from '#server/experiments/experiment.policy.js';
import { adtechGroupPolicy } from '#server/domains/organisations/ad-tech/ad-tech-group.policy.js';
import { adtechPolicy } from '#server/domains/organisations/ad-tech/ad-tech.policy.js';
import { agencyPolicy } from '#server/domains/organisations/agency/agency.policy.js';
import { associationRequestPolicy } from '#server/domains/organisations/association/request/association-request.policy.js';
import { associationPolicy } from '#server/domains/organisations/association/association.policy.js';
import { connectionCodePolicy } from '#server/domains/organisations/association/connection-code/connection-code.policy.js';
import { archivedOrganisationPolicy } from '#server/domains/organisations/archived/archived-organisation.policy.js';
import { broadcasterPolicy } from '#server/domains/organisations/broadcaster/broadcaster.policy.js';
import { channelPolicy } from '#server/domains/organisations/channel/channel.policy.js';
import { customerPolicy } from '#server/domains/organisations/customer/customer.policy.js';
import { relationshipPolicy } from '#server/domains/organisations/relationship/relationship.policy.js';
import { apiKeyPolicy } from '#server/domains/people/api-key/api-key.policy.js';
import { organisationSignInPolicy } from '#server/domains/people/organisation-sign-in/organisation-sign-in.policy.js';
import { sandboxPolicy } from '#server/sandbox/sandbox.policy.js';
import { ssoConnectionPolicy } from '#server/domains/people/sso/connection/sso-connection.policy.js';
import { userPolicy } from '#server/domains/people/user/user.policy.js';
import { reportSchedulePolicy } from '#server/reports/schedules/report-schedule.policy.js';
import { sharedLinkPolicy } from '#server/reports/shared-links/shared-link.policy.js';
import { savedViewPolicy } from '#server/reports/saved-views/saved-view.policy.js';
import { impressionTagPolicy } from '#server/domains/tags/impression-tag/impression-tag.policy.js';
import { siteTagPolicy } from '#server/domains/tags/site-tag/site-tag.policy.js';
import { viewerPolicy } from '#server/operations/viewer-requests/viewer.policy.js';
import { webhookPolicy } from '#server/domains/webhooks/endpoint/webhook.policy.js';

/** Every policy; docs/permissions.md is printed from them. */
export const policies = [
  userPolicy,
  organisationSignInPolicy,
  ssoConnectionPolicy,
  apiKeyPolicy,
  webhookPolicy,
  sandboxPolicy,
  agencyPolicy,
  customerPolicy,
  broadcasterPolicy,
  adtechPolicy,
  adtechGroupPolicy,
  channelPolicy,
  associationRequestPolicy,
  associationPolicy,
  connectionCodePolicy,
  relationshipPolicy,
  campaignPolicy,
  bookingPolicy,
  creativePolicy,
  experimentPolicy,
  impressionTagPolicy,
  siteTagPolicy,
  savedViewPolicy,
  reportSchedulePolicy,
  sharedLinkPolicy,
  archivedOrganisationPolicy,
  monitoringPolicy,
  deadLetterPolicy,
  viewerPolicy,
];
