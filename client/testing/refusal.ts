import { HttpResponse } from 'msw';

/** The server's refusal: a conflict names the version, other errors their fields. */
export const refusal = (code: string, message: string, errors: Record<string, string> = {}) =>
  HttpResponse.json<{ errors: { message: string; extensions: Record<string, unknown> }[] }>({
    errors: [{ message, extensions: { code, errors } }],
  });
