import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import ts from 'typescript';
import { buildApiSchema } from '#server/api/graphql/schema.js';
import { routes } from '#server/api/rest/routes.js';
import { describeRoutes } from './describe-routes.js';

/** The types that openapi-typescript makes of the document. */
let types: string;

beforeAll(async () => {
  const document = describeRoutes(await buildApiSchema(), routes);
  types = astToString(await openapiTS(document as unknown as OpenAPI3)); // the linter says that it is one
}, 60_000);

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: [],
};

const FOLDER = import.meta.dirname;

/** The compiler's errors in a program that imports the types. */
function complaints(program: string): string[] {
  const files: Record<string, string> = {
    [path.join(FOLDER, 'api.mts')]: types,
    [path.join(FOLDER, 'program.mts')]:
      `import type { components, operations, webhooks } from './api.mjs';\n${program}`,
  };
  const host = ts.createCompilerHost(OPTIONS);
  const onDisk = { ...host };
  host.fileExists = (file) => file in files || onDisk.fileExists(file);
  host.readFile = (file) => files[file] ?? onDisk.readFile(file);
  host.getSourceFile = (file, ...rest) => {
    const text = files[file];
    return text === undefined
      ? onDisk.getSourceFile(file, ...rest)
      : ts.createSourceFile(file, text, ts.ScriptTarget.ES2022);
  };

  return ts
    .getPreEmitDiagnostics(ts.createProgram(Object.keys(files), OPTIONS, host))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

const NEW_BOOKING = `customer_id: 1, campaign_id: 2, channel_id: 3, booking_name: 'Winter', cpm: 12`;
const USE = 'export type Used = [components, operations, webhooks];';

test('the types compile strictly, and a program names records, answers and parameters', () => {
  expect(
    complaints(`${USE}
      const made: components['schemas']['BookingInput'] = { ${NEW_BOOKING} };
      const changed: components['schemas']['BookingChanges'] = { cpm: 13 };
      export type Read = operations['getBooking']['responses'][200]['content']['application/json'];
      const nameOf = (booking: Read): string => booking.booking_name;
      const page: operations['listBookings']['parameters'] = { path: { customer_id: 1 }, query: { limit: 50 } };
      const sent: operations['createBookings']['requestBody']['content']['application/json'] = { bookings: [made] };
      export const all = [made, changed, nameOf, page, sent];`),
  ).toEqual([]);
}, 60_000);

test.each(['customer_id', 'campaign_id', 'channel_id', 'booking_name', 'cpm'])(
  'a program cannot leave out the %s of a new booking',
  (field) => {
    const others = NEW_BOOKING.split(', ').filter((pair) => !pair.startsWith(field));
    const found = complaints(`${USE}
      export const made: components['schemas']['BookingInput'] = { ${others.join(', ')} };`);
    expect(found).toEqual([expect.stringContaining(`Property '${field}' is missing`)]);
  },
  60_000,
);

test('a program cannot call a creation without a body, or a path without its id', () => {
  expect(
    complaints(`${USE}
      export const call: Pick<operations['createBooking'], 'requestBody'> = {};`),
  ).toEqual([expect.stringContaining(`Property 'requestBody' is missing`)]);

  expect(
    complaints(`${USE}
      export const parameters: operations['getBooking']['parameters']['path'] = {};`),
  ).toEqual([expect.stringContaining(`Property 'id' is missing`)]);
}, 60_000);
