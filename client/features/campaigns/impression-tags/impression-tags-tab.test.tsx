import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import { axeViolations } from '#client/testing/axe';
import { takeCopies } from '#client/testing/take-copies';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { renderPage } from '#client/testing/render-page';
import { CampaignsPage } from '#client/features/campaigns/campaigns-page';
import { savedFiles } from '#client/testing/saved-files';
import { serveExport } from '#client/testing/serve-export';
import { refusal } from '#client/testing/refusal';
import { pickOption } from '#client/testing/pick-option';
import {
  answerContent,
  buildBooking,
  buildCreative,
  buildImpressionTag,
  type ContentRecords,
} from '#client/features/campaigns/content/content.fixture';

const server = graphqlServer();
const files = savedFiles();

const RECORDS: Partial<ContentRecords> = {
  creatives: [
    buildCreative(),
    buildCreative({ id: 32, description: 'Roast', creativeFormat: '15s' }),
    buildCreative({
      id: 33,
      description: 'Beach',
      creativeType: 2,
      creativeTypeLabel: 'Image',
      creativeFormat: '300x250',
    }),
  ],
  impressionTags: [
    buildImpressionTag(),
    buildImpressionTag({
      id: 72,
      bookingId: 22,
      bookingName: 'Spring banner',
      bookingType: 2,
      creativeId: 33,
      creativeName: 'Beach',
    }),
  ],
  bookings: [
    buildBooking(),
    buildBooking({
      id: 22,
      bookingName: 'Spring banner',
      bookingType: 2,
      creativeIds: [33],
      version: 2,
    }),
    buildBooking({
      id: 23,
      bookingName: 'Summer prime',
      campaignId: 12,
      campaignName: 'Summer',
      creativeIds: [],
    }),
  ],
};

// jsdom has no layout, and a focus trap skips elements that it takes for hidden.
beforeEach(() => {
  jest
    .spyOn(Element.prototype, 'getClientRects')
    .mockImplementation(() => [new DOMRect(0, 0, 100, 20)] as unknown as DOMRectList); // a DOMRectList has more members than the code reads
});

async function open(initial = RECORDS) {
  answerContent(server, initial);
  const view = renderPage(<CampaignsPage />, { path: '/campaigns?client=1&tab=impression-tags' });
  await screen.findByRole('table', { name: 'Impression Tags' });
  const choose = async (field: string, option: string) => {
    await view.user.click(screen.getByRole('combobox', { name: field }));
    await pickOption(view.user, option);
  };
  return { ...view, choose };
}

/** The form of new tags, with a campaign and a booking chosen. */
async function openChosen() {
  const view = await open();
  await view.user.click(screen.getByRole('button', { name: 'Add Tags' }));
  await screen.findByRole('dialog', { name: 'Add Impression Tags' });
  await view.choose('Campaign', 'Spring');
  await view.choose('Booking', 'Spring prime');
  await screen.findByRole('checkbox', { name: 'Roast · 15s' });
  return view;
}

/** Answers the texts of tags; returns the variables of the calls. */
function answerTexts(): readonly unknown[] {
  const asked: unknown[] = [];

  server.use(
    endpoint.query('ImpressionTagTexts', ({ variables }) => {
      asked.push(variables);

      const ids = variables.ids as number[]; // msw does not know our operations

      return HttpResponse.json({
        data: {
          impressionTags: {
            __typename: 'ImpressionTagConnection',
            nodes: ids.map((id) => ({
              __typename: 'ImpressionTag',
              id,
              bookingName: 'Spring prime',
              creativeName: `Creative ${id}`,
              tagText: `${variables.format} ${id}`,
            })),
          },
        },
      });
    }),
  );

  return asked;
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Impression Tags' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
const creatives = () => within(screen.getByRole('group', { name: 'Creatives' }));
const offered = () =>
  creatives()
    .getAllByRole<HTMLInputElement>('checkbox')
    .map((box) => [box.closest('label')?.textContent, box.checked]);
const field = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });

it('each tag says whether calls arrive, and since when not', async () => {
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  await open({
    ...RECORDS,
    impressionTags: [
      buildImpressionTag({ lastCallAt: ago(1) }),
      buildImpressionTag({ id: 72, creativeName: 'Roast', lastCallAt: ago(50) }),
      buildImpressionTag({ id: 73, creativeName: 'Beach', lastCallAt: null }),
    ],
  });

  const rowOf = (name: RegExp) => within(screen.getByRole('row', { name }));
  expect(rowOf(/Harvest/).getByText('Receiving')).toBeInTheDocument();
  expect(rowOf(/Roast/).getByText('Quiet')).toBeInTheDocument();
  expect(rowOf(/Beach/).getByText('Never called')).toBeInTheDocument();
});

describe('the impression tags of a client', () => {
  it('are listed with what they combine, and nothing for axe to find', async () => {
    const { container } = await open();
    expect(rows().map((cells) => cells.slice(1, 6))).toEqual([
      ['Spring prime', 'Spring', 'Huia One', 'Harvest', 'Video'],
      ['Spring banner', 'Spring', 'Huia One', 'Beach', 'Image'],
    ]);
    expect(await axeViolations(container)).toEqual([]);
  });

  it('cannot be edited without the right to, and are examined all the same', async () => {
    await open({ ...RECORDS, impressionTags: [buildImpressionTag({ viewerCan: ['test'] })] });

    const name = 'Spring prime, Harvest';

    expect(screen.getByRole('button', { name: new RegExp(`^Edit ${name}`) })).toHaveAttribute(
      'aria-disabled',
      'true',
    );

    expect(screen.getByRole('button', { name: `Check ${name}` })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('are copied in the format and for the ad server chosen', async () => {
    const { user } = await open();
    const asked = answerTexts();
    const copied = takeCopies();

    expect(screen.getByRole('button', { name: 'Copy selected' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('checkbox', { name: 'Copy Spring prime, Harvest' }));
    await user.click(screen.getByRole('checkbox', { name: 'Copy Spring banner, Beach' }));
    await user.click(screen.getByRole('combobox', { name: 'Tag format' }));
    await pickOption(user, 'VAST');
    await waitFor(() =>
      expect(asked.at(-1)).toMatchObject({ ids: [71, 72], format: 'VAST', adServer: 'IAB' }),
    );

    const button = screen.getByRole('button', { name: 'Copy selected (2)' });

    await waitFor(() => expect(button).toHaveProperty('disabled', false));
    await user.click(button);
    expect(await screen.findByText('2 tag(s) copied')).toBeInTheDocument();
    expect(copied).toEqual(['VAST 71\n\nVAST 72']);
    await user.click(screen.getByRole('button', { name: 'Copy with names' }));
    await waitFor(() =>
      expect(copied[1]).toBe(
        'Spring prime · Creative 71\nVAST 71\n\nSpring prime · Creative 72\nVAST 72',
      ),
    );
  });

  it('are saved as a tag sheet: the selected ones, or those of a booking', async () => {
    const { user, choose } = await open();
    answerTexts();
    const asked = serveExport(server, 'tags', 'Infinitum_Tags_2026-11-23_14-05-09.xlsx');
    await user.click(screen.getByRole('checkbox', { name: 'Copy Spring banner, Beach' }));
    await user.click(screen.getByRole('button', { name: 'Tag sheet' }));
    await screen.findByRole('dialog', { name: 'Tag sheet' });
    await user.click(screen.getByRole('button', { name: 'Save tag sheet' }));
    expect(await screen.findByText('Tag sheet saved.')).toBeInTheDocument();
    expect(files.map(({ name }) => name)).toEqual(['Infinitum_Tags_2026-11-23_14-05-09.xlsx']);
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({
      client: '1',
      tag: '72',
      format: 'PIXEL',
      ad_server: 'IAB',
    });

    await user.click(screen.getByRole('button', { name: 'Tag sheet' }));
    await choose('Which tags', 'Tags of a booking');
    await user.click(screen.getByRole('button', { name: 'Save tag sheet' }));
    expect(await screen.findByText('Booking is required')).toBeInTheDocument();
    await choose('Campaign', 'Spring');
    await choose('Booking', 'Spring prime');
    await user.click(screen.getByRole('button', { name: 'Save tag sheet' }));
    await waitFor(() => expect(asked).toHaveLength(2));

    const params = asked[1]?.searchParams;

    expect([params?.get('booking'), params?.get('campaign'), params?.get('tag')]).toEqual([
      '21',
      null,
      null,
    ]);
  });

  it('are mailed to the ad operations, after a preview', async () => {
    const { user } = await open();
    answerTexts();
    const sent: unknown[] = [];
    const before = {
      __typename: 'TagSheetMail',
      id: 1,
      email: 'ops@channel.example',
      tagCount: 3,
      createdAt: '2026-11-20T00:00:00Z',
      sentAt: '2026-11-20T00:00:01Z',
      failure: null,
      senderName: 'Ben',
    };
    server.use(
      endpoint.query('TagSheetMails', () =>
        HttpResponse.json({ data: { tagSheetMails: [before] } }),
      ),
      endpoint.query('TagSheetPreview', () =>
        HttpResponse.json({
          data: {
            tagSheetPreview: {
              __typename: 'TagSheetPreview',
              subject: 'Tags for Kōwhai',
              text: 'Hello,',
              files: ['Tags.xlsx'],
            },
          },
        }),
      ),
      endpoint.mutation('MailTagSheet', ({ variables }) => {
        sent.push(variables.input);
        return HttpResponse.json({ data: { mailTagSheet: { __typename: 'TagSheetMail', id: 2 } } });
      }),
    );

    await user.click(screen.getByRole('checkbox', { name: 'Copy Spring banner, Beach' }));
    await user.click(screen.getByRole('button', { name: 'Tag sheet' }));
    await user.click(await screen.findByText('Mail to ad operations'));
    expect(
      await screen.findByText(/3 tags to ops@channel.example by Ben, sent/),
    ).toBeInTheDocument();
    await user.type(screen.getByLabelText(/^Address of the ad operations/), 'ops@huia.example');
    await user.click(screen.getByRole('button', { name: 'Preview the mail' }));
    expect(await screen.findByText('Tags for Kōwhai')).toBeInTheDocument();
    await user.click(screen.getByText('Close'));
    await user.click(await screen.findByRole('button', { name: 'Send tag sheet' }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          customerId: 1,
          email: 'ops@huia.example',
          tagIds: [72],
          format: 'PIXEL',
          adServer: 'IAB',
        },
      ]),
    );
  });

  it('say what an impression tag is where there is none', async () => {
    await open({});
    expect(screen.getByText(/This client has no impression tags yet/)).toBeInTheDocument();
  });
});

describe('the form of impression tags', () => {
  it('asks for a campaign, then for a booking of it', async () => {
    const { user, choose } = await open();
    await user.click(screen.getByRole('button', { name: 'Add Tags' }));
    await screen.findByRole('dialog', { name: 'Add Impression Tags' });
    expect(field('Booking').placeholder).toBe('Select a campaign first');
    expect(creatives().getByText('Select a booking first')).toBeInTheDocument();
    await choose('Campaign', 'Summer');
    await user.click(field('Booking'));

    const list = await screen.findAllByRole('option');

    expect(list.map(({ textContent }) => textContent)).toEqual(['Summer prime']);
  });

  it('ticks what is tagged already and offers only creatives of the type', async () => {
    await openChosen();
    expect(offered()).toEqual([
      ['Harvest', true],
      ['Roast · 15s', false],
    ]);
  });

  it('looks for another campaign by typing over the chosen one', async () => {
    const { user } = await openChosen();
    const campaign = field('Campaign');
    await user.click(campaign);
    await user.keyboard('Sum');
    await pickOption(user, 'Summer');
    expect(await screen.findByRole('alertdialog', { name: 'Please confirm' })).toBeInTheDocument();
  });

  it('asks before another campaign resets booking and creatives', async () => {
    const { user, choose } = await openChosen();
    await choose('Campaign', 'Summer');

    const question = await screen.findByRole('alertdialog');

    expect(question).toHaveTextContent(
      'Changing the campaign resets the booking and the creatives you chose.',
    );
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect([field('Campaign').value, field('Booking').value]).toEqual(['Spring', 'Spring prime']);
    await choose('Campaign', 'Summer');
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Continue' }),
    );
    await waitFor(() => expect(field('Booking')).toHaveValue(''));
    expect(field('Campaign')).toHaveValue('Summer');
    expect(creatives().getByText('Select a booking first')).toBeInTheDocument();
  });

  it("saves the booking's creatives at its version and says so", async () => {
    const { user } = await openChosen();
    const asked: unknown[] = [];

    server.use(
      endpoint.mutation('SaveImpressionTags', ({ variables }) => {
        asked.push(variables);
        return HttpResponse.json({
          data: { saveImpressionTagCombinations: [{ __typename: 'ImpressionTag', id: 71 }] },
        });
      }),
    );
    await user.click(screen.getByRole('checkbox', { name: 'Roast · 15s' }));
    await user.click(screen.getByRole('button', { name: 'Create impression tags' }));
    expect(await screen.findByText('Impression tags configured successfully!')).toBeInTheDocument();
    expect(asked).toEqual([{ bookingId: 21, creativeIds: [31, 32], version: 4 }]);
  });

  it('opens at the booking of a row', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: /^Edit Spring banner, Beach/ }));
    await screen.findByRole('dialog', { name: 'Edit Impression Tags' });
    expect([field('Campaign').value, field('Booking').value]).toEqual(['Spring', 'Spring banner']);
    await waitFor(() => expect(offered()).toEqual([['Beach', true]]));
  });

  it('shows what somebody else tagged meanwhile', async () => {
    const { user } = await openChosen();

    server.use(
      endpoint.mutation('SaveImpressionTags', () =>
        refusal('CONFLICT', 'Changed meanwhile', { version: 'Changed meanwhile' }),
      ),
      endpoint.query('BookingOfTags', () =>
        HttpResponse.json({
          data: {
            booking: { __typename: 'Booking', ...buildBooking({ creativeIds: [], version: 5 }) },
          },
        }),
      ),
    );
    await user.click(screen.getByRole('checkbox', { name: 'Roast · 15s' }));
    await user.click(screen.getByRole('button', { name: 'Create impression tags' }));

    const conflict = within(
      await screen.findByRole('dialog', { name: 'Somebody else changed this' }),
    );

    expect(conflict.getByRole('group', { name: 'Creatives' })).toBeInTheDocument();
  });
});
