import type { ReactNode } from 'react';

/** A component of the kit in its states: data, loading, empty, error, disabled, long text … */
export interface Specimen {
  /** The file under client/components, without its ending. */
  component: string;
  states: Readonly<Record<string, ReactNode>>;
}

/** Specimens that the kit page shows of a folder of client/components. */
export interface SpecimenFolder {
  folder: string;
  specimens: readonly Specimen[];
}
