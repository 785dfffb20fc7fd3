import { formatDate, formatDateTime } from '#client/formatting/dates';
import { moneyText } from '#schema/writing/money';
import type { HistoryQuery, HistoryValueKind } from '#client/graphql/generated';

export type HistoryEntry = HistoryQuery['history']['nodes'][number];
export type HistoryChange = HistoryEntry['changes'][number];

const ACTIONS: Readonly<Record<string, string>> = {
  create: 'Created',
  createDirect: 'Created',
  update: 'Changed',
  archive: 'Archived',
  restore: 'Restored',
  associate: 'Associated',
  separate: 'Separated',
  invite: 'Invited',
  resendInvitation: 'Invited again',
  acceptInvitation: 'Invitation accepted',
  resetPassword: 'Password reset',
  confirmEmail: 'Address confirmed',
  objectToEmail: 'Address kept by objection',
  withdrawEmail: 'New address withdrawn',
  requestAssociation: 'Association requested',
  declineAssociation: 'Association declined',
  withdrawAssociation: 'Association request withdrawn',
  accept: 'Accepted',
  decline: 'Declined',
  withdraw: 'Withdrawn',
  end: 'Ended',
  addCodeApp: 'Authenticator app added',
  removeCodeApp: 'Authenticator app removed',
  addPasskey: 'Passkey added',
  removePasskey: 'Passkey removed',
  renamePasskey: 'Passkey renamed',
  renewRecoveryCodes: 'Recovery codes renewed',
  resetSecondFactor: 'Second factor reset',
  updateSignIn: 'Sign-in changed',
  joinByCompany: 'Joined by company sign-in',
  linkToCompany: 'Linked to company sign-in',
  createCompanySignIn: 'Company sign-in set up',
  updateCompanySignIn: 'Company sign-in changed',
  removeCompanySignIn: 'Company sign-in removed',
  addSignInDomain: 'Mail domain added',
  verifySignInDomain: 'Mail domain verified',
  removeSignInDomain: 'Mail domain removed',
  loseSignInDomain: 'Mail domain no longer verified',
  createConnectionCode: 'Connection code created',
  revokeConnectionCode: 'Connection code revoked',
  createPublicLink: 'Public link created',
  revokePublicLink: 'Public link revoked',
  saveReports: 'Scheduled reports saved',
  endReports: 'Scheduled reports ended',
  mailTagSheet: 'Tag sheet mailed',
  eraseAddress: 'Address erased from this history',
  erasePublicLinkAddress: 'Address erased from a public link',
  eraseReportAddress: 'Address erased from scheduled reports',
  eraseTagSheet: 'Mailed tag sheet erased',
};

/** Fields whose text differs from their name. */
const FIELDS: Readonly<Record<string, string>> = {
  adminEmail: 'Admin email',
  adtechId: 'Ad-tech',
  adtechIds: 'Ad-techs',
  adtechName: 'Ad-tech name',
  billingEntity: 'Billing entity',
  chargedCpm: 'Charged CPM',
  countryCode: 'Country',
  countryCodes: 'Countries',
  countryList: 'Operational countries',
  cpm: 'CPM',
  custName: 'Client name',
  customerId: 'Client',
  endedSignIns: 'Ended sign-ins',
  entityId: 'Organisation',
  entityType: 'Kind of organisation',
  expiresAt: 'Opens until',
  externalId: 'External id',
  hasPassword: 'Asks for a password',
  goalImpressions: 'Impression goal',
  pausedAt: 'Paused since',
  pendingEmail: 'New email, not confirmed',
  onlySso: 'Refuse passwords',
  partner: 'Organisation',
  repeatCreativeIds: 'Counts repeats of',
  requester: 'Asked by',
  requireVerifiedEmail: 'Requires verified addresses',
  requiresChargedCpm: 'Requires charged CPM',
  tagCount: 'Tags',
  target: 'Asked for',
  taxonomyId: 'Category',
  url: 'URL',
};

const inWords = (name: string) => {
  const texts = name
    .replace(/Ids?$/, (end) => (end === 'Ids' ? 's' : ''))
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return texts.charAt(0).toUpperCase() + texts.slice(1);
};

/** 'Created', 'Changed' … */
export const actionText = (action: string): string => ACTIONS[action] ?? inWords(action);

/** 'Booking name'. */
export const fieldText = (field: string): string => FIELDS[field] ?? inWords(field);

const YES_NO: Readonly<Record<string, string>> = { true: 'Yes', false: 'No' };

const AS_TEXT: Record<HistoryValueKind, (value: string, currency: string | null) => string> = {
  TEXT: (value) => value,
  MONEY: (value, currency) => moneyText(Number(value), currency ?? ''),
  DATE: formatDate,
  MOMENT: formatDateTime,
  YES_NO: (value) => YES_NO[value] ?? value,
};

/** The values of one side, for people. */
export const valueTexts = (
  { kind, currency }: HistoryChange,
  values: readonly string[],
): string[] => values.map((value) => AS_TEXT[kind](value, currency ?? null));

/** A change of this field is the entry itself: the creatives of a booking. */
export const CREATIVES = 'creativeIds';

export const difference = ({ before, after }: Pick<HistoryChange, 'before' | 'after'>) => ({
  lost: before.filter((value) => !after.includes(value)),
  gained: after.filter((value) => !before.includes(value)),
});

/**
 * The removed and added items of a list; null for other values, whose two sides are shown instead.
 */
export function listDifference(change: HistoryChange): { lost: string[]; gained: string[] } | null {
  const { field, before, after } = change;
  const isList = before.length > 1 || (before.length === 1 && after.length > 1);
  return isList || field === CREATIVES ? difference(change) : null;
}
