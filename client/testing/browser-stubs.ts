// Browser APIs that the screens need and jsdom lacks: sizes, media queries, scrolling. Everything
// is 1024 px wide, as jsdom's window is; a test of a wider screen sets `window.innerWidth` for its
// media queries.

const WIDTH = 1024;
const HEIGHT = 768;

class FixedResizeObserver implements ResizeObserver {
  constructor(private readonly callback: ResizeObserverCallback) {}

  observe(target: Element): void {
    const contentRect = DOMRect.fromRect({ width: WIDTH, height: HEIGHT });
    const size = [{ inlineSize: WIDTH, blockSize: HEIGHT }];

    this.callback(
      [
        {
          target,
          contentRect,
          borderBoxSize: size,
          contentBoxSize: size,
          devicePixelContentBoxSize: size,
        },
      ],
      this,
    );
  }

  unobserve(): void {}

  disconnect(): void {}
}

function matchesWidth(query: string): boolean {
  const least = /min-width: *([\d.]+)/.exec(query)?.[1];
  const most = /max-width: *([\d.]+)/.exec(query)?.[1];
  const scale = query.includes('em') ? 16 : 1;
  if (least === undefined && most === undefined) return false;
  return (
    window.innerWidth >= Number(least ?? 0) * scale &&
    window.innerWidth <= Number(most ?? Infinity) * scale
  );
}

function matchMedia(media: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    matches: matchesWidth(media),
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}

globalThis.ResizeObserver = FixedResizeObserver;
window.matchMedia = matchMedia;
window.scrollTo = () => undefined;
Element.prototype.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
// The screens read only a pointer's position, which a mouse event has.
window.PointerEvent ??= MouseEvent as typeof PointerEvent; // jsdom has no PointerEvent class to extend
HTMLCanvasElement.prototype.getContext = () => null;
globalThis.CSS ??= { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') } as typeof CSS; // the code calls no more than this
