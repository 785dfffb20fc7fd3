/** Whether this browser can draw the map. */
export function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  // A browser allows only a few contexts.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
