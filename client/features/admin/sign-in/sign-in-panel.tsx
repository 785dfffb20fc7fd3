import { chakra, SimpleGrid, Stack } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { ComboboxField } from '#client/components/form/combobox-field';
import { SelectField } from '#client/components/form/select-field';
import { Panel } from '#client/components/panel/panel';
import {
  ORGANISATION_TYPES,
  organisationTypeOf,
  type OrganisationType,
} from '#client/graphql/organisations/organisation-types';
import { useOrganisationSearch } from '#client/graphql/organisations/use-organisation-search';
import { useSession } from '#client/session/use-session';
import { FactorSwitch } from './factor-switch';
import type { SignInOrganisation } from './sign-in-organisation';

const HELP =
  'With a second factor, a password alone signs nobody in: people add an authenticator app or a passkey under their name in the header.';

interface SignInPanelProps {
  /** Shows the chosen organisation's company sign-in to a super admin. */
  children: (organisation: SignInOrganisation) => ReactNode;
}

/** Shows how the people of an organisation sign in; super admins choose the organisation. */
export function SignInPanel({ children }: SignInPanelProps) {
  const { user, flags } = useSession();
  const [chosen, setChosen] = useState<SignInOrganisation | null>(null);
  const own = organisationTypeOf(user?.entityType ?? null);
  const ownId = user?.entityId ?? null;

  return (
    <>
      <Panel title="Sign-in" help={HELP} state="ready">
        {flags.isSuperUser && <AnyOrganisation chosen={chosen} onChoose={setChosen} />}
        {own && ownId !== null && <FactorSwitch entityType={own} entityId={ownId} />}
      </Panel>
      {chosen && children(chosen)}
    </>
  );
}

interface AnyOrganisationProps {
  chosen: SignInOrganisation | null;
  onChoose: (organisation: SignInOrganisation | null) => void;
}

function AnyOrganisation({ chosen, onChoose }: AnyOrganisationProps) {
  const [type, setType] = useState<OrganisationType>('BROADCASTER');
  const id = chosen === null ? null : String(chosen.entityId);
  const search = useOrganisationSearch({ type, chosen: [id] });
  const changeType = (value: string) => {
    setType(organisationTypeOf(value) ?? type);
    onChoose(null);
  };

  return (
    <Stack gap="4">
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="3" maxW="640px">
        <SelectField
          label="Type of organisation"
          options={ORGANISATION_TYPES}
          value={type}
          onChange={changeType}
        />
        <ComboboxField
          label="Organisation"
          placeholder="Search"
          value={id}
          onChange={(value) => onChoose({ entityType: type, entityId: Number(value) })}
          {...search}
        />
      </SimpleGrid>
      {chosen ? (
        <FactorSwitch key={`${chosen.entityType}:${chosen.entityId}`} {...chosen} />
      ) : (
        <chakra.p color="fg.muted">Choose an organisation to see how its people sign in.</chakra.p>
      )}
    </Stack>
  );
}
