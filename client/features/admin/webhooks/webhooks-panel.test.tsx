import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import { currentToasts } from '#client/components/feedback/toast-store';
import type { WebhookDeliveryRowFragment, WebhookRowFragment } from '#client/graphql/generated';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { refusal } from '#client/testing/refusal';
import { renderPage } from '#client/testing/render-page';
import { WebhooksPanel } from './webhooks-panel';

const server = graphqlServer();

const TYPES = [
  { __typename: 'WebhookEventChoice', name: 'tag.silent', description: 'A tag has gone silent' },
  { __typename: 'WebhookEventChoice', name: 'report.ready', description: 'A report was made' },
];
const AD_SERVER: WebhookRowFragment = {
  id: 3,
  name: 'Ad server',
  url: 'https://partner.example/hook',
  eventTypes: ['tag.silent'],
  entityName: 'Harbour Media',
  failingSince: null,
  disabledAt: null,
  previousSecretUntil: null,
};
const TAKEN: WebhookDeliveryRowFragment = {
  id: 8,
  eventId: '0199-8',
  eventType: 'tag.silent',
  occurredAt: new Date(Date.now() - 120_000).toISOString(),
  outcome: 'DELIVERED',
  nextTryAt: null,
  body: '{"type":"tag.silent","data":{"tag":4}}',
  attempts: [{ attemptedAt: '2026-11-20T10:00:00Z', status: 204, failure: null, durationMs: 31 }],
};
const REFUSED: WebhookDeliveryRowFragment = {
  ...TAKEN,
  id: 7,
  eventId: '0199-7',
  eventType: 'report.ready',
  outcome: 'GIVEN_UP',
  attempts: [
    {
      attemptedAt: '2026-11-20T09:00:00Z',
      status: 500,
      failure: 'The endpoint answered 500',
      durationMs: 9,
    },
  ],
};

let webhooks: WebhookRowFragment[];
let deliveries: WebhookDeliveryRowFragment[];
let sent: { operation: string; variables: unknown }[];

beforeEach(() => {
  webhooks = [AD_SERVER];
  deliveries = [TAKEN, REFUSED];
  sent = [];

  const withSecret = {
    endpoint: { __typename: 'WebhookEndpoint', id: 4, name: 'Reports' },
    secret: 'whsec_c2VjcmV0',
  };

  const note = (operation: string, variables: unknown) => sent.push({ operation, variables });

  server.use(
    endpoint.query('Webhooks', () =>
      HttpResponse.json({
        data: {
          webhookEndpoints: webhooks.map((one) => ({ __typename: 'WebhookEndpoint', ...one })),
          webhookEventTypes: TYPES,
        },
      }),
    ),
    endpoint.query('WebhookDeliveries', () =>
      HttpResponse.json({
        data: {
          webhookDeliveries: {
            nodes: deliveries.map((one) => ({ __typename: 'WebhookDelivery', ...one })),
            pageInfo: { hasNextPage: false },
          },
        },
      }),
    ),
    endpoint.mutation('CreateWebhook', ({ variables }) => {
      note('create', variables);
      return HttpResponse.json({ data: { createWebhookEndpoint: withSecret } });
    }),
    endpoint.mutation('UpdateWebhook', ({ variables }) => {
      note('update', variables);
      const changed = {
        __typename: 'WebhookEndpoint',
        ...AD_SERVER,
        disabledAt: '2026-11-20T11:00:00Z',
      };
      webhooks = [changed];
      return HttpResponse.json({ data: { updateWebhookEndpoint: changed } });
    }),
    endpoint.mutation('RotateWebhookSecret', ({ variables }) => {
      note('rotate', variables);
      return HttpResponse.json({ data: { rotateWebhookSecret: withSecret } });
    }),
    endpoint.mutation('ArchiveWebhook', ({ variables }) => {
      note('remove', variables);
      webhooks = [];
      return HttpResponse.json({ data: { archiveWebhookEndpoint: true } });
    }),
    endpoint.mutation('SendTestWebhook', ({ variables }) => {
      note('test', variables);
      return HttpResponse.json({
        data: { sendTestWebhook: { __typename: 'WebhookDelivery', id: 9 } },
      });
    }),
    endpoint.mutation('ReplayWebhookDelivery', ({ variables }) => {
      note('replay', variables);
      const again = {
        __typename: 'WebhookDelivery',
        ...REFUSED,
        outcome: null,
        nextTryAt: '2026-11-20T12:00:00Z',
      };
      deliveries = [TAKEN, again];
      return HttpResponse.json({ data: { replayWebhookDelivery: again } });
    }),
  );
});

const open = () => renderPage(<WebhooksPanel withEntity={false} />, { path: '/admin' });
const toasts = () => currentToasts().map(({ text }) => text);
const press = async (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('the webhooks', () => {
  it('are listed with their address, their events and their state', async () => {
    webhooks = [
      AD_SERVER,
      { ...AD_SERVER, id: 4, name: 'Mailer', failingSince: '2026-11-20T10:00:00Z' },
      { ...AD_SERVER, id: 5, name: 'Old', disabledAt: '2026-11-20T10:00:00Z' },
    ];

    const { container } = open();
    const rowOf = async (name: string) =>
      within((await screen.findByText(name)).closest('tr') ?? document.body);

    expect(
      (await rowOf('Ad server')).getByText('https://partner.example/hook'),
    ).toBeInTheDocument();
    expect((await rowOf('Ad server')).getByText('Active')).toBeInTheDocument();
    expect((await rowOf('Mailer')).getByText('Failing')).toBeInTheDocument();
    expect((await rowOf('Old')).getByText('Off')).toBeInTheDocument();
    expect(await axeViolations(container)).toEqual([]);
  });

  it('say that there are none yet, and when they could not be loaded', async () => {
    webhooks = [];
    open();
    expect(await screen.findByText(/^No webhooks yet\./)).toBeInTheDocument();
    server.use(endpoint.query('Webhooks', () => refusal('UNAVAILABLE', 'x')));
    open();
    expect(
      await screen.findByText('Unable to retrieve webhooks. Please try again.'),
    ).toBeInTheDocument();
  });

  it('are set up with a name, an address and types, and their secret is shown once', async () => {
    const { user } = open();
    await press(user, 'Create webhook');

    const form = await dialog('Create webhook');

    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Reports');
    await user.type(form.getByRole('textbox', { name: 'Address' }), 'reports.example');
    await user.click(form.getByRole('checkbox', { name: 'A report was made (report.ready)' }));
    await user.click(form.getByRole('button', { name: 'Create webhook' }));
    expect(
      form.getByText('Address must be a web address that starts with https://'),
    ).toBeInTheDocument();
    await user.clear(form.getByRole('textbox', { name: 'Address' }));
    await user.type(form.getByRole('textbox', { name: 'Address' }), 'https://reports.example/in');
    await user.click(form.getByRole('button', { name: 'Create webhook' }));

    const shown = await dialog('Secret of Reports');

    expect(shown.getByRole('textbox', { name: 'Secret' })).toHaveValue('whsec_c2VjcmV0');

    const input = {
      name: 'Reports',
      url: 'https://reports.example/in',
      eventTypes: ['report.ready'],
    };

    expect(sent).toEqual([{ operation: 'create', variables: { input } }]);
  });

  it('show what the server has against an address', async () => {
    const text = 'Address must be one of the public internet';
    server.use(endpoint.mutation('CreateWebhook', () => refusal('INVALID', text, { url: text })));

    const { user } = open();

    await press(user, 'Create webhook');

    const form = await dialog('Create webhook');

    await user.type(form.getByRole('textbox', { name: 'Name' }), 'Reports');
    await user.type(form.getByRole('textbox', { name: 'Address' }), 'https://10.0.0.1/');
    await user.click(form.getByRole('checkbox', { name: 'A report was made (report.ready)' }));
    await user.click(form.getByRole('button', { name: 'Create webhook' }));
    expect((await form.findAllByText(text)).length).toBeGreaterThan(0);
  });

  it('are switched off in place', async () => {
    const { user } = open();
    await press(user, 'Edit Ad server');
    const form = await dialog('Edit webhook');
    await user.click(form.getByRole('checkbox', { name: 'Send messages' }));
    await user.click(form.getByRole('button', { name: 'Save webhook' }));
    expect(await screen.findByText('Off')).toBeInTheDocument();
    const input = { name: 'Ad server', eventTypes: ['tag.silent'], enabled: false };
    expect(sent).toEqual([{ operation: 'update', variables: { id: 3, input } }]);
  });

  it('get a new secret while the old one still signs', async () => {
    const { user } = open();
    await press(user, 'Rotate the secret of Ad server');
    const form = await dialog('Rotate the secret of Ad server');
    await user.click(form.getByRole('button', { name: 'Rotate secret' }));
    expect(await screen.findByRole('dialog', { name: 'Secret of Reports' })).toBeInTheDocument();
    expect(sent).toEqual([{ operation: 'rotate', variables: { id: 3, overlapHours: 24 } }]);
  });

  it('are removed after a question', async () => {
    const { user } = open();
    await press(user, 'Remove Ad server');
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove webhook' }));
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(toasts()).toEqual(['Webhook removed.']));
    expect(sent).toEqual([{ operation: 'remove', variables: { id: 3 } }]);
    expect(await screen.findByText(/^No webhooks yet\./)).toBeInTheDocument();
  });
});

describe('the deliveries of a webhook', () => {
  it('show the outcome of each message, its content and its attempts', async () => {
    const { user } = open();
    await press(user, 'Deliveries to Ad server');
    const log = await dialog('Deliveries to Ad server');
    expect(await log.findByText('Delivered')).toBeInTheDocument();
    expect(log.getByText('Given up')).toBeInTheDocument();
    await user.click(log.getByRole('button', { name: /^report\.ready/ }));
    expect(log.getByText(/"tag": 4/)).toBeInTheDocument();
    expect(log.getByText(/20 Nov 2026, .* · The endpoint answered 500/)).toBeInTheDocument();
  });

  it('are replayed', async () => {
    const { user } = open();
    await press(user, 'Deliveries to Ad server');
    const log = await dialog('Deliveries to Ad server');
    await user.click(await log.findByRole('button', { name: /^Replay report\.ready of / }));
    expect(await log.findByText('Retrying')).toBeInTheDocument();
    expect(sent).toEqual([{ operation: 'replay', variables: { id: 7 } }]);
  });

  it('open after a test was sent', async () => {
    const { user } = open();
    await press(user, 'Send a test to Ad server');
    expect(
      await screen.findByRole('dialog', { name: 'Deliveries to Ad server' }),
    ).toBeInTheDocument();
    expect(sent).toEqual([{ operation: 'test', variables: { id: 3 } }]);
  });

  it('say that there are none, and when they could not be loaded', async () => {
    deliveries = [];

    const { user } = open();

    await press(user, 'Deliveries to Ad server');
    expect(await screen.findByText(/^Nothing was sent in the last 30 days/)).toBeInTheDocument();
    await press(user, 'Close');
    server.use(endpoint.query('WebhookDeliveries', () => refusal('UNAVAILABLE', 'x')));
    webhooks = [{ ...AD_SERVER, id: 12, name: 'Another' }];
    open();
    await press(user, 'Deliveries to Another');
    expect(
      await screen.findByText('Unable to retrieve deliveries. Please try again.'),
    ).toBeInTheDocument();
  });
});
