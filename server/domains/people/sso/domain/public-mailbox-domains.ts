/**
 * Domains where anybody gets a mailbox: no organisation may claim them. Only their owner could add
 * the DNS record in any case, so the list needs only the large ones.
 */
export const PUBLIC_MAILBOX_DOMAINS: ReadonlySet<string> = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com'],
  ...['yahoo.com', 'yahoo.co.nz', 'yahoo.com.au', 'yahoo.co.uk', 'ymail.com', 'rocketmail.com'],
  ...['icloud.com', 'me.com', 'mac.com', 'aol.com', 'proton.me', 'protonmail.com', 'pm.me'],
  ...['gmx.com', 'gmx.de', 'gmx.net', 'web.de', 'mail.com', 'zoho.com', 'fastmail.com'],
  ...['yandex.com', 'yandex.ru', 'mail.ru', 'qq.com', '163.com', '126.com'],
  ...['xtra.co.nz', 'bigpond.com', 'optusnet.com.au', 'tutanota.com', 'hey.com'],
]);
