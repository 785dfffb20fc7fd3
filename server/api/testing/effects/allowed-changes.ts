import { createConnectionCode } from '#server/domains/organisations/association/connection-code/connection-code.service.js';
import { createSandbox } from '#server/domains/sandbox/sandbox.service.js';
import { buildAgency, buildCustomer } from '#server/testing/factories.js';
import {
  byAdmins,
  bySuperAdmin,
  type AllowedChange,
  type AllowedChanges,
} from './allowed-change.js';
import { ALLOWED_PEOPLE } from './allowed-people.js';
import { ALLOWED_REPORTS } from './allowed-reports.js';

const ofSandbox = byAdmins(async ({ ctxOf }) => {
  await createSandbox(ctxOf());
  return { args: {} };
});

const withCode: AllowedChange['prepare'] = async ({ ctxOf, world }) => {
  const { code } = await createConnectionCode(ctxOf('ROLE_ADMIN'), world.outsiderId);
  return { args: { code } };
};

/** Changes that fail for everybody on the records of the world, with what makes them succeed. */
export const ALLOWED_CHANGES: AllowedChanges = {
  ...ALLOWED_PEOPLE,
  ...ALLOWED_REPORTS,

  'Mutation.connectWithCode': {
    by: ['AGENCY', 'BROADCASTER', 'ADTECH'].map((kind) => `ROLE_${kind}_ADMIN`),
    prepare: withCode,
  },
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
