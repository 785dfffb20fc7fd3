import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import type { SessionUser } from '#client/session/user';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { renderPage } from '#client/testing/render-page';
import {
  ABROAD,
  answerBooked,
  buildBookingRow,
  buildChannel,
  LIGHTPATH,
} from '#client/features/campaigns/booking.fixture';
import { CampaignsPage } from '#client/features/campaigns/campaigns-page';
import { refusal } from '#client/testing/refusal';
import { pickOption } from '#client/testing/pick-option';
import { answerContent } from '#client/features/campaigns/content/content.fixture';

const server = graphqlServer();

type Booked = Parameters<typeof answerBooked>[1];
type User = ReturnType<typeof renderPage>['user'];

const AGENCY: Partial<SessionUser> = {
  role: 'ROLE_AGENCY_ADMIN',
  entityType: 'AGENCY',
  entityId: 5,
};
const ADTECH: Partial<SessionUser> = {
  role: 'ROLE_ADTECH_USER',
  entityType: 'ADTECH',
  entityId: LIGHTPATH.id,
};
const BROADCASTER: Partial<SessionUser> = {
  role: 'ROLE_BROADCASTER_USER',
  entityType: 'BROADCASTER',
  entityId: 10,
};
const LIGHTPATH_CHANNEL = buildChannel({
  id: 2,
  channelName: 'Lightpath TV',
  ownerType: 'adtech',
  ownerId: 20,
});

// jsdom has no layout, and a focus trap skips elements that it takes for hidden.
beforeEach(() => {
  jest
    .spyOn(Element.prototype, 'getClientRects')
    .mockImplementation(() => [new DOMRect(0, 0, 100, 20)] as unknown as DOMRectList); // a DOMRectList has more members than the code reads
});

async function open(booked: Booked = {}, user: Partial<SessionUser> = BROADCASTER) {
  answerContent(server);
  const asked = answerBooked(server, booked);
  const view = renderPage(<CampaignsPage />, { path: '/campaigns?client=1&tab=bookings', user });
  await screen.findByRole('table', { name: 'Bookings' });
  return { ...view, asked };
}

async function openForm(booked: Booked = {}, user?: Partial<SessionUser>) {
  const view = await open(booked, user);
  await view.user.click(screen.getAllByRole('button', { name: 'Add Booking' })[0] ?? document.body);
  await screen.findByRole('dialog', { name: 'Add Booking' });
  return view;
}

async function choose(user: User, field: string, option: string) {
  await user.click(screen.getByRole('combobox', { name: field }));
  await pickOption(user, option);
}

/** Answers saves and records their variables. */
function takeSaves(
  answer: () => Response = () => HttpResponse.json({ data: { createBooking: saved() } }),
) {
  const sent: Record<string, unknown>[] = [];
  const take = ({ variables }: { variables: Record<string, unknown> }) => {
    sent.push(variables);
    return answer();
  };
  server.use(endpoint.mutation('CreateBooking', take), endpoint.mutation('UpdateBooking', take));
  return sent;
}

const saved = (booking = {}) => ({ __typename: 'Booking', ...buildBookingRow(booking) });
const submit = (user: User, name = 'Create booking') =>
  user.click(screen.getByRole('button', { name }));
const chosen = (field: string) =>
  screen.getByRole<HTMLInputElement>('combobox', { name: field }).value;
const card = (label: string) => within(screen.getByRole('group', { name: label }));

describe('the bookings of a client', () => {
  it('are summed up in four cards and listed with their chips and status', async () => {
    const { container } = await open({
      bookings: [buildBookingRow({ publisherName: 'Lightpath' })],
    });
    expect(await card('Active Bookings').findByText('4')).toBeInTheDocument();
    expect(card('Video Bookings').getByText('3')).toBeInTheDocument();
    expect(card('Image Bookings').getByText('2')).toBeInTheDocument();
    expect(card('Average CPM').getByText('$30.80')).toBeInTheDocument();

    const [, row] = within(screen.getByRole('table', { name: 'Bookings' })).getAllByRole('row');

    expect(
      within(row ?? container)
        .getAllByRole('cell')
        .slice(1, 10)
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Spring prime',
      'Spring',
      'Huia One',
      'Lightpath',
      'Video',
      '$28.00',
      '01 Nov 2026',
      '30 Nov 2026',
      'Active',
    ]);
    expect(await axeViolations(container)).toEqual([]);
  });

  it('are archived after a question, listed apart, and restored', async () => {
    let row = buildBookingRow();
    const sent: string[] = [];
    const move = (field: string, moved: typeof row): Response => {
      sent.push(field);
      row = moved;
      return HttpResponse.json({ data: { [field]: { __typename: 'Booking', ...row } } });
    };
    server.use(
      endpoint.mutation('ArchiveBooking', () =>
        move(
          'archiveBooking',
          buildBookingRow({
            archivedAt: '2026-11-20T00:00:00.000Z',
            editable: false,
            viewerCan: ['restore'],
          }),
        ),
      ),
      endpoint.mutation('RestoreBooking', () => move('restoreBooking', buildBookingRow())),
    );
    const { user, asked } = await open({ bookings: [row] });
    server.use(
      endpoint.query('Bookings', ({ variables }) => {
        asked.push({ operation: 'Bookings', variables });
        const isListed = (variables.archived === 'ONLY') === (row.archivedAt !== null);
        return HttpResponse.json({
          data: {
            bookings: {
              __typename: 'BookingConnection',
              nodes: isListed ? [{ __typename: 'Booking', ...row }] : [],
              pageInfo: { __typename: 'PageInfo', endCursor: null },
              totalCount: isListed ? 1 : 0,
            },
            bookingSummary: {
              __typename: 'BookingSummary',
              active: 0,
              video: 0,
              image: 0,
              averageCpm: null,
              currency: 'NZD',
            },
          },
        });
      }),
    );

    await user.click(await screen.findByRole('button', { name: 'Archive Spring prime' }));
    const question = await screen.findByRole('alertdialog', { name: 'Archive booking' });
    expect(question).toHaveTextContent('its tags go on counting. You can restore it later.');
    await user.click(within(question).getByRole('button', { name: 'Archive' }));
    expect(await screen.findByText('Booking archived.')).toBeInTheDocument();
    expect(await screen.findByText(/^This client has no bookings yet\./)).toBeInTheDocument();

    const archived = screen.getByRole('button', { name: 'Archived Bookings' });
    await user.click(archived);
    expect(archived).toHaveAttribute('aria-pressed', 'true');
    await user.click(await screen.findByRole('button', { name: 'Restore Spring prime' }));
    expect(screen.queryByRole('button', { name: 'Edit Spring prime' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add Booking' })).not.toBeInTheDocument();
    const back = await screen.findByRole('alertdialog', { name: 'Restore booking' });
    await user.click(within(back).getByRole('button', { name: 'Restore' }));

    expect(await screen.findByText('Nothing is archived here.')).toBeInTheDocument();
    await user.click(archived);
    expect(await screen.findByRole('button', { name: 'Archive Spring prime' })).toBeInTheDocument();
    expect(sent).toEqual(['archiveBooking', 'restoreBooking']);
  });

  it('are edited only where they are editable, and say why not', async () => {
    const { user } = await open({ bookings: [buildBookingRow({ editable: false })] });
    const edit = await screen.findByRole('button', { name: 'Edit Spring prime' });
    expect(edit).toHaveAttribute('aria-disabled', 'true');
    await user.hover(edit);
    expect((await screen.findByRole('tooltip')).textContent).toBe('No permission to edit');
    await user.click(edit);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('open their history next to the page', async () => {
    const { user, address } = await open({ bookings: [buildBookingRow()] });
    await user.click(await screen.findByRole('button', { name: 'History of Spring prime' }));
    expect(address().get('history')).toBe('booking.21');
  });

  it('lead to their figures on the dashboard', async () => {
    await open({ bookings: [buildBookingRow({ startDate: '2020-11-01', endDate: '2020-11-30' })] });
    expect(await screen.findByRole('link', { name: 'Figures of Spring prime' })).toHaveAttribute(
      'href',
      '/dashboard?client=1&from=2020-11-01&to=2020-11-30&booking=21',
    );
  });

  it('open in their form by a link, which the address then forgets', async () => {
    answerContent(server);
    answerBooked(server, { bookings: [buildBookingRow()] });
    server.use(
      endpoint.query('Booking', () =>
        HttpResponse.json({ data: { booking: { __typename: 'Booking', ...buildBookingRow() } } }),
      ),
    );
    const { address } = renderPage(<CampaignsPage />, {
      path: '/campaigns?client=1&tab=bookings&edit=21',
      user: BROADCASTER,
    });

    const dialog = await screen.findByRole('dialog', { name: 'Edit Booking' });
    expect(await within(dialog).findByDisplayValue('Spring prime')).toBeInTheDocument();
    expect(address().has('edit')).toBe(false);
  });

  it('say what a booking is where there is none', async () => {
    await open();
    expect(await screen.findByText(/This client has no bookings yet/)).toBeInTheDocument();
  });
});

describe('the form of a booking', () => {
  it('asks for name, campaign, channel and price', async () => {
    const { user } = await openForm({
      channels: [buildChannel(), buildChannel({ id: 3, channelName: 'Huia Two' })],
    });
    await user.type(screen.getByRole('textbox', { name: 'Booking name' }), 'abc');
    await submit(user);

    for (const text of [
      'Booking name must be at least 4 characters',
      'Campaign is required',
      'Channel is required',
      'CPM is required',
    ])
      expect(screen.getByText(text)).toBeInTheDocument();

    const cpm = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'CPM' });

    expect(cpm.step).toBe('0.01');
    await user.type(cpm, '-1');
    expect(screen.getByText('CPM must be a number of 0 or more')).toBeInTheDocument();
    await user.clear(cpm);
    await user.type(cpm, '12.345');
    expect(screen.getByText('CPM must have at most two decimals')).toBeInTheDocument();
  });

  it('counts the characters of the name and warns at ninety', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('textbox', { name: 'Booking name' }));
    await user.paste('x'.repeat(89));
    expect(screen.getByText('11 characters remaining')).toHaveAttribute('data-warning', 'false');
    await user.paste('x');
    expect(screen.getByText('10 characters remaining')).toHaveAttribute('data-warning', 'true');
  });

  it("books a broadcaster's only channel without a publisher, on the days of its campaign", async () => {
    const { user } = await openForm();
    const sent = takeSaves();

    expect(screen.queryByRole('combobox', { name: 'Publisher' })).not.toBeInTheDocument();
    expect(chosen('Channel')).toBe('Huia One');
    await user.type(screen.getByRole('textbox', { name: 'Booking name' }), '  Winter prime ');
    await choose(user, 'Campaign', 'Spring');
    await user.click(screen.getByRole('button', { name: 'Image' }));
    await user.type(screen.getByRole('spinbutton', { name: 'CPM' }), '28.5');
    await submit(user);
    expect(await screen.findByText('Booking saved successfully!')).toBeInTheDocument();

    const input = sent[0]?.input as Record<string, unknown>; // msw does not know our operations

    expect(input).toMatchObject({
      customerId: 1,
      bookingName: 'Winter prime',
      bookingType: 2,
      campaignId: 11,
      channelId: 1,
      cpm: 28.5,
      jobNumber: null,
      goalImpressions: null,
      budget: null,
      chargedCpm: null,
    });
    expect(input).not.toHaveProperty('publisherId');
    expect(input).not.toHaveProperty('countryCodes');
    expect(input).toMatchObject({ startDate: '2026-11-01', endDate: '2026-11-30' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('follows its campaign until somebody chooses other days, and asks before it saves days outside', async () => {
    const { user } = await openForm();
    const sent = takeSaves();
    const start = screen.getByRole('textbox', { name: 'Start date' });
    const end = screen.getByRole('textbox', { name: 'End date' });

    await user.type(screen.getByRole('textbox', { name: 'Booking name' }), 'Winter');
    await choose(user, 'Campaign', 'Spring');
    await waitFor(() => expect(end).toHaveValue('30-Nov-2026'));
    await choose(user, 'Campaign', 'Summer');
    await waitFor(() => expect(start).toHaveValue('25-Dec-2026'));
    expect(end).toHaveValue('24-Jan-2027');

    await user.clear(end);
    await user.type(end, '26-Jan-2027');
    await user.type(screen.getByRole('spinbutton', { name: 'CPM' }), '10');
    await submit(user);

    const question = await screen.findByRole('alertdialog', { name: 'Please confirm' });

    expect(question).toHaveTextContent(
      'This booking runs from 25 Dec 2026 to 26 Jan 2027, but its campaign Summer runs from 25 Dec 2026 to 24 Jan 2027. Do you want to save it with these dates?',
    );
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(sent).toEqual([]);

    await submit(user);
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', {
        name: 'Create booking',
      }),
    );
    expect(await screen.findByText('Booking saved successfully!')).toBeInTheDocument();
    expect(sent[0]?.input).toMatchObject({ startDate: '2026-12-25', endDate: '2027-01-26' });
  });

  it('blames no untouched field when the calendar opens', async () => {
    const { user } = await openForm();
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Booking name' })).toHaveFocus(),
    );
    await user.click(screen.getByRole('button', { name: 'Start date: open the calendar' }));
    expect(await screen.findByRole('grid')).toBeInTheDocument();
    expect(screen.queryByText('Booking name is required')).not.toBeInTheDocument();
  });

  it('lets an agency choose the publisher, shows its channels, and clears one that no longer fits', async () => {
    const { user } = await openForm(
      {
        channels: [buildChannel(), LIGHTPATH_CHANNEL],
        adtechs: [{ ...LIGHTPATH, requiresJobNumber: false, requiresChargedCpm: false }],
      },
      AGENCY,
    );

    const sent = takeSaves();

    expect(chosen('Publisher')).toBe('Direct to broadcaster');
    await choose(user, 'Publisher', 'Lightpath');
    await choose(user, 'Channel', 'Lightpath TV');
    await choose(user, 'Publisher', 'Direct to broadcaster');
    expect(chosen('Channel')).toBe('');
    await user.click(screen.getByRole('combobox', { name: 'Channel' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Huia One',
    ]);
    await user.click(screen.getByRole('option', { name: 'Huia One' }));
    await user.type(screen.getByRole('textbox', { name: 'Booking name' }), 'Winter');
    await choose(user, 'Campaign', 'Spring');
    await user.type(screen.getByRole('spinbutton', { name: 'CPM' }), '10');
    await submit(user);
    await waitFor(() => expect(sent[0]?.input).toMatchObject({ publisherId: null, channelId: 1 }));
  });

  it('asks an ad-tech for what its organisation requires and books under it, on its only channel', async () => {
    const { user } = await openForm(
      { channels: [buildChannel(), LIGHTPATH_CHANNEL], adtechs: [LIGHTPATH] },
      ADTECH,
    );

    const sent = takeSaves();

    expect(chosen('Channel')).toBe('Lightpath TV');
    await user.type(screen.getByRole('textbox', { name: 'Booking name' }), 'Winter');
    await choose(user, 'Campaign', 'Spring');
    await user.type(screen.getByRole('spinbutton', { name: 'CPM' }), '10');
    await submit(user);
    expect(screen.getByText('Job number is required')).toBeInTheDocument();
    expect(screen.getByText('Charged CPM is required')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Job number' }), 'J-7');
    await user.type(screen.getByRole('spinbutton', { name: 'Charged CPM' }), '12.25');
    const goal = screen.getByRole('spinbutton', { name: /^Impression goal/ });
    await user.type(goal, '0.5');
    await user.type(screen.getByRole('spinbutton', { name: /^Budget/ }), '1200.5');
    expect(
      screen.getByText('Impression goal must be a whole number of 1 or more'),
    ).toBeInTheDocument();
    await user.clear(goal);
    await user.type(goal, '50000');
    await submit(user);
    await waitFor(() =>
      expect(sent[0]?.input).toMatchObject({
        publisherId: 20,
        jobNumber: 'J-7',
        goalImpressions: 50_000,
        budget: 1_200.5,
        chargedCpm: 12.25,
      }),
    );
  });

  it('asks for countries where more than one comes into question, and keeps the last', async () => {
    const { user } = await openForm({ territory: ABROAD });
    const sent = takeSaves();

    expect(
      screen.getByText('Where the booking runs. The client operates in New Zealand, Australia.'),
    ).toBeInTheDocument();
    expect(
      screen.getByText('This is the last selected country and cannot be removed'),
    ).toBeInTheDocument();
    await choose(user, 'Countries', 'Australia (AU)');
    await user.click(screen.getByRole('button', { name: 'Remove New Zealand' }));
    await user.type(screen.getByRole('textbox', { name: 'Booking name' }), 'Winter');
    await choose(user, 'Campaign', 'Spring');
    await user.type(screen.getByRole('spinbutton', { name: 'CPM' }), '10');
    await submit(user);
    await waitFor(() => expect(sent[0]?.input).toMatchObject({ countryCodes: ['AU'] }));
  });

  it('asks for a country where none is chosen', async () => {
    const { user } = await openForm({ territory: { ...ABROAD, countryCode: 'FR' } });
    await submit(user);
    expect(screen.getByText('At least one country is required')).toBeInTheDocument();
  });

  it('saves changes over the version that was read, and says so', async () => {
    const { user } = await open({ bookings: [buildBookingRow()] });
    const sent = takeSaves(() => HttpResponse.json({ data: { updateBooking: saved() } }));
    await user.click(await screen.findByRole('button', { name: 'Edit Spring prime' }));
    await user.type(await screen.findByRole('textbox', { name: 'Booking name' }), '!');
    await submit(user, 'Save changes');
    expect(await screen.findByText('Booking updated.')).toBeInTheDocument();
    expect(sent[0]).toMatchObject({ id: 21, input: { bookingName: 'Spring prime!', version: 4 } });
  });

  it('says that saving failed, what of which field, and keeps everything typed', async () => {
    const { user } = await openForm();
    takeSaves(() =>
      refusal('INVALID', 'Booking name is taken', { booking_name: 'Booking name is taken' }),
    );
    await user.type(screen.getByRole('textbox', { name: 'Booking name' }), 'Winter');
    await choose(user, 'Campaign', 'Spring');
    await user.type(screen.getByRole('spinbutton', { name: 'CPM' }), '10');
    await submit(user);
    expect(
      await screen.findByText('Failed to save booking. Please try again.'),
    ).toBeInTheDocument();
    expect(screen.getByText('Booking name is taken')).toBeInTheDocument();
    expect(screen.getByText('Error: 422 - Booking name is taken')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Booking name' })).toHaveValue('Winter');
    expect(chosen('Campaign')).toBe('Spring');
  });

  it('shows what somebody else saved meanwhile', async () => {
    const { user } = await open({ bookings: [buildBookingRow()] });
    const answers = [
      () => refusal('CONFLICT', 'Somebody saved first', { version: 'Somebody saved first' }),
      () => HttpResponse.json({ data: { updateBooking: saved() } }),
    ];

    const sent = takeSaves(() => (answers.shift() ?? (() => HttpResponse.error()))());

    server.use(
      endpoint.query('Booking', () =>
        HttpResponse.json({ data: { booking: saved({ cpm: 35, version: 5 }) } }),
      ),
    );
    await user.click(await screen.findByRole('button', { name: 'Edit Spring prime' }));
    await user.type(await screen.findByRole('textbox', { name: 'Booking name' }), ' two');
    await submit(user, 'Save changes');

    const price = within(await screen.findByRole('group', { name: 'CPM' }));

    expect(price.getByText('35')).toBeInTheDocument();
    expect(price.getByRole('button', { name: 'Take theirs' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Booking updated.')).toBeInTheDocument();
    expect(sent[1]).toMatchObject({
      input: { bookingName: 'Spring prime two', cpm: 35, version: 5 },
    });
  });
});

describe('several bookings', () => {
  const ROWS = [
    buildBookingRow(),
    buildBookingRow({ id: 22, bookingName: 'Spring late', version: 7 }),
    buildBookingRow({ id: 23, bookingName: 'Theirs', editable: false }),
  ];

  it('are changed together, and every error names its booking and field', async () => {
    const { user } = await open({ bookings: ROWS });
    const sent: unknown[] = [];
    server.use(
      endpoint.mutation(
        'UpdateBookings',
        ({ variables }) => {
          sent.push(variables.bookings);
          const extensions = { code: 'INVALID', errors: { '1.cpm': 'CPM is too low' } };
          return HttpResponse.json({ errors: [{ message: 'CPM is too low', extensions }] });
        },
        { once: true },
      ),
    );

    expect(screen.getByRole('button', { name: 'Edit selected' })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: 'Choose Theirs' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Choose Spring prime' }));
    await user.click(screen.getByRole('checkbox', { name: 'Choose Spring late' }));
    await user.click(screen.getByRole('button', { name: 'Edit selected (2)' }));
    await screen.findByRole('dialog', { name: 'Edit 2 bookings' });

    await user.click(screen.getByRole('button', { name: 'Change 2 bookings' }));
    expect(await screen.findByText('Fill in at least one field')).toBeInTheDocument();
    await user.type(screen.getByLabelText(/^CPM/), '31.5');
    await user.click(screen.getByRole('button', { name: 'Change 2 bookings' }));
    expect(await screen.findByText(/‘Spring late’, CPM: CPM is too low/)).toBeInTheDocument();
    expect(sent).toEqual([
      [
        { id: 21, input: { cpm: 31.5, version: 4 } },
        { id: 22, input: { cpm: 31.5, version: 7 } },
      ],
    ]);

    server.use(
      endpoint.mutation('UpdateBookings', () =>
        HttpResponse.json({
          data: {
            updateBookings: ROWS.slice(0, 2).map((row) => ({ __typename: 'Booking', ...row })),
          },
        }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Change 2 bookings' }));
    expect(await screen.findByText('2 bookings updated.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit selected' })).toBeDisabled();
  });
});
