import { Button, chakra, HStack, Stack } from '@chakra-ui/react';
import { Chip } from '#client/components/inline/chip';
import { showToast } from '#client/components/feedback/toast-store';
import { formatDateTime } from '#client/formatting/dates';
import type { SignInOrganisation } from '#client/features/admin/sign-in/sign-in-organisation';
import { describeFailure } from '#client/graphql/links/failure';
import { useVerifySsoDomainMutation } from '#client/graphql/generated';
import type { SsoConnectionRow } from './connection-fields';
import { CopyField } from './copy-field';

type Claim = SsoConnectionRow['domains'][number];

interface DomainItemProps {
  claim: Claim;
  /** The choice of a super admin; left out: the caller's own. */
  organisation?: SignInOrganisation;
  onChanged: () => void;
  onRemove: () => void;
}

/** Says how the last looks found the record; null where there is nothing to say. */
function missText({ verifiedAt, checkedAt, misses, endsAt }: Claim): string | null {
  if (misses === 0 || !checkedAt) return null;
  if (!verifiedAt)
    return `The TXT record was missing three weeks in a row, last on ${formatDateTime(checkedAt)}.`;

  const times = misses === 1 ? 'once' : `${misses} weeks in a row`;
  const end = endsAt
    ? ` Without it the domain no longer counts from ${formatDateTime(endsAt)}.`
    : '';
  return `The TXT record was missing ${times}, last on ${formatDateTime(checkedAt)}.${end}`;
}

/** Says when the domain was verified and last looked up. */
const verifiedText = (verifiedAt: string, checkedAt: string | null) =>
  [
    `Verified on ${formatDateTime(verifiedAt)}`,
    checkedAt && `last checked on ${formatDateTime(checkedAt)}`,
  ]
    .filter(Boolean)
    .join(', ');

/** A claimed domain; while its DNS record is not there, with the record that proves the claim. */
export function DomainItem({ claim, organisation, onChanged, onRemove }: DomainItemProps) {
  const { domain, txtRecord, verifiedAt, checkedAt, misses } = claim;
  const isThere = verifiedAt !== null && misses === 0;
  const missed = missText(claim);
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
        {verifiedAt && isThere && (
          <Chip tone="success" hint={verifiedText(verifiedAt, checkedAt)}>
            Verified
          </Chip>
        )}
        {!isThere && <Chip tone="warning">{verifiedAt ? 'Record missing' : 'Not verified'}</Chip>}
        <HStack gap="1" ms="auto">
          {!isThere && (
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
      {missed && (
        <chakra.p textStyle="sm" color="fg.warning">
          {missed}
        </chakra.p>
      )}
      {!isThere && <CopyField label={`TXT record of ${domain}`} text={txtRecord} />}
    </Stack>
  );
}
