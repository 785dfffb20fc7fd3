import { CompanySignInDialog } from './company/company-sign-in-dialog';
import { LicenceDialog } from './licence-dialog';

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
