import { Ban } from 'lucide-react';
import type { ChipTone } from '#client/components/inline/chip';
import { IconButton } from '#client/components/inline/icon-button';
import type { Column } from '#client/components/table/table-columns';
import { formatDateTime } from '#client/formatting/dates';
import type { ConnectionCodeRowFragment } from '#client/graphql/generated';

export type CodeRow = ConnectionCodeRowFragment;

interface CodeState {
  text: 'Open' | 'Used' | 'Expired';
  tone: ChipTone;
}

export function codeState({ usedAt, expiresAt }: CodeRow, nowMs: number): CodeState {
  if (usedAt) return { text: 'Used', tone: 'neutral' };
  if (Date.parse(expiresAt) <= nowMs) return { text: 'Expired', tone: 'neutral' };
  return { text: 'Open', tone: 'success' };
}

/** The columns of the codes, newest first; a used or expired code cannot be revoked. */
export const codeColumns = (
  onRevoke: (code: CodeRow) => void,
  nowMs: number,
): readonly Column<CodeRow>[] => [
  {
    key: 'created',
    head: 'Created',
    kind: 'text',
    isSortable: false,
    value: ({ createdAt }) => formatDateTime(createdAt),
  },
  {
    key: 'state',
    head: 'State',
    kind: 'chip',
    isSortable: false,
    value: (code) => codeState(code, nowMs).text,
    tone: (code) => codeState(code, nowMs).tone,
  },
  {
    key: 'expires',
    head: 'Expires',
    kind: 'text',
    isSortable: false,
    value: ({ expiresAt }) => formatDateTime(expiresAt),
  },
  {
    key: 'used-by',
    head: 'Used by',
    kind: 'text',
    isSortable: false,
    value: ({ usedBy }) => usedBy?.name,
  },
  {
    key: 'actions',
    head: 'Actions',
    kind: 'actions',
    value: () => null,
    render: (code) =>
      codeState(code, nowMs).text === 'Open' && (
        <IconButton
          label={`Revoke the code of ${formatDateTime(code.createdAt)}`}
          icon={Ban}
          onClick={() => onRevoke(code)}
        />
      ),
  },
];
