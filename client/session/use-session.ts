import { useMemo, useSyncExternalStore } from 'react';
import { session } from './session';
import { userFlags } from './user-flags';

export function useSession() {
  const state = useSyncExternalStore(session.subscribe, session.current);
  const flags = useMemo(() => userFlags(state.user), [state.user]);
  return { state, user: state.user, flags };
}
