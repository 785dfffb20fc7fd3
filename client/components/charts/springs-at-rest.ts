import { cloneElement, isValidElement, type Key, type ReactNode } from 'react';

/**
 * The parts of @react-spring/web that nivo uses, for charts that do not move: values are at once
 * where a spring would end. A spring without motion still makes promises, several hundred for a
 * page of charts. Vite and jest read this module instead of the package.
 */
type Values = Record<string, unknown>;

interface Spring extends Values {
  to?: Values;
}

/** Elements of SVG and HTML by name: their attributes are plain values. */
export const animated = new Proxy<Record<string, string>>({}, { get: (_, name) => name });

/** The presets of motion, of which nothing is left. */
export const config: Values = {};

const SETTINGS = new Set(['from', 'to', 'config', 'immediate', 'reset']);

export function useSpring(spring: Spring): Values {
  const values = Object.entries(spring).filter(([name]) => !SETTINGS.has(name));
  return { ...Object.fromEntries(values), ...spring.to };
}

interface Transition<Item> {
  keys: (item: Item) => Key;
  from?: Stage<Item>;
  enter?: Stage<Item>;
  update?: Stage<Item>;
}

type Stage<Item> = Values | ((item: Item) => Values);
type Draw<Item> = (values: Values, item: Item, state: { key: Key }, index: number) => ReactNode;

export function useTransition<Item>(items: readonly Item[], transition: Transition<Item>) {
  const { keys, from, enter, update } = transition;

  return (draw: Draw<Item>): ReactNode[] =>
    items.map((item, index) => {
      const key = keys(item);
      const values = { ...at(from, item), ...at(enter, item), ...at(update, item) };
      const drawn = draw(values, item, { key }, index);
      return isValidElement(drawn) ? cloneElement(drawn, { key }) : drawn;
    });
}

const at = <Item>(stage: Stage<Item> | undefined, item: Item): Values | undefined =>
  typeof stage === 'function' ? stage(item) : stage;

/** A value made of one value or of several. */
export const to = (values: unknown, make: (...values: unknown[]) => unknown): unknown =>
  make(...[values].flat());
