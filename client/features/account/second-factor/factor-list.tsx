import { Button, chakra, Flex, HStack, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { RelativeTime } from '#client/components/panel/figure/relative-time';
import { formatDateTime } from '#client/formatting/dates';
import type { SecondFactorQuery } from '#client/graphql/generated';
import type { FactorAct, NamedPasskey } from './factor-acts';

interface FactorListProps {
  factor: SecondFactorQuery['secondFactor'];
  onAct: (act: FactorAct) => void;
  onRename: (passkey: NamedPasskey) => void;
}

interface RowAction {
  label: string;
  onPress: () => void;
}

interface FactorRowProps {
  name: string;
  note: ReactNode;
  action: RowAction;
  rename?: RowAction;
}

const RowButton = ({ label, onPress }: RowAction) => (
  <Button variant="outline" size="xs" aria-label={label} onClick={onPress}>
    {label.split(' ')[0]}
  </Button>
);

const FactorRow = ({ name, note, action, rename }: FactorRowProps) => (
  <Flex
    as="li"
    gap="2"
    py="1.5"
    justify="space-between"
    align="center"
    wrap="wrap"
    borderTopWidth="1px"
    borderColor="border.muted"
  >
    <chakra.span minW="0" overflowWrap="anywhere">
      {name}
      <chakra.span display="block" color="fg.muted" textStyle="sm">
        {note}
      </chakra.span>
    </chakra.span>
    <HStack gap="2">
      {rename && <RowButton {...rename} />}
      <RowButton {...action} />
    </HStack>
  </Flex>
);

const codesLeft = (count: number) => (count === 1 ? '1 is left' : `${count} are left`);

/** A person's second factors, and what they can do with them. */
export function FactorList({ factor, onAct, onRename }: FactorListProps) {
  const { codeAppSince, passkeys, unusedRecoveryCodes } = factor;
  const hasAny = codeAppSince !== null || passkeys.length > 0;

  return (
    <Stack gap="3" align="flex-start">
      <chakra.p color="fg.muted">
        {hasAny
          ? 'Your password alone does not sign anybody in.'
          : 'With an authenticator app or a passkey, your password alone does not sign anybody in.'}
      </chakra.p>
      {hasAny && (
        <chakra.ul w="full" listStyleType="none" aria-label="Second factors">
          {codeAppSince !== null && (
            <FactorRow
              name="Authenticator app"
              note={`Added ${formatDateTime(codeAppSince)}`}
              action={{
                label: 'Remove the authenticator app',
                onPress: () => onAct({ kind: 'removeApp' }),
              }}
            />
          )}
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <FactorRow
              key={id}
              name={`Passkey of ${name}`}
              note={
                lastUsedAt === null ? (
                  `Added ${formatDateTime(createdAt)}, not used yet`
                ) : (
                  <>
                    Last used <RelativeTime at={lastUsedAt} />
                  </>
                )
              }
              rename={{
                label: `Rename the passkey of ${name}`,
                onPress: () => onRename({ id, name }),
              }}
              action={{
                label: `Remove the passkey of ${name}`,
                onPress: () => onAct({ kind: 'removePasskey', id, name }),
              }}
            />
          ))}
          <FactorRow
            name="Recovery codes"
            note={codesLeft(unusedRecoveryCodes)}
            action={{
              label: 'Renew the recovery codes',
              onPress: () => onAct({ kind: 'renewCodes' }),
            }}
          />
        </chakra.ul>
      )}
      <HStack wrap="wrap" gap="2">
        {codeAppSince === null && (
          <Button variant="outline" size="sm" onClick={() => onAct({ kind: 'addApp' })}>
            Add an authenticator app
          </Button>
        )}
        {'PublicKeyCredential' in window && (
          <Button variant="outline" size="sm" onClick={() => onAct({ kind: 'addPasskey' })}>
            Add a passkey
          </Button>
        )}
      </HStack>
    </Stack>
  );
}
