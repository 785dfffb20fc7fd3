import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { exitCode } from './supervise/exit-code.js';

/**
 * `npm run generate`: the GraphQL schema; from it openapi.json, the client's hooks and the list of
 * its documents; the matrix of permissions, the list of error codes, the table of privacy signals and
 * the users of Redis. With --check it changes nothing, and fails when a committed file differs from the generated one.
 */
const root = path.resolve(import.meta.dirname, '../..');
const STEPS = [
  ['--import', 'tsx', 'server/api/generate/print-schema.ts'],
  ['--import', 'tsx', 'server/api/generate/print-permissions.ts'],
  ['--import', 'tsx', 'server/launcher/print-redis-start.ts'],
  ['--import', 'tsx', 'server/ingestion/edge/signal-table/print-signals.ts'],
  ['--import', 'tsx', 'tools/codegen/write-client-types.ts'],
];
const GENERATED = [
  'schema/schema.graphql',
  'schema/openapi.json',
  'schema/trusted-documents.json',
  'docs/permissions.md',
  'docs/errors.md',
  'docs/collection.md',
  'deploy/redis/start.sh',
  'client/graphql/generated.ts',
  'client/graphql/generated-front.ts',
  'client/graphql/generated-links.ts',
].map((file) => path.join(root, file));

const read = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null);

async function generate(): Promise<void> {
  for (const args of STEPS) {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
    if ((await exitCode(child)) !== 0) throw new Error(`${args.at(-1)} failed, see above`);
  }
}

async function check(): Promise<boolean> {
  const before = new Map(GENERATED.map((file) => [file, read(file)]));
  try {
    await generate();
    const stale = GENERATED.filter((file) => read(file) !== before.get(file));
    for (const file of stale)
      console.error(`${path.relative(root, file)} is not what npm run generate writes.`);
    return stale.length === 0;
  } finally {
    for (const [file, text] of before) {
      if (text === null) fs.rmSync(file, { force: true });
      else fs.writeFileSync(file, text);
    }
  }
}

if (!process.argv.includes('--check')) await generate();
else if (!(await check())) process.exitCode = 1;
