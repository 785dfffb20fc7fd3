import type { Address } from '#server/core/http/ip-address.js';
import type { CollectedCall } from '#server/ingestion/edge/pipeline/collected-call.js';
import { withoutMacro } from '#server/ingestion/edge/pipeline/macros.js';
import { europeanText, gppForbids, readGpp, type GppStatement } from './gpp.js';
import { tcStringConsents } from './tc-string.js';
import { usPrivacyForbids } from './us-privacy.js';
import { usSections } from './us-sections.js';

/** True where the event of a call may carry a viewer. */
export type MayIdentify = (call: CollectedCall, address: Address | null) => boolean;

interface ConsentSettings {
  /** Our number in the IAB's lists of vendors; 0 for none, to which nothing consents. */
  vendorId: number;
  /** True where GDPR applies to calls from an address that do not state it themselves. */
  isUnderGdpr: (address: Address | null) => boolean;
}

/**
 * No viewer when the device objects, when an applicable law requires consent and the call brings
 * none, or when somebody opted out.
 */
export function consentRules({ vendorId, isUnderGdpr }: ConsentSettings): MayIdentify {
  const usSectionForbids = usSections();
  return (call, address) => {
    if (call.objects) return false;
    if (usPrivacyForbids(withoutMacro(call.usPrivacy))) return false;
    const gpp = readGpp(withoutMacro(call.gpp), withoutMacro(call.gppSections));
    if (gppForbids(gpp, vendorId, usSectionForbids)) return false;

    const consent = withoutMacro(call.gdprConsent);
    const isUnder = gdprApplies(call.gdpr, consent, gpp) ?? isUnderGdpr(address);
    return !isUnder || tcStringConsents(consent === '' ? europeanText(gpp) : consent, vendorId);
  };
}

/**
 * `gdpr` is 0 or 1, or the list of VAST's [REGULATIONS], as in `coppa,gdpr`. Without it a consent
 * string implies GDPR, and GPP's sections name the laws that apply. Null when nothing says.
 */
function gdprApplies(gdpr: string, consent: string, gpp: GppStatement): boolean | null {
  const value = withoutMacro(gdpr).trim().toLowerCase();
  if (value === '1' || value === 'true' || /\bgdpr\b/.test(value)) return true;
  if (value === '0' || value === 'false' || /\bcoppa\b/.test(value)) return false;
  if (consent !== '') return true;
  return gpp.applying === null ? null : false;
}
