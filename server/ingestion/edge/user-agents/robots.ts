import { readFileSync } from 'node:fs';
import type { DeviceId } from '#schema/devices.js';
import { withoutModel } from './android-model.js';

/**
 * Libraries and services that report for a device: apps, servers of broadcasters, ad inserters. A
 * robot among them says so in other words. To add a sender: a row with the beginning of its user
 * agent, or a word in it.
 */
const LAWFUL_SENDERS: readonly RegExp[] = [
  // libraries of apps and set-top boxes
  /^(okhttp\d?|dalvik|cfnetwork|alamofire|dart|ktor-client|cronet|volley|libcurl|curl|apache-httpclient|java)(?![a-z])/i,
  // libraries of servers that report for a device
  /^(go-http-client|node|undici|axios|node-fetch|got|python-requests|python-urllib|aiohttp|httpx|python-httpx|reactor-?netty|rest-?sharp|guzzlehttp|faraday|ruby)\b/i,
  /^(python\/[\d.]+ aiohttp|apache-cxf|jersey|asynchttpclient|akka-http|vert\.x-webclient)/i,
  // players
  /applecoremedia|exoplayer|stagefright|lavf|libmpv|\bvlc|libvlc|gstreamer|shaka|bitmovin/i,
  // server-side ad inserters
  /mediatailor|elemental|yospace|brightcove|freewheel|publica|springserve|google-?dai|dai\.google|switchmedia|broadpeak|harmonic|uplynk|streamhub/i,
];

/** Words in which a robot says what it is, even on a television. */
const DECLARATIONS: readonly RegExp[] = [
  // "bot" at the end of a word, or where the next one begins
  /(?<!cu|\bab)bots?(?![a-z])|robot(?!o\b)|^bot/i,
  /[a-z]Bot[A-Z]/,
  /crawl|spider(?!man)|slurp|scrap(?:e|er|ers|y|ing|oo)\b|scrapy|harvest|wget|nutch|heritrix|httrack/i,
  /headless|phantomjs|slimerjs|selenium|puppeteer|playwright|cypress\/|webdriver|lighthouse|pagespeed|ptst\//i,
];

/** Words of robots that a television could have: there is a "Smart Monitor" with Tizen. */
const SERVICES: readonly RegExp[] = [
  /monitor|(?<!cam)scan(?:ner|ning)?(?![a-z])|vuln|uptime|pingdom|statuscake|site24x7|synthetic|\bprobe|health ?-?_?check/i,
  /archiver|archive\.|validator|checker|link-?check|fetcher|index(?:er|ing)\b|extractor|analy[sz]er|auditor|detector|inspect(?:or|ion)|verifier/i,
  /externalhit|externalagent|externalua|link ?preview|page-?preview|url-?preview|(?<!technology(?: |%20))preview(?:er|s)?\b|screenshot|favicon/i,
  /google (?:page ?speed|search console|web preview)|adsense|publisher-plugin|adbeat\.com|firefox\/\d[\d. \w/]* time\/\d{10}/i,
  // the link previews of messengers, and attacks
  /^whatsapp(?:\/[\d.]+(?:[ /][ani])?)?$|projectdiscovery|\$\{jndi:|<\?|select ?\(/i,
  // an address where its owner explains it
  /\+ ?\(?https?:|\w@[\w-]+\.[a-z]{2}|\[at\]|\(at\)|^mozilla\/\d\.\d \(compatible; (?!msie|konqueror)[^)]*https?:/i,
];

/** Names of robots that none of these words describes: a whole word, or "=" and all of it. */
const NAMES: ReadonlySet<string> = new Set(
  readFileSync(new URL('./robot-names.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n'),
);
const NAME = /[\w.!'-]+/g;

const hasRobotName = (userAgent: string): boolean => {
  const text = userAgent.toLowerCase();
  return NAMES.has(`=${text}`) || (text.match(NAME) ?? []).some((name) => NAMES.has(name));
};

/**
 * True for a user agent that declares itself a robot, a scanner or a headless browser. What names
 * no device and no robot is none: it may be the app of a television.
 */
export function isRobot(userAgent: string, device: DeviceId): boolean {
  const text = withoutModel(userAgent);
  if (DECLARATIONS.some((words) => words.test(text))) return true;
  if (device === 'tv' || device === 'console') return false;
  if (SERVICES.some((words) => words.test(text))) return true;
  return !LAWFUL_SENDERS.some((sender) => sender.test(userAgent)) && hasRobotName(text);
}
