import { describe, expect, it, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { figuresOf } from '#client/features/dashboard/dashboard.fixture';
import { IMPRESSION_SUMMARY } from './impression-summary';
import { COMPARED, csvOf, FIGURES, PREVIOUS, RANGE, show } from './testing/show-panel';

describe('the summary tiles', () => {
  const tile = (label: string) => within(screen.getByRole('group', { name: label }));

  test.each([
    ['Ad Spend', '$30.00'],
    ['Actual Impressions', '1,000'],
    ['Total Visits', '20'],
    ['CPM Actual', '$30.00'],
    ['Response Rate', '2.0%'],
    ['Cost Per Visit', '$1.50'],
  ])('show %s as %s and explain it', (label, text) => {
    show(IMPRESSION_SUMMARY);
    expect(tile(label).getByText(text)).toBeInTheDocument();
    expect(tile(label).getByRole('button', { name: `Help: ${label}` })).toBeInTheDocument();
  });

  it('show the interval of the response rate, on the tile and in its help', async () => {
    const { user } = show(IMPRESSION_SUMMARY);
    expect(tile('Response Rate').getByText('95% interval 1.8% to 2.2%')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Help: Response Rate' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent(
      '95% Wilson interval: 1.8% to 2.2%',
    );
  });

  it('say where the sample is small', async () => {
    const impressionSummary = { ...FIGURES.impressionSummary, isSmallSample: true };
    const { user } = show(IMPRESSION_SUMMARY, { figures: { ...FIGURES, impressionSummary } });
    for (const label of ['Total Visits', 'Response Rate', 'Cost Per Visit'])
      expect(tile(label).getByText('Small sample')).toBeInTheDocument();
    expect(tile('Ad Spend').queryByText('Small sample')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Help: Cost Per Visit' }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Small sample');
  });

  it('show - for what has nothing to divide by', () => {
    show(IMPRESSION_SUMMARY, { figures: figuresOf(RANGE, 0) });
    for (const label of ['CPM Actual', 'Response Rate', 'Cost Per Visit'])
      expect(tile(label).getByText('-')).toBeInTheDocument();
  });

  it('show how they changed, in a word and a percent', async () => {
    show(IMPRESSION_SUMMARY, PREVIOUS);
    expect(tile('Actual Impressions').getByText(/^up 25\.0%/).parentElement).toHaveTextContent(
      'up 25.0%, compared with 800 in 26 Feb 26 – 28 Feb 26',
    );
    expect(tile('Response Rate').getByText(/^no change/)).toBeInTheDocument();
  });

  it('keep the room of the change until what they are compared with is there', () => {
    show(IMPRESSION_SUMMARY, { view: { compare: 'previous' } });
    expect(tile('Ad Spend').queryByText(/compare/)).not.toBeInTheDocument();
    expect(tile('Response Rate').queryByText(/^95%/)).not.toBeInTheDocument();
  });

  it('are saved as a row for the range and one for the range compared with', () => {
    const [head, row, then] = csvOf(IMPRESSION_SUMMARY, COMPARED);

    expect(head).toEqual([
      'From',
      'To',
      'Ad Spend',
      'Actual Impressions',
      'Total Visits',
      'CPM Actual',
      'Response Rate',
      'Cost Per Visit',
      'Response Rate, 95% from',
      'Response Rate, 95% to',
      'Currency',
    ]);

    const { low, high } = FIGURES.impressionSummary.responseRateInterval ?? {};

    expect(row).toEqual([
      '2026-03-01',
      '2026-03-03',
      '30',
      '1000',
      '20',
      '30',
      '0.02',
      '1.5',
      `${low}`,
      `${high}`,
      'NZD',
    ]);
    expect(then?.slice(0, 5)).toEqual(['2026-02-26', '2026-02-28', '24', '800', '16']);
  });
});
