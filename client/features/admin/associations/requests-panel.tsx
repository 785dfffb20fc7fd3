import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { countryName } from '#client/components/form/country-choice';
import { Panel } from '#client/components/panel/panel';
import {
  useAcceptAssociationMutation,
  useDeclineAssociationMutation,
} from '#client/graphql/generated';
import { useSession } from '#client/session/use-session';
import { ActDialog } from '#client/features/admin/act-dialog';
import type { IncomingRequests } from '#client/features/admin/tab-props';
import { useAdminReference } from '#client/features/admin/use-admin-reference';
import { acceptingText } from './party-texts';
import { RequestItem } from './request-item';
import type { RequestRow } from './waiting-rows';

interface RequestsPanelProps {
  requests: IncomingRequests;
  /** Called after an answer: everything that shows the result must reload. */
  onAnswered: () => void;
}

type Answering = { answer: 'accept' | 'decline'; request: RequestRow };

const TITLE = 'Association requests';

/** The requests that wait for the person's answer; renders nothing when there are none. */
export function RequestsPanel({ requests, onAnswered }: RequestsPanelProps) {
  const { rows, hasMore, hasFailed, reload } = requests;
  const [answering, setAnswering] = useState<Answering | null>(null);
  const { user } = useSession();
  const { countries } = useAdminReference();
  if (rows.length === 0 && !hasFailed) return null;

  const isOwn = ({ target }: RequestRow) =>
    target.entityType === user?.entityType && target.entityId === user.entityId;

  return (
    <Panel
      title={TITLE}
      subtitle="They see nothing until you accept."
      state={hasFailed ? 'failed' : 'ready'}
      failure="Unable to retrieve requests. Please try again."
      onRetry={reload}
      foot={hasMore && 'Further requests are shown once these are answered.'}
    >
      <chakra.ul listStyleType="none" aria-label={TITLE}>
        {rows.map((request) => (
          <RequestItem
            key={request.id}
            request={request}
            countryName={(code) => countryName(countries, code)}
            isForOther={!isOwn(request)}
            onAccept={() => setAnswering({ answer: 'accept', request })}
            onDecline={() => setAnswering({ answer: 'decline', request })}
          />
        ))}
      </chakra.ul>
      {answering && (
        <AnswerDialog {...answering} onSettled={onAnswered} onClose={() => setAnswering(null)} />
      )}
    </Panel>
  );
}

function AnswerDialog(props: Answering & { onSettled: () => void; onClose: () => void }) {
  const { answer, request, onSettled, onClose } = props;
  const { requester, target } = request;
  const options = { variables: { id: request.id } };
  const [accept] = useAcceptAssociationMutation(options);
  const [decline] = useDeclineAssociationMutation(options);
  const follow = { onSettled, onClose };
  if (answer === 'accept') {
    return (
      <ActDialog
        title={`Accept ${requester.name}?`}
        text={acceptingText([requester, target])}
        confirmLabel="Accept"
        act={() => accept()}
        done={`${requester.name} accepted.`}
        failed="Failed to accept the request."
        {...follow}
      />
    );
  }

  return (
    <ActDialog
      title={`Decline ${requester.name}?`}
      text={`${requester.name} still sees nothing of ${target.name}, and gets a mail that you declined.`}
      confirmLabel="Decline"
      tone="danger"
      act={() => decline()}
      done={`${requester.name} declined.`}
      failed="Failed to decline the request."
      {...follow}
    />
  );
}
