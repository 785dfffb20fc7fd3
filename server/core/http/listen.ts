import type { Server } from 'node:http';
import { ConfigError } from '#server/core/process/config.js';

/**
 * Resolves when the server listens. `setting` names the setting of the port, for the error message.
 */
export function listen(server: Server, port: number, setting: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port, setting)));
    server.listen(port, resolve);
  });
}

function explain(error: NodeJS.ErrnoException, port: number, setting: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new ConfigError(
      `Port ${port} is taken by another program: stop it or set ${setting} to a free port.`,
    );
  }
  if (error.code === 'EACCES') {
    return new ConfigError(
      `Port ${port} may not be opened by this account: set ${setting} to a port above 1023.`,
    );
  }

  return error;
}

/** Takes no new calls, ends idle connections at once and the others after their answer. */
export function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}
