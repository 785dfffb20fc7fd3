// Runs in the browser, before the viewer: light or dark, as chosen in the product or else as the system has it.
const CHOICE = 'infinitum.colour-mode';
const isNarrow = window.matchMedia('(max-width: 768px)');
const darkPreferred = window.matchMedia('(prefers-color-scheme: dark)');

const COLOURS = {
  light: {
    bg: '#ffffff',
    text: '#14212b',
    navBg: '#f3f6f8',
    navText: '#14212b',
    primary: '#1f628e',
  },
  dark: {
    bg: '#10181e',
    text: '#dfe7ec',
    navBg: '#0b1216',
    navText: '#dfe7ec',
    primary: '#6cb8e6',
  },
};

function chosenMode() {
  const chosen = localStorage.getItem(CHOICE);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return darkPreferred.matches ? 'dark' : 'light';
}

function applyMode() {
  const mode = chosenMode();
  const { bg, text, navBg, navText, primary } = COLOURS[mode];
  const viewer = document.querySelector('rapi-doc');
  document.documentElement.style.colorScheme = mode;
  const attributes = {
    theme: mode,
    'bg-color': bg,
    'text-color': text,
    'nav-bg-color': navBg,
    'primary-color': primary,
  };
  for (const [name, value] of Object.entries({ ...attributes, 'nav-text-color': navText }))
    viewer.setAttribute(name, value);
}

/** Where there is no room for the list at the side, the operations stand under one another. */
function applyWidth() {
  document
    .querySelector('rapi-doc')
    .setAttribute('render-style', isNarrow.matches ? 'view' : 'focused');
}

applyMode();
applyWidth();
isNarrow.addEventListener('change', applyWidth);
darkPreferred.addEventListener('change', applyMode);
window.addEventListener('storage', applyMode);
await import('/api/docs/rapidoc.js');
