const REQUEST_TIMEOUT_MS = 30_000;

/** A call that took too long; unlike a cancelled one, the page reports it. */
export class TimeoutError extends Error {
  constructor() {
    super('The server did not answer within 30 seconds');
    this.name = 'TimeoutError';
  }
}

/** `fetch` that gives up after 30 s. */
export async function fetchWithTimeout(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> {
  const controller = new AbortController();
  const cancel = () => controller.abort(init.signal?.reason);
  if (init.signal?.aborted) cancel();
  init.signal?.addEventListener('abort', cancel, { once: true });

  const timer = setTimeout(() => controller.abort(new TimeoutError()), REQUEST_TIMEOUT_MS);
  try {
    const response = await fetch(input, { ...init, signal: controller.signal });
    // The body counts too: it is read here, within the same limit.
    const body = await response.arrayBuffer();
    return new Response(body.byteLength > 0 ? body : null, response);
  } finally {
    clearTimeout(timer);
    init.signal?.removeEventListener('abort', cancel);
  }
}
