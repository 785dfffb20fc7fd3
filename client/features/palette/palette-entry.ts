import type { RecordHitFieldsFragment } from '#client/graphql/generated';
import { KINDS, recordLinks } from './record-links';

/** A page or an action of the shell. */
export interface Command {
  group: 'Pages' | 'Actions';
  label: string;
  run: () => void;
}

export interface PaletteEntry {
  id: string;
  group: string;
  label: string;
  /** Text that distinguishes it from others of the same name. */
  detail: string | null;
  choose: () => void;
  /** Called with Ctrl or ⌘. */
  chooseOther: () => void;
}

const detailOf = ({ kind, customerName, bookingName }: RecordHitFieldsFragment) => {
  if (kind === 'CUSTOMER') return null;
  return bookingName === null ? customerName : `${bookingName}, ${customerName}`;
};

/** Hits become entries; `open` goes to a URL and remembers the record. */
export function recordEntries(
  hits: readonly RecordHitFieldsFragment[],
  group: (hit: RecordHitFieldsFragment) => string,
  open: (hit: RecordHitFieldsFragment, url: string) => void,
): PaletteEntry[] {
  return hits.map((hit) => {
    const { page, other } = recordLinks(hit);
    return {
      id: hit.nodeId,
      group: group(hit),
      label: hit.name,
      detail: detailOf(hit),
      choose: () => open(hit, page),
      chooseOther: () => open(hit, other),
    };
  });
}

export const groupOfKind = ({ kind }: RecordHitFieldsFragment): string => KINDS[kind].plural;

/** The commands whose label holds every word. */
export function commandEntries(commands: readonly Command[], text: string): PaletteEntry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);

  return commands
    .filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
    .map(({ group, label, run }) => ({
      id: `${group} ${label}`,
      group,
      label,
      detail: null,
      choose: run,
      chooseOther: run,
    }));
}
