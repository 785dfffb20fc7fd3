import fs from 'node:fs';
import path from 'node:path';

export interface Account {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root; null when the caller is an ordinary user already. */
export function unprivilegedAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;

  const lines = fs.readFileSync('/etc/passwd', 'utf8').split('\n');
  // A uid without a passwd line is not enough: initdb looks its own name up.
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }

  throw new Error(
    'PostgreSQL cannot run as root and this machine has no account "postgres" or "nobody": create one.',
  );
}

/** True where every account may enter the folder: each folder on its path is open to others. */
export function isReachableByAll(folder: string): boolean {
  const resolved = path.resolve(folder);
  if (fs.existsSync(resolved) && (fs.statSync(resolved).mode & 0o001) === 0) return false;
  const parent = path.dirname(resolved);
  return parent === resolved || isReachableByAll(parent);
}

export function giveTo(account: Account, target: string): void {
  fs.lchownSync(target, account.uid, account.gid);
  if (!fs.lstatSync(target).isDirectory()) return;
  for (const entry of fs.readdirSync(target)) giveTo(account, path.join(target, entry));
}
