import { createContext, useContext } from 'react';
import type { DashboardView } from './dashboard-view';

/**
 * The view whose figures are shown, for panels that make requests of their own; null before there
 * is one. The panels themselves are drawn with deferred values, and a query must not have these as
 * variables: React draws the old and the new value in turn, and each one would start a request.
 */
export const RequestedView = createContext<DashboardView | null>(null);

export const useRequestedView = () => useContext(RequestedView);
