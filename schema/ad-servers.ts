export interface AdServer {
  id: string;
  /** Text in the picker of the screen. */
  label: string;
  /** Text in the GraphQL schema. */
  description: string;
  /** Matches a macro that this ad server does not fill. */
  unfilled: RegExp;
}

/**
 * The ad servers whose macros the tags can carry. A new one is a row here and a row of macros in
 * server/domains/tags/tag-text/ad-server-macros.ts, which its type demands.
 */
export const AD_SERVERS = [
  {
    id: 'IAB',
    label: 'IAB macros',
    description: 'Any ad server that spells macros as the specifications of the IAB do.',
    unfilled: /\[[^\]]*\]|\$\{.*\}/,
  },
  {
    id: 'GOOGLE_AD_MANAGER',
    label: 'Google Ad Manager',
    description: 'Google Ad Manager.',
    unfilled: /%%.*%%/,
  },
  {
    id: 'XANDR',
    label: 'Xandr',
    description: 'Xandr, now Microsoft Monetize.',
    unfilled: /\$\{.*\}/,
  },
  { id: 'FREEWHEEL', label: 'FreeWheel', description: 'FreeWheel.', unfilled: /#\w?\{.*\}/ },
  {
    id: 'CAMPAIGN_MANAGER',
    label: 'Campaign Manager',
    description: 'Campaign Manager 360.',
    unfilled: /%[a-z]/,
  },
] as const satisfies readonly AdServer[];

export type AdServerId = (typeof AD_SERVERS)[number]['id'];

/** Formats to paste into an ad server, with their names on screens and in tag sheets. */
export const TAG_FORMATS = [
  { id: 'PIXEL', label: 'Plain pixel' },
  { id: 'JAVASCRIPT', label: 'JavaScript' },
  { id: 'VAST', label: 'VAST' },
] as const;

export type TagFormatId = (typeof TAG_FORMATS)[number]['id'];

/** Placeholders of ad servers without a row: `{{uid}}`, `{uid}` and its encoded form. */
const OTHERS = /\{\{.*\}\}|\{[^}]*\}|%7B.*%7D/;

const UNFILLED = new RegExp(
  `^(${[...AD_SERVERS.map(({ unfilled }) => unfilled), OTHERS].map(({ source }) => source).join('|')})$`,
  'i',
);

/** True for a macro that the ad server left as it was. */
export const isUnfilledMacro = (text: string): boolean => text !== '' && UNFILLED.test(text);
