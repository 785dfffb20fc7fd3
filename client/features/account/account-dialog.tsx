import { chakra, Heading, Stack, Button } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { Dialog } from '#client/components/feedback/dialog';
import { useSession } from '#client/session/use-session';
import { saveFile } from '#client/components/browser/save-file';
import { ExportMyDataDocument } from '#client/graphql/generated';
import { ChangePasswordForm } from './change-password-form';
import { SecondFactorSection } from './second-factor/second-factor-section';
import { SignIns } from './sign-ins';

interface AccountDialogProps {
  onClose: () => void;
  /** Added by the shell at the end. */
  children?: ReactNode;
}

/** The person's own account: password, second factor and sign-ins. */
export function AccountDialog({ onClose, children }: AccountDialogProps) {
  const { user } = useSession();

  return (
    <Dialog title="Your account" isOpen onClose={onClose}>
      <Stack gap="6">
        <chakra.p overflowWrap="anywhere">
          {user?.name}
          <chakra.span display="block" color="fg.muted">
            {user?.email}
          </chakra.span>
        </chakra.p>
        <Stack as="section" gap="3">
          <Heading as="h3" textStyle="md">
            Change password
          </Heading>
          <ChangePasswordForm onChanged={onClose} />
        </Stack>
        <Stack as="section" gap="3">
          <Heading as="h3" textStyle="md">
            Second factor
          </Heading>
          <SecondFactorSection onAdded={() => undefined} />
        </Stack>
        <Stack as="section" gap="3">
          <Heading as="h3" textStyle="md">
            Where you are signed in
          </Heading>
          <SignIns />
        </Stack>
        <Stack as="section" gap="3">
          <Heading as="h3" textStyle="md">
            Your data
          </Heading>
          <OwnData />
        </Stack>
        {children}
      </Stack>
    </Dialog>
  );
}

/** Saves what is stored of the person as a file. */
function OwnData() {
  const client = useApolloClient();
  const [isLoading, setLoading] = useState(false);

  const download = async () => {
    setLoading(true);
    try {
      const { data } = await client.query({
        query: ExportMyDataDocument,
        fetchPolicy: 'no-cache',
      });
      if (data)
        saveFile(new Blob([data.exportMyData], { type: 'application/json' }), 'my-data.json');
    } catch {
      // The toast of a failed call says why.
    } finally {
      setLoading(false);
    }
  };

  return (
    <Stack gap="3" align="flex-start">
      <chakra.p textStyle="sm" color="fg.muted">
        Your profile, sign-ins and actions, as a JSON file.
      </chakra.p>
      <Button variant="outline" size="sm" loading={isLoading} onClick={() => void download()}>
        Download my data
      </Button>
    </Stack>
  );
}
