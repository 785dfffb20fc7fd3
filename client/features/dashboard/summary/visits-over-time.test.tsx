import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { figuresOf } from '#client/features/dashboard/dashboard.fixture';
import { RESPONSES_OVER_TIME } from './responses-over-time';
import {
  COMPARED,
  csvOf,
  FIGURES,
  openTable,
  PREVIOUS,
  show,
  tooltipAt,
} from './testing/show-panel';

describe('visits over time', () => {
  it('start with all three series and name both axes, the days and the zone', async () => {
    const { panel } = show(RESPONSES_OVER_TIME);
    for (const name of ['Same Day', 'Impressions', 'All Responses'])
      expect(panel.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    expect(panel.getByText('Visits')).toBeInTheDocument();
    expect(panel.getByText('3 days in Pacific/Auckland time')).toBeInTheDocument();
  });

  it('hide a series by keyboard, in the chart and in the tooltip', async () => {
    const { panel, user } = show(RESPONSES_OVER_TIME);
    panel.getByRole('button', { name: 'Impressions' }).focus();
    await user.keyboard('{Enter}');
    expect(await tooltipAt(user, '{Home}')).toBe('Sun 01 Mar 2026Same Day10All Responses20');
  });

  it('set the days of the other range under those of this one', async () => {
    const { panel, user } = show(RESPONSES_OVER_TIME, PREVIOUS);
    expect(panel.getByText('Pale: Previous period')).toBeInTheDocument();
    expect(await tooltipAt(user, '{Home}')).toBe(
      'Sun 01 Mar 2026Thu 26 Feb 2026Same Day108Impressions1,000800All Responses2016',
    );
  });

  it('are the same figures as a table, day by day', async () => {
    const { head, rows } = await openTable(RESPONSES_OVER_TIME);
    expect(head).toEqual(['Date', 'Impressions', 'Same Day', 'All Responses']);
    expect(rows).toEqual([
      ['01 Mar 2026', '1,000', '10', '20'],
      ['02 Mar 2026', '0', '0', '0'],
      ['03 Mar 2026', '0', '0', '0'],
    ]);
  });

  it('are saved with the compared days next to each', () => {
    expect(csvOf(RESPONSES_OVER_TIME, COMPARED).slice(0, 2)).toEqual([
      [
        'Date',
        'Impressions',
        'Same Day',
        'All Responses',
        'Date, compared',
        'Impressions, compared',
        'Same Day, compared',
        'All Responses, compared',
      ],
      ['2026-03-01', '1000', '10', '20', '2026-02-26', '800', '8', '16'],
    ]);
  });

  it('leave a day without a counterpart empty', () => {
    const shorter = { ...COMPARED, responsesOverTime: { ...COMPARED.responsesOverTime, rows: [] } };
    expect(csvOf(RESPONSES_OVER_TIME, shorter)[1]?.slice(4)).toEqual(['', '', '', '']);
  });

  it('name the year under a range longer than one', () => {
    const { panel } = show(RESPONSES_OVER_TIME, {
      figures: figuresOf({ startDate: '2023-03-31', endDate: '2026-03-30' }),
    });
    expect(panel.getByText('Mar 2023')).toBeInTheDocument();
    expect(panel.getByText('1,096 days in Pacific/Auckland time')).toBeInTheDocument();
    expect(panel.getAllByText(/^[A-Z][a-z]{2} 20\d\d$/).length).toBeLessThanOrEqual(15);
  });

  it('mark the day that is running, and draw no line into those to come', async () => {
    const { panel, container, user } = show(RESPONSES_OVER_TIME, { view: { today: '2026-03-02' } });
    expect(
      panel.getByText('3 days in Pacific/Auckland time · 02 Mar 2026 so far'),
    ).toBeInTheDocument();
    expect(await tooltipAt(user, '{Home}{ArrowRight}')).toContain('Mon 02 Mar 2026, so far');

    const dotted = [...container.querySelectorAll('[data-partial]')].map((line) =>
      line.getAttribute('data-partial'),
    );

    expect(dotted).toEqual(['sameDay', 'allResponses']);

    const places = container
      .querySelector('[data-partial="allResponses"]')
      ?.getAttribute('d')
      ?.match(/[ML]/g);

    expect(places).toEqual(['M', 'L']);
  });

  it('say in the table which day is running', async () => {
    const { head, rows } = await openTable(RESPONSES_OVER_TIME, { view: { today: '2026-03-03' } });
    expect(head.at(-1)).toBe('Note');
    expect(rows.map((row) => row.at(-1))).toEqual(['', '', 'so far']);
  });

  it('explain what their lines are', async () => {
    const { user } = show(RESPONSES_OVER_TIME);
    await user.click(screen.getByRole('button', { name: 'Help: Visits Over Time' }));
    expect((await screen.findByRole('tooltip')).textContent).toBe(
      'Same Day means visits within 24 hours of an ad impression serve. All Responses means total visits over the 7 days (24-hour periods) after the day and time of an impression.',
    );
  });

  it('say when there is no day', () => {
    const { panel } = show(RESPONSES_OVER_TIME, {
      figures: { ...FIGURES, responsesOverTime: { ...FIGURES.responsesOverTime, rows: [] } },
    });
    expect(panel.getByText('No data available')).toBeInTheDocument();
  });
});
