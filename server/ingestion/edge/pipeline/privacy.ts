import { gppForbids } from './gpp.js';
import type { CollectedCall } from './collected-call.js';
import { withoutMacro } from './macros.js';

/**
 * Whether the event may carry a viewer. Not with Global Privacy Control, not where GDPR applies and no consent came
 * along, and not where a GPP string says no.
 */
export function mayIdentify(call: CollectedCall): boolean {
  if (call.globalPrivacyControl) return false;
  if (call.gdpr === '1' && withoutMacro(call.gdprConsent) === '') return false;
  const gpp = withoutMacro(call.gpp);
  const sections = withoutMacro(call.gppSections);
  return gpp === '' && sections === '' ? true : !gppForbids(gpp, sections);
}
