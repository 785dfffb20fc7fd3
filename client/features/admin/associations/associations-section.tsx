import { useHistoryLink } from '#client/components/browser/use-history-link';
import { useSession } from '#client/session/use-session';
import { CodesPanel } from '#client/features/admin/connection-codes/codes-panel';
import { AccessPanel } from './access-panel';
import type { useAssociations } from './use-associations';

interface AssociationsSectionProps {
  /** The actions of the person's role. */
  viewerCan: readonly string[];
  associations: ReturnType<typeof useAssociations>;
  /** Called after an association ended. */
  onChanged: () => void;
}

/** The organisations that work with one's own and, for a client, its connection codes. */
export function AssociationsSection({
  viewerCan,
  associations,
  onChanged,
}: AssociationsSectionProps) {
  const { flags, user } = useSession();
  const ownId = user?.entityId ?? null;
  const noun = flags.isCustomer ? 'customer' : 'agency';
  const showHistory = useHistoryLink(noun);
  const mayReadOwn = (flags.isCustomer || flags.isAgency) && viewerCan.includes(`${noun}.update`);
  if (ownId === null) return null;

  return (
    <>
      <AccessPanel
        title={flags.isCustomer ? 'Who has access' : 'Associations'}
        associations={associations}
        onShowOwnHistory={mayReadOwn ? () => showHistory(ownId) : undefined}
        onChanged={onChanged}
      />
      {viewerCan.includes('connectionCode.create') && <CodesPanel customerId={ownId} />}
    </>
  );
}
