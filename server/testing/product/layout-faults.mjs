/* global document, getComputedStyle, performance, window -- it runs in the page */

const CONTROLS =
  'a[href], button, input:not([type=hidden]), select, textarea, [role=combobox], [role=tab], [role=switch]';
/** These may scroll sideways in their own frames: wide tables, and rows of tabs on phones. */
const SCROLLED = 'table, [role=grid], [role=tablist], pre';
const TOLERANCE_PX = 1.5;

const textOf = (element) => {
  const label = element.getAttribute('aria-label') ?? element.textContent?.trim();
  const named = label || element.getAttribute('name') || element.getAttribute('type') || '';
  return `${element.tagName.toLowerCase()} '${named.slice(0, 40)}'`;
};

function isShown(element, box) {
  if (box.width <= 2 || box.height <= 2) return false;
  const style = getComputedStyle(element);
  if (style.clip === 'rect(0px, 0px, 0px, 0px)' || style.opacity === '0') return false;
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}

const isScroller = (element) =>
  element.matches(SCROLLED) || element.querySelector(`:scope > :is(${SCROLLED})`) !== null;

/** Finds what cuts a control, and whether it stays on screen while the page scrolls. */
function surroundingsOf(element, box) {
  let cutBy = null;
  let mayScroll = false;
  let isPinned = false;

  for (let parent = element; parent && parent !== document.body; parent = parent.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(parent);
    if (position === 'fixed' || position === 'sticky') isPinned = true;
    if (parent === element || (overflowX === 'visible' && overflowY === 'visible')) continue;

    const frame = parent.getBoundingClientRect();
    const scrolls = overflowX === 'auto' || overflowX === 'scroll';
    if (scrolls && isScroller(parent)) mayScroll = true;
    if (mayScroll) continue;

    const isCutAside =
      overflowX !== 'visible' &&
      (box.left < frame.left - TOLERANCE_PX || box.right > frame.right + TOLERANCE_PX);
    const isCutBelow =
      (overflowY === 'hidden' || overflowY === 'clip') &&
      (box.top < frame.top - TOLERANCE_PX || box.bottom > frame.bottom + TOLERANCE_PX);
    if (isCutAside || isCutBelow) cutBy ??= parent;
  }

  return { cutBy, mayScroll, isPinned };
}

const overlap = (a, b) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOLERANCE_PX &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > TOLERANCE_PX;

/** A button inside its field, or a control and its label. */
const belongTogether = (a, b) =>
  a.contains(b) || b.contains(a) || a.parentElement?.contains(b) || b.parentElement?.contains(a)
    ? true
    : a.closest('[data-part=control], [data-scope]') !== null &&
      a.closest('[data-part=control], [data-scope]') ===
        b.closest('[data-part=control], [data-scope]');

/** The controls of the page that are cut, outside the window or under each other, in words. */
function layoutFaults() {
  const faults = [];
  const width = document.documentElement.clientWidth;
  const excess = document.documentElement.scrollWidth - width;
  if (excess > 0) faults.push(`the page is ${excess} px too wide`);

  const controls = [...document.querySelectorAll(CONTROLS)]
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ element, box }) => isShown(element, box))
    .map((control) => ({ ...control, ...surroundingsOf(control.element, control.box) }));

  for (const { element, box, cutBy, mayScroll } of controls) {
    if (mayScroll) continue;
    if (box.left < -TOLERANCE_PX || box.right > width + TOLERANCE_PX)
      faults.push(`${textOf(element)} is outside the window`);
    else if (cutBy) faults.push(`${textOf(element)} is cut by its ${cutBy.tagName.toLowerCase()}`);
    const hasCutText =
      element.matches('a, button') &&
      element.scrollWidth > element.clientWidth + TOLERANCE_PX &&
      getComputedStyle(element).display !== 'inline' &&
      getComputedStyle(element).overflowX !== 'visible' &&
      getComputedStyle(element).textOverflow !== 'ellipsis';
    if (hasCutText) faults.push(`the text of ${textOf(element)} is cut`);
  }

  controls.forEach((a, at) => {
    for (const b of controls.slice(at + 1)) {
      if (a.isPinned !== b.isPinned || a.mayScroll !== b.mayScroll) continue;
      if (overlap(a.box, b.box) && !belongTogether(a.element, b.element))
        faults.push(`${textOf(a.element)} lies over ${textOf(b.element)}`);
    }
  });

  return faults;
}

const nextFrame = () => new Promise((done) => window.requestAnimationFrame(done));

const SETTLING_FRAMES = 30;
const SETTLING_MS = 3_000;

/**
 * Components that measure themselves take some frames after a resize, and some time on a busy
 * machine: those are no faults.
 */
async function lastingFaults() {
  const end = performance.now() + SETTLING_MS;
  const maySettle = (frame) => frame < SETTLING_FRAMES || performance.now() < end;

  let faults = layoutFaults();
  for (let frame = 0; faults.length > 0 && maySettle(frame); frame += 1) {
    await nextFrame();
    faults = layoutFaults();
  }
  return faults;
}

const CARDS = '#findings [role=status] [aria-hidden] > * > *';
const MAX_CARDS = 5;

/** The rows of so many cards that leave room beside them, in words. */
function unfilledRows(count) {
  const cards = document.querySelector(CARDS);
  const copy = cards.parentElement.cloneNode(true);
  cards.parentElement.after(copy);
  const [list] = copy.children;
  while (list.children.length > count) list.lastElementChild.remove();
  for (const card of list.children) card.style.display = 'block';

  const { right } = list.getBoundingClientRect();
  const rows = Object.values(
    Object.groupBy(
      [...list.children].map((card) => card.getBoundingClientRect()),
      ({ top }) => Math.round(top),
    ),
  );
  copy.remove();
  return rows.some((row) => Math.abs(row.at(-1).right - right) > TOLERANCE_PX)
    ? [`${count} cards, ${rows.map(({ length }) => length).join(' + ')}`]
    : [];
}

/** One to five cards that do not fill their rows. They are the skeletons of findings that load. */
const cardFaults = () => Array.from({ length: MAX_CARDS }, (_, at) => unfilledRows(at + 1)).flat();

/** The faults of the page with the widths that have them. Its window is a frame, which it resizes. */
window.layoutFaultsAt = (widths) => faultsAt(widths, lastingFaults);
window.cardFaultsAt = (widths) => faultsAt(widths, cardFaults);

async function faultsAt(widths, faultsNow) {
  const widthsByFault = {};
  // Laid out all the same, but not painted, which would take more than half of the time.
  window.frameElement.style.visibility = 'hidden';

  for (const width of widths) {
    window.frameElement.style.width = `${width}px`;
    // A busy page learns its width late; then one frame more draws what it changes in answer.
    while (!window.matchMedia(`(width: ${width}px)`).matches) await nextFrame();
    await nextFrame();
    await nextFrame();
    for (const fault of await faultsNow()) (widthsByFault[fault] ??= []).push(width);
  }

  window.frameElement.style.visibility = 'visible';
  return Object.entries(widthsByFault).map(([fault, at]) => `${fault} at ${at.join(', ')} px`);
}
