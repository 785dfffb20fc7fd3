import { objectionFinder, OBJECTIONS } from '#server/ingestion/edge/consent/find-objection.js';
import type { Signals } from '#server/ingestion/edge/consent/signals.js';
import { httpCall } from '#server/ingestion/edge/http/http-call.js';
import { readEventLine } from '#server/ingestion/edge/lines/event-line.js';
import { LONG_TEXTS, SIGNAL_EXAMPLES, VENDOR_OF_CONSENT } from './signal-examples.js';

const TAG = { kind: 'impression' as const, id: 1, customerId: 1 };
const HEADER = /^([\w-]+): (.*)$/;

const finder = (isUnder: boolean) =>
  objectionFinder({ vendorId: VENDOR_OF_CONSENT, isUnderGdpr: () => isUnder });
const findElsewhere = finder(false);
const findInEurope = finder(true);

/** Shows what the edge makes of each example, as a table in Markdown. */
export function describeSignals(): string {
  const rows = SIGNAL_EXAMPLES.flatMap(({ heading, examples }) => [
    `| **${heading}** | |`,
    ...examples.map(describeExample),
  ]);
  return ['| what comes | a viewer |', '|---|---|', ...rows].join('\n');
}

function describeExample(example: string): string {
  const signals = signalsOfExample(example);
  const elsewhere = findElsewhere(signals, null);
  const inEurope = findInEurope(signals, null);
  if (elsewhere !== null) return `| \`${example}\` | no: ${OBJECTIONS[elsewhere]} |`;
  return `| \`${example}\` | ${inEurope === null ? 'yes' : 'outside Europe'} |`;
}

/** The signals of an example, read by the door that it names. */
export function signalsOfExample(example: string): Signals {
  const text = example.replaceAll(/[A-Z]+(?:_[A-Z]+)*/g, (word) => LONG_TEXTS[word] ?? word);
  if (text.startsWith('{')) {
    const now = new Date();
    const event = { type: 'impression', tag: 'key', occurred_at: now.toISOString() };
    const fields: Record<string, unknown> = { ...(JSON.parse(text) as object) }; // an object, by its first letter
    return readEventLine({ ...event, ...fields }, now.getTime()).signals;
  }

  const [, header, value = ''] = HEADER.exec(text) ?? [];
  const headers = header === undefined ? {} : { [header.toLowerCase()]: value };
  const query = header === undefined ? text : '';
  return httpCall('impression', TAG, { headers, socket: {} }, query, false).signals;
}
