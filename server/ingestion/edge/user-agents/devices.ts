import type { DeviceId } from '#schema/devices.js';
import { androidModel } from './android-model.js';
import { isTelevision } from './televisions.js';

const CONSOLE =
  /playstation|\bps[345]\b|nintendo|\bxbox|\bwii\b|dreamcast|; shield(?= build|\))|steam ?deck|\bouya\b|retroid|\bayn odin|segasaturn|gamepad|; switch(?: lite| oled)?[;)]/i;

/** Android on a computer, whose browser says nothing else. */
const LAPTOP =
  /chromebook|inspiron|latitude|vostro|travelmate|aspire|elitebook|probook|thinkpad|; nuc\d/i;

const TABLET =
  /ipad|tablet(?! ?pc)|playbook|kindle|silk\/(?!.*mobile)|\bkf[a-z]{2,5}\b|\bsm-[tpx]\d|\bgt-[pn]\d|\bnexus (?:7|9|10)\b|\bpad\b|[ _-]tab\b|\btab[ _-]?\d|mediapad|galaxy tab|xoom|touchpad/i;

const PHONE =
  /iphone|ipod|\bmobile\b|phone|blackberry|\bbb10\b|symbian|series ?[46]0|midp|cldc|kaios|opera mini|iemobile|nokia|feature|webos\/\d|palmsource|brew|\bsm-[acefgjmnsw]\d|pixel \d|redmi|\bmoto[ g-]|lumia|wpdesktop/i;

const COMPUTER =
  /windows nt|win(?:9[58]|32|64)|windows (?:9[58]|me|2000|xp|vista|\d)|macintosh|mac ?os ?x|macos|darwin.*x86|\bcros\b|x11|linux (?:x86_64|i[3-6]86|amd64)|ubuntu|freebsd|openbsd|sunos|mac ?book|\(imac\d|mac os\/|; desktop|darwin\/[\d.]+ \((?:x86_64|i386|power)|cryptoapi|windows\/|win10|office.*\(windows|os\/2|amigaos/i;

/** The kind of device that a user agent names; unknown where it names none. */
export function deviceOf(userAgent: string): DeviceId {
  if (CONSOLE.test(userAgent)) return 'console';
  if (isTelevision(userAgent, androidModel(userAgent))) return 'tv';
  if (LAPTOP.test(userAgent)) return 'computer';
  if (TABLET.test(userAgent)) return 'tablet';
  if (PHONE.test(userAgent)) return 'phone';
  // A browser of Android says Mobile on a phone alone.
  if (userAgent.includes('Android') && userAgent.startsWith('Mozilla/')) return 'tablet';
  if (COMPUTER.test(userAgent)) return 'computer';
  return 'unknown';
}
