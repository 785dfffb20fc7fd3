import {
  UsCa,
  UsCo,
  UsCt,
  UsDe,
  UsFl,
  UsIa,
  UsIn,
  UsKy,
  UsMd,
  UsMn,
  UsMt,
  UsNat,
  UsNe,
  UsNh,
  UsNj,
  UsOr,
  UsRi,
  UsTn,
  UsTx,
  UsUt,
  UsVa,
} from '@iabgpp/cmpapi';
import { BoundedCache } from '#server/ingestion/edge/pipeline/bounded-cache.js';

/**
 * The sections of the United States that the IAB's library reads. A new state is a row with its
 * class, once the library has it.
 */
const SECTIONS = [
  UsNat,
  UsCa,
  UsVa,
  UsCo,
  UsUt,
  UsCt,
  UsFl,
  UsMt,
  UsOr,
  UsTx,
  UsDe,
  UsIa,
  UsNe,
  UsNh,
  UsNj,
  UsTn,
  UsMn,
  UsMd,
  UsIn,
  UsKy,
  UsRi,
];
const BY_NUMBER = new Map(SECTIONS.map((section) => [section.ID, section]));

const CHOICES = ['SaleOptOut', 'SharingOptOut', 'TargetedAdvertisingOptOut'];
const OPTED_OUT = 1;
const GLOBAL_PRIVACY_CONTROL = 'Gpc';

/** Three times the longest section. A longer text cannot be one. */
const MAX_SECTION_LENGTH = 96;
const REMEMBERED = 1_000;

/** True where the section of that number opts out of our processing. */
export type UsSectionForbids = (section: number, text: string) => boolean;

/**
 * Sections hold a few choices and no personal data, so the same texts repeat, and reading one takes
 * 100 µs.
 */
export function usSections(): UsSectionForbids {
  const known = new BoundedCache<boolean>(REMEMBERED);

  return (section, text) => {
    if (text.length > MAX_SECTION_LENGTH) return true;
    const name = `${section}:${text}`;
    const remembered = known.get(name);
    if (remembered !== undefined) return remembered;
    const forbids = readsAsForbidding(section, text);
    known.set(name, forbids);
    return forbids;
  };
}

/** Also true of an unreadable section: we do not overrule what we do not understand. */
function readsAsForbidding(number: number, text: string): boolean {
  const Section = BY_NUMBER.get(number);
  if (!Section) return true;

  try {
    const section = new Section(text);
    const isOptedOut = CHOICES.some(
      (choice) => section.hasField(choice) && section.getFieldValue(choice) === OPTED_OUT,
    );
    return (
      isOptedOut ||
      (section.hasField(GLOBAL_PRIVACY_CONTROL) &&
        section.getFieldValue(GLOBAL_PRIVACY_CONTROL) === true)
    );
  } catch {
    return true;
  }
}
