import { MAX_URL_LENGTH } from '#schema/field-rules.js';
import { HTTPS_PORTS, isPrivateHost } from '#server/core/http/public-address.js';
import { FieldCheck } from '#server/core/input/field-check.js';
import { withDefault } from '#server/core/input/partial-update.js';
import type { Config } from '#server/core/process/config.js';
import type { SsoConnection } from './sso-connection.entity.js';
import type { SsoConnectionInput } from './sso-settings.type.js';

const MAX_LENGTH = 1_000;

interface Rules {
  config: Pick<Config, 'ssoPrivateIssuers'>;
  current: SsoConnection | null;
  hasVerifiedDomain: boolean;
}

/** Merges the input into the current fields. Throws INVALID with a message per field. */
export function checkConnection(
  input: SsoConnectionInput,
  { config, current, hasVerifiedDomain }: Rules,
) {
  const check = new FieldCheck();
  const issuer = checkIssuer(check, withDefault(input.issuer, current?.issuer), config);
  const clientId = check.text('client_id', withDefault(input.clientId, current?.clientId), {
    label: 'Client ID',
    max: MAX_LENGTH,
  });
  const clientSecret = check.optionalText('client_secret', input.clientSecret, {
    label: 'Client secret',
    max: MAX_LENGTH,
  });

  check.require(
    'client_secret',
    current !== null || clientSecret !== null,
    'Client secret is required',
  );

  const enabled = input.enabled ?? current?.enabled ?? true;
  const onlySso = input.onlySso ?? current?.onlySso ?? false;
  const isSameClient = current?.issuer === issuer && current.clientId === clientId;
  const adminSignedInAt = isSameClient ? current.adminSignedInAt : null;

  if (onlySso) {
    check.require('only_sso', enabled, 'Passwords are needed while the company sign-in is off');
    check.require('only_sso', hasVerifiedDomain, 'Verify a domain first');
    check.require(
      'only_sso',
      adminSignedInAt !== null,
      'An admin has to sign in with this company sign-in first, so that nobody is locked out',
    );
  }

  check.done();

  return {
    fields: {
      issuer,
      clientId,
      defaultAdmin: input.defaultAdmin ?? current?.defaultAdmin ?? false,
      enabled,
      onlySso,
      requireVerifiedEmail: input.requireVerifiedEmail ?? current?.requireVerifiedEmail ?? false,
      adminSignedInAt,
    },
    clientSecret,
  };
}

function checkIssuer(
  check: FieldCheck,
  value: string | null | undefined,
  { ssoPrivateIssuers: allowPrivate }: Rules['config'],
): string {
  const text = check.text('issuer', value, { label: 'Issuer', max: MAX_URL_LENGTH });
  if (text === '') return text;

  const url = URL.canParse(text) ? new URL(text) : null;
  const schemes = allowPrivate ? ['https:', 'http:'] : ['https:'];

  if (!url || !schemes.includes(url.protocol)) {
    check.fail('issuer', 'Issuer must be a web address that starts with https://');
    return text;
  }

  const isPlain = url.username === '' && url.password === '' && url.search === '';
  const isInside =
    isPrivateHost(url.hostname) || /(^|\.)(localhost|internal|local)\.?$/.test(url.hostname);

  check.require(
    'issuer',
    isPlain && url.hash === '',
    'Issuer must be an address without user, query and fragment',
  );
  check.require('issuer', allowPrivate || !isInside, 'Issuer must be on the public internet');
  check.require(
    'issuer',
    allowPrivate || HTTPS_PORTS.includes(url.port),
    'Issuer must have the port 443 or 8443',
  );

  // Some providers show the address of the document in place of the issuer.
  return text.replace(/\/\.well-known\/openid-configuration$/, '');
}
