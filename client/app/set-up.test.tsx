import { beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import {
  answerBooked,
  buildBookingRow,
  buildCampaignRow,
} from '#client/features/campaigns/booking.fixture';
import {
  answerContent,
  buildBooking,
  buildCreative,
} from '#client/features/campaigns/content/content.fixture';
import { session } from '#client/session/session';
import { axeViolations } from '#client/testing/axe';
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

const answer = (data: Record<string, unknown>): Response => HttpResponse.json({ data });

/** Answers lists, pages and saves; answers what was saved, by operation. */
function answerSetUp(): Map<string, Record<string, unknown>> {
  const saved = new Map<string, Record<string, unknown>>();
  answerContent(server, { creatives: [buildCreative()], bookings: [buildBooking()] });
  answerBooked(server);
  for (const page of PAGE_CASES)
    if (['campaign', 'booking'].includes(page.kind)) answerPage(server, page);

  server.use(
    endpoint.query('CampaignOptions', () => {
      const nodes = [{ __typename: 'Campaign', id: 11, campaignName: 'Spring', ...DAYS }];
      return answer({ campaigns: { __typename: 'CampaignConnection', nodes } });
    }),
    endpoint.mutation('CreateCampaign', ({ variables }) => {
      saved.set('campaign', variables);
      return answer({ createCampaign: { __typename: 'Campaign', ...buildCampaignRow() } });
    }),
    endpoint.mutation('CreateBooking', ({ variables }) => {
      saved.set('booking', variables);
      return answer({ createBooking: { __typename: 'Booking', ...buildBookingRow() } });
    }),
    endpoint.mutation('CreateCreative', ({ variables }) => {
      saved.set('creative', variables);
      const creative = buildCreative({ id: 34, description: 'Orchard' });
      return answer({ createCreative: { __typename: 'Creative', ...creative } });
    }),
    endpoint.mutation('SaveImpressionTags', ({ variables }) => {
      saved.set('tags', variables);
      const booking = { __typename: 'Booking', id: 21, creativeIds: [31, 34], version: 5 };
      return answer({ saveImpressionTags: booking });
    }),
  );
  return saved;
}

const currentStep = (dialog: HTMLElement) =>
  within(
    within(dialog).getByRole('navigation', { name: 'Steps to the tags of a campaign' }),
  ).getAllByText((_, element) => element?.getAttribute('aria-current') === 'step')[0]?.textContent;

const form = (name: string) => screen.findByRole('dialog', { name });

async function addCampaign(button: string) {
  const saved = answerSetUp();
  const view = renderApp('/campaigns?client=1&tab=campaigns');
  await view.user.click(
    (await screen.findAllByRole('button', { name: 'Add Campaign' }))[0] ?? document.body,
  );
  expect(currentStep(await form('Add Campaign'))).toBe('Campaign');
  await view.user.type(screen.getByRole('textbox', { name: 'Campaign name' }), 'Spring');
  await view.user.click(screen.getByRole('button', { name: button }));
  return { ...view, saved };
}

it('leads from a new campaign to its booking, and from that to its creatives', async () => {
  const { user, address } = await addCampaign('Create and add a booking');

  expect(currentStep(await form('Add Booking'))).toBe('Booking');
  expect(address()).toBe('/campaigns/11');
  expect(screen.getByRole('combobox', { name: 'Campaign' })).toHaveValue('Spring');
  await user.type(screen.getByRole('textbox', { name: 'Booking name' }), 'Prime');
  await user.type(screen.getByRole('spinbutton', { name: 'CPM' }), '28');
  await user.click(screen.getByRole('combobox', { name: 'Channel' }));
  await pickOption(user, 'Huia One');
  await user.click(screen.getByRole('button', { name: 'Create and choose creatives' }));

  expect(currentStep(await form('Edit Impression Tags'))).toBe('Creatives');
  expect(address()).toBe('/bookings/21');
}, 90_000);

it('leads from the creatives, one of them new, to the sheet of the tags', async () => {
  const saved = answerSetUp();
  const { user } = renderApp('/bookings/21?step=creatives');
  const press = (name: string) => user.click(screen.getByRole('button', { name }));

  await form('Edit Impression Tags');
  expect(await axeViolations(document.body)).toEqual([]);
  await press('New creative');
  await form('Add Creative');
  await user.type(screen.getByRole('textbox', { name: 'Description' }), 'Orchard');
  await user.type(screen.getByRole('textbox', { name: 'Format' }), '15s');
  await press('Create creative');
  await form('Edit Impression Tags');
  await press('Save and get the tags');

  const sheet = await form('Tag sheet');
  expect(currentStep(sheet)).toBe('Tags');
  expect(within(sheet).getByRole('combobox', { name: 'Which tags' })).toHaveTextContent(
    'Selected tags (1)',
  );
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  const created = { input: { description: 'Orchard', creativeType: 1 } };
  expect(saved.get('creative')).toMatchObject(created);
  expect(saved.get('tags')).toMatchObject({ bookingId: 21, creativeIds: [31, 34] });
}, 90_000);

it('mails the tags of a booking from its page', async () => {
  answerSetUp();
  const mailed = new Promise((sent) => {
    server.use(
      endpoint.query('TagSheetMails', () => answer({ tagSheetMails: [] })),
      endpoint.mutation('MailTagSheet', ({ variables }) => {
        sent(variables);
        return answer({ mailTagSheet: { __typename: 'TagSheetMail', id: 1 } });
      }),
    );
  });
  const { user } = renderApp('/bookings/21');

  await user.click(await screen.findByRole('button', { name: 'Tag sheet' }));
  const sheet = await form('Tag sheet');
  await user.click(within(sheet).getByText('Mail to ad operations'));
  await user.type(
    within(sheet).getByRole('textbox', { name: 'Address of the ad operations' }),
    'tags@huia.example',
  );
  await user.click(within(sheet).getByRole('button', { name: 'Send tag sheet' }));

  expect(await mailed).toMatchObject({ input: { email: 'tags@huia.example' } });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}, 90_000);

it('stays in the list for those who only save', async () => {
  const { address } = await addCampaign('Create campaign');

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/campaigns');
});
