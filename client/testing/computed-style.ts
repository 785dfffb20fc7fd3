// A query by role asks for the style of every element that it meets, for which jsdom matches the
// element with every rule of its default style sheet. Of these rules only those by tag and by the
// attributes below decide over what the queries read: whether the element shows.

const computeStyle = window.getComputedStyle.bind(window);
const defaultDisplays = new Map<string, string>();

function defaultDisplay(element: Element): string {
  const attributes = ['hidden', 'open', 'type'].map((name) => element.getAttribute(name));
  const kind = JSON.stringify([element.namespaceURI, element.tagName, ...attributes]);
  const known = defaultDisplays.get(kind);
  if (known !== undefined) return known;

  const bare = element.cloneNode() as Element; // the clone of an element is one
  bare.removeAttribute('style');
  const { display } = computeStyle(bare);
  defaultDisplays.set(kind, display);
  return display;
}

const inlineStyle = (element: Element) =>
  element.hasAttribute('style') ? (element as HTMLElement).style : undefined;

const displayOf = (element: Element) => inlineStyle(element)?.display || defaultDisplay(element);

/** It is inherited. */
function visibilityOf(element: Element): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const visibility = inlineStyle(at)?.visibility;
    if (visibility) return visibility;
  }
  return 'visible';
}

function lightStyle(element: Element): CSSStyleDeclaration {
  let style: CSSStyleDeclaration | undefined;
  const whole = () => (style ??= computeStyle(element));

  const getPropertyValue = (name: string) => {
    if (name === 'display') return displayOf(element);
    if (name === 'visibility') return visibilityOf(element);
    return whole().getPropertyValue(name);
  };

  return new Proxy({} as CSSStyleDeclaration, {
    get(_, name) {
      if (name === 'getPropertyValue') return getPropertyValue;
      if (name === 'display' || name === 'visibility') return getPropertyValue(name);
      const value: unknown = Reflect.get(whole(), name);
      if (typeof value !== 'function') return value;
      return (...values: unknown[]): unknown => Reflect.apply(value, whole(), values);
    },
  });
}

window.getComputedStyle = (element, pseudoElement) =>
  pseudoElement || document.styleSheets.length > 0
    ? computeStyle(element, pseudoElement)
    : lightStyle(element);
