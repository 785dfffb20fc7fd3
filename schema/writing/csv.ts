/** The form of a file's decimals: a country that writes commas separates cells by semicolons. */
export const CSV_DECIMALS = ['point', 'comma'] as const;
export type CsvDecimals = (typeof CSV_DECIMALS)[number];

export const CSV_TYPE = 'text/csv; charset=utf-8';
/** Spreadsheets read a file that begins with it as UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

const LINE_END = '\r\n';
const SEPARATORS: Readonly<Record<CsvDecimals, string>> = { point: ',', comma: ';' };
/**
 * Matches where a spreadsheet would start to read a formula: also after a semicolon or a tab, which
 * some locales read as the end of a cell.
 */
const FORMULA_START = /^(?=[=+\-@\t\r\n＝＋－＠])|(?<=[;\t\r\n])(?=[=+\-@＝＋－＠])/g;
const NEEDS_QUOTES = /[",;\t\r\n]/;

type CsvValue = string | number | null | undefined;

function csvCell(value: CsvValue, decimals: CsvDecimals): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return '';
    return decimals === 'comma' ? String(value).replace('.', ',') : String(value);
  }
  const text = value.replace(FORMULA_START, "'");
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A line of CSV (RFC 4180) with its end: raw figures, missing ones empty, texts that look like
 * formulas marked as text.
 */
export const csvLine = (values: readonly CsvValue[], decimals: CsvDecimals = 'point'): string =>
  values.map((value) => csvCell(value, decimals)).join(SEPARATORS[decimals]) + LINE_END;
