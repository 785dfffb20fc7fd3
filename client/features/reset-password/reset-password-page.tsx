import { HStack, Spinner } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { FrontPage } from '#client/components/page/front-page';
import { PanelNotice } from '#client/components/panel/panel-notice';
import { showToast } from '#client/components/feedback/toast-store';
import { describeFailure } from '#client/graphql/links/failure';
import { useVerifyResetTokenQuery } from '#client/graphql/generated-links';
import { ResetPasswordForm } from './reset-password-form';

interface Address {
  search: string;
  hash: string;
}

/**
 * Our mails put it after `#`, which browsers send to no server and no proxy; `?token=` also works.
 */
const tokenFromUrl = ({ search, hash }: Address): string | null =>
  new URLSearchParams(hash.slice(1)).get('token') ?? new URLSearchParams(search).get('token');

/** The state of the page in the tab's history: it survives a reload and is in no URL. */
const stateWithToken = (token: string) => ({ token });

const tokenFromState = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'token' in state && typeof state.token === 'string'
    ? state.token
    : null;

const HEADING = 'Reset Your Password';
export const INVALID_TOKEN = 'Invalid or expired reset token.';

/** Says why and goes to the start page. */
function LeaveWith({ text }: { text: string }) {
  useEffect(() => showToast({ text, tone: 'danger' }), [text]);
  return <Navigate to="/" replace />;
}

/** The token leaves the URL at once, so that nobody reads it on screen or in the history. */
export function ResetPasswordPage() {
  const location = useLocation();
  const urlToken = tokenFromUrl(location);
  if (urlToken) return <Navigate to={location.pathname} replace state={stateWithToken(urlToken)} />;
  const token = tokenFromState(location.state);
  return token ? <ResetByToken token={token} /> : <LeaveWith text="No token provided." />;
}

function ResetByToken({ token }: { token: string }) {
  const { data, error, refetch } = useVerifyResetTokenQuery({
    variables: { token },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
    context: { anonymous: true, silent: true },
  });
  if (error && describeFailure(error).code === 'INVALID') return <LeaveWith text={INVALID_TOKEN} />;

  return (
    <FrontPage tabTitle="Reset password" heading={HEADING}>
      {error ? (
        <PanelNotice
          kind="failed"
          text={describeFailure(error).message}
          onAct={() => void refetch()}
        />
      ) : data ? (
        <ResetPasswordForm token={token} />
      ) : (
        <HStack role="status" gap="3" color="fg.muted">
          <Spinner size="sm" color="focus" />
          Verifying token...
        </HStack>
      )}
    </FrontPage>
  );
}
