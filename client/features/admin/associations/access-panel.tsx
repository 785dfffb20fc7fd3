import { Button } from '@chakra-ui/react';
import { History } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ListPanel } from '#client/components/table/list-panel';
import { useHistoryLink } from '#client/components/browser/use-history-link';
import { type AssociationRowFragment, useEndAssociationMutation } from '#client/graphql/generated';
import { useAdminReference } from '#client/features/admin/use-admin-reference';
import { ActDialog } from '#client/features/admin/act-dialog';
import { AllRequestsDialog } from './all-requests-dialog';
import { associationColumns } from './association-columns';
import type { useAssociations } from './use-associations';
import { endingText } from './party-texts';

interface AccessPanelProps {
  title: string;
  associations: ReturnType<typeof useAssociations>;
  /** Opens the history of one's own organisation, for people who may read it. */
  onShowOwnHistory?: () => void;
  /** Called after an association ended. */
  onChanged: () => void;
}

type Opened = { step: 'requests' } | { step: 'end'; association: AssociationRowFragment };

const HELP =
  'These organisations were accepted, connected with a code, or associated by Infinitum. Either side can end it.';

/**
 * The organisations that work with one's own, and what they see; each association can be ended.
 * Past requests are a click away.
 */
export function AccessPanel({
  title,
  associations,
  onShowOwnHistory,
  onChanged,
}: AccessPanelProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const { countries } = useAdminReference();
  const showHistory = useHistoryLink('associationRequest');
  const columns = useMemo(
    () =>
      associationColumns({
        countries,
        onEnd: (association) => setOpened({ step: 'end', association }),
      }),
    [countries],
  );

  const close = () => setOpened(null);

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
        actions={
          <>
            {onShowOwnHistory && (
              <Button size="xs" variant="outline" onClick={onShowOwnHistory}>
                <History aria-hidden />
                History
              </Button>
            )}
            <Button size="xs" variant="outline" onClick={() => setOpened({ step: 'requests' })}>
              All requests
            </Button>
          </>
        }
      />
      {opened?.step === 'requests' && (
        <AllRequestsDialog
          onShowHistory={(id) => {
            close();
            showHistory(id);
          }}
          onClose={close}
        />
      )}
      {opened?.step === 'end' && (
        <EndDialog association={opened.association} onSettled={onChanged} onClose={close} />
      )}
    </>
  );
}

interface EndDialogProps {
  association: AssociationRowFragment;
  onSettled: () => void;
  onClose: () => void;
}

function EndDialog({ association, onSettled, onClose }: EndDialogProps) {
  const [endAssociation] = useEndAssociationMutation();
  const { id, partner, organisation } = association;

  return (
    <ActDialog
      title={`End the association with ${partner.name}?`}
      text={endingText([partner, organisation])}
      confirmLabel="End"
      tone="danger"
      act={() => endAssociation({ variables: { id } })}
      done={`The association with ${partner.name} has ended.`}
      failed="Failed to end the association."
      onSettled={onSettled}
      onClose={onClose}
    />
  );
}
