import { registerEnumType } from 'type-graphql';

export const TAG_KINDS = ['IMPRESSION', 'SITE'] as const;
/** The kind that a tag's id belongs to: each kind has its own sequence of ids. */
export type TagKind = (typeof TAG_KINDS)[number];

export const TagKindEnum = { IMPRESSION: 'IMPRESSION', SITE: 'SITE' } as const satisfies Record<
  TagKind,
  TagKind
>;

registerEnumType(TagKindEnum, {
  name: 'TagKind',
  description: 'Which of the two kinds of tag an id is of: each kind has its own numbers.',
  valuesConfig: {
    IMPRESSION: { description: 'A tag on an ad server: a creative of a booking.' },
    SITE: { description: 'A tag on the pages of a site.' },
  },
});
