import { AD_SERVERS, TAG_FORMATS } from '#schema/ad-servers.js';
import { OVERVIEW_COLUMNS } from '#schema/overview-columns.js';
import { COMPARISONS } from '#schema/comparisons.js';
import { CSV_DECIMALS } from '#schema/writing/csv.js';
import { FILTER_KINDS, FILTER_PARAMS, LAYOUTS } from '#schema/dashboard-url.js';
import { PRESET_IDS } from '#schema/date-ranges.js';
import type { JsonSchema } from './json-schema.js';
import { answerHeaders, failures, failuresOf } from './responses.js';
import { securityOf } from './security.js';
import { tagOf } from './tags.js';
import { EXPORT_KINDS, EXPORT_NAMES, type ExportName } from '#server/api/export/export-call.js';
import { CONTENT_TYPES, type FileKind } from '#server/api/export/export-file.js';

const TEXT = { type: 'string' };

const parameter = (
  name: string,
  description: string,
  schema: JsonSchema = TEXT,
  required = false,
): JsonSchema => ({
  name,
  in: 'query',
  required,
  description,
  schema,
});

const RANGE = [
  parameter(
    'range',
    'Days that move on, by name. Left out: `from` and `to`, or else the last 30 days.',
    {
      type: 'string',
      enum: PRESET_IDS,
    },
  ),
  parameter('from', 'First local day, included.', { type: 'string', format: 'date' }),
  parameter('to', 'Last local day, included.', { type: 'string', format: 'date' }),
];
const TIME_ZONE = parameter(
  'time_zone',
  'The IANA zone whose clock the file is named and dated by.',
);
const SHEET = parameter(
  'sheet',
  'One sheet by its name. Left out: all of them; of CSV a line per cell.',
);

const DECIMALS = parameter(
  'decimals',
  '`comma` writes 0,5 and separates cells by semicolons, as spreadsheets of many countries read them; `point` by default.',
  { type: 'string', enum: CSV_DECIMALS },
);

const LISTS = FILTER_KINDS.map((kind) =>
  parameter(FILTER_PARAMS[kind], `Ids of ${kind}: \`4.7.9-12\`, or \`4,7,9\`. Left out: all.`),
);

const TAG_LISTS = [
  ...(['campaigns', 'bookings', 'channels'] as const).map((kind) => [FILTER_PARAMS[kind], kind]),
  ['tag', 'impression tags'],
].map(([name = '', kind = '']) =>
  parameter(name, `Ids of ${kind}: \`4.7.9-12\`, or \`4,7,9\`. Left out: all.`),
);

const EXPORTS: Readonly<Record<ExportName, { summary: string; parameters: JsonSchema[] }>> = {
  dashboard: {
    summary: 'A dashboard as a file; the parameters are those of its address on the screen',
    parameters: [
      parameter('client', 'The customer.', { type: 'integer' }, true),
      ...RANGE,
      ...LISTS,
      parameter('view', 'Passed over: the file holds both.', { type: 'string', enum: LAYOUTS }),
      parameter('compare', 'Named on the cover; its figures are not in the file.', {
        type: 'string',
        enum: COMPARISONS,
      }),
    ],
  },
  overview: {
    summary:
      'The overview as a file: the bookings whose dates overlap the days, with impressions and spend',
    parameters: [
      ...RANGE,
      parameter(
        'sort',
        'The column that the rows are in the order of; with a `-` before it the largest first. Left out: newest start first.',
        {
          type: 'string',
          enum: OVERVIEW_COLUMNS.flatMap((column) => [column, `-${column}`]),
        },
      ),
    ],
  },
  tags: {
    summary:
      'A tag sheet: the impression tags of a client with placement, creative, dates and the text to paste',
    parameters: [
      parameter('client', 'The customer.', { type: 'integer' }, true),
      ...TAG_LISTS,
      parameter('format', `The text to paste. Left out: ${TAG_FORMATS[0].id}.`, {
        type: 'string',
        enum: TAG_FORMATS.map(({ id }) => id),
      }),
      parameter('ad_server', `Whose macros the tags have. Left out: ${AD_SERVERS[0].id}.`, {
        type: 'string',
        enum: AD_SERVERS.map(({ id }) => id),
      }),
    ],
  },
};

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const parametersOf = (name: ExportName, kind: FileKind): JsonSchema[] => [
  ...EXPORTS[name].parameters,
  TIME_ZONE,
  ...(kind === 'pdf' ? [] : [SHEET]),
  ...(kind === 'csv' ? [DECIMALS] : []),
];

const describe = (name: ExportName, kind: FileKind): JsonSchema => ({
  get: {
    operationId: `export${capitalised(name)}As${capitalised(kind)}`,
    summary: `${EXPORTS[name].summary} (${kind})`,
    description: 'The figures are those of the screen and of GraphQL, cell by cell.',
    tags: [tagOf('/export')],
    security: securityOf('read'),
    parameters: parametersOf(name, kind),
    responses: {
      200: {
        description: 'The file',
        headers: answerHeaders({}),
        content: {
          [CONTENT_TYPES[kind]]: {
            schema: { type: 'string', format: 'binary' },
          },
        },
      },
      ...failuresOf({ writes: false, hasBody: false }),
      ...(kind === 'xlsx' && failures(['TOO_LARGE'])),
    },
  },
});

export const EXPORT_PATHS: Readonly<Record<string, JsonSchema>> = Object.fromEntries(
  EXPORT_NAMES.flatMap((name) =>
    EXPORT_KINDS[name].map((kind) => [`/export/${name}.${kind}`, describe(name, kind)] as const),
  ),
);

/** The names that an export knows in its URL. */
export const exportParameters = (name: ExportName, kind: FileKind): ReadonlySet<string> =>
  new Set([...parametersOf(name, kind), SHEET].map(({ name: known }) => String(known)));
