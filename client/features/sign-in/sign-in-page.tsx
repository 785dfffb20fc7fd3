import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { FrontPage } from '#client/components/page/front-page';
import { TextLink } from '#client/components/inline/text-link';
import { SignInForm } from './sign-in-form';

const LicenceDialog = lazy(async () => ({
  default: (await import('./licence-dialog')).LicenceDialog,
}));

export function SignInPage() {
  const [isLicenceOpen, setLicenceOpen] = useState(false);

  return (
    <FrontPage tabTitle="Sign in" heading="Welcome Back">
      <SignInForm />
      <chakra.p mt="6" textStyle="xs" color="fg.muted">
        By signing in, you agree to the{' '}
        <TextLink type="button" minH="0" onClick={() => setLicenceOpen(true)}>
          Platform License Agreement
        </TextLink>
        .
      </chakra.p>
      {isLicenceOpen && (
        <Suspense fallback={null}>
          <LicenceDialog onClose={() => setLicenceOpen(false)} />
        </Suspense>
      )}
    </FrontPage>
  );
}
