import { MAX_URL_LENGTH } from '#schema/field-rules';
import type { FormField } from '#client/components/entity-form/form-field';
import type { SsoSettingsPartsFragment } from '#client/graphql/generated';

export type SsoConnectionRow = NonNullable<SsoSettingsPartsFragment['connection']>;

// A type, not an interface, so that it is assignable to a record of form values.
export type ConnectionValues = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  role: string;
  enabled: boolean;
  onlySso: boolean;
  requireVerifiedEmail: boolean;
};

const MAX_LENGTH = 1_000;

export const valuesOf = (connection: SsoConnectionRow | null): ConnectionValues => ({
  issuer: connection?.issuer ?? '',
  clientId: connection?.clientId ?? '',
  clientSecret: '',
  role: connection?.defaultAdmin ? 'ADMIN' : 'USER',
  enabled: connection?.enabled ?? true,
  onlySso: connection?.onlySso ?? false,
  requireVerifiedEmail: connection?.requireVerifiedEmail ?? false,
});

/** Returns the changes that the values make; an empty secret keeps the stored one. */
export const inputOf = ({
  role,
  clientSecret,
  issuer,
  clientId,
  enabled,
  onlySso,
  requireVerifiedEmail,
}: ConnectionValues) => ({
  issuer: issuer.trim(),
  clientId: clientId.trim(),
  ...(clientSecret.trim() === '' ? {} : { clientSecret: clientSecret.trim() }),
  defaultAdmin: role === 'ADMIN',
  enabled,
  onlySso,
  requireVerifiedEmail,
});

/** The switches appear once the provider is set up. */
export function connectionFields(isNew: boolean): FormField<ConnectionValues>[] {
  const switches: FormField<ConnectionValues>[] = [
    {
      kind: 'toggle',
      name: 'enabled',
      label: 'People can sign in with it',
      isOptional: true,
      help: 'Switching it off ends every sign-in with the company, as another issuer or client ID does.',
    },
    {
      kind: 'toggle',
      name: 'onlySso',
      label: 'Refuse passwords',
      isOptional: true,
      help: 'Ends every sign-in by password. Needs a verified domain and an admin who has signed in with the company.',
      serverNames: ['only_sso'],
    },
  ];

  return [
    {
      kind: 'text',
      name: 'issuer',
      label: 'Issuer',
      max: MAX_URL_LENGTH,
      placeholder: 'https://',
      help: 'The address that your provider is known by.',
    },
    {
      kind: 'text',
      name: 'clientId',
      label: 'Client ID',
      max: MAX_LENGTH,
      serverNames: ['client_id'],
    },
    {
      kind: 'password',
      name: 'clientSecret',
      label: 'Client secret',
      max: MAX_LENGTH,
      isOptional: !isNew,
      help: isNew ? undefined : 'Leave it empty to keep the stored one.',
      serverNames: ['client_secret'],
    },
    {
      kind: 'buttons',
      name: 'role',
      label: 'Role of new people',
      options: [
        { value: 'USER', label: 'User' },
        { value: 'ADMIN', label: 'Admin' },
      ],
      serverNames: ['default_admin'],
    },
    {
      kind: 'toggle',
      name: 'requireVerifiedEmail',
      label: 'Refuse addresses not marked as verified',
      isOptional: true,
      help: 'For providers that send email_verified, such as Google, Okta and Keycloak; Entra ID sends none.',
      serverNames: ['require_verified_email'],
    },
    ...(isNew ? [] : switches),
  ];
}
