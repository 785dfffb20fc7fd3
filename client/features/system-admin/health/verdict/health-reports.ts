import { createContext, useContext, useEffect } from 'react';

/** Problem of a part of the system: null where there is none, undefined while unknown. */
export type HealthProblem = string | null | undefined;

type Report = (part: string, problem: HealthProblem) => void;

export const HealthReports = createContext<Report>(() => undefined);

/** Adds a panel to the verdict at the top of the page. */
export function useHealthReport(part: string, problem: HealthProblem): void {
  const report = useContext(HealthReports);
  useEffect(() => report(part, problem), [report, part, problem]);
}

interface Watched<Value> {
  value: Value | null;
  error: unknown;
}

/** The problem of a watched value; a value that cannot be had is one too. */
export function problemOf<Value>(
  { value, error }: Watched<Value>,
  find: (value: Value) => string | null,
): HealthProblem {
  if (error !== null && error !== undefined) return 'not known, the last check failed';
  return value === null ? undefined : find(value);
}
