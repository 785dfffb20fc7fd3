/** Numbers in sentences, the same wherever they are read. */

/** '1,235' */
export const countText = (value: number): string => Math.round(value).toLocaleString('en-GB');

/** '12.3%' of a fraction */
export const percentText = (fraction: number): string => `${(fraction * 100).toFixed(1)}%`;

const DATE = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** '5 August 2026' of a local date. */
export const dateText = (localDate: string): string => DATE.format(new Date(`${localDate}T00:00Z`));
