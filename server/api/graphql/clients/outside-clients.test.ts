import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import ts from 'typescript';
import { newApiKey } from '#server/access/identity/tokens.js';
import { ApiKey } from '#server/domains/people/api-key/api-key.entity.js';
import { buildCampaign, buildCustomer } from '#server/testing/factories.js';
import { testApi } from '#server/testing/test-api.js';
import { testDatabase } from '#server/testing/test-database.js';
import { testRedis } from '#server/testing/test-redis.js';
import {
  APOLLO_PROGRAM,
  RELAY_DOCUMENT,
  RELAY_PROGRAM,
  URQL_PROGRAM,
  WRONG_PROGRAMS,
} from './client-programs.js';

/*
 * A partner's project with the schema that the product serves: its tools generate and compile
 * strictly, and its programs page through a list with an API key.
 */

const run = promisify(execFile);
const database = testDatabase();
const api = testApi(database, testRedis());
const PACKAGES = path.resolve('node_modules');
const CAMPAIGNS = 7;
const PAGE = 3;

let project: string;
let environment: Record<string, string>;

const COMPILER = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  skipLibCheck: true,
  target: 'ES2022',
  module: 'NodeNext',
  moduleResolution: 'NodeNext',
  types: [],
};
const TADA_PLUGIN = {
  name: 'gql.tada/ts-plugin',
  schema: './schema.graphql',
  tadaOutputLocation: './graphql-env.d.ts',
};
const FILES = {
  'package.json': JSON.stringify({ type: 'module', private: true }),
  'relay.config.json': JSON.stringify({
    src: './relay',
    schema: './schema.graphql',
    language: 'javascript',
    eagerEsModules: true,
    schemaConfig: { nodeInterfaceIdField: 'nodeId' },
  }),
  'tsconfig.json': JSON.stringify({ compilerOptions: { ...COMPILER, plugins: [TADA_PLUGIN] } }),
  'relay/list.js': RELAY_DOCUMENT,
  'relay.mjs': RELAY_PROGRAM,
  'urql.ts': URQL_PROGRAM,
  'apollo.ts': APOLLO_PROGRAM,
  ...Object.fromEntries(
    Object.values(WRONG_PROGRAMS).map((program, at) => [`wrong-${at}.ts`, program]),
  ),
};

const tool = (name: string, ...args: string[]) =>
  run(process.execPath, [path.join(PACKAGES, name), ...args], { cwd: project });

beforeAll(async () => {
  project = await fs.mkdtemp(path.join(os.tmpdir(), 'infinitum-clients-'));
  await fs.mkdir(path.join(project, 'relay'));
  await fs.symlink(PACKAGES, path.join(project, 'node_modules'));
  for (const [name, text] of Object.entries(FILES))
    await fs.writeFile(path.join(project, name), text);
  const schema = await fetch(`${api.url}/developers/schema.graphql`);
  await fs.writeFile(path.join(project, 'schema.graphql'), await schema.text());

  const em = database.orm.em.fork();
  const { id: customerId } = await buildCustomer(em);
  for (let at = 1; at <= CAMPAIGNS; at += 1)
    await buildCampaign(em, { customerId, campaignName: `Campaign ${at}` });
  const { token, hash } = newApiKey();
  const owner = { entityType: 'CUSTOMER' as const, entityId: customerId };
  const fields = { name: 'Partner', keyHash: hash, createdByUserId: 1, createdAt: new Date() };
  await em.persist(em.create(ApiKey, { ...fields, ...owner, scopes: ['read'] })).flush();
  environment = {
    PATH: process.env.PATH ?? '',
    INFINITUM_URL: api.url,
    INFINITUM_KEY: token,
    CUSTOMER_ID: String(customerId),
    PAGE: String(PAGE),
  };
});

afterAll(() => fs.rm(project, { recursive: true, force: true }));

/** The names that a program prints. */
async function namesBy(program: string): Promise<unknown> {
  const options = { cwd: project, env: environment, timeout: 20_000 };
  const { stdout } = await run(process.execPath, [program], options);
  return JSON.parse(stdout);
}

const EVERY_NAME = Array.from({ length: CAMPAIGNS }, (_, at) => `Campaign ${at + 1}`);

test('relay-compiler compiles a connection, and its document pages through the list', async () => {
  await tool('relay-compiler/cli.js', 'relay.config.json');
  expect(await namesBy('relay.mjs')).toEqual(EVERY_NAME);
});

test('gql.tada types what urql and Apollo page through, and refuses what is not there', async () => {
  await tool('gql.tada/bin/cli.js', 'generate-output');
  const { options } = ts.convertCompilerOptionsFromJson(COMPILER, project);
  const wrong = Object.keys(WRONG_PROGRAMS).map((_, at) => `wrong-${at}.ts`);
  const names = ['urql.ts', 'apollo.ts', ...wrong].map((name) => path.join(project, name));
  const found = ts
    .getPreEmitDiagnostics(ts.createProgram(names, options))
    .map(({ file, messageText }) => ({
      file: path.basename(file?.fileName ?? ''),
      text: ts.flattenDiagnosticMessageText(messageText, ' '),
    }));
  expect(found).toMatchObject(
    Object.keys(WRONG_PROGRAMS).map((text, at) => ({
      file: `wrong-${at}.ts`,
      text: expect.stringContaining(text),
    })),
  );

  for (const name of ['urql', 'apollo']) {
    const source = await fs.readFile(path.join(project, `${name}.ts`), 'utf8');
    const { outputText } = ts.transpileModule(source, {
      compilerOptions: { ...options, module: ts.ModuleKind.ES2022 },
    });
    await fs.writeFile(path.join(project, `${name}.mjs`), outputText);
    expect({ name, read: await namesBy(`${name}.mjs`) }).toEqual({ name, read: EVERY_NAME });
  }
}, 60_000);
