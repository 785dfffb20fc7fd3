import { roleAllows } from '#server/access/roles/permissions.js';
import {
  isSystem,
  open,
  type CaseContext,
  type OperationCase,
  type Outcome,
} from './operation-case.js';

/** A super admin names an organisation, all others mean their own. */
const organisation = ({ caller, world }: CaseContext) =>
  isSystem(caller) ? { entityType: 'AGENCY', entityId: world.organisations.AGENCY } : {};

const onOrganisation = (args: Record<string, unknown>, ...outcomes: Outcome[]): OperationCase => ({
  action: 'ssoConnection.update',
  args: (context) => ({ ...organisation(context), ...args }),
  outcomes: ({ actor }) =>
    actor && outcomes.length > 0 && roleAllows(actor, 'ssoConnection.update')
      ? outcomes
      : undefined,
});

const PROVIDER = { issuer: 'https://login.example', clientId: 'infinitum', clientSecret: 'hush' };
const DOMAIN = { domain: 'walk.example' };

export const SSO_CASES: Record<string, OperationCase> = {
  'Query.ssoSettings': { action: 'ssoConnection.view', args: organisation },
  'Mutation.saveSsoConnection': {
    action: 'ssoConnection.update',
    args: (context) => ({ input: { ...organisation(context), ...PROVIDER } }),
  },
  // Whether a provider is set up depends on the order of the walk.
  'Mutation.addSsoDomain': onOrganisation(DOMAIN, 'OK', 'CONFLICT', 'NOT_FOUND'),
  'Mutation.verifySsoDomain': onOrganisation({ domain: 'unclaimed.example' }, 'NOT_FOUND'),
  'Mutation.removeSsoDomain': onOrganisation({ domain: 'unclaimed.example' }, 'NOT_FOUND'),
  'Mutation.removeSsoConnection': onOrganisation({}, 'OK', 'NOT_FOUND'),
  'Mutation.startCompanySignIn': open(
    { email: 'nobody@example.com' },
    // The walk calls it without a cookie.
    'UNAUTHENTICATED',
    'INVALID',
    'TOO_MANY_REQUESTS',
  ),
};
