import { useState } from 'react';
import { EmailDialog } from '#client/features/sign-in/email-dialog';
import { describeFailure } from '#client/graphql/links/failure';
import { useStartCompanySignInMutation } from '#client/graphql/generated-links';

interface CompanySignInDialogProps {
  onClose: () => void;
  /** Sends the browser to the company's sign-in. */
  leave?: (url: string) => void;
}

const goTo = (url: string) => window.location.assign(url);

/** Asks for the address: its domain says which company it is. */
export function CompanySignInDialog({ onClose, leave = goTo }: CompanySignInDialogProps) {
  const { signIn, isStarting, failure } = useCompanySignIn(leave);

  return (
    <EmailDialog
      title="Use your company account"
      text="Enter your work address. You sign in at your company and come back signed in."
      sendLabel="Continue"
      isSending={isStarting}
      failure={failure}
      onSend={signIn}
      onClose={onClose}
    />
  );
}

/** Begins a sign-in at the company of an address and leaves the page for it. */
function useCompanySignIn(leave: (url: string) => void) {
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
