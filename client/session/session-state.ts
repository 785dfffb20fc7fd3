import type { Role } from '#schema/roles';
import type { SessionUser } from './user';

export interface SessionState {
  user: SessionUser | null;
  role: Role | null;
  isAuth: boolean;
  loading: boolean;
  error: string | null;
}

export type SessionAction =
  { type: 'LOGIN'; user: SessionUser } | { type: 'LOGOUT' } | { type: 'AUTH_ERROR'; error: string };

export const STARTING: SessionState = {
  user: null,
  role: null,
  isAuth: false,
  loading: true,
  error: null,
};

export function reduceSession(state: SessionState, action: SessionAction): SessionState {
  switch (action.type) {
    case 'LOGIN':
      return {
        user: action.user,
        role: action.user.role,
        isAuth: true,
        loading: false,
        error: null,
      };
    case 'LOGOUT':
      return { user: null, role: null, isAuth: false, loading: false, error: null };
    case 'AUTH_ERROR':
      return { ...state, loading: false, error: action.error };
  }
}
