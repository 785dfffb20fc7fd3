import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

const REFUSED = 'Login failed. Please check your credentials.';
const UNEXPECTED = 'An unexpected error occurred.';

/** The second factors to choose from after the right password, or the text for the person. */
type Refusal = { methods: readonly string[] } | { text: string };

const methodsOf = (methods: unknown): string[] =>
  Array.isArray(methods) ? methods.filter((method) => typeof method === 'string') : [];

/**
 * The reason why a sign-in opened nothing. The server's words appear only where they say what to
 * do: for a rate limit, a wrong code and an organisation that signs in with its company.
 */
export function readRefusal(error: unknown, hadCode: boolean): Refusal {
  if (!CombinedGraphQLErrors.is(error))
    return { text: ServerError.is(error) ? REFUSED : UNEXPECTED };

  const find = (code: string) => error.errors.find(({ extensions }) => extensions?.code === code);
  const factor = find('SECOND_FACTOR_REQUIRED');
  if (factor) return { methods: methodsOf(factor.extensions?.methods) };

  // The right password, in an organisation that signs in with its company only.
  const onlyCompany = find('FORBIDDEN');
  if (onlyCompany) return { text: onlyCompany.message };

  const limit = find('TOO_MANY_REQUESTS');
  if (limit) return { text: `${REFUSED} ${limit.message}` };

  const wrong = hadCode ? find('UNAUTHENTICATED') : undefined;
  return { text: wrong?.message ?? REFUSED };
}
