import type { ReferenceScope } from './reference-scope.js';
import { referenceDifferences, referenceWilson } from './reference-statistics.js';

const DAYPART_LABELS = [
  'Night 00:00-05:59',
  'Breakfast 06:00-08:59',
  'Morning 09:00-11:59',
  'Lunch 12:00-13:59',
  'Afternoon 14:00-17:59',
  'Access 18:00-19:29',
  'Peak 19:30-22:29',
  'Off-Peak 22:30-23:59',
];

const over = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

export function referenceHeatmap({ impressions, responses }: ReferenceScope) {
  const shown = impressions.map(({ local }) => local);
  const came = responses.map(({ activatedBy }) => activatedBy.local);
  const table = <Value>(
    cell: (isIn: (moment: { weekday: number; daypart: number }) => boolean) => Value,
  ) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 0].map((daypart) => {
      const on = (...weekdays: number[]) =>
        cell(
          (moment) =>
            weekdays.includes(moment.weekday) && (daypart === 0 || moment.daypart === daypart),
        );

      return {
        daypart,
        time: DAYPART_LABELS[daypart - 1] ?? 'Total',
        sun: on(7),
        mon: on(1),
        tue: on(2),
        wed: on(3),
        thu: on(4),
        fri: on(5),
        sat: on(6),
        total: on(1, 2, 3, 4, 5, 6, 7),
      };
    });

  return {
    impressions: table((isIn) => shown.filter(isIn).length),
    responses: table((isIn) => came.filter(isIn).length),
    webhits: table((isIn) => came.filter(isIn).length),
    responseRatio: table((isIn) => over(came.filter(isIn).length, shown.filter(isIn).length)),
    responseRatioIntervals: table((isIn) =>
      referenceWilson(came.filter(isIn).length, shown.filter(isIn).length),
    ),
    responseRatioDifferences: referenceCells(shown, came),
    responseRatioSmallSamples: table(
      (isIn) => shown.length === 0 || shown.filter(isIn).length * came.length < 5 * shown.length,
    ),
  };
}

interface Place {
  weekday: number;
  daypart: number;
}

function referenceCells(shown: readonly Place[], came: readonly Place[]) {
  const places = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((daypart) =>
    [7, 1, 2, 3, 4, 5, 6].map((weekday) => ({ daypart, weekday })),
  );
  const cells = places.map(({ daypart, weekday }) => {
    const isIn = (place: Place) => place.daypart === daypart && place.weekday === weekday;
    const impressions = shown.filter(isIn).length;
    return {
      impressions,
      responses: came.filter(isIn).length,
      takesPart: shown.length > 0 && impressions * came.length >= 5 * shown.length,
    };
  });

  const differ = referenceDifferences(cells);
  const values = cells.map(({ responses, impressions }, at) =>
    differ[at] ? responses / impressions - came.length / shown.length : null,
  );

  return [1, 2, 3, 4, 5, 6, 7, 8].map((daypart, row) => {
    const [sun, mon, tue, wed, thu, fri, sat] = values.slice(row * 7, row * 7 + 7);
    return { daypart, sun, mon, tue, wed, thu, fri, sat };
  });
}
