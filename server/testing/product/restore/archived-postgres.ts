import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import {
  startPostgres,
  type EmbeddedPostgres,
} from '#server/launcher/embedded/embedded-postgres.js';
import { freePort } from '#server/launcher/embedded/free-port.js';
import { giveTo, unprivilegedAccount } from '#server/launcher/embedded/unprivileged-account.js';
import { throwAwayFolder } from '#server/launcher/embedded/throw-away-folder.js';

/** The end of a restore: a named restore point, or an instant with its zone. */
type Moment = { recovery_target_name: string } | { recovery_target_time: string };

/** A PostgreSQL with a WAL archive and a base back-up, which a second one replaces at its port. */
export class ArchivedPostgres {
  private readonly folder = throwAwayFolder('infinitum-restore-', 'memory');
  private readonly archive = path.join(this.folder, 'archive');
  private readonly backup = path.join(this.folder, 'backup');
  private port = 0;
  private server: EmbeddedPostgres | null = null;
  private former: EmbeddedPostgres | null = null;
  private connections: pg.Pool | null = null;

  get pool(): pg.Pool {
    if (!this.connections) throw new Error('PostgreSQL is not started');
    return this.connections;
  }

  get url(): string {
    return this.running.url();
  }

  async start(): Promise<void> {
    fs.mkdirSync(this.archive);
    const account = unprivilegedAccount();
    if (account) giveTo(account, this.archive);

    this.port = await freePort();
    await this.startOn('data', {
      archive_mode: 'on',
      archive_command: `cp %p ${this.archive}/%f`,
      autovacuum: 'off',
    });
  }

  /** Does the same as `pg_basebackup`, which the embedded PostgreSQL does not have. */
  async backUp(): Promise<void> {
    const client = await this.pool.connect();
    try {
      await client.query(`select pg_backup_start('rehearsal', true)`);
      this.copyData();
      const { rows } = await client.query<{ label: string }>(
        'select labelfile as label from pg_backup_stop()',
      );
      fs.writeFileSync(path.join(this.backup, 'backup_label'), rows[0]?.label ?? '');
    } finally {
      client.release();
    }
  }

  /** Archives what it has written. */
  async stop(): Promise<void> {
    await this.connections?.end();
    this.connections = null;
    await this.server?.stop();
  }

  /** Starts the back-up in place of the stopped one. */
  async restoreTo(moment: Moment): Promise<void> {
    fs.writeFileSync(path.join(this.backup, 'recovery.signal'), '');
    await this.startOn('backup', {
      restore_command: `cp ${this.archive}/%f %p`,
      recovery_target_action: 'promote',
      ...moment,
    });
  }

  /** Starts the stopped one again, at another port and without its archive. */
  async startFormer(): Promise<string> {
    this.former = await startPostgres({
      dataDir: path.join(this.folder, 'data'),
      password: 'restore',
      durable: true,
    });
    return this.former.url();
  }

  async remove(): Promise<void> {
    await this.former?.stop();
    await this.stop();
    fs.rmSync(this.folder, { recursive: true, force: true });
  }

  private get running(): EmbeddedPostgres {
    if (!this.server) throw new Error('PostgreSQL is not started');
    return this.server;
  }

  private async startOn(name: string, settings: Record<string, string>): Promise<void> {
    this.server = await startPostgres({
      dataDir: path.join(this.folder, name),
      password: 'restore',
      port: this.port,
      durable: true,
      settings,
    });
    this.connections = new pg.Pool({ connectionString: this.url, max: 4 });
    // pool.end() resolves before its connections are closed, and the stop cuts them.
    this.connections.on('error', () => undefined);
  }

  /** File by file, because a running PostgreSQL removes some meanwhile. */
  private copyData(): void {
    const { dataDir } = this.running;
    fs.mkdirSync(this.backup, { mode: 0o700 });
    for (const entry of fs.readdirSync(dataDir, { recursive: true, withFileTypes: true })) {
      const from = path.join(entry.parentPath, entry.name);
      const name = path.relative(dataDir, from);
      const to = path.join(this.backup, name);
      if (entry.isDirectory()) fs.mkdirSync(to, { recursive: true, mode: 0o700 });
      else if (name !== 'postmaster.pid' && !name.startsWith(`pg_wal${path.sep}`))
        copyIfThere(from, to);
    }
  }
}

function copyIfThere(from: string, to: string): void {
  try {
    fs.copyFileSync(from, to);
  } catch (error) {
    if (fs.existsSync(from)) throw error;
  }
}
