import { gppForbids } from './gpp.js';
import type { CollectedCall } from './collected-call.js';
import { withoutMacro } from './macros.js';

/** 1, or the word among those of VAST's [REGULATIONS], as in `coppa,gdpr`. */
const gdprApplies = (said: string) => said === '1' || /\bgdpr\b/i.test(withoutMacro(said));

/**
 * Whether the event may carry a viewer. Not with Global Privacy Control, not where GDPR applies and no consent came
 * along, and not where a GPP string says no.
 */
export function mayIdentify(call: CollectedCall): boolean {
  if (call.globalPrivacyControl) return false;
  if (gdprApplies(call.gdpr) && withoutMacro(call.gdprConsent) === '') return false;
  const gpp = withoutMacro(call.gpp);
  const sections = withoutMacro(call.gppSections);
  return gpp === '' && sections === '' ? true : !gppForbids(gpp, sections);
}
