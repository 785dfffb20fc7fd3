import { useObjectToEmailChangeMutation } from '#client/graphql/generated-links';
import { EmailLinkPage } from './email-link-page';

/** The target of the notice to an old address. */
export function RejectEmailChangePage() {
  const [object] = useObjectToEmailChangeMutation({ context: { anonymous: true, silent: true } });
  const act = async (token: string) => {
    const { data } = await object({ variables: { token } });
    if (!data) throw new Error('The objection was answered without a result');
    return data.objectToEmailChange.message;
  };

  return (
    <EmailLinkPage
      tabTitle="Keep my address"
      heading="Your address"
      question="Do you want to keep the address that this link was mailed to? If it was changed already, you get it back, all sign-ins end, and you choose a new password."
      label="Keep my address"
      act={act}
    />
  );
}
