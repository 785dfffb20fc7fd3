/** The noun of a kind of record in its form, and the texts about a save. */
export interface ContentKind {
  title: string;
  /** In 'Create …' and 'Failed to save …'. */
  noun: string;
  created: string;
  updated: string;
}

export const CAMPAIGN: ContentKind = {
  title: 'Campaign',
  noun: 'campaign',
  created: 'Campaign saved successfully!',
  updated: 'Campaign updated.',
};

export const BOOKING: ContentKind = {
  title: 'Booking',
  noun: 'booking',
  created: 'Booking saved successfully!',
  updated: 'Booking updated.',
};

export const CREATIVE: ContentKind = {
  title: 'Creative',
  noun: 'creative',
  created: 'Creative saved successfully!',
  updated: 'Creative updated.',
};

export const SITE_TAG: ContentKind = {
  title: 'Site Tag',
  noun: 'site tag',
  created: 'Site tag saved successfully!',
  updated: 'Site tag updated successfully!',
};

const CONFIGURED = 'Impression tags configured successfully!';

export const IMPRESSION_TAGS: ContentKind = {
  title: 'Impression Tags',
  noun: 'impression tags',
  created: CONFIGURED,
  updated: CONFIGURED,
};
