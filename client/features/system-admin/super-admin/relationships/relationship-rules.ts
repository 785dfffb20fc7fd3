import type { RelationshipSide } from '#client/graphql/generated';
import type { OrganisationType } from '#client/graphql/organisations/organisation-types';

// A type, not an interface, so that it is assignable to a record of form values.
export type RelationshipValues = {
  country: string | null;
  sourceType: string | null;
  sourceId: string | null;
  targetType: string | null;
  targetId: string | null;
};

export const NEW_RELATIONSHIP: RelationshipValues = {
  country: null,
  sourceType: 'client',
  sourceId: null,
  targetType: 'broadcaster',
  targetId: null,
};

interface SideTexts {
  value: RelationshipSide;
  label: string;
  type: OrganisationType;
  /** The kinds that it may be associated with. */
  targets: readonly RelationshipSide[];
}

export const SIDES: readonly SideTexts[] = [
  {
    value: 'client',
    label: 'Client',
    type: 'CUSTOMER',
    targets: ['broadcaster', 'agency', 'adtech'],
  },
  {
    value: 'broadcaster',
    label: 'Broadcaster',
    type: 'BROADCASTER',
    targets: ['client', 'agency'],
  },
  {
    value: 'agency',
    label: 'Agency',
    type: 'AGENCY',
    targets: ['client', 'broadcaster', 'adtech'],
  },
  { value: 'adtech', label: 'AdTech', type: 'ADTECH', targets: ['client', 'agency'] },
];

export const sideOf = (text: string | null): SideTexts | undefined =>
  SIDES.find(({ value }) => value === text);

/** The kinds that a source may be associated with. */
export const targetsOf = (sourceType: string | null): readonly SideTexts[] =>
  SIDES.filter(({ value }) => sideOf(sourceType)?.targets.includes(value));

/**
 * Adjusts other fields: another country or kind clears the organisations; a target kind that the
 * source may not be associated with becomes the first allowed one.
 */
export function adjustRelationship(next: RelationshipValues, changed: string): RelationshipValues {
  switch (changed) {
    case 'country':
      return { ...next, sourceId: null, targetId: null };
    case 'sourceType': {
      const targets = targetsOf(next.sourceType);
      const isAllowed = targets.some(({ value }) => value === next.targetType);
      if (isAllowed) return { ...next, sourceId: null };
      return { ...next, sourceId: null, targetType: targets[0]?.value ?? null, targetId: null };
    }
    case 'targetType':
      return { ...next, targetId: null };
    default:
      return next;
  }
}

/** The error of a pair, or null. */
export const checkPair = ({
  sourceType,
  sourceId,
  targetType,
  targetId,
}: RelationshipValues): string | null =>
  sourceType === targetType && sourceId === targetId ? 'Cannot associate entity with itself' : null;
