/** Words of the examples that stand for long texts, in tests and in the table. */
export const LONG_TEXTS: Readonly<Record<string, string>> = {
  /** Consents to all purposes and to vendor 755. */
  CONSENT: 'CQuV9AAQuV9AAAKABAENAAFgAIIAAAAAAAAAF5wAQF5gAAAA',
  /** The same for vendor 3 alone. */
  OTHERS: 'CQuV9AAQuV9AAAKABAENAAFgAIIAAAAAAAAAABiAAAAA',
  REFUSAL: 'CQuV9AAQuV9AAAKABAENAAFgAAAAAAAAAAAAAAAAAAAA',
  /** Section 8 (California) with the sale opted out, and without. */
  OPTED_OUT: 'DBABBg~BQQAAABA.QA',
  OPTED_IN: 'DBABBg~BQgAAABA.QA',
};
export const VENDOR_OF_CONSENT = 755;

export interface SignalExamples {
  heading: string;
  examples: readonly string[];
}

/**
 * Values of each signal as they come, in the words of a call (`gdpr=1`), a header (`DNT: 1`) or a
 * line (`{"gpp_sid": [7]}`). The table of docs/collection.md says what the edge makes of each; to add
 * a row, add an example and run `npm run generate`.
 */
export const SIGNAL_EXAMPLES: readonly SignalExamples[] = [
  {
    heading: 'No value',
    examples: [
      'us_privacy=',
      'us_privacy=-1',
      'gdpr=-2&gdpr_consent=-1',
      'gdpr_consent=0',
      'gpp=null&gpp_sid=null',
      'gdpr_consent=undefined',
      'us_privacy=N/A',
      'gdpr=${GDPR}&gdpr_consent=${GDPR_CONSENT_755}',
      'gdpr=[REGULATIONS]',
      'lmt=%255BLIMITADTRACKING%255D',
      'gpp=__GPP__',
      '{"gdpr": null}',
    ],
  },
  {
    heading: 'Children',
    examples: [
      'coppa=1',
      'coppa=0',
      'coppa=yes',
      'gdpr=coppa',
      'gdpr=coppa,gdpr',
      '{"coppa": true}',
    ],
  },
  {
    heading: 'The device',
    examples: [
      'Sec-GPC: 1',
      'DNT: 1',
      'DNT: 0',
      'dnt=1',
      'gpc=1',
      'lmt=1',
      'lmt=true',
      'lmt=0',
      'lmt=x',
      '{"lmt": 1}',
    ],
  },
  {
    heading: 'US Privacy',
    examples: [
      'us_privacy=1YNN',
      'us_privacy=1YYN',
      'us_privacy=1yyn',
      'us_privacy=1---',
      'us_privacy=yes',
    ],
  },
  {
    heading: 'GDPR',
    examples: [
      'gdpr=0',
      'gdpr=1',
      'gdpr=yes',
      'gdpr=gdpr',
      'gdpr=0&gdpr=1',
      'gdpr=1&gdpr_consent=CONSENT',
      'gdpr=1&gdpr_consent=OTHERS',
      'gdpr=1&gdpr_consent=REFUSAL',
      'gdpr=1&gdpr_consent=-1',
      'gdpr_consent=CONSENT',
      'gdpr_consent=REFUSAL',
      'gdpr=0&gdpr_consent=OTHERS',
      'gdpr=0&gdpr_consent=REFUSAL',
      'gdpr=0&gdpr_consent=no',
    ],
  },
  {
    heading: 'GPP',
    examples: [
      'gpp=OPTED_OUT&gpp_sid=8',
      'gpp=OPTED_IN&gpp_sid=8',
      'gpp=OPTED_OUT',
      'gpp=OPTED_OUT&gpp_sid=7',
      'gpp=OPTED_OUT&gpp_sid=-1',
      'gpp_sid=2',
      '{"gpp": "OPTED_OUT", "gpp_sid": [8]}',
      '{"gpp": "OPTED_OUT", "gpp_sid": 8}',
      'gpp=x',
      'gpp=OPTED_IN&gpp_sid=x',
    ],
  },
  {
    heading: 'Spelling',
    examples: [
      'us_privacy=&us_privacy=1YYN',
      'us_privacy=1YNN&us_privacy=1YYN',
      'cb=1&amp;us_privacy=1YYN',
      'cb=1%26amp%3Bus_privacy=1YYN',
      'cb=1;us_privacy=1YYN',
      'cb=1?us_privacy=1YYN',
      'US-Privacy=1YYN',
      '{"us_privacy": ["1YNN", "1YYN"]}',
    ],
  },
];
