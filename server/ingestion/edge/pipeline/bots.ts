import { isbot } from 'isbot';
import { BoundedCache } from './bounded-cache.js';

/**
 * isbot also matches programs that are no browsers. These are lawful senders for a device: HTTP
 * libraries of apps and of ad servers, players, and services that stitch ads into streams. A
 * crawler among them declares itself. To add a sender: a row with the beginning of its user agent,
 * or a word in it.
 */
const LAWFUL_SENDERS = [
  // libraries of apps and set-top boxes
  /^(okhttp|dalvik|cfnetwork|alamofire|dart|ktor-client|cronet|volley|libcurl|curl|apache-httpclient|java)\b/i,
  // libraries of servers that report for a device
  /^(go-http-client|node|undici|axios|node-fetch|got|python-requests|python-urllib|aiohttp|httpx|python-httpx|reactor-?netty|rest-?sharp|guzzlehttp|faraday|ruby)\b/i,
  /^(python\/[\d.]+ aiohttp|apache-cxf|jersey|asynchttpclient|akka-http|vert\.x-webclient)/i,
  // players and television platforms
  /\b(applecoremedia|exoplayer|exoplayerlib|stagefright|lavf|libmpv|vlc|gstreamer|roku|tizen|web0s|webos|hbbtv|smarttv|crkey|playstation|xbox|kodi|shaka|bitmovin)\b/i,
  // server-side ad inserters
  /(mediatailor|elemental|yospace|brightcove|freewheel|publica|springserve|google-?dai|dai\.google|switchmedia|broadpeak|harmonic|uplynk|streamhub)/i,
];

const SAYS_IT_CRAWLS =
  /bot\b|bot[/;)]|crawl|spider|slurp|scrap|preview|monitor|headless|lighthouse|archiver|validator/i;

/** True for declared bots and crawlers, judged by the user agent of the device. */
export type IsBot = (userAgent: string) => boolean;

const REMEMBERED = 2_048;
/** Most user agents are shorter. */
const USUAL_LENGTH = 256;

export function botDetector(): IsBot {
  const known = new BoundedCache<boolean>(REMEMBERED, USUAL_LENGTH);
  return (userAgent) => {
    if (userAgent === '') return false;
    const remembered = known.get(userAgent);
    if (remembered !== undefined) return remembered;
    const bot = isDeclaredBot(userAgent);
    known.set(userAgent, bot);
    return bot;
  };
}

function isDeclaredBot(userAgent: string): boolean {
  if (!isbot(userAgent)) return false;
  return SAYS_IT_CRAWLS.test(userAgent) || !LAWFUL_SENDERS.some((sender) => sender.test(userAgent));
}
