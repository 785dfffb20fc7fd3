import type { FactorAct } from './factor-acts';

/** The button that confirms an act, after the password. */
export const ACT_LABELS: Record<FactorAct['kind'], string> = {
  addApp: 'Add an authenticator app',
  addPasskey: 'Add a passkey',
  removeApp: 'Remove the authenticator app',
  removePasskey: 'Remove the passkey',
  renewCodes: 'Make new recovery codes',
};

/** Consequence of each act; null where the next step names it. */
export const ACT_NOTES: Record<FactorAct['kind'], string | null> = {
  addApp: null,
  addPasskey: 'Your browser then asks for your fingerprint, face, PIN or security key.',
  removeApp: 'Your sign-in no longer asks for its codes. Your other sign-ins end.',
  removePasskey: 'It no longer signs you in. Your other sign-ins end.',
  renewCodes: 'The earlier codes no longer work.',
};
