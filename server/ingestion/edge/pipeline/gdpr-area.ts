/**
 * Countries, as the address database writes them, whose people GDPR or the United Kingdom's law of
 * the same words protects: the European Union with those of its regions that have codes of their
 * own, the rest of the European Economic Area, the United Kingdom and Gibraltar.
 */
export const GDPR_COUNTRIES: ReadonlySet<string> = new Set([
  ...[
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
  ],
  ...['LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
  ...['AX', 'GF', 'GP', 'MF', 'MQ', 'RE', 'YT'],
  ...['IS', 'LI', 'NO'],
  ...['GB', 'GI'],
]);

/** Stands for all of them among the codes of address ranges, where none of our regions lies. */
export const GDPR_AREA = 'GDPR';
