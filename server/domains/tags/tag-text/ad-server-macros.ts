import { describedEnum } from '#server/core/graphql/described-enum.js';
import {
  AD_SERVERS,
  type AdServer,
  type AdServerId,
  type TagFormatId,
} from '#schema/ad-servers.js';

/** The ids of AD_SERVERS as an enum. */
export const TagAdServer = describedEnum(
  'TagAdServer',
  'The ad server that a tag is pasted into: each spells its macros in its own way.',
  Object.fromEntries(AD_SERVERS.map((row) => [row.id, row])) as Record<AdServerId, AdServer>, // an entry for every row
);

export type Format = TagFormatId;
export const TagFormat = describedEnum<Format>(
  'TagFormat',
  'The text to paste into an ad server.',
  {
    PIXEL: 'An image of one pixel, in HTML.',
    JAVASCRIPT: 'A script that asks for the image, and the image where scripts are off.',
    VAST: 'The address of a VAST document that asks for the image.',
  },
);

/**
 * The query parameters that the edge reads from a tag's URL, each with the macro of the ad server.
 */
interface Macros {
  cb: string;
  gdpr: string;
  gdpr_consent: string;
  gpp: string;
  gpp_sid: string;
  /** The device limits ad tracking; left out where the ad server documents no such macro. */
  lmt?: string;
  /** The programme is for children. */
  coppa?: string;
}

/**
 * The macro contains the vendor's number in the IAB's list: the ad server fills it in only if that
 * vendor may have the consent text.
 */
const ofVendor = (vendorId: number) => ({
  gdpr: '${GDPR}',
  gdpr_consent: `\${GDPR_CONSENT_${vendorId}}`,
  gpp: `\${GPP_STRING_${vendorId}}`,
  gpp_sid: '${GPP_SID}',
});

/** The IAB's macro of VAST, which players also fill in a pixel that stands in a VAST document. */
const LIMITED_TRACKING = '[LIMITADTRACKING]';

const inVast: Macros = {
  cb: '[CACHEBUSTING]',
  gdpr: '[REGULATIONS]',
  gdpr_consent: '[GDPRCONSENT]',
  gpp: '[GPPSTRING]',
  gpp_sid: '[GPPSECTIONID]',
  lmt: LIMITED_TRACKING,
};

/** Request keys that FreeWheel reserves. Single quotes, because double quotes surround the URL. */
const requestKey = (name: string) => `#{request.keyValue('${name}')}`;

/**
 * Macros as each ad server documents them; docs/collection.md names the documents. A new one is a
 * row of AD_SERVERS and a row here.
 */
const MACROS: Record<AdServerId, (format: Format, vendorId: number) => Macros> = {
  IAB: (format, vendorId) =>
    format === 'VAST'
      ? inVast
      : { cb: '[CACHEBUSTER]', ...ofVendor(vendorId), lmt: LIMITED_TRACKING },
  GOOGLE_AD_MANAGER: (_format, vendorId) => ({
    cb: '%%CACHEBUSTER%%',
    ...ofVendor(vendorId),
    lmt: '%%ADVERTISING_IDENTIFIER_IS_LAT%%',
  }),
  XANDR: (_format, vendorId) => ({
    cb: '${CACHEBUSTER}',
    ...ofVendor(vendorId),
    gdpr: '${GDPR_APPLIES}',
    gdpr_consent: '${GDPR_CONSENT_STRING}',
  }),
  FREEWHEEL: () => ({
    cb: '#{request.videoRandom}',
    gdpr: requestKey('_fw_gdpr'),
    gdpr_consent: requestKey('_fw_gdpr_consent'),
    gpp: requestKey('_fw_gpp'),
    gpp_sid: requestKey('_fw_gpp_sid'),
    lmt: requestKey('_fw_is_lat'),
    coppa: requestKey('_fw_coppa'),
  }),
  CAMPAIGN_MANAGER: (_format, vendorId) => ({ cb: '%n', ...ofVendor(vendorId) }),
};

/**
 * The query of a tag's address, macros as they are: whoever serves the tag replaces them by their
 * very letters.
 */
export const macroQuery = (adServer: AdServerId, format: Format, vendorId: number): string =>
  Object.entries(MACROS[adServer](format, vendorId))
    .map(([name, macro]) => `${name}=${macro}`)
    .join('&');
