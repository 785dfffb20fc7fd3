import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { figuresOf } from '#client/features/dashboard/dashboard.fixture';
import {
  VISIT_RESPONSE_TIMING_COUNT,
  VISIT_RESPONSE_TIMING_PERCENT,
} from './visit-response-timing';
import { COMPARED, csvOf, openTable, PREVIOUS, RANGE, show, tooltipAt } from './testing/show-panel';

describe('the timing of visits', () => {
  it('is drawn as shares, on a scale to 100', async () => {
    const { panel } = show(VISIT_RESPONSE_TIMING_PERCENT);
    expect(panel.getByText('Percentage (%)')).toBeInTheDocument();
    for (const tick of ['0', '20', '40', '60', '80', '100'])
      expect(panel.getByText(tick)).toBeInTheDocument();
    expect(panel.getAllByText('25.0%')).toHaveLength(2);
    expect(panel.getByText('50.0%')).toBeInTheDocument();
  });

  it('is drawn as counts, on a scale to the largest', async () => {
    const { panel, container } = show(VISIT_RESPONSE_TIMING_COUNT);
    expect(panel.getByText('Number of Visits')).toBeInTheDocument();

    for (const name of ['Within 1 hour', 'Within 1 day', 'Within 1 week'])
      expect(panel.getByText(name)).toBeInTheDocument();

    const ends = [...container.querySelectorAll('[data-bar="value"]')].map((bar) =>
      Number(/H([\d.]+)/.exec(bar.getAttribute('d') ?? '')?.[1]),
    );
    const grid = [...container.querySelectorAll('line')].map((line) =>
      Number(line.getAttribute('x2')),
    );

    expect(Math.max(...ends)).toBeGreaterThanOrEqual(Math.max(...grid) - 8);
  });

  it('shows the interval of a share, and its comparison', async () => {
    const { user } = show(VISIT_RESPONSE_TIMING_PERCENT, {
      ...PREVIOUS,
      view: { compare: 'last-year' },
    });
    expect(await tooltipAt(user, '{End}')).toBe(
      'Within 1 weekShare50.0%Same period last year50.0%Visits1095% interval of the share45.0% to 55.0%',
    );
  });

  it('shows the share of a count', async () => {
    const { user } = show(VISIT_RESPONSE_TIMING_COUNT);
    expect(await tooltipAt(user, '{Home}')).toBe(
      'Within 1 hourVisits5Share25.0%95% interval of the share22.5% to 27.5%',
    );
  });

  it('is the same figures as a table', async () => {
    const { head, rows } = await openTable(VISIT_RESPONSE_TIMING_PERCENT, PREVIOUS);

    expect(head).toEqual([
      'Timing',
      'Share of visits',
      '95% from',
      '95% to',
      'Share of visits, compared',
    ]);
    expect(rows[0]).toEqual(['Within 1 hour', '25.0%', '22.5%', '27.5%', '25.0%']);
    expect(csvOf(VISIT_RESPONSE_TIMING_COUNT, COMPARED)).toEqual([
      ['Timing', 'Visits', 'Visits, compared'],
      ['Within 1 hour', '5', '4'],
      ['Within 1 day', '5', '4'],
      ['Within 1 week', '10', '8'],
    ]);
  });

  it('explains the hour, the day and the week', async () => {
    const { user } = show(VISIT_RESPONSE_TIMING_COUNT);
    await user.click(screen.getByRole('button', { name: 'Help: Visit Response Timing #' }));
    const help = (await screen.findByRole('tooltip')).textContent;
    for (const words of ['first hour', 'hours 2-24', 'days 2-7, in 24-hour periods'])
      expect(help).toContain(words);
  });

  it('says when there was no visit', () => {
    const { panel } = show(VISIT_RESPONSE_TIMING_COUNT, { figures: figuresOf(RANGE, 0) });
    expect(panel.getByText('No data available')).toBeInTheDocument();
  });
});
