import { useEffect } from 'react';
import type { Version } from '#client/components/entity-form/use-entity-form';
import { useRecordLink, type RecordLink } from '#client/features/admin/record-link';
import type { OrganisationCalls, OrganisationKind } from './organisation-kind';
import type { OrganisationValues } from './organisation-values';

/** Opens the record in the URL, once it has loaded. */
export function useLinkedRecord(
  kind: OrganisationKind,
  calls: OrganisationCalls,
  open: (link: RecordLink, initial: Version<OrganisationValues>) => void,
): void {
  const { link, forget } = useRecordLink();

  useEffect(() => {
    if (link?.kind !== kind.id) return undefined;

    let isCurrent = true;

    // A toast reports a failure.
    calls.load(link.id).then(
      (initial) => {
        if (!isCurrent) return;
        open(link, initial);
        forget();
      },
      () => isCurrent && forget(),
    );

    return () => {
      isCurrent = false;
    };
  }, [link, kind.id, calls, open, forget]);
}
