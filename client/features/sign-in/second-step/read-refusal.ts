import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

const REFUSED = 'Login failed. Please check your credentials.';
const UNEXPECTED = 'An unexpected error occurred.';

/** The second factors to choose from after the right password, or the text for the person. */
type Refusal = { methods: readonly string[] } | { text: string };

const methodsOf = (methods: unknown): string[] =>
  Array.isArray(methods) ? methods.filter((method) => typeof method === 'string') : [];

/**
 * Why a sign-in opened nothing. Only a rate limit and a wrong code add the server's words, which
 * say what to do.
 */
export function readRefusal(error: unknown, hadCode: boolean): Refusal {
  if (!CombinedGraphQLErrors.is(error))
    return { text: ServerError.is(error) ? REFUSED : UNEXPECTED };

  const find = (code: string) => error.errors.find(({ extensions }) => extensions?.code === code);
  const factor = find('SECOND_FACTOR_REQUIRED');
  if (factor) return { methods: methodsOf(factor.extensions?.methods) };

  const limit = find('TOO_MANY_REQUESTS');
  if (limit) return { text: `${REFUSED} ${limit.message}` };

  const wrong = hadCode ? find('UNAUTHENTICATED') : undefined;
  return { text: wrong?.message ?? REFUSED };
}
