import type { FormField } from '#client/components/entity-form/form-field';

// A type, not an interface, so that it is assignable to a record of form values.
export type OverlapValues = { hours: string };

export const USUAL_OVERLAP: OverlapValues = { hours: '24' };

const AT_ONCE = { value: '0', label: 'Not at all: it ends at once' };
const UP_TO_A_WEEK = [
  { value: '1', label: '1 hour' },
  { value: '24', label: '1 day' },
  { value: '168', label: '7 days' },
];
const A_MONTH = { value: '720', label: '30 days' };

/** How long the replaced key or secret keeps working. */
export function overlapFields(
  label: string,
  { upToAMonth }: { upToAMonth: boolean },
): () => FormField<OverlapValues>[] {
  const options = [AT_ONCE, ...UP_TO_A_WEEK, ...(upToAMonth ? [A_MONTH] : [])];
  const fields: FormField<OverlapValues>[] = [
    { kind: 'select', name: 'hours', label, options, serverNames: ['overlap_hours'] },
  ];
  return () => fields;
}
