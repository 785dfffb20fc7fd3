import { createConnectionCode } from '#server/domains/organisations/association/connection-code/connection-code.service.js';
import { createSandbox } from '#server/sandbox/sandbox.service.js';
import { buildAgency, buildCustomer, buildRelationship } from '#server/testing/factories.js';
import {
  byAdmins,
  bySellersAndAgencies,
  bySuperAdmin,
  type AllowedChanges,
} from './allowed-change.js';
import { ALLOWED_PEOPLE } from './allowed-people.js';
import { ALLOWED_REPORTS } from './allowed-reports.js';

const ofSandbox = byAdmins(async ({ ctxOf }) => {
  await createSandbox(ctxOf());
  return { args: {} };
});

/**
 * A relationship of a client that the caller made, so that its end takes its name from the
 * client's record.
 */
const ofOwnClient = bySellersAndAgencies(async ({ ctxOf, em }) => {
  const { actor } = ctxOf();
  const [kind, creatorId] = [actor?.entityType ?? 'SYSTEM', actor?.entityId ?? 0];
  const made = { createdByEntityType: kind, createdByEntityId: creatorId };
  const { id: customerId } = await buildCustomer(em(), made);
  const side = { [`${kind.toLowerCase()}Id`]: creatorId };
  const { id } = await buildRelationship(em(), { customerId, ...side });
  return { args: { id } };
});

/**
 * Changes that fail for everybody on the records of the world, with what makes them succeed, and
 * changes that write more on other records.
 */
export const ALLOWED_CHANGES: AllowedChanges = {
  ...ALLOWED_PEOPLE,
  ...ALLOWED_REPORTS,

  'Mutation.connectWithCode': bySellersAndAgencies(async ({ ctxOf, world }) => {
    const { code } = await createConnectionCode(ctxOf('ROLE_ADMIN'), world.outsiderId);
    return { args: { code } };
  }),
  'Mutation.endAssociation': ofOwnClient,
  'Mutation.restoreCustomer': bySuperAdmin(async ({ em }) => {
    const { id } = await buildCustomer(em(), { archivedAt: new Date() });
    return { args: { id }, about: { table: 'customer', id } };
  }),
  'Mutation.restoreAgency': bySuperAdmin(async ({ em }) => {
    const { id } = await buildAgency(em(), { archivedAt: new Date() });
    return { args: { id }, about: { table: 'agency', id } };
  }),
  'Mutation.resetSandbox': ofSandbox,
  'Mutation.removeSandbox': ofSandbox,
};

const BY_COOKIE = 'The cookie belongs to a response; the walk tries the same session by signIn.';

/** Changes that succeed for nobody here, and why. */
export const NEVER_ALLOWED: Readonly<Record<string, string>> = {
  'Mutation.openPageSession': BY_COOKIE,
  'Mutation.renewPageSession': BY_COOKIE,
  'Mutation.openPageSessionWithPasskey': BY_COOKIE,
  'Mutation.addPasskey': 'A browser answers the challenge; passkey.test.ts has one.',
  'Mutation.verifySsoDomain': 'It asks DNS; sso-settings.test.ts answers in its place.',
  'Mutation.startCompanySignIn': 'It asks a provider; company-sign-in.test.ts has one.',
};
