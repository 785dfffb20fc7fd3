import { useState } from 'react';
import { useSignOutMutation } from '../../graphql/generated';
import { session } from '../../session/session';

/** Ends the sign-in here, whether or not the server could be told; the guard then leaves the application. */
export function useSignOut() {
  const [isLeaving, setLeaving] = useState(false);
  const [tellServer] = useSignOutMutation({ context: { silent: true } });
  const signOut = async () => {
    setLeaving(true);
    try {
      await tellServer();
    } catch {
      // The server is away or has ended the sign-in already; either way nobody stays signed in here.
    } finally {
      session.end();
    }
  };
  return { signOut, isLeaving };
}
