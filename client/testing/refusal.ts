import { HttpResponse } from 'msw';

/** As the server refuses: a conflict names the version, anything else its fields. */
export const refusal = (code: string, message: string, errors: Record<string, string> = {}) =>
  HttpResponse.json<{ errors: { message: string; extensions: Record<string, unknown> }[] }>({
    errors: [{ message, extensions: { code, errors } }],
  });
