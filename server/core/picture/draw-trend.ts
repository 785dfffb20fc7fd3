import { compactCountText } from '#schema/writing/numbers.js';
import { axisEnd } from './axis-end.js';
import { textShape } from './text-shapes.js';
import type { TrendDay, TrendPicture } from './trend-picture.js';

/** Size in units of a mail on a phone, where a picture is about 330 wide. */
export const TREND_SIZE = { width: 400, height: 218 };
const BOX = { left: 44, right: 356, top: 38, bottom: 184 };
const TICKS = 4;
const MAX_LABELS = 5;

const INK = {
  page: '#ffffff',
  text: '#51606b',
  grid: '#e3e9ec',
  bar: '#1f628e',
  line: '#c2500f',
} as const;

const SMALL = 10.5;
// British English would shorten to a lower-case k.
const fixed = (value: number) => value.toFixed(2);

interface Scale {
  days: readonly TrendDay[];
  step: number;
  ends: readonly [bars: number, line: number];
}

const heightOf = (value: number, end: number) => ((BOX.bottom - BOX.top) * value) / end;

function grid({ ends }: Scale): string[] {
  return Array.from({ length: TICKS + 1 }, (_, at) => {
    const y = BOX.bottom - heightOf(at, TICKS);
    const label = { y: y + 3.5, size: SMALL, colour: INK.text };
    const [bars, line] = ends.map((end) => compactCountText((end * at) / TICKS));

    return [
      `<path d="M${BOX.left} ${fixed(y)}H${BOX.right}" stroke="${INK.grid}"/>`,
      textShape(bars ?? '', { ...label, x: BOX.left - 6, align: 'right' }),
      textShape(line ?? '', { ...label, x: BOX.right + 6 }),
    ].join('');
  });
}

const bars = ({ days, step, ends }: Scale): string[] =>
  days.map(({ bar }, at) => {
    const height = heightOf(bar ?? 0, ends[0]);
    const x = BOX.left + (at + 0.15) * step;
    return `<rect x="${fixed(x)}" y="${fixed(BOX.bottom - height)}" width="${fixed(step * 0.7)}" height="${fixed(height)}" fill="${INK.bar}"/>`;
  });

/** White below the line, so that it stands out from the bars that it crosses. */
function line({ days, step, ends }: Scale): string[] {
  const points = days.map(({ line: value, isOpen }, at) =>
    value === null
      ? null
      : {
          x: fixed(BOX.left + (at + 0.5) * step),
          y: fixed(BOX.bottom - heightOf(value, ends[1])),
          isOpen,
        },
  );
  const parts = points.flatMap((to, at) => {
    const from = points[at - 1];
    if (!to || !from) return [];
    const dash = to.isOpen ? ' stroke-dasharray="1 4"' : '';
    return [{ d: `M${from.x} ${from.y}L${to.x} ${to.y}`, dash }];
  });
  const alone = points.filter((point, at) => point && !points[at - 1] && !points[at + 1]) as {
    x: string;
    y: string;
  }[]; // the filter leaves out null

  return [
    ...parts.map(({ d }) => `<path d="${d}" stroke="${INK.page}" stroke-width="4.5"/>`),
    ...parts.map(
      ({ d, dash }) => `<path d="${d}" stroke="${INK.line}" stroke-width="2.2"${dash}/>`,
    ),
    ...alone.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="2.5" fill="${INK.line}"/>`),
  ];
}

function dates({ days, step }: Scale): string[] {
  const every = Math.max(1, Math.ceil(days.length / MAX_LABELS));

  return days.flatMap(({ label }, at) =>
    at % every === 0
      ? [
          textShape(label, {
            x: BOX.left + at * step,
            y: BOX.bottom + 17,
            size: SMALL,
            colour: INK.text,
          }),
        ]
      : [],
  );
}

/** The chart as SVG without fonts. The same data give the same text. */
export function drawTrend({ labels, days }: TrendPicture): string {
  const scale: Scale = {
    days,
    step: (BOX.right - BOX.left) / Math.max(1, days.length),
    ends: [
      axisEnd(
        days.map(({ bar }) => bar ?? 0),
        TICKS,
      ),
      axisEnd(
        days.map(({ line: value }) => value ?? 0),
        TICKS,
      ),
    ],
  };
  const { width, height } = TREND_SIZE;
  const legend = { y: 20, size: 11.5, weight: 600 } as const;

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${INK.page}"/>`,
    textShape(labels[0], { ...legend, x: 12, colour: INK.bar }),
    textShape(labels[1], { ...legend, x: width - 12, colour: INK.line, align: 'right' }),
    ...grid(scale),
    ...bars(scale),
    `<g fill="none" stroke-linejoin="round" stroke-linecap="round">`,
    ...line(scale),
    '</g>',
    ...dates(scale),
    '</svg>',
  ].join('');
}
