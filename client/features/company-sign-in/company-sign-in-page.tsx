import { chakra, HStack, Link, Spinner, Stack } from '@chakra-ui/react';
import { CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link as RouterLink, Navigate, useLocation } from 'react-router-dom';
import { COMPANY_SIGN_IN_FAILURES, isCompanySignInFailure } from '#schema/company-sign-in';
import { FrontPage } from '#client/components/page/front-page';
import { restoreSignIn } from '#client/graphql/session/refresh';
import { tabStorage } from '#client/session/storage';

const ENDED = 'The sign-in did not succeed. Please try again.';
const OVERVIEW = '/overview';

/** The text of the reason in the fragment; null without one. */
function failureIn(hash: string): string | null {
  const code = hash.slice(1);
  if (code === '') return null;
  return isCompanySignInFailure(code) ? COMPANY_SIGN_IN_FAILURES[code] : ENDED;
}

/**
 * A company's sign-in leads back here. The page signs in with the cookie that the server has
 * written, or says why there is none.
 */
export function CompanySignInPage() {
  const { hash } = useLocation();
  const failure = failureIn(hash);
  const [outcome, setOutcome] = useState<'pending' | 'signedIn' | 'failed'>(
    failure === null ? 'pending' : 'failed',
  );

  useEffect(() => {
    if (failure !== null) return;
    void restoreSignIn().then((token) => setOutcome(token === null ? 'failed' : 'signedIn'));
  }, [failure]);

  if (outcome === 'signedIn')
    return <Navigate to={tabStorage.returnPath.read() ?? OVERVIEW} replace />;

  return (
    <FrontPage tabTitle="Sign in" heading="Company sign-in">
      {outcome === 'pending' ? (
        <HStack role="status" gap="3">
          <Spinner size="sm" color="focus" />
          <p>Signing you in...</p>
        </HStack>
      ) : (
        <Stack gap="4">
          <HStack role="alert" align="flex-start" gap="3">
            <chakra.span color="fg.error" flexShrink="0" pt="0.5">
              <CircleAlert size={20} aria-hidden />
            </chakra.span>
            <p>{failure ?? ENDED}</p>
          </HStack>
          <Link asChild color="fg.info" textDecoration="underline" alignSelf="flex-start">
            <RouterLink to="/">Go to sign in</RouterLink>
          </Link>
        </Stack>
      )}
    </FrontPage>
  );
}
