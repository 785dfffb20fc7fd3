import { Button, chakra, Link, Stack } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { FormFailure } from '#client/components/form/form-failure';
import { FrontPage } from '#client/components/page/front-page';
import { useLinkAct } from './use-link-act';

interface EmailLinkPageProps {
  tabTitle: string;
  heading: string;
  question: string;
  /** The label of the button. */
  label: string;
  /** Returns the result as a sentence. */
  act: (token: string) => Promise<string>;
}

/** The target of a mail link about an address: it asks, acts and shows the result. */
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
