import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { currentToasts } from '#client/components/feedback/toast-store';
import type { SsoSettingsPartsFragment } from '#client/graphql/generated';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { refusal } from '#client/testing/refusal';
import { renderPage } from '#client/testing/render-page';
import type { SsoConnectionRow } from './connection-fields';
import { SsoPanel } from './sso-panel';

const server = graphqlServer();

const REDIRECT_URI = 'https://infinitum.example/api/sso/callback/agency-12';
const TXT = 'infinitum-verification=0123';
const UNCHECKED = { checkedAt: null, misses: 0, endsAt: null };
const CONNECTION: SsoConnectionRow = {
  issuer: 'https://login.example',
  clientId: 'infinitum',
  defaultAdmin: false,
  enabled: true,
  onlySso: false,
  requireVerifiedEmail: false,
  lastSignInAt: null,
  adminSignedInAt: null,
  version: 3,
  domains: [
    { ...UNCHECKED, domain: 'agency.example', txtRecord: TXT, verifiedAt: null },
    { ...UNCHECKED, domain: 'media.example', txtRecord: TXT, verifiedAt: '2026-11-20T10:00:00Z' },
  ],
};

let settings: SsoSettingsPartsFragment;
let sent: { operation: string; variables: unknown }[];

beforeEach(() => {
  settings = { redirectUri: REDIRECT_URI, userCountOutside: 2, connection: CONNECTION };
  sent = [];
  const answer = (operation: string, field: string) =>
    endpoint.mutation(operation, ({ variables }) => {
      sent.push({ operation, variables });
      return HttpResponse.json({ data: { [field]: answered() } });
    });
  server.use(
    endpoint.query('SsoSettings', () => HttpResponse.json({ data: { ssoSettings: answered() } })),
    answer('SaveSsoConnection', 'saveSsoConnection'),
    answer('AddSsoDomain', 'addSsoDomain'),
    answer('VerifySsoDomain', 'verifySsoDomain'),
    answer('RemoveSsoDomain', 'removeSsoDomain'),
    answer('RemoveSsoConnection', 'removeSsoConnection'),
  );
});

/** The settings as the server answers them. */
const answered = () => ({
  __typename: 'SsoSettings',
  ...settings,
  connection: settings.connection && {
    __typename: 'SsoConnectionSummary',
    ...settings.connection,
    domains: settings.connection.domains.map((claim) => ({
      __typename: 'SsoDomainClaim',
      ...claim,
    })),
  },
});

const show = (leave = jest.fn()) => renderPage(<SsoPanel leave={leave} />, { path: '/admin' });
const button = (name: string) => screen.findByRole('button', { name });

describe('the panel of company sign-in', () => {
  test('is set up with the redirect URI in view', async () => {
    settings = { ...settings, connection: null };
    const { user } = show();
    await user.click(await button('Set up'));

    const dialog = await screen.findByRole('dialog', { name: 'Company sign-in' });
    const field = (name: string) => within(dialog).getByLabelText(new RegExp(name));
    expect(within(dialog).getByDisplayValue(REDIRECT_URI)).toBeInTheDocument();
    expect(within(dialog).queryByText('Refuse passwords')).not.toBeInTheDocument();

    await user.type(field('^Issuer'), 'https://login.example');
    await user.type(field('^Client ID'), 'infinitum');
    await user.type(field('^Client secret'), 'hush');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));

    await waitFor(() =>
      expect(sent).toEqual([
        {
          operation: 'SaveSsoConnection',
          variables: {
            input: {
              issuer: 'https://login.example',
              clientId: 'infinitum',
              clientSecret: 'hush',
              defaultAdmin: false,
              enabled: true,
              onlySso: false,
              requireVerifiedEmail: false,
            },
          },
        },
      ]),
    );
  });

  test('keeps the stored secret when the field stays empty, and shows why passwords stay', async () => {
    const text = 'Verify a domain first';
    server.use(
      endpoint.mutation('SaveSsoConnection', ({ variables }) => {
        sent.push({ operation: 'SaveSsoConnection', variables });
        return refusal('INVALID', text, { only_sso: text });
      }),
    );
    const { user } = show();
    await user.click(await button('Edit'));
    const dialog = await screen.findByRole('dialog', { name: 'Company sign-in' });
    await user.click(within(dialog).getByRole('checkbox', { name: 'Refuse passwords' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect((await within(dialog).findAllByText(new RegExp(text))).length).toBeGreaterThan(0);
    expect(JSON.stringify(sent)).not.toContain('clientSecret');
    expect(JSON.stringify(sent)).toContain('"onlySso":true');
  });

  test('shows the TXT record of a domain until it is verified', async () => {
    const { user, container } = show();
    expect(await screen.findByLabelText('TXT record of agency.example')).toHaveProperty(
      'value',
      TXT,
    );
    expect(screen.queryByLabelText('TXT record of media.example')).not.toBeInTheDocument();
    expect(screen.getByText(/2 users have an address at no verified domain/)).toBeInTheDocument();
    expect(await axeViolations(container)).toEqual([]);

    await user.click(await button('Verify agency.example'));
    await waitFor(() =>
      expect(sent).toEqual([
        { operation: 'VerifySsoDomain', variables: { domain: 'agency.example' } },
      ]),
    );
  });

  test('says when the record of a verified domain is missing and when the domain ends, and looks again', async () => {
    const missed = { checkedAt: '2026-11-24T10:00:00Z', misses: 2, endsAt: '2026-12-01T10:00:00Z' };
    const lost = { ...missed, misses: 3, endsAt: null, verifiedAt: null };
    const verifiedAt = '2026-10-01T10:00:00Z';
    const domains = [
      { ...missed, domain: 'media.example', txtRecord: TXT, verifiedAt },
      { ...lost, domain: 'lost.example', txtRecord: TXT },
      { ...UNCHECKED, domain: 'fine.example', txtRecord: TXT, verifiedAt },
    ];
    settings = { ...settings, connection: { ...CONNECTION, domains } };
    const { user } = show();

    expect(
      await screen.findByText(/missing 2 weeks in a row, last on 24 Nov 2026/),
    ).toHaveTextContent(/no longer counts from 01 Dec 2026/);
    expect(screen.getByText(/missing three weeks in a row/)).toBeInTheDocument();
    expect(screen.getByText('Record missing')).toBeInTheDocument();
    expect(screen.getByLabelText('TXT record of media.example')).toHaveProperty('value', TXT);
    expect(screen.queryByRole('button', { name: 'Verify fine.example' })).not.toBeInTheDocument();

    await user.click(await button('Verify media.example'));
    await waitFor(() =>
      expect(sent).toEqual([
        { operation: 'VerifySsoDomain', variables: { domain: 'media.example' } },
      ]),
    );
  });

  test('saves that addresses must be marked as verified', async () => {
    const { user } = show();
    await user.click(await button('Edit'));
    const dialog = await screen.findByRole('dialog', { name: 'Company sign-in' });
    const name = 'Refuse addresses not marked as verified';
    await user.click(within(dialog).getByRole('checkbox', { name }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.variables).toMatchObject({ input: { requireVerifiedEmail: true } });
  });

  test('says why a domain is not verified', async () => {
    const text = 'The TXT record is not there yet. DNS can take an hour.';
    server.use(endpoint.mutation('VerifySsoDomain', () => refusal('INVALID', text)));
    const { user } = show();
    await user.click(await button('Verify agency.example'));
    await waitFor(() => expect(currentToasts().map((toast) => toast.text)).toContain(text));
  });

  test('adds and removes domains, and removes itself after a question', async () => {
    const { user } = show();
    await user.click(await button('Add domain'));
    const dialog = await screen.findByRole('dialog', { name: 'Add mail domain' });
    await user.type(within(dialog).getByLabelText(/Mail domain/), 'new.example');
    await user.click(within(dialog).getByRole('button', { name: 'Add domain' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    for (const [name, title] of [
      ['Remove media.example', 'Remove mail domain'],
      ['Remove', 'Remove company sign-in'],
    ] as const) {
      await user.click(await button(name));
      const question = await screen.findByRole('alertdialog', { name: title });
      await user.click(within(question).getByRole('button', { name: 'Remove' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    }

    expect(sent).toEqual([
      { operation: 'AddSsoDomain', variables: { domain: 'new.example' } },
      { operation: 'RemoveSsoDomain', variables: { domain: 'media.example' } },
      { operation: 'RemoveSsoConnection', variables: {} },
    ]);
  });

  test('changes the organisation that a super admin has chosen, and offers no test of it', async () => {
    const organisation = { entityType: 'AGENCY', entityId: 12 } as const;
    const { user } = renderPage(<SsoPanel organisation={organisation} />, { path: '/admin' });
    await user.click(await button('Verify agency.example'));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          operation: 'VerifySsoDomain',
          variables: { domain: 'agency.example', ...organisation },
        },
      ]),
    );
    expect(screen.queryByRole('button', { name: 'Test' })).toBeNull();

    await user.click(await button('Edit'));
    const dialog = await screen.findByRole('dialog', { name: 'Company sign-in' });
    await user.click(within(dialog).getByRole('checkbox', { name: 'Refuse passwords' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.variables).toMatchObject({ input: { ...organisation, version: 3 } });
  });

  test('shows what another admin saved meanwhile, and keeps what was typed', async () => {
    const text = 'Somebody else has saved this since you opened it.';
    server.use(
      endpoint.mutation('SaveSsoConnection', () => refusal('CONFLICT', text, { version: text })),
    );
    const { user } = show();
    await user.click(await button('Edit'));
    const dialog = await screen.findByRole('dialog', { name: 'Company sign-in' });
    await user.type(within(dialog).getByLabelText(/^Client ID/), '-mine');
    settings = { ...settings, connection: { ...CONNECTION, clientId: 'theirs', version: 4 } };
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));

    expect(await within(dialog).findByText(/A newer version was saved/)).toBeInTheDocument();
    expect(within(dialog).getByText('theirs')).toBeInTheDocument();
    expect(within(dialog).getByText('infinitum-mine')).toBeInTheDocument();
  });

  test('tests with the address of the person', async () => {
    server.use(
      endpoint.mutation('TestCompanySignIn', ({ variables }) => {
        sent.push({ operation: 'TestCompanySignIn', variables });
        return HttpResponse.json({ data: { startCompanySignIn: 'https://login.example/x' } });
      }),
    );
    const leave = jest.fn();
    const { user } = show(leave);
    await user.click(await button('Test'));
    await waitFor(() => expect(leave).toHaveBeenCalledWith('https://login.example/x'));
    expect(sent).toEqual([
      { operation: 'TestCompanySignIn', variables: { email: 'admin@infinitum.example' } },
    ]);
  });
});
