import { parseArgs } from 'node:util';
import { ConfigError, readDatabaseSettings } from '#server/core/process/config.js';
import { ServiceError } from '#server/core/errors.js';
import { openDatabase } from '#server/database/orm.js';
import { createSuperAdmin } from '#server/domains/people/user/create-super-admin.js';

const USAGE = 'npm run create-admin -- --email you@example.com --name "Your Name"';

async function createAdmin(): Promise<void> {
  const { values } = parseArgs({
    options: { email: { type: 'string' }, name: { type: 'string' } },
  });
  const { email, name } = values;
  if (!email || !name) throw new ConfigError(`Name the person: ${USAGE}`);

  const orm = await openDatabase(readDatabaseSettings());
  try {
    const password = await createSuperAdmin(orm.em.fork(), name, email, new Date());
    console.log(
      `${email} may sign in with the password ${password}\nIt is shown only once and is valid for a day: sign in and choose another.`,
    );
  } finally {
    await orm.close(true);
  }
}

try {
  await createAdmin();
} catch (error) {
  const isForPeople = error instanceof ConfigError || error instanceof ServiceError;
  console.error(isForPeople ? error.message : error);
  process.exitCode = 1;
}
