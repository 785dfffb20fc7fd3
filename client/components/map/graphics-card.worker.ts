/** Browsers' names for WebGL that the processor draws. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i;

function hasGraphicsCard(): boolean {
  const context = new OffscreenCanvas(1, 1).getContext('webgl2', {
    failIfMajorPerformanceCaveat: true,
  });
  if (context === null) return false;

  const naming = context.getExtension('WEBGL_debug_renderer_info');
  const renderer: unknown = context.getParameter(
    naming ? naming.UNMASKED_RENDERER_WEBGL : context.RENDERER,
  );
  return !SOFTWARE.test(String(renderer));
}

postMessage(hasGraphicsCard());
