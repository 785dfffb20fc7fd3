import { describe, expect, test } from '@jest/globals';
import { ENTITY_TYPES, type Actor, type EntityType } from '#server/access/identity/actor.js';
import { ACTIONS, roleAllows, type Action } from './permissions.js';
import { authorize, definePolicy, isAllowed, viewerCan } from './policy.js';
import { permissionLevelOf, roleOf } from './role.js';

const actor = (entityType: EntityType, admin: boolean): Actor => ({
  userId: 1,
  role: roleOf(entityType, admin),
  entityType,
  entityId: entityType === 'SYSTEM' ? null : 7,
  permissionLevel: permissionLevelOf(entityType, admin),
  countryCode: 'NZ',
  countryList: ['NZ'],
  via: { session: 'x' },
});

const ROLES = ENTITY_TYPES.flatMap((type) =>
  type === 'SYSTEM' ? [actor(type, true)] : [actor(type, true), actor(type, false)],
);
const rolesThatMay = (action: Action) =>
  ROLES.filter((one) => roleAllows(one, action)).map(({ role }) => role);

const ADMINS = [
  'ROLE_CUSTOMER_ADMIN',
  'ROLE_AGENCY_ADMIN',
  'ROLE_BROADCASTER_ADMIN',
  'ROLE_ADTECH_ADMIN',
];
const both = (...kinds: string[]) =>
  kinds.flatMap((kind) => [`ROLE_${kind}_ADMIN`, `ROLE_${kind}_USER`]);

/** The documented rights, role by role. */
const EXPECTED: [action: Action, roles: string[]][] = [
  ['user.create', ADMINS],
  ['user.update', ADMINS],
  ['user.archive', ADMINS],
  ['user.createDirect', []],
  ['apiKey.create', ADMINS],
  ['agency.create', both('CUSTOMER', 'BROADCASTER', 'ADTECH')],
  ['agency.associate', ['ROLE_CUSTOMER_ADMIN', 'ROLE_BROADCASTER_ADMIN', 'ROLE_ADTECH_ADMIN']],
  ['customer.create', both('AGENCY', 'BROADCASTER', 'ADTECH')],
  ['customer.associate', ['ROLE_AGENCY_ADMIN', 'ROLE_BROADCASTER_ADMIN', 'ROLE_ADTECH_ADMIN']],
  ['associationRequest.accept', ['ROLE_CUSTOMER_ADMIN', 'ROLE_AGENCY_ADMIN']],
  ['associationRequest.decline', ['ROLE_CUSTOMER_ADMIN', 'ROLE_AGENCY_ADMIN']],
  ['associationRequest.withdraw', ADMINS],
  ['association.end', ADMINS],
  ['connectionCode.create', ['ROLE_CUSTOMER_ADMIN']],
  ['broadcaster.create', []],
  ['channel.create', []],
  ['adtech.update', []],
  ['adtechGroup.create', []],
  ['relationship.create', []],
  ['monitoring.view', []],
  ['campaign.create', both('CUSTOMER', 'AGENCY', 'BROADCASTER', 'ADTECH')],
  ['booking.update', both('CUSTOMER', 'AGENCY', 'BROADCASTER', 'ADTECH')],
  ['creative.create', both('CUSTOMER', 'AGENCY', 'BROADCASTER', 'ADTECH')],
  ['siteTag.update', both('CUSTOMER', 'AGENCY', 'BROADCASTER', 'ADTECH')],
];

describe('roles', () => {
  test.each(EXPECTED)('%s is for the super admin and for %j', (action, roles) => {
    expect(rolesThatMay(action).sort()).toEqual(['ROLE_ADMIN', ...roles].sort());
  });

  test('let a super admin do everything and an API key change nothing', () => {
    const superAdmin = actor('SYSTEM', true);
    const key: Actor = { ...superAdmin, via: { apiKey: 1, scopes: ['read', 'events:write'] } };
    expect(ACTIONS.every((action) => roleAllows(superAdmin, action))).toBe(true);
    expect(ACTIONS.some((action) => roleAllows(key, action))).toBe(false);
  });

  test('let an API key with the scope campaigns:write change what belongs to campaigns, and nothing else', () => {
    const key: Actor = {
      ...actor('AGENCY', false),
      userId: null,
      via: { apiKey: 1, scopes: ['campaigns:write'] },
    };

    const verbs = (noun: string) =>
      ['create', 'update', 'archive', 'restore'].map((verb) => `${noun}.${verb}`);
    expect(ACTIONS.filter((action) => roleAllows(key, action))).toEqual([
      ...['campaign', 'booking', 'creative'].flatMap(verbs),
      'impressionTag.save',
      ...verbs('siteTag'),
    ]);
  });

  test('let an API key with the scope webhooks do to webhooks what an admin may, and nothing else', () => {
    for (const entityType of ['AGENCY', 'SYSTEM'] as const) {
      const key: Actor = {
        ...actor(entityType, false),
        userId: null,
        via: { apiKey: 1, scopes: ['webhooks'] },
      };

      expect(ACTIONS.filter((action) => roleAllows(key, action))).toEqual(
        ['list', 'create', 'update', 'archive'].map((verb) => `webhook.${verb}`),
      );
    }
  });
});

describe('a policy', () => {
  const policy = definePolicy<{ id: number }>()(
    'agency',
    { update: (one, { id }) => one.entityId === id },
    { update: 'its own' },
  );
  const admin = actor('AGENCY', true);

  test('narrows what a role may by the record', () => {
    expect(isAllowed(admin, policy, 'update', { id: 7 })).toBe(true);
    expect(isAllowed(admin, policy, 'update', { id: 8 })).toBe(false);
    expect(isAllowed(actor('AGENCY', false), policy, 'update', { id: 7 })).toBe(false);
    expect(isAllowed(actor('SYSTEM', true), policy, 'update', { id: 8 })).toBe(true);
  });

  test('refuses when no record is passed', () => {
    expect(() => authorize(admin, policy, 'update')).toThrow(
      'You do not have permission to do this',
    );
  });

  test('asks its rule only about the kinds of organisation that it narrows', () => {
    const ofSellers = definePolicy<{ id: number }>()(
      'siteTag',
      { update: (one, { id }) => one.entityId === id },
      { update: { of: ['BROADCASTER', 'ADTECH'], only: 'those it made' } },
    );

    const may = (type: EntityType, id: number) =>
      isAllowed(actor(type, false), ofSellers, 'update', { id });

    expect([may('CUSTOMER', 8), may('AGENCY', 8), may('SYSTEM', 8)]).toEqual([true, true, true]);
    expect([may('BROADCASTER', 8), may('ADTECH', 8)]).toEqual([false, false]);
    expect([may('BROADCASTER', 7), may('ADTECH', 7)]).toEqual([true, true]);
  });

  test('returns the verbs a person may use on a record', () => {
    expect(viewerCan(admin, policy, { id: 7 })).toEqual(['update', 'archive']);
    expect(viewerCan(admin, policy, { id: 8 })).toEqual(['archive']);
  });
});
