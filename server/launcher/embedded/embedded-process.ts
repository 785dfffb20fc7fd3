import { type ChildProcess, spawn } from 'node:child_process';

export interface EmbeddedProcess {
  pid: number;
  ended: Promise<unknown>;
  /** Ends all sessions, writes everything to disk, keeps the data. */
  stop: () => Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  password: string;
  port?: number;
  /** False for tests: a crash of the machine may lose the data. */
  durable: boolean;
}

/** A program that ends with us at the latest. */
export function embeddedProcess(child: ChildProcess, stopSignal: NodeJS.Signals): EmbeddedProcess {
  const ended = new Promise((resolve) => child.once('close', resolve));
  reapWithUs(child);

  return {
    pid: child.pid ?? 0,
    ended,
    stop: async () => {
      child.kill(stopSignal);
      await ended;
    },
  };
}

/**
 * Reads process ids until its input ends, which happens at the latest when our process ends, for
 * any reason.
 */
const SCRIPT = `trap '' INT TERM HUP
pids=
while read -r word pid; do
  case "$word" in
    watch) pids="$pids $pid" ;;
    forget) kept=; for p in $pids; do [ "$p" = "$pid" ] || kept="$kept $p"; done; pids=$kept ;;
  esac
done
[ -z "$pids" ] || kill -INT $pids 2>/dev/null`;

let shell: ChildProcess | null = null;

function sendLine(line: string): void {
  if (!shell) {
    shell = spawn('/bin/sh', ['-c', SCRIPT], {
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
      cwd: '/',
    });
    shell.stdin?.on('error', () => undefined); // the reaper was killed; the next start stops leftovers by their pid file
    shell.unref();
  }

  shell.stdin?.write(`${line}\n`);
}

/** Interrupts a child when this process ends without stopping it, even by kill -9. */
export function reapWithUs(child: ChildProcess): void {
  const { pid } = child;
  if (pid === undefined) return;
  sendLine(`watch ${pid}`);
  child.once('exit', () => sendLine(`forget ${pid}`));
}
