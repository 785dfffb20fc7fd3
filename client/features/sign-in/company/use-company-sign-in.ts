import { useState } from 'react';
import { describeFailure } from '#client/graphql/links/failure';
import { useStartCompanySignInMutation } from '#client/graphql/generated-links';

/** Begins a sign-in at the company of an address and leaves the page for it. */
export function useCompanySignIn(leave: (url: string) => void) {
  const [start, { loading: isStarting }] = useStartCompanySignInMutation({
    context: { anonymous: true, silent: true },
  });
  const [failure, setFailure] = useState<string | null>(null);

  const signIn = async (email: string) => {
    setFailure(null);
    try {
      const { data } = await start({ variables: { email } });
      if (data) leave(data.startCompanySignIn);
    } catch (error) {
      setFailure(describeFailure(error).message);
    }
  };

  return { signIn, isStarting, failure };
}
