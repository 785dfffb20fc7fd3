import type { SyntheticEvent } from './synthetic-events.js';

/** User agents of what a household watches with, and of what it then opens a page with. */
const USER_AGENTS: Record<SyntheticEvent['type'], readonly [string, ...string[]]> = {
  impression: [
    'Mozilla/5.0 (SMART-TV; LINUX; Tizen 7.0) AppleWebKit/537.36 (KHTML, like Gecko) 94.0.4606.31/7.0 TV Safari/537.36',
    'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/94.0.4606.128 Safari/537.36',
    'Roku/DVP-14.5 (14.5.4.5934-29)',
    'AppleTV11,1/11.1',
    'Dalvik/2.1.0 (Linux; U; Android 9; AFTKA Build/PS7233)',
    'Mozilla/5.0 (PlayStation; PlayStation 5/6.02) AppleWebKit/605.1.15 (KHTML, like Gecko)',
    'okhttp/4.12.0',
  ],
  webhit: [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  ],
};

/** The same for all events of a kind of one household. */
export function userAgentOf({ type, uid }: Pick<SyntheticEvent, 'type' | 'uid'>): string {
  const choices = USER_AGENTS[type];
  const sum = [...uid].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return choices[sum % choices.length] ?? choices[0];
}
