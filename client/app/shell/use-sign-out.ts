import { useState } from 'react';
import { useSignOutMutation } from '#client/graphql/generated';
import { session } from '#client/session/session';
import { tabStorage } from '#client/session/storage';
import { PATHS } from '#client/app/paths';

/**
 * Ends the sign-in here, even when the call does not reach the server; the guard then leaves the
 * application.
 */
export function useSignOut() {
  const [isLeaving, setLeaving] = useState(false);
  const [signOutOnServer] = useSignOutMutation({ context: { silent: true } });
  const signOut = async () => {
    setLeaving(true);

    try {
      await signOutOnServer();
    } catch {
      // The server is away or has already ended the sign-in: the user is signed out here in both
      // cases.
    } finally {
      // The next user starts at the overview.
      tabStorage.returnPath.write(PATHS.overview);
      session.end();
    }
  };

  return { signOut, isLeaving };
}
