import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { FrontPage } from '#client/components/page/front-page';
import { TextLink } from '#client/components/inline/text-link';
import { SignInForm } from './sign-in-form';

const LicenceDialog = lazy(async () => ({
  default: (await import('./licence-dialog')).LicenceDialog,
}));

const CompanySignInDialog = lazy(async () => ({
  default: (await import('./company/company-sign-in-dialog')).CompanySignInDialog,
}));

export function SignInPage() {
  const [opened, setOpened] = useState<'licence' | 'company' | null>(null);
  const close = () => setOpened(null);

  return (
    <FrontPage tabTitle="Sign in" heading="Welcome Back">
      <SignInForm />
      <TextLink type="button" mt="4" textStyle="sm" onClick={() => setOpened('company')}>
        Use your company account
      </TextLink>
      <chakra.p mt="6" textStyle="xs" color="fg.muted">
        By signing in, you agree to the{' '}
        <TextLink type="button" minH="0" onClick={() => setOpened('licence')}>
          Platform License Agreement
        </TextLink>
        .
      </chakra.p>
      <Suspense fallback={null}>
        {opened === 'licence' && <LicenceDialog onClose={close} />}
        {opened === 'company' && <CompanySignInDialog onClose={close} />}
      </Suspense>
    </FrontPage>
  );
}
