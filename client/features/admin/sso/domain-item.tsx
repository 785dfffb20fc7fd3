import { Button, chakra, HStack, Stack } from '@chakra-ui/react';
import { Chip } from '#client/components/inline/chip';
import { showToast } from '#client/components/feedback/toast-store';
import { formatDateTime } from '#client/formatting/dates';
import type { SignInOrganisation } from '#client/features/admin/sign-in/sign-in-organisation';
import { describeFailure } from '#client/graphql/links/failure';
import { useVerifySsoDomainMutation } from '#client/graphql/generated';
import type { SsoConnectionRow } from './connection-fields';
import { CopyField } from './copy-field';

interface DomainItemProps {
  claim: SsoConnectionRow['domains'][number];
  /** The choice of a super admin; left out: the caller's own. */
  organisation?: SignInOrganisation;
  onChanged: () => void;
  onRemove: () => void;
}

/** A claimed domain; until it is verified, with the DNS record that proves it. */
export function DomainItem({ claim, organisation, onChanged, onRemove }: DomainItemProps) {
  const { domain, txtRecord, verifiedAt } = claim;
  const [verifyDomain, { loading }] = useVerifySsoDomainMutation({
    variables: { domain, ...organisation },
  });
  const verify = async () => {
    try {
      await verifyDomain();
      showToast({ text: `${domain} is verified.`, tone: 'success' });
      onChanged();
    } catch (error) {
      showToast({ text: describeFailure(error).message, tone: 'danger' });
    }
  };

  return (
    <Stack as="li" gap="2" py="3" borderTopWidth="1px" borderColor="border.muted">
      <HStack gap="2" wrap="wrap">
        <chakra.span fontWeight="medium">{domain}</chakra.span>
        {verifiedAt ? (
          <Chip tone="success" hint={`Verified on ${formatDateTime(verifiedAt)}`}>
            Verified
          </Chip>
        ) : (
          <Chip tone="warning">Not verified</Chip>
        )}
        <HStack gap="1" ms="auto">
          {!verifiedAt && (
            <Button
              size="xs"
              aria-label={`Verify ${domain}`}
              loading={loading}
              loadingText="Verify"
              onClick={() => void verify()}
            >
              Verify
            </Button>
          )}
          <Button size="xs" variant="outline" aria-label={`Remove ${domain}`} onClick={onRemove}>
            Remove
          </Button>
        </HStack>
      </HStack>
      {!verifiedAt && <CopyField label={`TXT record of ${domain}`} text={txtRecord} />}
    </Stack>
  );
}
