import { useDeferredValue, useEffect } from 'react';
import { createPath, Navigate, Outlet, useLocation, useParams } from 'react-router-dom';
import { isRecordPath } from '#client/records/record-path';
import { tabStorage } from '#client/session/storage';
import { useSession } from '#client/session/use-session';
import { FullScreenSpinner } from './full-screen-spinner';
import { PATHS } from './paths';

interface ProtectedProps {
  /** Leaves the application for an anonymous caller. */
  leave: () => void;
}

/**
 * Views for signed-in people. Others leave the application by a full page load; after a sign-in in
 * the same tab they return to a link that describes its view.
 */
export function Protected({ leave }: ProtectedProps) {
  const { state } = useSession();
  const location = useLocation();
  const isAnonymous = !state.loading && !state.isAuth;

  useEffect(() => {
    if (!isAnonymous) return;
    const { returnPath } = tabStorage;
    const describesView = location.search !== '' || isRecordPath(location.pathname);
    if (describesView && returnPath.read() === null) returnPath.write(createPath(location));
    leave();
  }, [isAnonymous, leave, location]);

  useEffect(() => {
    if (state.isAuth) tabStorage.returnPath.clear();
  }, [state.isAuth]);

  // Rendered in slices: a whole page at once would hold the browser up for a fifth of a second.
  const isDrawn = useDeferredValue(state.isAuth, false);
  return state.isAuth && isDrawn ? <Outlet /> : <FullScreenSpinner />;
}

export function SignedOutOnly() {
  const { state } = useSession();
  if (state.loading) return <FullScreenSpinner />;
  return state.isAuth ? (
    <Navigate to={tabStorage.returnPath.read() ?? PATHS.overview} replace />
  ) : (
    <Outlet />
  );
}

/** Moves the token of a path behind `#`, so that neither servers nor the history keep it. */
export function TokenBehindHash({ page }: { page: string }) {
  const { token = '' } = useParams();
  return <Navigate to={{ pathname: page, hash: token }} replace />;
}

/** The root and every unknown path. */
export function UnknownPath() {
  const { state } = useSession();
  if (state.loading) return <FullScreenSpinner />;
  return <Navigate to={state.isAuth ? PATHS.overview : PATHS.login} replace />;
}
