import type { BarDatum, BarSvgProps } from '@nivo/bar';

type ChartColour = 'impressions' | 'sameDay' | 'allResponses' | 'grid' | 'axis';

/** A colour of the theme (`bg.panel`) as a CSS variable, which follows the light and dark mode. */
export function themeColour(token: string): string {
  const name = token.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `var(--ui-colors-${name})`;
}

export const chartColour = (name: ChartColour) => themeColour(`chart.${name}`);

const TEXT = { fontFamily: 'inherit', fontSize: 12, fill: chartColour('axis') };

export const AXIS_TEXT_STYLE = { ...TEXT, fontSize: 11 };
export const AXIS_TITLE_STYLE = { fontSize: 12, fontWeight: 500 } as const;

/**
 * The look of every nivo chart: the page's font, hairlines, colours by CSS variable so that they
 * follow the mode.
 */
export const CHART_THEME: BarSvgProps<BarDatum>['theme'] = {
  text: TEXT,
  axis: {
    ticks: { text: AXIS_TEXT_STYLE, line: { stroke: 'transparent' } },
    legend: { text: { ...TEXT, ...AXIS_TITLE_STYLE } },
    domain: { line: { stroke: 'transparent' } },
  },
  grid: { line: { stroke: chartColour('grid'), strokeWidth: 1 } },
};
