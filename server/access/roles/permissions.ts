import { roleRow, type EntityType } from '#schema/roles.js';
import type { Actor, ApiKeyScope } from '#server/access/identity/actor.js';

type OrganisationType = Exclude<EntityType, 'SYSTEM'>;

interface Grant {
  /** Kinds of organisation whose admins may do the action. */
  admins: readonly OrganisationType[];
  /** Kinds of organisation whose plain users may do the action. */
  users: readonly OrganisationType[];
}

const EVERY: readonly OrganisationType[] = ['CUSTOMER', 'AGENCY', 'BROADCASTER', 'ADTECH'];
const AGENCY_KINDS: readonly OrganisationType[] = ['CUSTOMER', 'BROADCASTER', 'ADTECH'];
const CUSTOMER_KINDS: readonly OrganisationType[] = ['AGENCY', 'BROADCASTER', 'ADTECH'];
/** The kind that owns the money, and the kind that plans it. */
const CLIENT_SIDE: readonly OrganisationType[] = ['CUSTOMER', 'AGENCY'];
/** The kinds that receive association requests. */
const ASKED_KINDS: readonly OrganisationType[] = ['CUSTOMER', 'AGENCY'];

const superAdmins: Grant = { admins: [], users: [] };
const everyone: Grant = { admins: EVERY, users: EVERY };
const adminsOf = (kinds: readonly OrganisationType[]): Grant => ({ admins: kinds, users: [] });
const membersOf = (kinds: readonly OrganisationType[]): Grant => ({ admins: kinds, users: kinds });

/**
 * The actions of each role; a super admin may do everything. A policy narrows them by record. To
 * add an action, add a row `noun.verb` and, where it depends on the record, a rule to the noun's
 * policy.
 */
export const PERMISSIONS = {
  'user.create': adminsOf(EVERY),
  'user.update': adminsOf(EVERY),
  'user.archive': adminsOf(EVERY),
  'user.erase': adminsOf(EVERY),
  'user.eraseEverywhere': superAdmins,
  'user.resendInvitation': adminsOf(EVERY),
  'user.createDirect': superAdmins,
  'user.resetSecondFactor': superAdmins,
  'organisationSignIn.update': adminsOf(EVERY),
  'apiKey.list': adminsOf(EVERY),
  'apiKey.create': adminsOf(EVERY),
  'apiKey.rotate': adminsOf(EVERY),
  'apiKey.revoke': adminsOf(EVERY),
  'sandbox.view': adminsOf(EVERY),
  'sandbox.create': adminsOf(EVERY),
  'sandbox.reset': adminsOf(EVERY),
  'sandbox.remove': adminsOf(EVERY),
  'ssoConnection.view': adminsOf(EVERY),
  'ssoConnection.update': adminsOf(EVERY),
  'webhook.list': adminsOf(EVERY),
  'webhook.create': adminsOf(EVERY),
  'webhook.update': adminsOf(EVERY),
  'webhook.archive': adminsOf(EVERY),
  'agency.create': membersOf(AGENCY_KINDS),
  'agency.associate': adminsOf(AGENCY_KINDS),
  'agency.update': adminsOf(EVERY),
  'agency.archive': adminsOf(EVERY),
  'customer.create': membersOf(CUSTOMER_KINDS),
  'customer.associate': adminsOf(CUSTOMER_KINDS),
  'customer.update': adminsOf(EVERY),
  'customer.archive': adminsOf(EVERY),
  'associationRequest.list': adminsOf(EVERY),
  'associationRequest.accept': adminsOf(ASKED_KINDS),
  'associationRequest.decline': adminsOf(ASKED_KINDS),
  'associationRequest.withdraw': adminsOf(EVERY),
  'association.list': adminsOf(EVERY),
  'association.end': adminsOf(EVERY),
  'connectionCode.list': adminsOf(['CUSTOMER']),
  'connectionCode.create': adminsOf(['CUSTOMER']),
  'connectionCode.revoke': adminsOf(['CUSTOMER']),
  'broadcaster.create': superAdmins,
  'broadcaster.update': superAdmins,
  'adtech.create': superAdmins,
  'adtech.update': superAdmins,
  'adtechGroup.list': superAdmins,
  'adtechGroup.create': superAdmins,
  'adtechGroup.update': superAdmins,
  'channel.create': superAdmins,
  'channel.update': superAdmins,
  'relationship.list': superAdmins,
  'relationship.create': superAdmins,
  'relationship.archive': superAdmins,
  'archivedOrganisation.list': superAdmins,
  'archivedOrganisation.restore': superAdmins,
  'campaign.create': everyone,
  'campaign.update': everyone,
  'campaign.archive': everyone,
  'campaign.restore': everyone,
  'booking.create': everyone,
  'booking.update': everyone,
  'booking.archive': everyone,
  'booking.restore': everyone,
  'creative.create': everyone,
  'creative.update': everyone,
  'creative.archive': everyone,
  'creative.restore': everyone,
  'experiment.create': membersOf(CLIENT_SIDE),
  'experiment.update': membersOf(CLIENT_SIDE),
  'experiment.stop': membersOf(CLIENT_SIDE),
  'impressionTag.save': everyone,
  'impressionTag.test': everyone,
  'siteTag.create': everyone,
  'siteTag.update': everyone,
  'siteTag.archive': everyone,
  'siteTag.restore': everyone,
  'siteTag.test': everyone,
  'savedView.create': everyone,
  'savedView.update': everyone,
  'savedView.archive': everyone,
  'sharedLink.create': everyone,
  'sharedLink.revoke': everyone,
  'reportSchedule.save': everyone,
  'reportSchedule.archive': everyone,
  'reportSchedule.send': everyone,
  'monitoring.view': superAdmins,
  'deadLetter.replay': superAdmins,
  'deadLetter.discard': superAdmins,
  'viewer.erase': superAdmins,
  'viewer.export': superAdmins,
} as const satisfies Record<string, Grant>;

export type Action = keyof typeof PERMISSIONS;
export const ACTIONS = Object.keys(PERMISSIONS) as Action[]; // Object.keys forgets that these are the keys.

const CAMPAIGN_WRITES: ReadonlySet<Action> = new Set([
  ...(['create', 'update', 'archive', 'restore'] as const).flatMap((verb) => [
    `campaign.${verb}` as const,
    `booking.${verb}` as const,
    `creative.${verb}` as const,
    `siteTag.${verb}` as const,
  ]),
  'impressionTag.save' as const,
]);

const WEBHOOK_ACTIONS: ReadonlySet<Action> = new Set([
  'webhook.list',
  'webhook.create',
  'webhook.update',
  'webhook.archive',
]);

interface KeyGrant {
  actions: ReadonlySet<Action>;
  /** True lets the key act as an admin of its organisation, false as a plain user. */
  asAdmin: boolean;
}

/** Rights of the scopes of an API key, as far as its organisation has them. */
const KEY_GRANTS: Partial<Record<ApiKeyScope, KeyGrant>> = {
  'campaigns:write': { actions: CAMPAIGN_WRITES, asAdmin: false },
  // An admin gave the key this scope, and plain users have no webhooks.
  webhooks: { actions: WEBHOOK_ACTIONS, asAdmin: true },
};

/**
 * Returns true where the role may do the action on some record. An API key may do only the actions
 * of its scopes.
 */
export function roleAllows(actor: Actor, action: Action): boolean {
  if (!('apiKey' in actor.via))
    return mayDo(actor.entityType, actor.permissionLevel === 'ADMIN', action);

  const grants = actor.via.scopes.map((scope) => KEY_GRANTS[scope]);
  const grant = grants.find((one) => one?.actions.has(action));
  return grant !== undefined && mayDo(actor.entityType, grant.asAdmin, action);
}

function mayDo(kind: EntityType, isAdmin: boolean, action: Action): boolean {
  const { entityType, may } = roleRow(kind, isAdmin);
  if (may === 'everything') return true;

  const grant: Grant = PERMISSIONS[action];
  return grant[may].includes(entityType);
}
