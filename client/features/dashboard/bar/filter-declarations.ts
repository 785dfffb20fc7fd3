import { FILTER_KINDS, FILTER_LABELS, type FilterKind } from '#schema/dashboard-url';

interface FilterDeclaration {
  kind: FilterKind;
  label: string;
  /** The singular; 'All Regions' is made from it. */
  noun: string;
  isSingle: boolean;
}

/** The filters in their order on the screen. Only one site can be selected. */
export const FILTERS: readonly FilterDeclaration[] = FILTER_KINDS.map((kind) => ({
  kind,
  label: FILTER_LABELS[kind],
  noun: kind === 'sites' ? 'Site' : FILTER_LABELS[kind],
  isSingle: kind === 'sites',
}));
