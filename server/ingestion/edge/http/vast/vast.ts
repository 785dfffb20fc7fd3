interface VastRequest {
  tagId: number;
  pixelUrl: string;
  /** URL of the video that plays where there is no document to wrap. */
  videoUrl: string;
  /** The query for the pixel, as written, without `?`. */
  query: string;
  /** URL of the VAST document to wrap; empty for none. */
  wrappedUrl: string;
}

/**
 * A VAST 4.2 document whose one impression is the pixel. With the URL of another document it is a
 * wrapper around that; without, it is an ad of one black second, because players report the
 * impression of an ad only when it has a video to play.
 */
export function vastDocument(request: VastRequest): string {
  const { tagId, pixelUrl, videoUrl, query, wrappedUrl } = request;
  const impression = `${pixelUrl}?cb=[CACHEBUSTING]${query === '' ? '' : `&${query}`}`;
  const pixel = `<Impression id="infinitum-${tagId}">${cdata(impression)}</Impression>`;
  const ad = wrappedUrl === '' ? inLine(tagId, pixel, videoUrl) : wrapper(pixel, wrappedUrl);

  return `<?xml version="1.0" encoding="UTF-8"?>
<VAST version="4.2" xmlns="http://www.iab.com/VAST">
  <Ad id="infinitum-${tagId}">
${ad}
  </Ad>
</VAST>
`;
}

const AD_SYSTEM = '<AdSystem version="3.1">Infinitum</AdSystem>';

const wrapper = (pixel: string, url: string) => `    <Wrapper followAdditionalWrappers="true">
      ${AD_SYSTEM}
      ${pixel}
      <VASTAdTagURI>${cdata(url)}</VASTAdTagURI>
    </Wrapper>`;

const inLine = (tagId: number, pixel: string, videoUrl: string) => `    <InLine>
      ${AD_SYSTEM}
      ${pixel}
      <AdServingId>infinitum-${tagId}</AdServingId>
      <AdTitle>Infinitum impression</AdTitle>
      <Creatives>
        <Creative id="infinitum-${tagId}">
          <UniversalAdId idRegistry="unknown">unknown</UniversalAdId>
          <Linear>
            <Duration>00:00:01</Duration>
            <MediaFiles>
              <MediaFile delivery="progressive" type="video/mp4" width="640" height="360" codec="avc1.42c01e, mp4a.40.2">${cdata(videoUrl)}</MediaFile>
            </MediaFiles>
          </Linear>
        </Creative>
      </Creatives>
    </InLine>`;

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]%3E')}]]>`;
