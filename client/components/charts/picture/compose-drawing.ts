const NAMESPACE = 'http://www.w3.org/2000/svg';
const EDGE_PX = 16;
const CAPTION_LINE_PX = 20;
const LETTER_WIDTH_PX = 6.5;

// The styles that decide how a mark or a text looks; the rest is in its attributes.
const DRAWN_STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-opacity',
  'stroke-linejoin',
  'stroke-linecap',
  'opacity',
  'visibility',
  'display',
  'font-family',
  'font-size',
  'font-weight',
  'font-variant-numeric',
  'text-anchor',
  'dominant-baseline',
  'paint-order',
];

type Place = { x: number; y: number };

function svgElement(
  name: string,
  attributes: Readonly<Record<string, string | number>>,
): SVGElement {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

function textAt(
  text: string,
  { x, y }: Place,
  style: CSSStyleDeclaration,
  change: Record<string, string> = {},
) {
  const element = svgElement('text', { x, y, 'dominant-baseline': 'central' });
  element.textContent = text;

  const look = {
    fill: style.color,
    'font-family': style.fontFamily,
    'font-size': style.fontSize,
    'font-weight': style.fontWeight,
    ...change,
  };
  for (const [key, value] of Object.entries(look)) element.style.setProperty(key, value);

  return element;
}

/** A copy of a drawing that needs no style sheet: each mark carries its computed style. */
function frozen(svg: SVGSVGElement, rect: DOMRect, { x, y }: Place): SVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement; // a clone has the type of its original
  const originals = [svg, ...svg.querySelectorAll('*')];

  [copy, ...copy.querySelectorAll<SVGElement>('*')].forEach((element, at) => {
    const original = originals[at];
    if (!original) return;
    const style = getComputedStyle(original);
    for (const name of DRAWN_STYLES) {
      const value = style.getPropertyValue(name);
      if (value) element.style.setProperty(name, value);
    }
  });

  for (const [key, value] of Object.entries({ x, y, width: rect.width, height: rect.height })) {
    copy.setAttribute(key, String(value));
  }

  return copy;
}

function measureWords(node: Text): { text: string; rect: DOMRect }[] {
  const range = document.createRange();
  return [...node.data.matchAll(/\S+/g)].map((match) => {
    range.setStart(node, match.index);
    range.setEnd(node, match.index + match[0].length);
    return { text: match[0], rect: range.getBoundingClientRect() };
  });
}

const isSeen = (style: CSSStyleDeclaration, rect: DOMRect) =>
  style.display !== 'none' && style.visibility !== 'hidden' && rect.width > 1 && rect.height > 1;

// Switched-off series and controls are not part of the picture.
const LEFT_OUT = '[aria-pressed="false"], button[aria-label]';

const TRANSPARENT = /^(transparent|rgba\(.*, 0\))?$/;

/** Collects an element's backgrounds, drawings and texts, each at its position. */
function collect(element: Element, origin: Place, into: SVGElement): void {
  const rect = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  if (!isSeen(style, rect) || element.matches(LEFT_OUT)) return;

  const place = { x: rect.x - origin.x, y: rect.y - origin.y };
  if (element instanceof SVGSVGElement) {
    into.append(frozen(element, rect, place));
    return;
  }

  const group = svgElement('g', { opacity: style.opacity || 1 });

  into.append(group);

  if (!TRANSPARENT.test(style.backgroundColor)) {
    group.append(
      svgElement('rect', {
        ...place,
        width: rect.width,
        height: rect.height,
        rx: Number.parseFloat(style.borderTopLeftRadius) || 0,
        fill: style.backgroundColor,
      }),
    );
  }

  for (const child of element.childNodes) {
    if (child instanceof Element) collect(child, origin, group);
    if (!(child instanceof Text)) continue;
    for (const { text, rect: box } of measureWords(child)) {
      group.append(
        textAt(text, { x: box.x - origin.x, y: box.y + box.height / 2 - origin.y }, style),
      );
    }
  }
}

/** Lines no wider than the picture, estimated for letters of average width. */
function wrap(text: string, width: number): string[] {
  const room = Math.floor(width / LETTER_WIDTH_PX);
  return text.split(' ').reduce<string[]>((lines, word) => {
    const joined = [lines.at(-1), word].filter(Boolean).join(' ');
    return joined.length > room && lines.length > 0
      ? [...lines, word]
      : [...lines.slice(0, -1), joined];
  }, []);
}

/** A self-contained SVG of an element as it looks on the page. Sizes are screen pixels. */
export function composeDrawing(element: HTMLElement, [title, ...about]: readonly string[]) {
  const rect = element.getBoundingClientRect();
  const caption = [...(title ? [title] : []), ...about.flatMap((line) => wrap(line, rect.width))];
  const captionHeight = caption.length * CAPTION_LINE_PX + EDGE_PX;
  const width = rect.width + 2 * EDGE_PX;
  const height = rect.height + captionHeight + 2 * EDGE_PX;
  const root = svgElement('svg', { width, height, viewBox: `0 0 ${width} ${height}` });
  const style = getComputedStyle(element);
  const ground = getComputedStyle(element.closest('section') ?? document.body).backgroundColor;

  root.append(svgElement('rect', { width, height, fill: ground }));
  caption.forEach((line, at) => {
    const place = { x: EDGE_PX, y: EDGE_PX + (at + 0.5) * CAPTION_LINE_PX };
    root.append(
      textAt(line, place, style, at === 0 ? { 'font-weight': '600' } : { 'font-size': '12px' }),
    );
  });

  const frame = { x: EDGE_PX, y: EDGE_PX + captionHeight, width: rect.width, height: rect.height };
  // A drawing that scrolls inside the element is cut where the screen cuts it.
  const body = svgElement('svg', { ...frame, overflow: 'hidden' });

  root.append(body);
  collect(element, rect, body);

  return { svg: new XMLSerializer().serializeToString(root), width, height };
}
