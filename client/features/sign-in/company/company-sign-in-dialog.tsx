import { EmailDialog } from '#client/features/sign-in/email-dialog';
import { useCompanySignIn } from './use-company-sign-in';

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
