/** Figures as people read them, without the product's writer: the reference of tests. */

const grouped = (value: number, digits: number) =>
  value.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** The digits after the point: two significant ones of a small value. */
function digitsFor(value: number, least: number, most: number): number {
  const size = Number(Math.abs(value).toPrecision(2));
  let digits = least;
  while (size > 0 && size * 10 ** digits < 9.999_999 && digits < most) digits += 1;
  return digits;
}

/** '1,235' */
export const plainCount = (value: unknown): string => grouped(Number(value), 0);

/** '12.3%', '0.033%', '< 0.01%' of a fraction; `missing` for none. */
export function plainPercent(fraction: unknown, missing = 'N/A'): string {
  if (fraction === null || fraction === undefined) return missing;
  const percent = Number(`${Number(fraction)}e2`);
  if (percent !== 0 && Math.abs(percent) < 0.01) return '< 0.01%';
  return `${grouped(percent, digitsFor(percent, 1, 3))}%`;
}

/** '$1.25', '$0.0033' of New Zealand's or Australia's money. */
export function plainMoney(amount: unknown, missing = 'N/A'): string {
  if (amount === null || amount === undefined) return missing;
  const value = Number(amount);
  if (value !== 0 && Math.abs(value) < 0.000_05) return '< $0.0001';
  return `$${grouped(value, digitsFor(value, 2, 4))}`;
}

/** '05 Sep 2026' */
export function plainDate(localDate: unknown): string {
  const months = [
    'Jan',
    'Feb',
    'Mar',
    'Apr',
    'May',
    'Jun',
    'Jul',
    'Aug',
    'Sep',
    'Oct',
    'Nov',
    'Dec',
  ];
  const [year, month, day] = String(localDate).split('-');
  return `${day} ${months[Number(month) - 1]} ${year}`;
}
