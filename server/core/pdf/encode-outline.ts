import type { Path } from 'fontkit';

const ON_CURVE = 1;

interface Point {
  x: number;
  y: number;
  isOnCurve: boolean;
}

/** The contours of an outline of lines and quadratic curves. */
function contoursOf(path: Path): Point[][] {
  const contours: Point[][] = [];

  for (const { command, args } of path.commands) {
    if (command === 'moveTo') contours.push([]);
    for (let at = 0; at < args.length; at += 2) {
      const isOnCurve = !(command === 'quadraticCurveTo' && at === 0);
      const [x = 0, y = 0] = args.slice(at, at + 2).map(Math.round);
      contours.at(-1)?.push({ x, y, isOnCurve });
    }
  }

  return contours.filter(({ length }) => length > 0);
}

const int16 = (values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(2 * values.length);
  values.forEach((value, at) => bytes.writeInt16BE(value, 2 * at));
  return bytes;
};

/** The glyph of an outline, as the `glyf` table of an OpenType font holds simple glyphs. */
export function encodeOutline(path: Path): Buffer {
  const contours = contoursOf(path);
  if (contours.length === 0) return Buffer.alloc(0);

  const points = contours.flat();
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const bounds = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  let end = -1;
  const ends = contours.map(({ length }) => (end += length));
  const steps = (values: readonly number[]) =>
    values.map((value, at) => value - (values[at - 1] ?? 0));

  const glyph = Buffer.concat([
    int16([contours.length, ...bounds, ...ends, 0]), // without instructions
    Buffer.from(points.map(({ isOnCurve }) => (isOnCurve ? ON_CURVE : 0))),
    int16(steps(xs)),
    int16(steps(ys)),
  ]);
  return Buffer.concat([glyph, Buffer.alloc(-glyph.length & 3)]);
}
