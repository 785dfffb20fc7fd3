import { chakra, Stack } from '@chakra-ui/react';
import { Dialog, DialogClose } from '#client/components/feedback/dialog';
import { CompanySignInDialog } from './company/company-sign-in-dialog';

/** The terms that every user accepts. */
const LICENCE_TERMS: readonly { title: string; text: string }[] = [
  {
    title: 'Acceptance',
    text: 'You accept these terms each time you use the platform. If you do not agree with them, do not sign in.',
  },
  {
    title: 'Supported browsers',
    text: 'The platform needs at least Chrome 61, Firefox 60, Edge 79, Safari 11 or Opera 48.',
  },
  {
    title: 'Payment',
    text: 'The licence may be terminated when an amount due has not been paid within 14 days.',
  },
  {
    title: 'Breach',
    text: 'A party in breach of these terms has 30 days to remedy it after the other has given notice of it.',
  },
  {
    title: 'Upgrades',
    text: 'Upgrades of the platform are announced at least 3 working days before they are made.',
  },
  {
    title: 'Liability',
    text: 'Liability is limited to a refund of the licence fees paid for the 12 months before the claim.',
  },
  {
    title: 'Governing law',
    text: 'These terms are governed by the law of New Zealand.',
  },
];

function LicenceDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="Platform License Agreement"
      isOpen
      onClose={onClose}
      footer={<DialogClose onClose={onClose} />}
    >
      <Stack as="ol" gap="4" ps="0">
        {LICENCE_TERMS.map(({ title, text }, index) => (
          <li key={title}>
            <chakra.p fontWeight="semibold">
              {index + 1}. {title}
            </chakra.p>
            <chakra.p color="fg.muted">{text}</chakra.p>
          </li>
        ))}
      </Stack>
    </Dialog>
  );
}

export type SignInDialogName = 'licence' | 'company';

interface SignInDialogProps {
  name: SignInDialogName;
  onClose: () => void;
}

/** The dialogs of the sign-in page, in one module: each that loads by itself makes the page larger. */
export const SignInDialog = ({ name, onClose }: SignInDialogProps) =>
  name === 'licence' ? (
    <LicenceDialog onClose={onClose} />
  ) : (
    <CompanySignInDialog onClose={onClose} />
  );
