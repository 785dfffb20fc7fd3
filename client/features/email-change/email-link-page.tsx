import { Button, chakra, Link, Stack } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { FormFailure } from '#client/components/form/form-failure';
import { FrontPage } from '#client/components/page/front-page';
import { useLinkAct } from './use-link-act';

interface EmailLinkPageProps {
  tabTitle: string;
  heading: string;
  question: string;
  /** Of the button. */
  label: string;
  /** Answers what came of it. */
  act: (token: string) => Promise<string>;
}

/**
 * Where the link of a mail about one's address leads: it asks, does it, and says what came of it.
 */
export function EmailLinkPage({ tabTitle, heading, question, label, act }: EmailLinkPageProps) {
  const { run, isUnderWay, done, failure, isSpent } = useLinkAct(act);
  const isOver = done !== null || isSpent;

  return (
    <FrontPage tabTitle={tabTitle} heading={heading}>
      <Stack gap="4" align="flex-start">
        <FormFailure text={failure} />
        <chakra.p role="status">{done ?? (isSpent ? null : question)}</chakra.p>
        {!isOver && (
          <Button size="md" loading={isUnderWay} onClick={() => void run()}>
            {label}
          </Button>
        )}
        {isOver && (
          <Link asChild color="fg.info" textDecoration="underline">
            <RouterLink to="/">Go to sign in</RouterLink>
          </Link>
        )}
      </Stack>
    </FrontPage>
  );
}
