import { ChakraProvider } from '@chakra-ui/react';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { system } from '#client/app/theme/system';
import type { HorizontalBar } from './horizontal-bar';
import { HorizontalBars } from './horizontal-bars';
import { applyStyles } from '#client/testing/styles';

applyStyles();

const BARS: readonly HorizontalBar[] = [
  {
    id: 'oak',
    label: 'Oak of the old valley',
    value: 40,
    details: [{ label: 'Age', text: '300 years' }],
  },
  { id: 'elm', label: 'Elm', value: 20 },
  { id: 'fir', label: 'Fir', value: 0 },
];

const metres = (value: number) => `${value} m`;
const firstWord = (label: string) => label.split(' ')[0] ?? '';

function show(props: Partial<ComponentProps<typeof HorizontalBars>> = {}) {
  const { container } = render(
    <ChakraProvider value={system}>
      <HorizontalBars
        label="Trees"
        bars={BARS}
        valueLabel="Height"
        format={metres}
        axisName={firstWord}
        axisTitle="Metres"
        max={50}
        height={344}
        {...props}
      />
    </ChakraProvider>,
  );

  return {
    container,
    chart: screen.getByRole('group', { name: /^Trees/ }),
    drawn: (key: string) => [...container.querySelectorAll(`[data-bar="${key}"]`)],
    user: userEvent.setup(),
  };
}

const tooltip = () => screen.getByTestId('chart-tooltip');
const topOf = (element: HTMLElement) => Number(element.getAttribute('y') ?? NaN);

describe('horizontal bars', () => {
  it('have their names, values and axis title, from the top down, and no bar for nothing', () => {
    const { chart, drawn } = show();
    const values = ['40 m', '20 m', '0 m'].map((text) => within(chart).getByText(text));
    expect(values.map(topOf)).toEqual(values.map(topOf).toSorted((a, b) => a - b));
    for (const text of ['Oak', 'Elm', 'Fir', 'Metres'])
      expect(within(chart).getByText(text)).toBeInTheDocument();
    expect(drawn('value')).toHaveLength(2);
  });

  it('put the value at the end of its bar', () => {
    const { chart, drawn } = show();
    const longest = drawn('value').at(-1);
    const end = Number(/H([\d.]+)/.exec(longest?.getAttribute('d') ?? '')?.[1]);
    const label = within(chart).getByText('40 m');
    expect(Number(label.getAttribute('x')) - end).toBeGreaterThan(0);
    expect(Number(label.getAttribute('x')) - end).toBeLessThan(16);
  });

  it('draw the axis to the given maximum, at the given values', () => {
    const { chart } = show({
      max: 100,
      gridValues: [0, 50, 100],
      formatTick: (tick) => `tick ${tick}`,
    });

    expect(
      within(chart)
        .getAllByText(/^tick /)
        .map(({ textContent }) => textContent),
    ).toEqual(['tick 0', 'tick 50', 'tick 100']);
  });

  it('show the whole name and all lines of the bar under the pointer', () => {
    const { chart } = show();
    const plot = chart.firstElementChild;
    if (!plot) throw new Error('There is no plot.');
    fireEvent.pointerMove(plot, { clientX: 300, clientY: 40 });
    expect(tooltip().textContent).toBe('Oak of the old valleyHeight40 mAge300 years');
    fireEvent.pointerMove(plot, { clientX: 300, clientY: 290 });
    expect(tooltip().textContent).toBe('FirHeight0 m');
    fireEvent.pointerLeave(plot);
    expect(screen.queryByTestId('chart-tooltip')).not.toBeInTheDocument();
  });

  it('are read with the arrow keys', async () => {
    const { chart, user } = show();
    chart.focus();
    await user.keyboard('{ArrowDown}');
    expect(tooltip()).toHaveTextContent('Oak');
    await user.keyboard('{ArrowDown}');
    expect(tooltip()).toHaveTextContent('Elm');
    await user.keyboard('{End}{ArrowDown}');
    expect(tooltip()).toHaveTextContent('Fir');
    await user.keyboard('{Escape}');
    expect(screen.queryByTestId('chart-tooltip')).not.toBeInTheDocument();
  });

  it('draw a faint second bar next to each that has a compared figure', async () => {
    const bars = BARS.map((bar, index) => ({ ...bar, compared: index === 0 ? 30 : null }));
    const { chart, drawn, user } = show({ bars, comparedLabel: 'Last year' });
    expect(drawn('compared')).toHaveLength(1);
    chart.focus();
    await user.keyboard('{Home}');
    expect(tooltip().textContent).toBe('Oak of the old valleyHeight40 mLast year30 mAge300 years');
  });

  it.each([
    { height: 300, isBesideItsBar: true },
    { height: 120, isBesideItsBar: false },
  ])(
    'keep the value clear of a longer compared bar at a height of $height px',
    ({ height, isBesideItsBar }) => {
      const bars = BARS.map((bar) => ({ ...bar, value: 10, compared: 40 }));
      const { chart, drawn } = show({ bars, height, comparedLabel: 'Last year' });
      const endOf = (bar?: Element) => Number(/H([\d.]+)/.exec(bar?.getAttribute('d') ?? '')?.[1]);
      const label = Number(within(chart).getAllByText('10 m')[0]?.getAttribute('x'));

      expect(label).toBeGreaterThan(endOf(drawn('value')[0]));
      expect(label > endOf(drawn('compared')[0])).toBe(!isBesideItsBar);
    },
  );

  it('scroll over their axis from a height on', () => {
    const { chart } = show({ height: 2000, maxHeight: 500 });
    expect(getComputedStyle(chart).maxHeight).toBe('500px');
  });

  it('work with a maximum of zero', () => {
    const { drawn } = show({ max: 0, bars: [{ id: 'fir', label: 'Fir', value: 0 }] });
    expect(drawn('value')).toEqual([]);
  });
});
