import { bookingPolicy } from './campaigns/booking/booking.policy.js';
import { campaignPolicy } from './campaigns/campaign/campaign.policy.js';
import { creativePolicy } from './campaigns/creative/creative.policy.js';
import { deadLetterPolicy } from './monitoring/dead-letters/dead-letter.policy.js';
import { monitoringPolicy } from './monitoring/live/monitoring.policy.js';
import { experimentPolicy } from './experiments/experiment.policy.js';
import { adtechGroupPolicy } from './organisations/ad-tech/ad-tech-group.policy.js';
import { adtechPolicy } from './organisations/ad-tech/ad-tech.policy.js';
import { agencyPolicy } from './organisations/agency/agency.policy.js';
import { associationRequestPolicy } from './organisations/association/request/association-request.policy.js';
import { associationPolicy } from './organisations/association/association.policy.js';
import { connectionCodePolicy } from './organisations/association/connection-code/connection-code.policy.js';
import { archivedOrganisationPolicy } from './organisations/archived/archived-organisation.policy.js';
import { broadcasterPolicy } from './organisations/broadcaster/broadcaster.policy.js';
import { channelPolicy } from './organisations/channel/channel.policy.js';
import { customerPolicy } from './organisations/customer/customer.policy.js';
import { relationshipPolicy } from './organisations/relationship/relationship.policy.js';
import { apiKeyPolicy } from './people/api-key/api-key.policy.js';
import { organisationSignInPolicy } from './people/organisation-sign-in/organisation-sign-in.policy.js';
import { sandboxPolicy } from './sandbox/sandbox.policy.js';
import { ssoConnectionPolicy } from './people/sso/connection/sso-connection.policy.js';
import { userPolicy } from './people/user/user.policy.js';
import { reportSchedulePolicy } from '#server/reports/schedules/report-schedule.policy.js';
import { sharedLinkPolicy } from '#server/reports/shared-links/shared-link.policy.js';
import { savedViewPolicy } from '#server/reports/saved-views/saved-view.policy.js';
import { impressionTagPolicy } from './tags/impression-tag/impression-tag.policy.js';
import { siteTagPolicy } from './tags/site-tag/site-tag.policy.js';
import { viewerPolicy } from './viewer-requests/viewer.policy.js';
import { webhookPolicy } from './webhooks/endpoint/webhook.policy.js';

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
