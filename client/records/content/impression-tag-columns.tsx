import { Chip, type ChipTone } from '#client/components/inline/chip';
import type { Column } from '#client/components/table/table-columns';

interface Called {
  lastCallAt?: string | null;
}

const RECENT_MS = 24 * 3_600_000;

type CallState = 'Receiving' | 'Quiet' | 'Never called';

const TONES: Readonly<Record<CallState, ChipTone>> = {
  Receiving: 'success',
  Quiet: 'neutral',
  'Never called': 'warning',
};

/** Judges an impression tag by the arrival of its last call. */
export function callState({ lastCallAt }: Called, nowMs = Date.now()): CallState {
  if (!lastCallAt) return 'Never called';
  return nowMs - Date.parse(lastCallAt) < RECENT_MS ? 'Receiving' : 'Quiet';
}

/** The columns show whether calls of an impression tag arrive, and when the last one did. */
export const CALL_COLUMNS: readonly Column<Called>[] = [
  {
    key: 'state',
    head: 'Calls',
    kind: 'status',
    isSortable: false,
    value: (tag) => callState(tag),
    render: (tag) => <Chip tone={TONES[callState(tag)]}>{callState(tag)}</Chip>,
  },
  {
    key: 'last-call',
    head: 'Last Call',
    kind: 'date',
    isRelative: true,
    isSortable: false,
    value: ({ lastCallAt }) => lastCallAt,
  },
];

export const CALLS_HELP =
  'Calls and the last call are by arrival time: when they reached us. Receiving means a call within the last 24 hours.';
