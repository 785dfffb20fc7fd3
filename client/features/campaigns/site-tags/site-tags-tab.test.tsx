import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw/http';
import { axeViolations } from '#client/testing/axe';
import { takeCopies } from '#client/testing/take-copies';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { renderPage } from '#client/testing/render-page';
import { CampaignsPage } from '#client/features/campaigns/campaigns-page';
import {
  answerContent,
  buildSiteTag,
  type ContentRecords,
} from '#client/features/campaigns/content/content.fixture';

const server = graphqlServer();

const THREE_HOURS_MS = 3 * 3_600_000;
const SHOP = buildSiteTag({ pingDate: new Date(Date.now() - THREE_HOURS_MS).toISOString() });
const RECIPES = buildSiteTag({
  id: 52,
  tagDescription: 'Recipes',
  mainSiteTag: false,
  pingCount: 0,
  pingDate: null,
  tag: '<script async src="https://edge.example/t/s/recipes.js"></script>',
});

// jsdom has no layout, and a focus trap skips elements that it takes for hidden.
beforeEach(() => {
  jest
    .spyOn(Element.prototype, 'getClientRects')
    .mockImplementation(() => [new DOMRect(0, 0, 100, 20)] as unknown as DOMRectList); // a DOMRectList has more members than the code reads
});

async function open(overrides: Partial<ContentRecords> = { siteTags: [SHOP, RECIPES] }) {
  const records = answerContent(server, overrides);
  const view = renderPage(<CampaignsPage />, { path: '/campaigns?client=1&tab=site-tags' });
  await screen.findByRole('table', { name: 'Site Tags' });
  return { ...view, records };
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Site Tags' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
const copyButton = (count: number) =>
  screen.getByRole<HTMLButtonElement>('button', {
    name: count === 0 ? 'Copy selected' : `Copy selected (${count})`,
  });

describe('the site tags of a client', () => {
  it('are listed with their status and pings, and nothing for axe to find', async () => {
    const { container } = await open();
    expect(rows().map((cells) => cells.slice(1, 6))).toEqual([
      ['Shop', 'Main', 'Active', '120', '3 hours ago'],
      ['Recipes', 'Secondary', 'Not Detected', '0', 'N/A'],
    ]);
    expect(await axeViolations(container)).toEqual([]);
  });

  it('are copied as ticked, which is said for two seconds', async () => {
    const { user } = await open();
    expect(copyButton(0)).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Copy Shop' }));
    await user.click(screen.getByRole('checkbox', { name: 'Copy Recipes' }));

    const copied = takeCopies();

    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });

    try {
      act(() => copyButton(2).click());
      await act(async () => undefined);
      expect(screen.getByText('2 tag(s) copied')).toBeInTheDocument();
      expect(copied).toEqual([`${SHOP.tag}\n\n${RECIPES.tag}`]);
      act(() => jest.advanceTimersByTime(1999));
      expect(screen.queryByText('2 tag(s) copied')).toBeInTheDocument();
      act(() => jest.advanceTimersByTime(1));
      expect(screen.queryByText('2 tag(s) copied')).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }

    await user.click(screen.getByRole('checkbox', { name: 'Copy Shop' }));
    expect(copyButton(1)).toBeEnabled();
  });

  it('say what a site tag is where there is none', async () => {
    await open({});
    expect(screen.getByText(/This client has no site tags yet/)).toBeInTheDocument();
  });
});

describe('the form of a site tag', () => {
  it('asks for a description and saves a new one', async () => {
    const { user, records } = await open();
    const asked: unknown[] = [];

    server.use(
      endpoint.mutation('CreateSiteTag', ({ variables }) => {
        asked.push(variables);
        const tag = buildSiteTag({ id: 60, tagDescription: 'Blog', mainSiteTag: true });
        records.siteTags = [...records.siteTags, tag];
        return HttpResponse.json({ data: { createSiteTag: { __typename: 'SiteTag', ...tag } } });
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Add Site Tag' }));

    const form = within(await screen.findByRole('dialog', { name: 'Add Site Tag' }));

    await user.click(form.getByRole('button', { name: 'Create site tag' }));
    expect(form.getByText('Description is required')).toBeInTheDocument();
    await user.type(form.getByRole('textbox', { name: 'Description' }), 'Blog');
    await user.click(form.getByRole('checkbox', { name: 'Main site tag' }));
    await user.click(form.getByRole('button', { name: 'Create site tag' }));
    expect(await screen.findByText('Site tag saved successfully!')).toBeInTheDocument();
    expect(asked).toEqual([
      { input: { customerId: 1, tagDescription: 'Blog', mainSiteTag: true } },
    ]);
    await waitFor(() => expect(rows().map(([, description]) => description)).toContain('Blog'));
  });

  it('saves a changed one', async () => {
    const { user } = await open();
    const asked: unknown[] = [];

    server.use(
      endpoint.mutation('UpdateSiteTag', ({ variables }) => {
        asked.push(variables);
        return HttpResponse.json({
          data: { updateSiteTag: { __typename: 'SiteTag', ...SHOP, version: 2 } },
        });
      }),
    );
    await user.click(screen.getByRole('button', { name: /^Edit Shop/ }));

    const form = within(await screen.findByRole('dialog', { name: 'Edit Site Tag' }));

    await user.type(form.getByRole('textbox', { name: 'Description' }), ' front');
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Site tag updated successfully!')).toBeInTheDocument();
    expect(asked).toEqual([
      { id: 51, input: { tagDescription: 'Shop front', mainSiteTag: true, version: 1 } },
    ]);
  });

  it('says that it could not be saved and keeps what was typed', async () => {
    const { user } = await open();
    server.use(endpoint.mutation('CreateSiteTag', () => HttpResponse.error()));
    await user.click(screen.getByRole('button', { name: 'Add Site Tag' }));

    const form = within(await screen.findByRole('dialog', { name: 'Add Site Tag' }));

    await user.type(form.getByRole('textbox', { name: 'Description' }), 'Blog');
    await user.click(form.getByRole('button', { name: 'Create site tag' }));
    expect(await form.findByRole('alert')).toHaveTextContent(
      'Failed to save site tag. Please try again.',
    );
    expect(form.getByRole('textbox', { name: 'Description' })).toHaveValue('Blog');
  });
});
