import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderPage } from '#client/testing/render-page';
import { Gauge } from './gauge';
import { applyStyles } from '#client/testing/styles';

applyStyles();

const BANDS = [
  { label: 'Cold', from: 0 },
  { label: 'Warm', from: 0.4 },
  { label: 'Hot', from: 0.7 },
];

function show(props: Partial<ComponentProps<typeof Gauge>> = {}) {
  const { container } = renderPage(
    <Gauge
      label="Heat"
      value={0.5}
      max={1}
      bands={BANDS}
      format={(value) => value.toFixed(2)}
      height={200}
      {...props}
    />,
    { path: '/' },
  );

  const isBold = (label: string) => {
    const name = screen.queryByText(label);
    return name !== null && getComputedStyle(name).fontWeight.includes('bold');
  };

  return {
    container,
    meter: screen.getByRole('meter', { name: 'Heat' }),
    bold: BANDS.map(({ label }) => label).filter(isBold),
    drawn: (part: string) => container.querySelector(`[data-part="${part}"]`),
  };
}

describe('a gauge', () => {
  it('shows its value and makes the band it lies in bold', () => {
    const { meter, bold } = show();
    expect(screen.getByText('0.50')).toBeInTheDocument();
    expect(bold).toEqual(['Warm']);
    expect(meter).toHaveAttribute('aria-valuetext', '0.50, Warm');
  });

  it('shows no value and no band where there is no figure', () => {
    const { meter, bold, drawn } = show({ value: null });
    expect(meter).toHaveAttribute('aria-valuetext', 'N/A');
    expect(bold).toEqual([]);
    expect(drawn('needle')).not.toBeInTheDocument();
    expect(screen.queryByText('0.00')).not.toBeInTheDocument();
  });

  it('stops at the ends of its scale', () => {
    const { meter, bold } = show({ value: -0.3 });
    expect(meter).toHaveAttribute('aria-valuenow', '0');
    expect(screen.getByText('0.00')).toBeInTheDocument();
    expect(bold).toEqual(['Cold']);
  });

  it('stops at its maximum', () => {
    const { meter } = show({ value: 1.7 });
    expect(meter).toHaveAttribute('aria-valuenow', '1');
    expect(screen.getByText('1.00')).toBeInTheDocument();
  });

  it('draws and describes its interval', () => {
    const { meter, drawn } = show({ interval: { low: 0.3, high: 0.6 } });
    expect(drawn('interval')).toBeInTheDocument();
    expect(meter).toHaveAttribute('aria-valuetext', '0.50, Warm, 95% interval 0.30 to 0.60');
  });

  it('fills up to its value where it has no bands', () => {
    const { drawn, meter } = show({ bands: [], value: 4, max: 10, format: String });
    expect(drawn('filled')).toBeInTheDocument();
    expect(drawn('rest')).toBeInTheDocument();
    expect(drawn('interval')).not.toBeInTheDocument();
    expect(meter).toHaveAttribute('aria-valuemax', '10');
  });
});
