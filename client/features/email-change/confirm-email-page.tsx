import { useConfirmEmailChangeMutation } from '#client/graphql/generated-links';
import { EmailLinkPage } from './email-link-page';

/** The target of the mail to a new address. */
export function ConfirmEmailPage() {
  const [confirm] = useConfirmEmailChangeMutation({ context: { anonymous: true, silent: true } });
  const act = async (token: string) => {
    const { data } = await confirm({ variables: { token } });
    if (!data) throw new Error('The confirmation was answered without a result');
    return 'Thank you! From now on you sign in with this address and your password.';
  };

  return (
    <EmailLinkPage
      tabTitle="New address"
      heading="Your new address"
      question="Do you want to sign in to Infinitum with the address that this link was mailed to? All your sign-ins end then."
      label="Confirm the address"
      act={act}
    />
  );
}
