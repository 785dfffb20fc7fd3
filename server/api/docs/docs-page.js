// Runs in the browser: light or dark, as chosen in the product or else as the system has it.
const CHOICE = 'infinitum.colour-mode';
const darkPreferred = window.matchMedia('(prefers-color-scheme: dark)');

function chosenMode() {
  const chosen = localStorage.getItem(CHOICE);
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return darkPreferred.matches ? 'dark' : 'light';
}

function applyMode() {
  const mode = chosenMode();
  document.documentElement.style.colorScheme = mode;
  document.documentElement.classList.toggle('dark-mode', mode === 'dark');
}

applyMode();
darkPreferred.addEventListener('change', applyMode);
window.addEventListener('storage', applyMode);

const viewer = document.getElementById('viewer');
window.SwaggerUIBundle({
  domNode: viewer,
  url: viewer.dataset.url,
  // Its default asks another host whether the document is valid.
  validatorUrl: null,
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  tryItOutEnabled: true,
  displayRequestDuration: true,
  defaultModelsExpandDepth: 0,
  operationsSorter: 'alpha',
});
