import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { composeDrawing } from './compose-drawing';

const BODY = `
  <section style="background-color: rgb(20, 28, 34)">
    <div id="body">
      <button aria-pressed="true"><span>Shown</span></button>
      <button aria-pressed="false"><span>Hidden</span></button>
      <button aria-label="Help">?</button>
      <p style="display: none">Not there</p>
      <div style="background-color: rgb(1, 2, 3)"><svg><rect class="mark" width="5" height="5" /></svg></div>
    </div>
  </section>`;

const STYLE = '.mark { fill: rgb(200, 80, 10); }';

function compose(caption: string[] = []) {
  document.body.innerHTML = BODY;
  document.head.innerHTML = `<style>${STYLE}</style>`;
  const body = document.getElementById('body');
  if (!body) throw new Error('There is no body.');
  const { svg, ...size } = composeDrawing(body, caption);
  return { ...size, svg, drawn: new DOMParser().parseFromString(svg, 'image/svg+xml') };
}

describe('the drawing of an element', () => {
  // jsdom has no layout.
  const place = () => DOMRect.fromRect({ x: 10, y: 20, width: 300, height: 100 });
  const rangeRect = Object.getOwnPropertyDescriptor(Range.prototype, 'getBoundingClientRect');

  beforeEach(() => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(place);
    Range.prototype.getBoundingClientRect = place;
  });
  afterEach(() => {
    jest.restoreAllMocks();
    if (rangeRect) Object.defineProperty(Range.prototype, 'getBoundingClientRect', rangeRect);
    document.head.innerHTML = '';
    document.body.innerHTML = '';
  });

  it('is self-contained: marks carry the style of the sheet', () => {
    const { drawn, svg } = compose();
    expect(drawn.querySelector('.mark')?.getAttribute('style')).toContain('rgb(200, 80, 10)');
    expect(svg).not.toContain('var(--');
    expect(svg).not.toContain('href');
  });

  it('has the ground of its panel and the grounds inside it', () => {
    const fills = [...compose().drawn.querySelectorAll('rect')].map((rect) =>
      rect.getAttribute('fill'),
    );
    expect(fills).toContain('rgb(20, 28, 34)');
    expect(fills).toContain('rgb(1, 2, 3)');
  });

  it('leaves out what is switched off, not shown or only for hands', () => {
    const words = [...compose().drawn.querySelectorAll('text')].map(
      ({ textContent }) => textContent,
    );
    expect(words).toEqual(['Shown']);
  });

  it('breaks a caption that is wider than the drawing', () => {
    const { drawn } = compose([
      'Title',
      'The Very Long Name of a Client of Ours · 01 Mar 26 – 31 Mar 26 · Auckland time',
    ]);

    expect(
      [...drawn.querySelectorAll('text')].slice(1, 4).map(({ textContent }) => textContent),
    ).toEqual([
      'The Very Long Name of a Client of Ours · 01',
      'Mar 26 – 31 Mar 26 · Auckland time',
      'Shown',
    ]);
  });

  it('is higher by the lines of its caption, which come first', () => {
    const bare = compose();
    const captioned = compose(['Title', 'Client & range']);
    expect(captioned.height - bare.height).toBe(40);
    expect(captioned.width).toBe(bare.width);
    expect(
      [...captioned.drawn.querySelectorAll('text')]
        .slice(0, 2)
        .map(({ textContent }) => textContent),
    ).toEqual(['Title', 'Client & range']);
  });
});
