import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { axeViolations } from '#client/testing/axe';
import { graphqlServer } from '#client/testing/graphql-server';
import { renderPage } from '#client/testing/render-page';
import {
  ADDRESS,
  answerDashboard,
  loaded,
  unavailable,
} from '#client/features/dashboard/dashboard-answers.fixture';
import { DashboardPage } from '#client/features/dashboard/dashboard-page';
import {
  answerEffect,
  AT_LEAST,
  MEASURED,
  NONE,
  rowOf,
  TOO_FEW,
  uncovered,
} from './effect.fixture';

const server = graphqlServer();

const EFFECT = `${ADDRESS}&view=effect`;
const tile = (label: string) => within(screen.getByRole('group', { name: label }));

function openEffect(answers: Parameters<typeof answerEffect>[1] = {}, path = EFFECT) {
  answerDashboard(server);
  answerEffect(server, answers);
  return renderPage(<DashboardPage />, { path });
}

describe('the Effect view', () => {
  it('says first how many visits the ads caused, with interval, cost and verdict', async () => {
    openEffect();
    expect(
      await screen.findByText(
        'The ads caused about 800 of the 1,000 credited visits (80.0%; 95% interval 700 to 900).',
      ),
    ).toBeInTheDocument();
    expect(screen.getByText('Measured.')).toBeInTheDocument();
    expect(tile('Caused visits').getByText('800')).toBeInTheDocument();
    expect(
      tile('Share of credited visits').getByText('95% interval 70.0% to 90.0%'),
    ).toBeInTheDocument();
    expect(tile('Cost per caused visit').getByText('$2.50')).toBeInTheDocument();
    expect(tile('Cost per credited visit').getByText('$2.00')).toBeInTheDocument();
    expect(screen.getByText(/^Impressions from 01 Mar 2026 to 08 Mar 2026/)).toBeInTheDocument();

    const bar = within(screen.getByRole('group', { name: 'Credited visits by what caused them' }));
    expect(bar.getByText('800 (80.0%)')).toBeInTheDocument();
    expect(bar.getByText('Would have come anyway')).toBeInTheDocument();
    expect(bar.getByText('200 (20.0%)')).toBeInTheDocument();
  });

  it('names what is certain of a least number, and what is most likely', async () => {
    openEffect({ effect: () => AT_LEAST });
    expect(
      await screen.findByText(
        'The ads caused at least 200 of the 1,000 credited visits (20.0%), most likely about 300 (30.0%).',
      ),
    ).toBeInTheDocument();
    expect(tile('Caused visits').getByText('≥ 200')).toBeInTheDocument();
    expect(tile('Caused visits').getByText('most likely about 300')).toBeInTheDocument();
    expect(tile('Cost per caused visit').getByText('≤ $10.00')).toBeInTheDocument();
    expect(screen.queryByText('Would have come anyway')).not.toBeInTheDocument();
  });

  it('says so where no effect is shown', async () => {
    openEffect({ effect: () => NONE });
    expect(
      await screen.findByText(
        'No effect is shown: the ads may have caused none of the 1,000 credited visits, and up to 90.',
      ),
    ).toBeInTheDocument();
    expect(tile('Caused visits').getByText('None shown')).toBeInTheDocument();
    expect(tile('Cost per caused visit').getByText('N/A')).toBeInTheDocument();
  });

  it('names the days that are left out', async () => {
    const leftOut = [{ startDate: '2026-03-03', endDate: '2026-03-05' }];
    openEffect({ effect: () => ({ ...MEASURED, leftOut }) });
    expect(
      await screen.findByText(/Ads of 03 Mar 2026 to 05 Mar 2026 are left out/),
    ).toBeInTheDocument();
  });

  it('says that events came after the count', async () => {
    openEffect({ effect: () => ({ ...MEASURED, hasNewerEvents: true }) });
    expect(
      await screen.findByText(/Events came since; the next count includes them\.$/),
    ).toBeInTheDocument();
  });

  it('shows no number that nobody can tell, and says what to do', async () => {
    openEffect({ effect: () => TOO_FEW });
    expect(
      await screen.findByText('The visits are too few to tell how many the ads caused.'),
    ).toBeInTheDocument();
    expect(screen.getByText(/Choose a longer range or fewer filters/)).toBeInTheDocument();
    expect(tile('Caused visits').getByText('N/A')).toBeInTheDocument();
  });

  it('shows sites without costs, and filters by one', async () => {
    const { user, address } = openEffect(
      { rows: () => [rowOf({ rowId: 51, name: 'Shop', costPerCausedVisit: null })] },
      `${EFFECT}&by=SITE`,
    );
    const sites = await screen.findByRole('table', { name: 'Caused visits by site' });
    expect(within(sites).queryByText('Cost Per Caused Visit')).not.toBeInTheDocument();
    await user.click(within(sites).getByRole('button', { name: /Shop/ }));
    await waitFor(() => expect(address().get('site')).toBe('51'));
  });

  it('shows parts by the dimension in the URL, and filters by one', async () => {
    const { user, address } = openEffect({
      rows: (dimension) =>
        dimension === 'CHANNEL'
          ? [
              rowOf({ rowId: 41, name: 'Huia One', verdict: 'AT_LEAST' }),
              rowOf({
                rowId: 42,
                name: 'Huia Play',
                verdict: 'UNDETERMINED',
                reason: 'TOO_FEW_VISITS',
                causedVisits: null,
                costPerCausedVisit: null,
              }),
            ]
          : [rowOf()],
    });
    const table = await screen.findByRole('table', { name: 'Caused visits by creative' });
    expect(within(table).getByText('400 to 560')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Channel', pressed: false }));
    const channels = await screen.findByRole('table', { name: 'Caused visits by channel' });
    await within(channels).findByText('≥ 400');
    expect(within(channels).getByText('Cannot be told')).toBeInTheDocument();
    expect(address().get('by')).toBe('CHANNEL');

    await user.click(within(channels).getByRole('button', { name: /Huia One/ }));
    await waitFor(() => expect(address().get('channel')).toBe('41'));
  });

  it('has no cost where a part has no spend', async () => {
    openEffect(
      { rows: () => [rowOf({ rowId: 1, name: '1', spend: null, costPerCausedVisit: null })] },
      `${EFFECT}&by=VIEWS`,
    );
    const table = await screen.findByRole('table', { name: 'Caused visits by nth view' });
    expect(within(table).queryByText('Cost Per Caused Visit')).not.toBeInTheDocument();
  });

  it('says so where there are no parts', async () => {
    openEffect({ rows: () => [] }, `${EFFECT}&by=REGION`);
    expect(await screen.findByText('No data available')).toBeInTheDocument();
  });

  it('shows both estimates and the checks on demand', async () => {
    const { user, address } = openEffect();
    await user.click(await screen.findByRole('button', { name: 'Show the evidence' }));
    expect(screen.getByRole('img', { name: '780, 95% interval 700 to 860' })).toBeInTheDocument();
    expect(screen.getByText('91.0%')).toBeInTheDocument();
    expect(screen.getByText('1.02 (0.95 to 1.10)')).toBeInTheDocument();
    expect(address().get('evidence')).toBe('shown');
  });

  it('tries again after a failure', async () => {
    let isDown = true;
    const { user } = openEffect({
      effect: () => (isDown ? unavailable('The store is down.') : MEASURED),
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(again);
    expect(await screen.findByText(/^The ads caused about 800/)).toBeInTheDocument();
  });

  it.each([
    ['measured', MEASURED],
    ['at least', AT_LEAST],
    ['not counted', uncovered('NOT_COUNTED')],
  ])('has nothing for axe to find: %s', async (_, effect) => {
    const { container } = openEffect({ effect: () => effect }, `${EFFECT}&evidence=shown`);
    await screen.findByText(effect.causedVisits ? /^The ads caused/ : /not counted yet/);
    expect(await axeViolations(container)).toEqual([]);
  });
});

describe('the tile of visits', () => {
  it.each([
    ['Caused by ads: 80.0%', MEASURED],
    ['Caused by ads: ≥ 20.0%', AT_LEAST],
    ['Caused by ads: none shown', NONE],
    ['Caused by ads: cannot be told', TOO_FEW],
    ['Caused by ads: not counted yet', uncovered('NOT_COUNTED')],
  ])('says %s, and leads to the Effect view', async (text, effect) => {
    const { user, address } = openEffect({ effect: () => effect }, ADDRESS);
    await loaded();
    await user.click(await screen.findByRole('link', { name: text }));
    expect(address().get('view')).toBe('effect');
  });
});
