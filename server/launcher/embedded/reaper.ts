import { spawn, type ChildProcess } from 'node:child_process';

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
