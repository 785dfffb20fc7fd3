/**
 * How a mutation runs when the call has an Idempotency-Key:
 *
 * - `transaction`: its writes, the key and the answer commit together. Only for mutations that do
 *   all their work through `ctx.em` and publish nothing: no Redis, no fork of the entity manager,
 *   no job of a worker.
 * - `claim`: the key commits first, then the mutation, then the answer. After a crash in between,
 *   the outcome of the call is unknown.
 * - a text: the header is refused, and the text says why.
 *
 * A new mutation needs a row here; a test compares the table with the schema.
 */
export type MutationRule = 'transaction' | 'claim' | { readonly refused: string };

const SECRET_ANSWER: MutationRule = { refused: 'its answer holds a secret, which is not stored' };
const SECRET_INPUT: MutationRule = { refused: 'its input holds a secret' };
const SIGN_IN: MutationRule = { refused: 'it signs in, or serves callers who are not signed in' };
const PERSONAL_ANSWER: MutationRule = {
  refused: 'its answer holds the data of a person, which is not stored twice',
};

export const MUTATION_RULES: Readonly<Record<string, MutationRule>> = {
  createAdTech: 'transaction',
  createAdTechGroup: 'transaction',
  createAgency: 'transaction',
  createBooking: 'transaction',
  createBookings: 'transaction',
  createBroadcaster: 'transaction',
  createCampaign: 'transaction',
  createChannel: 'transaction',
  createCreative: 'transaction',
  createCustomer: 'transaction',
  createRelationship: 'transaction',
  createSavedView: 'transaction',
  createSiteTag: 'transaction',
  removeRelationship: 'transaction',
  saveImpressionTagCombinations: 'transaction',
  updateAdTechGroup: 'transaction',
  updateBooking: 'transaction',
  updateCampaign: 'transaction',
  updateChannel: 'transaction',
  updateCreative: 'transaction',
  updateSiteTag: 'transaction',

  acceptAssociation: 'claim',
  addSsoDomain: 'claim',
  archiveAgency: 'claim',
  archiveCustomer: 'claim',
  archiveReportSchedule: 'claim',
  archiveSavedView: 'claim',
  archiveUser: 'claim',
  archiveWebhookEndpoint: 'claim',
  associateAgency: 'claim',
  associateCustomer: 'claim',
  connectWithCode: 'claim',
  declineAssociation: 'claim',
  discardDeadLetters: 'claim',
  endAssociation: 'claim',
  endOtherSessions: 'claim',
  eraseUser: 'claim',
  eraseViewer: 'claim',
  inviteUser: 'claim',
  removeSsoConnection: 'claim',
  removeSsoDomain: 'claim',
  renamePasskey: 'claim',
  replayDeadLetters: 'claim',
  replayWebhookDelivery: 'claim',
  resendInvitation: 'claim',
  resetSecondFactor: 'claim',
  restoreAgency: 'claim',
  restoreCustomer: 'claim',
  revokeApiKey: 'claim',
  revokeConnectionCode: 'claim',
  revokeSharedLink: 'claim',
  saveReportSchedule: 'claim',
  sendReportNow: 'claim',
  sendTestWebhook: 'claim',
  testTag: 'claim',
  updateAdTech: 'claim',
  updateAgency: 'claim',
  updateBroadcaster: 'claim',
  updateCustomer: 'claim',
  updateOrganisationSignIn: 'claim',
  updateSavedView: 'claim',
  updateWebhookEndpoint: 'claim',
  verifySsoDomain: 'claim',
  withdrawAssociation: 'claim',
  withdrawEmailChange: 'claim',

  beginCodeApp: SECRET_ANSWER,
  beginPasskey: SECRET_ANSWER,
  confirmCodeApp: SECRET_ANSWER,
  addPasskey: SECRET_ANSWER,
  createApiKey: SECRET_ANSWER,
  createConnectionCode: SECRET_ANSWER,
  createSharedLink: SECRET_ANSWER,
  createWebhookEndpoint: SECRET_ANSWER,
  openPageSession: SIGN_IN,
  openPageSessionWithPasskey: SIGN_IN,
  refreshSession: SIGN_IN,
  renewPageSession: SIGN_IN,
  renewRecoveryCodes: SECRET_ANSWER,
  rotateApiKey: SECRET_ANSWER,
  rotateWebhookSecret: SECRET_ANSWER,

  changePassword: SECRET_INPUT,
  createDirectUser: SECRET_INPUT,
  removeCodeApp: SECRET_INPUT,
  removePasskey: SECRET_INPUT,
  saveSsoConnection: SECRET_INPUT,
  updateUser: SECRET_INPUT,

  acceptInvitation: SIGN_IN,
  beginPasskeySignIn: SIGN_IN,
  confirmEmailChange: SIGN_IN,
  objectToEmailChange: SIGN_IN,
  openSharedLink: SIGN_IN,
  requestPasswordReset: SIGN_IN,
  resetPassword: SIGN_IN,
  resubscribeToReport: SIGN_IN,
  signIn: SIGN_IN,
  signOut: SIGN_IN,
  startCompanySignIn: SIGN_IN,
  unsubscribeFromReport: SIGN_IN,

  exportViewer: PERSONAL_ANSWER,
};
