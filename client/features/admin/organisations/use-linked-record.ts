import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useRecordLink, type RecordLink } from '#client/features/admin/record-link';
import type { OrganisationKind, OrganisationRow } from './organisation-kind';

/** Opens the record in the URL, once it has loaded. */
export function useLinkedRecord<Row extends OrganisationRow, Data>(
  kind: OrganisationKind<Row, Data>,
  open: (act: RecordLink['act'], row: Row) => void,
): void {
  const client = useApolloClient();
  const { link, forget } = useRecordLink();

  useEffect(() => {
    if (link?.kind !== kind.id) return undefined;

    let isCurrent = true;

    // A toast reports a failure.
    kind.form.fetchLatest?.(client, link.id).then(
      (row) => {
        if (!isCurrent) return;
        open(link.act, row);
        forget();
      },
      () => isCurrent && forget(),
    );

    return () => {
      isCurrent = false;
    };
  }, [client, link, kind, open, forget]);
}
