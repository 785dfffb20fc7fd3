import { readFileSync } from 'node:fs';

/**
 * Words that televisions, sticks and set-top boxes say of themselves. To add one: a word in the row of
 * its kind, and a user agent that has it in the fixtures.
 */
const WORDS: readonly RegExp[] = [
  // the word itself, alone or at the end of a name
  /(?:^|[^a-z])(?:[hiu]?d|ip|ott|smart|google|android|aosp|apple|fire|opera|web|samsung|lg|mi|my|q|s|tizen|philips|linux|vod|bro|on|u)?[-_ ]?tv(?![a-z]|.*\b(?:iphone|ipad|macintosh|windows nt)\b)/i,
  /smart[-_ ]?(?:tv|hub)|television|(?:^|[^a-z])(?:ott|stb|dvb|iptv|pvr|settopbox|set-top)(?![a-z])|tv[-_ ]?(?:app|box|stick|dongle)|large screen/i,
  /[a-z]TV(?![a-zA-Z]|.*\b(?:iPhone|iPad|Macintosh|Windows NT|Mobile)\b)/,
  // platforms
  /hbbtv|ce-?html|netcast|nettv|web0s|webos[-.\w]*tv|inettvbrowser|vidaa|zeasn|maple[\s_]?[\d2]|\btvos\b|apple ?tv|roku|vizio|smartcast|titanos/i,
  /chromecast|crkey|(?:^|[^a-z])aft[a-z0-9]{1,7}(?![a-z0-9])|kfatv|shield android|\bwpe\b.*\b(?:arris|comcast|sky|pace|rdk)|\brdk\b|xfinity|comcast/i,
  // browsers and players made for televisions
  /espial|ekioh|antgalio|sraf\/|netrange|foxxum|\bomi\/\d|\bmb\d\d\/|sonycebrowser|bdplayer|\bbd\.20\d\d|hybridcast|andr0id|xbmc|kodi\b|libreelec|tivimate|rutubetv|_vlc\/.*libvlc|brightsign|\b(?:mr|gw)-device\/|dlnadoc/i,
  // makers and their series
  /bravia|viera|aquos-|philipstv|samsung[-_ ;/]+(?:un|ue|qn|qe|kd)\d\d|hisense[-_ ](?:smart|vidaa|hu|mt|\d\d)|\b(?:24|28|32|39|4[0-3]|49|50|55|58|65|70|75|77|85|86)[a-z]{1,4}[-_]?[a-z0-9]*\d[-_/a-z0-9]*(?= build\/|\))/i,
  /mi ?box|magenta ?tv|google fiber|gftv|sigmadesigns|\bmag ?[2-5]\d\d\b|infomir|formuler|dreambox|enigma2|humax|technisat|arris|sagemcom|\btivo\b|directv|freebox|livebox|bouygtel|amlogic|mecool|\bx9[68]|\bh96|a95x|ugoos|beelink|zidoo|tanix|vontar|skyq|sky[-_ ]?(?:q|glass|stb)\b|liberty ?global|horizon[-_ ](?:tv|box)|eos[-_ ]box/i,
];

/** Names of Android's models, because few of these televisions say in words what they are. */
const MODELS: ReadonlySet<string> = new Set(
  readFileSync(new URL('./television-models.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n'),
);

export const isTelevision = (userAgent: string, model: string): boolean =>
  MODELS.has(model) || WORDS.some((words) => words.test(userAgent));
