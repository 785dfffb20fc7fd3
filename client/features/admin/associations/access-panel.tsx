import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { ListPanel } from '../../../components/list-panel';
import { EndAssociationDocument, type AssociationRowFragment } from '../../../graphql/generated';
import { useSession } from '../../../session/use-session';
import { ActDialog } from '../act-dialog';
import { useAdminReference } from '../use-admin-reference';
import { associationColumns } from './association-columns';
import { endingText } from './party-words';
import type { useAssociations } from './use-associations';

interface AccessPanelProps {
  title: string;
  associations: ReturnType<typeof useAssociations>;
  /** One was ended. */
  onChanged: () => void;
}

const HELP =
  'Whoever stands here was accepted, connected with a code, or associated by Infinitum. Either side can end it.';

/** Who works with one's organisation, and so sees what; each can be ended. */
export function AccessPanel({ title, associations, onChanged }: AccessPanelProps) {
  const [ending, setEnding] = useState<AssociationRowFragment | null>(null);
  const client = useApolloClient();
  const { flags } = useSession();
  const { countries } = useAdminReference();
  const columns = useMemo(
    () => associationColumns({ countries, withOrganisation: flags.isAgency, onEnd: setEnding }),
    [countries, flags.isAgency],
  );
  return (
    <>
      <ListPanel
        title={title}
        help={HELP}
        columns={columns}
        rowKey={({ id }) => id}
        {...associations}
        failure="Unable to retrieve associations. Please try again."
        emptyText="Nobody works with you yet."
      />
      {ending && (
        <ActDialog
          title={`End the association with ${ending.partner.name}?`}
          text={endingText([ending.partner, ending.organisation])}
          confirmLabel="End"
          tone="danger"
          act={() => client.mutate({ mutation: EndAssociationDocument, variables: { id: ending.id } })}
          done={`The association with ${ending.partner.name} has ended.`}
          failed="Failed to end the association."
          onSettled={onChanged}
          onClose={() => setEnding(null)}
        />
      )}
    </>
  );
}
