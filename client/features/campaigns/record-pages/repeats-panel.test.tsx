import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { endpoint, graphqlServer } from '#client/testing/graphql-server';
import { buildUser } from '#client/testing/people';
import { renderPage } from '#client/testing/render-page';
import { RepeatsPanel } from './repeats-panel';

const server = graphqlServer();
const SETTING = { path: '/impression-tags/71', user: buildUser() };

const control = () =>
  screen.getByRole('checkbox', { name: 'Count an ad once when a player reports it again' });

it('says whether a repeated report counts, and changes it', async () => {
  const asked: unknown[] = [];
  server.use(
    endpoint.mutation('SetImpressionTagRepeats', ({ variables }) => {
      asked.push(variables);
      const tag = { __typename: 'ImpressionTag', id: 71, countsRepeats: true };
      return HttpResponse.json({ data: { setImpressionTagRepeats: tag } });
    }),
  );
  const tag = { id: 71, countsRepeats: false, viewerCan: ['save' as const] };
  const { user } = renderPage(<RepeatsPanel tag={tag} />, SETTING);

  expect(control()).toBeChecked();
  await user.click(control());
  await waitFor(() => expect(asked).toEqual([{ id: 71, countsRepeats: true }]));
});

it('only shows it to a person who may not change it', async () => {
  const tag = { id: 71, countsRepeats: true, viewerCan: [] };
  const { user } = renderPage(<RepeatsPanel tag={tag} />, SETTING);

  await user.click(control());
  expect(control()).not.toBeChecked();
});
