import { useState } from 'react';
import { useSignOutMutation } from '#client/graphql/generated';
import { session } from '#client/session/session';
import { tabStorage } from '#client/session/storage';
import { PATHS } from '#client/app/paths';

/**
 * Ends the sign-in here, whether or not the server could be told; the guard then leaves the
 * application.
 */
export function useSignOut() {
  const [isLeaving, setLeaving] = useState(false);
  const [tellServer] = useSignOutMutation({ context: { silent: true } });
  const signOut = async () => {
    setLeaving(true);

    try {
      await tellServer();
    } catch {
      // The server is away or has ended the sign-in already; either way nobody stays signed in
      // here.
    } finally {
      // Whoever signs in next starts afresh.
      tabStorage.returnPath.write(PATHS.overview);
      session.end();
    }
  };

  return { signOut, isLeaving };
}
