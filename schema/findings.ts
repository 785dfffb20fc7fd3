/** The heading of the findings, on the screen and in mails. */
export const FINDINGS_TITLE = 'What stands out';

/** The answer where there is no finding: a good one, too. */
export const NO_FINDING =
  'Nothing stands out: the differences in these figures are no larger than chance makes them.';

/** Certainty of a finding, in words. */
export const CERTAINTY_LABELS = {
  COUNTED: 'Counted',
  VERY_SURE: 'Very sure',
  SURE: 'Sure',
  NOT_YET: 'Not sure yet',
} as const;
