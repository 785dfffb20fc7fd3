import { chakra, Stack } from '@chakra-ui/react';
import { formatDateTime } from '#client/formatting/dates';
import type { SsoConnectionRow } from './connection-fields';

interface ConnectionFactsProps {
  connection: SsoConnectionRow;
  userCountOutside: number;
}

function stateText({ enabled, onlySso }: SsoConnectionRow): string {
  if (!enabled) return 'Switched off: people sign in with passwords.';
  return onlySso
    ? 'Everybody signs in with the company; passwords are refused.'
    : 'People sign in with the company or with passwords.';
}

function outsideText(count: number): string {
  const users = count === 1 ? '1 user has' : `${count} users have`;
  return `${users} an address at no verified domain and cannot sign in with the company.`;
}

/** Describes the connection in sentences. */
export function ConnectionFacts({ connection, userCountOutside }: ConnectionFactsProps) {
  const { issuer, defaultAdmin, lastSignInAt } = connection;

  return (
    <Stack gap="1" textStyle="sm">
      <chakra.p fontWeight="medium" wordBreak="break-all">
        {issuer}
      </chakra.p>
      <p>{stateText(connection)}</p>
      <p>New people become {defaultAdmin ? 'admins' : 'users'}.</p>
      {userCountOutside > 0 && (
        <chakra.p color="fg.warning">{outsideText(userCountOutside)}</chakra.p>
      )}
      <chakra.p color="fg.muted">
        {lastSignInAt ? `Last used on ${formatDateTime(lastSignInAt)}.` : 'Nobody has used it yet.'}
      </chakra.p>
    </Stack>
  );
}
