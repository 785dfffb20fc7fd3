import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { redisUserLines } from '#server/database/redis-users.js';

const SCRIPT = `#!/bin/sh
# Starts Redis with a user for each process. npm run generate writes this file from
# server/database/redis-users.ts. The passwords are random hexadecimal texts in the environment; Redis reads
# them from its standard input, so that no command line shows them. Arguments are further settings of Redis.
set -eu
exec redis-server "$@" - <<END
${redisUserLines({
  owner: '${REDIS_PASSWORD}',
  api: '${API_REDIS_PASSWORD}',
  edge: '${EDGE_REDIS_PASSWORD}',
  worker: '${WORKER_REDIS_PASSWORD}',
  commands: '${COMMANDS_REDIS_PASSWORD}',
}).join('\n')}
END
`;

await writeFile(path.resolve(import.meta.dirname, '../../deploy/redis/start.sh'), SCRIPT, {
  mode: 0o755,
});
