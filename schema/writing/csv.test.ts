import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CSV_DECIMALS, csvLine } from './csv.js';

/** Reads a line as a spreadsheet does whose list separator and decimal sign these are. */
function readLine(line: string, separator: string, decimal: string): (string | number)[] {
  const cells: (string | number)[] = [];
  let rest = line.replace(/\r\n$/, '');
  for (;;) {
    const quoted = /^"((?:[^"]|"")*)"/.exec(rest);
    const plain = quoted ? quoted[0] : (rest.split(separator)[0] ?? '');
    const text = quoted ? (quoted[1] ?? '').replaceAll('""', '"') : plain;
    const number = Number(text.replace(decimal, '.'));
    const isNumber = !quoted && text !== '' && !Number.isNaN(number);
    cells.push(isNumber ? number : text);
    rest = rest.slice(plain.length);
    if (rest === '') return cells;
    rest = rest.slice(separator.length);
  }
}

const numbers = fc.double({ noNaN: true, noDefaultInfinity: true });
const texts = fc.stringMatching(/^[a-z][a-z",; .\n]{0,12}$/);

test.each(CSV_DECIMALS)('a spreadsheet that writes a decimal %s reads every cell', (decimals) => {
  const [separator, decimal] = { point: [',', '.'], comma: [';', ','] }[decimals] as [
    string,
    string,
  ]; // two signs
  fc.assert(
    fc.property(fc.array(fc.oneof(numbers, texts), { minLength: 1 }), (values) => {
      const read = readLine(csvLine(values, decimals), separator, decimal);
      expect(read).toEqual(values.map((value) => (Object.is(value, -0) ? 0 : value)));
    }),
  );
});

test('missing figures are empty cells', () => {
  expect(csvLine([null, 0.5, undefined, Number.NaN], 'comma')).toBe(';0,5;;\r\n');
});
