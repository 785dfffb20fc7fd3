import { describedEnum } from '#server/core/graphql/described-enum.js';

export const TAG_KINDS = ['IMPRESSION', 'SITE'] as const;
/** The kind that a tag's id belongs to: each kind has its own sequence of ids. */
export type TagKind = (typeof TAG_KINDS)[number];

export const TagKindEnum = describedEnum<TagKind>(
  'TagKind',
  'Which of the two kinds of tag an id is of: each kind has its own numbers.',
  {
    IMPRESSION: 'A tag on an ad server: a creative of a booking.',
    SITE: 'A tag on the pages of a site.',
  },
);
