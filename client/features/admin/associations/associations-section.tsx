import { useHistoryLink } from '#client/components/browser/use-history-link';
import { useSession } from '#client/session/use-session';
import { CodesPanel } from '#client/features/admin/connection-codes/codes-panel';
import { AccessPanel } from './access-panel';
import type { useAssociations } from './use-associations';

interface AssociationsSectionProps {
  /** What one's role allows. */
  viewerCan: readonly string[];
  associations: ReturnType<typeof useAssociations>;
  /** One was ended. */
  onChanged: () => void;
}

/** Who works with one's organisation and, for a client, the codes by which others come to. */
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
