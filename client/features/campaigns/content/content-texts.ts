import { recordTexts } from '#client/records/record-texts';

interface ContentNouns {
  /** The title of the list. */
  title: string;
  name: string;
  noun: string;
  empty: string;
  created: string;
  updated: string;
}

export const LIST_UNAVAILABLE = 'Unable to retrieve data. Please try again.';

/** The texts of a client's campaigns, bookings, creatives and tags; a toast shows the reasons. */
export const contentTexts = (nouns: ContentNouns) =>
  recordTexts({
    ...nouns,
    unavailable: LIST_UNAVAILABLE,
    failed: () => `Failed to save ${nouns.noun}. Please try again.`,
  });

/** A save of any record of a client can change all of its lists and their figures. */
export const CONTENT_LISTS = [
  'campaigns',
  'campaignSummary',
  'bookings',
  'bookingSummary',
  'creatives',
  'creativeSummary',
  'impressionTags',
  'siteTags',
];
