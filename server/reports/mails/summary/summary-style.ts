/** Colours of the mail: light in the elements, where every program reads them; dark by class. */
export const LIGHT = {
  page: '#f3f6f7',
  card: '#ffffff',
  tile: '#f6f9fa',
  text: '#15242c',
  muted: '#51606b',
  line: '#d5dde2',
  link: '#00405c',
  button: '#00405c',
  buttonText: '#ffffff',
} as const;

const DARK = {
  page: '#0d161b',
  card: '#15222a',
  tile: '#1b2b34',
  text: '#e8eef1',
  muted: '#a3b4bd',
  line: '#31434e',
  link: '#7cc8f0',
  button: '#7cc8f0',
  buttonText: '#06222f',
} as const;

/** Important, because the light colours stand in the elements. */
export const DARK_STYLE = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:${DARK.page} !important}
.card{background:${DARK.card} !important;border-color:${DARK.line} !important}
.tile{background:${DARK.tile} !important;border-color:${DARK.line} !important}
.text{color:${DARK.text} !important}
.muted{color:${DARK.muted} !important}
.rule{border-color:${DARK.line} !important}
.link,.text a{color:${DARK.link} !important}
.text .button{background:${DARK.button} !important;color:${DARK.buttonText} !important}
}`;

export const FONT = `system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`;
