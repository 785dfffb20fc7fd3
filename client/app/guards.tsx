import { useEffect } from 'react';
import { Navigate, Outlet } from 'react-router-dom';
import { useSession } from '../session/use-session';
import { FullScreenSpinner } from './full-screen-spinner';
import { PATHS } from './paths';

interface ProtectedProps {
  /** How a stranger leaves the application. */
  leave: () => void;
}

/** Views for signed-in people; anyone else leaves the application by a full page load. */
export function Protected({ leave }: ProtectedProps) {
  const { state } = useSession();
  const isStranger = !state.loading && !state.isAuth;
  useEffect(() => {
    if (isStranger) leave();
  }, [isStranger, leave]);
  return state.isAuth ? <Outlet /> : <FullScreenSpinner />;
}

/** Views for people who are not signed in yet. */
export function SignedOutOnly() {
  const { state } = useSession();
  if (state.loading) return <FullScreenSpinner />;
  return state.isAuth ? <Navigate to={PATHS.overview} replace /> : <Outlet />;
}

/** The root and every unknown path. */
export function UnknownPath() {
  const { state } = useSession();
  if (state.loading) return <FullScreenSpinner />;
  return <Navigate to={state.isAuth ? PATHS.overview : PATHS.login} replace />;
}
