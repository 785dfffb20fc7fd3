import { isUnfilledMacro, type AdServerId } from '#schema/ad-servers.js';
import { describe, expect, test } from '@jest/globals';
import { macroQuery, TagAdServer, TagFormat, type Format } from './ad-server-macros.js';
import { adServerTagText, impressionTagText, siteTagText } from './tag-text.js';

test('an address with characters of HTML is escaped, one with a slash at its end is not doubled', () => {
  expect(impressionTagText('https://edge.example/', 'k')).toContain(
    'src="https://edge.example/t/i/k.gif?cb=[CACHEBUSTER]"',
  );
  expect(siteTagText('https://edge.example/a"><script>&', 'k')).toContain(
    'src="https://edge.example/a&quot;&gt;&lt;script&gt;&amp;/t/s/k.js"',
  );
});

const ISSUER = { edgeUrl: 'https://edge.example', tcfVendorId: 1234 };
const AD_SERVERS = Object.values(TagAdServer);

/**
 * The macros as each ad server's documents spell them, in the order cb, gdpr, gdpr_consent, gpp,
 * gpp_sid, lmt, coppa.
 */
const SPELLINGS: [AdServerId, Format, string][] = [
  [
    'IAB',
    'PIXEL',
    '[CACHEBUSTER] ${GDPR} ${GDPR_CONSENT_1234} ${GPP_STRING_1234} ${GPP_SID} [LIMITADTRACKING]',
  ],
  [
    'IAB',
    'VAST',
    '[CACHEBUSTING] [REGULATIONS] [GDPRCONSENT] [GPPSTRING] [GPPSECTIONID] [LIMITADTRACKING]',
  ],
  [
    'GOOGLE_AD_MANAGER',
    'PIXEL',
    '%%CACHEBUSTER%% ${GDPR} ${GDPR_CONSENT_1234} ${GPP_STRING_1234} ${GPP_SID} ' +
      '%%ADVERTISING_IDENTIFIER_IS_LAT%%',
  ],
  [
    'XANDR',
    'PIXEL',
    '${CACHEBUSTER} ${GDPR_APPLIES} ${GDPR_CONSENT_STRING} ${GPP_STRING_1234} ${GPP_SID}',
  ],
  [
    'FREEWHEEL',
    'VAST',
    "#{request.videoRandom} #{request.keyValue('_fw_gdpr')} #{request.keyValue('_fw_gdpr_consent')} " +
      "#{request.keyValue('_fw_gpp')} #{request.keyValue('_fw_gpp_sid')} " +
      "#{request.keyValue('_fw_is_lat')} #{request.keyValue('_fw_coppa')}",
  ],
  [
    'CAMPAIGN_MANAGER',
    'JAVASCRIPT',
    '%n ${GDPR} ${GDPR_CONSENT_1234} ${GPP_STRING_1234} ${GPP_SID}',
  ],
];

const NAMES = ['cb', 'gdpr', 'gdpr_consent', 'gpp', 'gpp_sid', 'lmt', 'coppa'];
const namesFor = (adServer: AdServerId, format: Format) =>
  NAMES.filter((name) => macroQuery(adServer, format, 0).includes(`${name}=`));
const queryOf = (spelling: string) =>
  spelling
    .split(' ')
    .map((macro, index) => `${NAMES[index]}=${macro}`)
    .join('&');

describe('the text for an ad server', () => {
  test.each(SPELLINGS)(
    'for %s as %s spells its macros as that documents them',
    (adServer, format, spelling) => {
      expect(adServerTagText(ISSUER, 'k', format, adServer)).toContain(`?${queryOf(spelling)}`);
    },
  );

  test.each(SPELLINGS)(
    'for %s as %s has macros that the edge recognizes while they are not filled',
    (_adServer, _format, spelling) => {
      expect(spelling.split(' ').filter((macro) => !isUnfilledMacro(macro))).toEqual([]);
    },
  );

  test.each(AD_SERVERS)(
    'for %s is an image, a script with an image where scripts are off, or an address',
    (adServer) => {
      const query = (format: Format) =>
        adServerTagText(ISSUER, 'k', format, adServer).split('?')[1]?.split('"')[0] ?? '';
      const text = (format: Format) => adServerTagText(ISSUER, 'k', format, adServer);
      const image = `<img src="https://edge.example/t/i/k.gif?${query('PIXEL')}" width="1" height="1" alt="" style="display:none">`;

      expect(text('PIXEL')).toBe(image);
      expect(text('JAVASCRIPT')).toBe(
        `<script>new Image(1, 1).src = "https://edge.example/t/i/k.gif?${query('JAVASCRIPT')}";</script>\n` +
          `<noscript>${image}</noscript>`,
      );
      expect(text('VAST')).toBe(`https://edge.example/t/v/k.xml?${query('VAST')}`);
    },
  );

  test.each(
    AD_SERVERS.flatMap((adServer) =>
      Object.values(TagFormat).map((format) => [adServer, format] as const),
    ),
  )(
    'for %s as %s becomes an address that the edge reads once its macros are filled',
    (adServer, format) => {
      const filled = adServerTagText(ISSUER, 'k', format, adServer)
        .replaceAll(/=(\[[A-Z]+\]|\$\{\w+\}|%%\w+%%|#\{.*?\}|%n)/g, '=filled')
        .match(/https:[^"\s]+/)?.[0];
      expect(Object.fromEntries(new URL(filled ?? '').searchParams)).toEqual(
        Object.fromEntries(namesFor(adServer, format).map((name) => [name, 'filled'])),
      );
    },
  );

  test('keeps an odd address of the edge inside its quotes', () => {
    const issuer = { ...ISSUER, edgeUrl: 'https://edge.example/a"</script>' };
    expect(adServerTagText(issuer, 'k', 'JAVASCRIPT', 'IAB').split('\n')[0]).toContain(
      'src = "https://edge.example/a\\"\\u003c/script>/t/i/k.gif?',
    );
  });
});
