/** Whether this browser can draw the map at all. */
export function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  // A browser has only so many of them to give.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
