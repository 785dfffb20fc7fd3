import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { FrontPage } from '#client/components/page/front-page';
import { TextLink } from '#client/components/inline/text-link';
import type { SignInDialogName } from './sign-in-dialog';
import { SignInForm } from './sign-in-form';

const SignInDialog = lazy(async () => ({
  default: (await import('./sign-in-dialog')).SignInDialog,
}));

export function SignInPage() {
  const [opened, setOpened] = useState<SignInDialogName | null>(null);

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
        {opened && <SignInDialog name={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </FrontPage>
  );
}
