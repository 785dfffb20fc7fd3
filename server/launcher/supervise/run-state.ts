import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError } from '#server/core/process/config.js';
import { commandLineOf, stopStale } from './running-process.js';

interface Running {
  pid: number;
  /** The command line of the process must contain this text to be ours. */
  mark: string;
}

interface State {
  supervisor: Running;
  children: Running[];
  settings: Settings;
}

/** The settings with which the processes of a start find its services, by environment variable. */
export type Settings = Record<string, string>;

const ORPHAN_GRACE_MS = 3_000;

/**
 * The processes that run on a data folder, on disk, so that a start finds the leftovers of a killed
 * one.
 */
export class RunState {
  private readonly file: string;
  private readonly state: State;

  constructor(dataDir: string, mark: string) {
    this.file = fileIn(dataDir);
    this.state = { supervisor: { pid: process.pid, mark }, children: [], settings: {} };
  }

  /**
   * Stops the leftovers of a killed start. Throws when another start is running on the data folder.
   */
  async takeOver(): Promise<void> {
    const previous = read(this.file);
    if (previous) {
      // The parts of a killed start notice its end by themselves; this gives them a moment.
      for (let waitedMs = 0; isRunning(previous.supervisor); waitedMs += 100) {
        if (waitedMs >= ORPHAN_GRACE_MS) {
          throw new ConfigError(
            `Infinitum is already running on ${path.dirname(this.file)} (process ${previous.supervisor.pid}): ` +
              'use that one, stop it with Ctrl-C, or set DATA_DIR and the ports for a second one.',
          );
        }
        await sleep(100);
      }
      await Promise.all(
        previous.children.map(({ pid, mark }) => stopStale(pid, [mark], 'SIGTERM')),
      );
    }

    this.write();
  }

  addChild(pid: number, mark: string): void {
    this.state.children.push({ pid, mark });
    this.write();
  }

  removeChild(pid: number): void {
    this.state.children = this.state.children.filter((child) => child.pid !== pid);
    this.write();
  }

  keepSettings(settings: Settings): void {
    this.state.settings = settings;
    this.write();
  }

  clear(): void {
    fs.rmSync(this.file, { force: true });
  }

  private write(): void {
    fs.writeFileSync(`${this.file}.new`, JSON.stringify(this.state), { mode: 0o600 });
    fs.renameSync(`${this.file}.new`, this.file);
  }
}

/** The settings of the start that runs on the data folder; empty when none runs there. */
export function readRunningSettings(dataDir: string): Settings {
  const state = read(fileIn(dataDir));
  return state && isRunning(state.supervisor) ? state.settings : {};
}

const fileIn = (dataDir: string) => path.join(dataDir, 'running.json');

function read(file: string): State | null {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as State; // written above, by the previous start
  } catch {
    return null;
  }
}

const isRunning = ({ pid, mark }: Running) =>
  pid !== process.pid && commandLineOf(pid)?.includes(mark) === true;
