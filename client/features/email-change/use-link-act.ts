import { useState } from 'react';
import { useLinkToken } from '#client/components/browser/use-link-token';
import { describeFailure } from '#client/graphql/links/failure';
import { session } from '#client/session/session';

const FAILURES: Readonly<Record<string, string>> = {
  INVALID: 'This link is not valid any more. It works once, and only for a time.',
  CONFLICT:
    'Somebody else has taken this address meanwhile. Ask an admin of your organisation for another.',
};
const SORRY = 'Sorry, that did not work. Please try again later.';

interface LinkState {
  isUnderWay: boolean;
  /** The result, as a sentence. */
  done: string | null;
  failure: string | null;
  /** Another attempt would fail, too. */
  isSpent: boolean;
}

const ASKING: LinkState = { isUnderWay: false, done: null, failure: null, isSpent: false };

/**
 * The action of a mail link, by the token in the URL's hash. It waits for a press: programs that
 * check links open pages, but press no buttons. A user who was signed in here signs in again.
 */
export function useLinkAct(act: (token: string) => Promise<string>) {
  const token = useLinkToken();
  const [state, setState] = useState(ASKING);

  const run = async () => {
    if (state.isUnderWay) return;

    setState({ ...ASKING, isUnderWay: true });

    try {
      const done = await act(token);
      setState({ ...ASKING, done });
      session.end();
    } catch (error) {
      const known = FAILURES[describeFailure(error).code ?? ''];
      setState({ ...ASKING, failure: known ?? SORRY, isSpent: known !== undefined });
    }
  };
  return { ...state, run };
}
