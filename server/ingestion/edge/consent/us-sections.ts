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
 * The sections of the United States that the IAB's library reads. A new state: its class, once the
 * library has it.
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

/** Three times the longest of them. A longer text is none of theirs. */
const MAX_SECTION_LENGTH = 96;
const REMEMBERED = 1_000;

/** Whether the section of that number opts out of what we do. */
export type UsSectionForbids = (section: number, text: string) => boolean;

/**
 * Sections hold a few choices and nothing of a person, so the same ones come again and again:
 * reading one takes 100 µs.
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

/** Also true of what cannot be read: what we do not understand we do not overrule. */
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
