import { ChakraProvider } from '@chakra-ui/react';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { system } from '#client/app/theme/system';
import type { ChartPoint, ChartSeries } from '#client/components/charts/chart-series';
import { CombinedChart } from './combined-chart';
import { applyStyles } from '#client/testing/styles';

applyStyles();

const SERIES: readonly ChartSeries[] = [
  { id: 'cold', label: 'Cold', kind: 'line', isDashed: true, colour: 'blue', format: String },
  { id: 'rain', label: 'Rain', kind: 'bar', colour: 'grey', format: String },
  { id: 'warm', label: 'Warm', kind: 'line', colour: 'red', format: String },
];

const pointsOf = (count: number): ChartPoint[] =>
  Array.from({ length: count }, (_, index) => ({
    x: `day ${index + 1}`,
    values: { rain: 100 + index, cold: index, warm: 2 * index },
  }));

const withCompared = (points: ChartPoint[], scale = 1): ChartPoint[] =>
  points.map((point, index) => ({
    ...point,
    compared: { x: `${point.x} before`, values: { rain: 50 * scale, cold: index + 5, warm: 1 } },
  }));

function show(count = 3, points = pointsOf(count)) {
  const { container } = render(
    <ChakraProvider value={system}>
      <CombinedChart
        label="Weather"
        points={points}
        series={SERIES}
        leftLabel="Millimetres"
        rightLabel="Degrees"
        formatTick={(x) => x}
        formatTitle={(x) => `On ${x}`}
        height={400}
        comparedLabel="Last year"
      />
    </ChakraProvider>,
  );

  return {
    chart: screen.getByRole('group', { name: /^Weather/ }),
    bars: () =>
      container.querySelector('[data-bars="rain"]')?.getAttribute('d')?.match(/M/g)?.length ?? 0,
    lines: () =>
      [...container.querySelectorAll('[data-series]')].map((line) =>
        line.getAttribute('data-series'),
      ),
    user: userEvent.setup(),
  };
}

const dimmingOf = (item: HTMLElement) => {
  const mark = item.querySelector('svg')?.parentElement;
  return mark && getComputedStyle(mark).opacity;
};

const tooltip = () => screen.getByTestId('chart-tooltip');

describe('a combined chart', () => {
  it('starts with all series visible and both axes named', () => {
    const { chart, bars, lines } = show();
    expect(bars()).toBe(3);
    expect(lines()).toEqual(['cold', 'warm']);
    expect(within(chart).getByText('Millimetres')).toBeInTheDocument();
    expect(within(chart).getByText('Degrees')).toBeInTheDocument();
  });

  it('hides a series at a click on its legend, in the chart and in the tooltip, and shows it again', async () => {
    const { chart, bars, lines, user } = show();
    const rain = screen.getByRole('button', { name: 'Rain' });

    await user.click(rain);
    expect(rain).toHaveAttribute('aria-pressed', 'false');
    expect(dimmingOf(rain)).toBe('0.5');
    expect(getComputedStyle(within(rain).getByText('Rain')).textDecoration).toContain(
      'line-through',
    );
    expect(bars()).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Cold' }));
    expect(lines()).toEqual(['warm']);
    fireEvent.pointerMove(chart, { clientX: 512 });
    expect(tooltip().textContent).toBe('On day 2Warm2');
    await user.click(rain);
    expect(bars()).toBe(3);
    expect(dimmingOf(rain)).toBe('1');
  });

  it('thins the labels to at most 15', () => {
    const { chart } = show(90);
    const labels = within(chart).getAllByText(/^day \d+$/);
    expect(labels.length).toBeLessThanOrEqual(15);
    expect(labels.length).toBeGreaterThan(10);
  });

  it('is read with the arrow keys', async () => {
    const { chart, user } = show();
    chart.focus();
    await user.keyboard('{ArrowLeft}');
    expect(tooltip()).toHaveTextContent('On day 3');
    await user.keyboard('{ArrowLeft}');
    expect(tooltip()).toHaveTextContent('On day 2');
    await user.keyboard('{Home}{ArrowLeft}');
    expect(tooltip()).toHaveTextContent('On day 1');
    await user.keyboard('{Escape}');
    expect(screen.queryByTestId('chart-tooltip')).not.toBeInTheDocument();
  });

  it('draws a single day as points', () => {
    const { lines, bars } = show(1);
    expect(bars()).toBe(1);
    expect(lines()).toEqual(['cold', 'warm']);
  });

  it('draws the comparison as a faint second series, and shows both in the tooltip', async () => {
    const { chart, lines, user } = show(3, withCompared(pointsOf(3)));
    expect(lines()).toEqual(['rain compared', 'cold compared', 'warm compared', 'cold', 'warm']);
    expect(screen.getByText('Pale: Last year')).toBeInTheDocument();
    chart.focus();
    await user.keyboard('{Home}');
    expect(tooltip().textContent).toBe('On day 1On day 1 beforeCold05Rain10050Warm01');
    await user.click(screen.getByRole('button', { name: 'Cold' }));
    expect(lines()).toEqual(['rain compared', 'warm compared', 'warm']);
  });

  it('has a scale that holds what it is compared with', () => {
    const { chart } = show(3, withCompared(pointsOf(3), 10));
    expect(within(chart).getByText('500')).toBeInTheDocument();
  });

  it('omits a comparison without figures', () => {
    show();
    expect(screen.queryByText('Pale: Last year')).not.toBeInTheDocument();
  });
});
