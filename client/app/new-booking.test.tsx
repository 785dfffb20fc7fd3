import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { answerBooked, buildBookingRow } from '#client/features/campaigns/booking.fixture';
import { answerContent } from '#client/features/campaigns/content/content.fixture';
import { session } from '#client/session/session';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { buildUser, TOKENS } from '#client/testing/people';
import { renderApp } from '#client/testing/render-app';
import { pickOption } from '#client/testing/pick-option';
import { answerPage, DAYS, PAGE_CASES } from './record-pages.fixture';

const server = graphqlServer();

beforeEach(() => {
  session.signIn(buildUser(), TOKENS);
  // jsdom has no layout, and a focus trap skips elements that it takes for hidden.
  jest
    .spyOn(Element.prototype, 'getClientRects')
    .mockImplementation(() => [new DOMRect(0, 0, 100, 20)] as unknown as DOMRectList); // a DOMRectList has more members than the code reads
});

/** Opens the page of a record and presses a button; answers the saves of bookings. */
async function press(kind: 'campaign' | 'booking', button: string) {
  const sent: unknown[] = [];
  answerContent(server);
  answerBooked(server);
  for (const page of PAGE_CASES)
    if (['campaign', 'booking'].includes(page.kind)) answerPage(server, page);
  server.use(
    endpoint.query('CampaignOptions', () => {
      const nodes = [{ __typename: 'Campaign', id: 11, campaignName: 'Spring', ...DAYS }];
      const campaigns = { __typename: 'CampaignConnection', nodes };
      return HttpResponse.json({ data: { campaigns } });
    }),
    endpoint.mutation('CreateBooking', ({ variables }) => {
      sent.push(variables.input);
      const booking = { __typename: 'Booking', ...buildBookingRow({ id: 22 }) };
      return HttpResponse.json({ data: { createBooking: booking } });
    }),
  );

  const path = PAGE_CASES.find((page) => page.kind === kind)?.path ?? '';
  const view = renderApp(path);
  await view.user.click(await screen.findByRole('button', { name: button }));
  const name = await screen.findByRole('textbox', { name: 'Booking name' });
  return { ...view, sent, name };
}

it('a campaign leads to a new booking of it, on its days, and that to the page of the booking', async () => {
  const { user, sent, name, address } = await press('campaign', 'Add booking');

  expect(screen.getByRole('combobox', { name: 'Campaign' })).toHaveValue('Spring');
  await user.type(name, 'Winter');
  await user.type(screen.getByRole('spinbutton', { name: 'CPM' }), '28');
  await user.click(screen.getByRole('combobox', { name: 'Channel' }));
  await pickOption(user, 'Huia One');
  await user.click(screen.getByRole('button', { name: 'Create booking' }));

  await waitFor(() => expect(address()).toBe('/bookings/22'));
  expect(sent).toEqual([
    expect.objectContaining({
      bookingName: 'Winter',
      campaignId: 11,
      ...DAYS,
    }),
  ]);
});

it('a booking leads to a copy of it with another name', async () => {
  const { user, sent, name, address } = await press('booking', 'Duplicate');

  expect(name).toHaveValue('Spring prime copy');
  await user.click(screen.getByRole('button', { name: 'Create booking' }));

  await waitFor(() => expect(address()).toBe('/bookings/22'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const { bookingType, cpm, campaignId, channelId } = buildBookingRow();
  expect(sent).toEqual([
    expect.objectContaining({
      bookingName: 'Spring prime copy',
      bookingType,
      cpm,
      campaignId,
      channelId,
      ...DAYS,
    }),
  ]);
});
