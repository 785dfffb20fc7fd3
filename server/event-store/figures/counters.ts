/** Counts in the narrowest array that holds them all: most are small, none may overflow. */
export type Counters = Uint8Array | Uint16Array | Uint32Array | Float64Array;

const WIDTHS = [
  { limit: 0xff, make: (length: number) => new Uint8Array(length) },
  { limit: 0xffff, make: (length: number) => new Uint16Array(length) },
  { limit: 0xffffffff, make: (length: number) => new Uint32Array(length) },
];

export function makeCounters(length: number, largest: number): Counters {
  return WIDTHS.find(({ limit }) => largest <= limit)?.make(length) ?? new Float64Array(length);
}

export function narrow(values: Float64Array | readonly number[]): Counters {
  let largest = 0;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? 0;
    if (value > largest) largest = value;
  }
  const counters = makeCounters(values.length, largest);
  for (let index = 0; index < values.length; index += 1) counters[index] = values[index] ?? 0;
  return counters;
}

export function add(sums: Float64Array, index: number, count: number): void {
  sums[index] = (sums[index] ?? 0) + count;
}
