import { randomUUID } from 'node:crypto';
import type { VastVersion } from './vast-version.js';

interface VastRequest {
  version: VastVersion;
  tagId: number;
  pixelUrl: string;
  /** URL that counts an error of the player. */
  errorUrl: string;
  /** URL of the video that plays where there is no document to wrap. */
  videoUrl: string;
  /** The query for the pixel, as written, without `?`. */
  query: string;
  /** URL of the VAST document to wrap; empty for none. */
  wrappedUrl: string;
}

/**
 * A VAST document whose one impression is the pixel. With the URL of another document it is a
 * wrapper around that; without, it is an ad of one black second, because players report the
 * impression of an ad only when it has a video to play.
 */
export function vastDocument(request: VastRequest): string {
  const { version, tagId, wrappedUrl } = request;
  const isWrapper = wrappedUrl !== '';
  const name = isWrapper ? 'Wrapper' : 'InLine';
  const attributes = isWrapper && !isBefore4(version) ? ' followAdditionalWrappers="true"' : '';
  const elements = isWrapper ? wrapper(request) : inLine(request);

  return `<?xml version="1.0" encoding="UTF-8"?>
<VAST version="${version}"${isBefore4(version) ? '' : ' xmlns="http://www.iab.com/VAST"'}>
  <Ad id="infinitum-${tagId}">
    <${name}${attributes}>
      ${elements.join('\n      ')}
    </${name}>
  </Ad>
</VAST>
`;
}

/** The schemas of 2.0 and 3.0 have no namespace, and another order of elements than those of 4. */
const isBefore4 = (version: VastVersion): boolean => version === '2.0' || version === '3.0';

const AD_SYSTEM = '<AdSystem version="3.1">Infinitum</AdSystem>';
const AD_TITLE = '<AdTitle>Infinitum impression</AdTitle>';

function wrapper(request: VastRequest): string[] {
  const uri = `<VASTAdTagURI>${cdata(request.wrappedUrl)}</VASTAdTagURI>`;
  if (!isBefore4(request.version))
    return [AD_SYSTEM, errorElement(request), impression(request), uri];

  const pixel = `<Impression>${cdata(pixelAddress(request))}</Impression>`;
  return [AD_SYSTEM, uri, errorElement(request), pixel, '<Creatives></Creatives>'];
}

function inLine(request: VastRequest): string[] {
  const reports = [errorElement(request), impression(request)];
  if (isBefore4(request.version)) return [AD_SYSTEM, AD_TITLE, ...reports, creatives(request)];

  const servingId = request.version === '4.0' ? [] : [`<AdServingId>${randomUUID()}</AdServingId>`];
  return [AD_SYSTEM, ...reports, ...servingId, AD_TITLE, creatives(request)];
}

const impression = (request: VastRequest): string =>
  `<Impression id="infinitum-${request.tagId}">${cdata(pixelAddress(request))}</Impression>`;

const pixelAddress = ({ pixelUrl, query }: VastRequest): string =>
  `${pixelUrl}?cb=[CACHEBUSTING]${query === '' ? '' : `&${query}`}`;

const errorElement = ({ errorUrl }: VastRequest): string =>
  `<Error>${cdata(`${errorUrl}?code=[ERRORCODE]`)}</Error>`;

const creatives = (request: VastRequest): string => `<Creatives>
        <Creative id="infinitum-${request.tagId}">
          <Linear>
            <Duration>00:00:01</Duration>
            <MediaFiles>
              ${mediaFile(request)}
            </MediaFiles>
          </Linear>${universalAdId(request.version)}
        </Creative>
      </Creatives>`;

function mediaFile({ version, videoUrl }: VastRequest): string {
  const codec = version === '2.0' ? '' : ' codec="avc1.42c01e, mp4a.40.2"';
  return `<MediaFile delivery="progressive" type="video/mp4" width="640" height="360"${codec}>${cdata(videoUrl)}</MediaFile>`;
}

function universalAdId(version: VastVersion): string {
  if (isBefore4(version)) return '';
  const value = version === '4.0' ? ' idValue="unknown"' : '';
  return `\n          <UniversalAdId idRegistry="unknown"${value}>unknown</UniversalAdId>`;
}

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]%3E')}]]>`;
