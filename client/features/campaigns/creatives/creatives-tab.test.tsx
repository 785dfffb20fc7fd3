import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import { axeViolations } from '#client/testing/axe';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { renderPage } from '#client/testing/render-page';
import { CampaignsPage } from '#client/features/campaigns/campaigns-page';
import { refusal } from '#client/testing/refusal';
import {
  answerContent,
  buildCreative,
  type ContentRecords,
} from '#client/features/campaigns/content/content.fixture';
import { cutUrl } from './cut-url';

const server = graphqlServer();

const HARVEST = buildCreative();
const BEACH = buildCreative({
  id: 33,
  description: 'Beach',
  creativeType: 2,
  creativeTypeLabel: 'Image',
  creativeFormat: '300x250',
});

// jsdom has no layout, and a focus trap skips elements that it takes for hidden.
beforeEach(() => {
  jest
    .spyOn(Element.prototype, 'getClientRects')
    .mockImplementation(() => [new DOMRect(0, 0, 100, 20)] as unknown as DOMRectList); // a DOMRectList has more members than the code reads
});

async function open(overrides: Partial<ContentRecords> = { creatives: [HARVEST, BEACH] }) {
  const records = answerContent(server, overrides);
  const view = renderPage(<CampaignsPage />, { path: '/campaigns?client=1&tab=creatives' });
  await screen.findByRole('table', { name: 'Creatives' });
  return { ...view, records };
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Creatives' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
/** The dialog, once it has taken the focus: what is typed before goes astray. */
async function dialog(name: string) {
  const found = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(found).toContainElement(document.activeElement as HTMLElement)); // the focus is never null
  return found;
}
const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('the creatives of a client', () => {
  it('are listed, counted by type, and nothing for axe to find', async () => {
    const { container } = await open();

    expect(rows().map((cells) => cells.slice(0, 4))).toEqual([
      ['Harvest', 'Video', '30s', '–'],
      ['Beach', 'Image', '300x250', '–'],
    ]);

    const count = (label: string) => screen.getByRole('group', { name: label }).textContent;

    expect(count('Total Creatives')).toContain('2');
    expect(count('Video Creatives')).toContain('1');
    expect(count('Image Creatives')).toContain('1');
    expect(await axeViolations(container)).toEqual([]);
  });

  it('show the first 37 characters of a url longer than 40', async () => {
    const url = `https://files.example/${'a'.repeat(40)}`;
    await open({ creatives: [buildCreative({ url })] });
    const link = screen.getByRole('link', { name: `${url.slice(0, 37)}…` });
    expect(link).toHaveAttribute('href', url);
    expect(link.getAttribute('rel')).toContain('noopener');
    const forty = `https://files.example/${'a'.repeat(18)}`;
    expect(forty).toHaveLength(40);
    expect(cutUrl(forty)).toBe(forty);
  });

  it('say what a creative is where there is none, and offer to add the first', async () => {
    const { user } = await open({});
    expect(screen.getByText(/This client has no creatives yet/)).toBeInTheDocument();
    const [first] = screen.getAllByRole('button', { name: 'Add Creative' });
    if (!first) throw new Error('There is no button.');
    await user.click(first);
    expect(await dialog('Add Creative')).toBeInTheDocument();
  });

  it('cannot be edited without the right to', async () => {
    await open({ creatives: [buildCreative({ viewerCan: [] })] });
    expect(screen.getByRole('button', { name: /^Edit Harvest/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});

describe('the form of a creative', () => {
  it('asks for description and format, counts and warns near their ends, and starts as a video', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add Creative' }));

    const form = within(await dialog('Add Creative'));

    expect(form.getByRole('button', { name: 'Video' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(form.getByRole('button', { name: 'Create creative' }));
    expect(form.getByText('Description is required')).toBeInTheDocument();
    expect(form.getByText('Format is required')).toBeInTheDocument();
    await user.click(input('Format'));
    await user.paste('f'.repeat(40));
    expect(form.getByText('10 characters remaining')).toHaveAttribute('data-warning', 'true');
    await user.click(input('Description'));
    await user.paste('d'.repeat(179));
    expect(form.getByText('21 characters remaining')).toHaveAttribute('data-warning', 'false');
    await user.paste('d');
    expect(form.getByText('20 characters remaining')).toHaveAttribute('data-warning', 'true');
  });

  it('refuses a url that is no web address', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add Creative' }));
    await dialog('Add Creative');
    await user.type(input('URL (optional)'), 'javascript:alert(1)');
    await user.tab();
    expect(
      await screen.findByText('URL must be a web address that starts with http:// or https://'),
    ).toBeInTheDocument();
  });

  it('saves a new one, trimmed, says so and lists it', async () => {
    const { user, records } = await open();
    const asked: unknown[] = [];

    server.use(
      endpoint.mutation('CreateCreative', ({ variables }) => {
        asked.push(variables);
        const creative = buildCreative({ id: 40, description: 'Roast', creativeFormat: '15s' });
        records.creatives = [...records.creatives, creative];
        return HttpResponse.json({
          data: { createCreative: { __typename: 'Creative', ...creative } },
        });
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Add Creative' }));
    await dialog('Add Creative');
    await user.type(input('Description'), '  Roast ');
    await user.type(input('Format'), '15s');
    await user.click(screen.getByRole('button', { name: 'Create creative' }));
    expect(await screen.findByText('Creative saved successfully!')).toBeInTheDocument();
    expect(asked).toEqual([
      {
        input: {
          customerId: 1,
          description: 'Roast',
          creativeType: 1,
          creativeFormat: '15s',
          url: '',
        },
      },
    ]);
    await waitFor(() => expect(rows().map(([description]) => description)).toContain('Roast'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('saves a changed one with the version that it was opened at', async () => {
    const { user } = await open({ creatives: [buildCreative({ version: 3 })] });
    const asked: unknown[] = [];

    server.use(
      endpoint.mutation('UpdateCreative', ({ variables }) => {
        asked.push(variables);
        return HttpResponse.json({
          data: { updateCreative: { __typename: 'Creative', ...buildCreative({ version: 4 }) } },
        });
      }),
    );
    await user.click(screen.getByRole('button', { name: /^Edit Harvest/ }));
    await dialog('Edit Creative');
    await user.type(input('Description'), ' new');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Creative updated.')).toBeInTheDocument();
    expect(asked).toMatchObject([{ id: 31, input: { description: 'Harvest new', version: 3 } }]);
  });

  it('puts what the server says to its field and keeps what was typed', async () => {
    const { user } = await open();

    server.use(
      endpoint.mutation('CreateCreative', () =>
        refusal('INVALID', 'Validation failed', { creative_format: 'Format is not known' }),
      ),
    );
    await user.click(screen.getByRole('button', { name: 'Add Creative' }));
    await dialog('Add Creative');
    await user.type(input('Description'), 'Roast');
    await user.type(input('Format'), 'odd');
    await user.click(screen.getByRole('button', { name: 'Create creative' }));
    expect(await screen.findByText('Format is not known')).toBeInTheDocument();
    expect(input('Description')).toHaveValue('Roast');
  });
});
