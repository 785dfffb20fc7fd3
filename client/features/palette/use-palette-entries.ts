import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { describeFailure } from '#client/graphql/links/failure';
import {
  useRecentRecordsQuery,
  useSearchRecordsQuery,
  type RecordHitFieldsFragment,
} from '#client/graphql/generated';
import { storage } from '#client/session/storage';
import {
  commandEntries,
  groupOfKind,
  recordEntries,
  type Command,
  type PaletteEntry,
} from './palette-entry';
import { KINDS } from './record-links';

const MAX_RECENT = 6;

/**
 * The node ids of what the user opened last, the latest first. Names are not stored: the server
 * says them, as far as the user still sees the records. The end of the session forgets the ids.
 */
function recentRecords(): string[] {
  try {
    const stored: unknown = JSON.parse(storage.recentRecords.read() ?? '[]');
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : [];
  } catch {
    return []; // written by hand
  }
}

function rememberRecord(nodeId: string): void {
  const others = recentRecords().filter((one) => one !== nodeId);
  storage.recentRecords.write(JSON.stringify([nodeId, ...others].slice(0, MAX_RECENT)));
}

/** Time between two keys of somebody who types. */
const TYPING_MS = 120;
const MIN_TEXT_LENGTH = 2;

function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return settled;
}

interface PaletteEntries {
  entries: PaletteEntry[];
  isSearching: boolean;
  failure: string | null;
}

/** Finds records of the server, then pages and actions; without a text, recent records. */
export function usePaletteEntries(typed: string, commands: readonly Command[]): PaletteEntries {
  const navigate = useNavigate();
  const text = typed.trim();
  const settled = useSettledText(text);
  const [nodeIds] = useState(recentRecords);

  const found = useSearchRecordsQuery({
    variables: { text: settled },
    skip: settled.length < MIN_TEXT_LENGTH,
    fetchPolicy: 'cache-and-network',
    context: { silent: true },
  });
  const recent = useRecentRecordsQuery({
    variables: { nodeIds },
    skip: nodeIds.length === 0,
    fetchPolicy: 'cache-and-network',
    context: { silent: true },
  });

  const open = (hit: RecordHitFieldsFragment, url: string) => {
    rememberRecord(hit.nodeId);
    void navigate(url);
  };

  const isEmpty = text === '';
  const isTooShort = text.length < MIN_TEXT_LENGTH;
  const answered = found.data ?? found.previousData;
  const hits = isTooShort ? [] : (answered?.searchRecords ?? []);
  const records = isEmpty
    ? recordEntries(recent.data?.recordHits ?? [], () => 'Recent', open).map((entry, index) => ({
        ...entry,
        detail: [KINDS[recent.data?.recordHits[index]?.kind ?? 'CUSTOMER'].singular, entry.detail]
          .filter(Boolean)
          .join(', '),
      }))
    : recordEntries(hits, groupOfKind, open);

  return {
    entries: [...records, ...commandEntries(commands, text)],
    isSearching: !isTooShort && (found.loading || settled !== text),
    failure: !isTooShort && found.error ? describeFailure(found.error).message : null,
  };
}
