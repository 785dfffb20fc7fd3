/**
 * Countries, as the address database names them, where GDPR or the United Kingdom's equivalent
 * applies: the European Union with those of its regions that have their own codes, the rest of the
 * European Economic Area, the United Kingdom and Gibraltar.
 */
export const GDPR_COUNTRIES: ReadonlySet<string> = new Set([
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
  'AX',
  'GF',
  'GP',
  'MF',
  'MQ',
  'RE',
  'YT',
  'IS',
  'LI',
  'NO',
  'GB',
  'GI',
]);

/** Stands for all of them among the codes of address ranges that lie in none of our regions. */
export const GDPR_AREA = 'GDPR';
