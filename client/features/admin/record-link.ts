import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface RecordLink {
  act: 'edit' | 'remove';
  /** Text from the URL; the kind may not exist. */
  kind: string;
  id: number;
}

const ACTS = ['edit', 'remove'] as const;

/** The text about a link to a kind of record that this page does not have. */
export function unknownKindText({ act, kind }: RecordLink): string {
  return `Unable to ${act === 'edit' ? 'save' : 'delete'} ${kind}. Unknown entity type.`;
}

function linkParam(params: URLSearchParams): RecordLink | null {
  const links = ACTS.flatMap((act) => {
    const [, kind, digits] = /^([\w-]+)\.(\d{1,9})$/.exec(params.get(act) ?? '') ?? [];
    return kind === undefined ? [] : [{ act, kind, id: Number(digits) }];
  });
  return links[0] ?? null;
}

/**
 * The record that the address opens, as in `?edit=agency.6` or `?remove=client.7`, until it is
 * open.
 */
export function useRecordLink() {
  const [params, setParams] = useSearchParams();
  const link = useMemo(() => linkParam(params), [params]);
  const forget = useCallback(
    () =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const act of ACTS) next.delete(act);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );

  return { link, forget };
}
