import { canadaStringConsents } from './canada-string.js';
import { gppSections } from './gpp-header.js';
import { textsOf, type Signals } from './signals.js';
import { itemsOf, statementsOf } from './statements.js';
import { readTcString } from './tc-string.js';
import { readUsPrivacy } from './us-privacy.js';
import type { UsSectionForbids } from './us-sections.js';

/** The statements of a call by the IAB's Global Privacy Platform. */
export interface GppStatement {
  /**
   * Numbers of the sections whose law applies, with -1 for an unreadable number; null when the call
   * does not name them.
   */
  applying: readonly number[] | null;
  /** The sections' texts by number, of each string; null for an unreadable string. */
  strings: readonly (ReadonlyMap<number, string> | null)[];
}

const EUROPE = 2;
const CANADA = 5;
const US_PRIVACY = 6;
/** The header itself and a signature: they contain no choice. */
const WITHOUT_CHOICE = new Set([3, 4]);
/** A section of a version that was withdrawn long ago. */
const WITHDRAWN = 1;
const APPLIES_TO_NOBODY = '0';
const NOTHING: GppStatement = { applying: null, strings: [] };

/**
 * `gpp_sid` names the sections that apply: numbers with commas or underscores between them. Without
 * it all sections of the strings apply.
 */
export function readGpp(signals: Signals): GppStatement {
  if (signals.gpp === '' && signals.gpp_sid === '') return NOTHING;

  const strings = statementsOf(signals.gpp)
    .filter((text) => text !== '0')
    .map(gppSections);
  const named = itemsOf(signals.gpp_sid).flatMap((item) => item.split('_'));
  if (named.length > 0 || saysThatNoneApplies(signals)) {
    const numbers = named.filter((item) => item !== APPLIES_TO_NOBODY).map(sectionNumber);
    return { strings, applying: [...new Set(numbers)] };
  }

  const held = strings.flatMap((sections) => (sections ? [...sections.keys()] : []));
  return { strings, applying: held.length > 0 ? [...new Set(held)] : null };
}

const sectionNumber = (item: string): number => (/^\d{1,4}$/.test(item) ? Number(item) : -1);

const isUnknown = (text: string) => text === '-1' || text === '-2';

/**
 * A -1 in `gpp_sid` says by GPP that no section applies. A player that writes -1 in the other
 * signals too means VAST's -1, which says that it does not know.
 */
const saysThatNoneApplies = ({ gpp_sid, gpp, gdpr, gdpr_consent }: Signals): boolean =>
  textsOf(gpp_sid).includes('-1') && ![gpp, gdpr, gdpr_consent].flat().some(isUnknown);

/** The European consent strings of a statement. */
export const europeanTexts = ({ strings }: GppStatement): readonly string[] =>
  strings.flatMap((sections) => sections?.get(EUROPE) ?? []);

/**
 * Says whether joining an ad to a visit is forbidden: a law that applies requires consent and its
 * section does not give it, somebody opted out, or a section is unreadable.
 */
export function gppObjection(
  { applying, strings }: GppStatement,
  vendorId: number,
  usSectionForbids: UsSectionForbids,
): 'gpp' | 'unreadable' | null {
  if (strings.includes(null) && (applying === null || applying.length > 0)) return 'unreadable';

  for (const section of applying ?? []) {
    if (section === WITHDRAWN || section < 0) return 'unreadable';
    const texts = strings.flatMap((sections) => sections?.get(section) ?? []);
    for (const text of texts.length > 0 ? texts : ['']) {
      const objection = sectionObjection(section, text, vendorId, usSectionForbids);
      if (objection) return objection;
    }
  }

  return null;
}

/** Europe and Canada require consent; elsewhere the join is allowed unless somebody opted out. */
function sectionObjection(
  section: number,
  text: string,
  vendorId: number,
  usSectionForbids: UsSectionForbids,
): 'gpp' | 'unreadable' | null {
  if (section === EUROPE) return readTcString(text, vendorId) === 'consents' ? null : 'gpp';
  if (section === CANADA) return canadaStringConsents(text, vendorId) ? null : 'gpp';
  if (WITHOUT_CHOICE.has(section) || text === '') return null;
  if (section !== US_PRIVACY) return usSectionForbids(section, text) ? 'gpp' : null;

  const answer = readUsPrivacy(text.trim());
  if (answer === 'unreadable') return answer;
  return answer === 'optsOut' ? 'gpp' : null;
}
