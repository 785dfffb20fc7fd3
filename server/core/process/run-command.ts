import { ConfigError } from './config.js';

const EXIT_USAGE = 64; // EX_USAGE of sysexits

type ErrorClass = abstract new (...parameters: never[]) => Error;

interface Command<Args extends object> {
  usage: string;
  /** Null, or an error, when the arguments are wrong. */
  readArguments: () => Args | null;
  /** May answer an exit code; anything else is 0. */
  run: (args: Args) => Promise<unknown>;
  /** Errors whose message is the answer, besides those of the settings. */
  expected?: readonly ErrorClass[];
}

function readOrNull<Args>(readArguments: () => Args | null): Args | null {
  try {
    return readArguments();
  } catch {
    return null; // parseArgs throws at an unknown option.
  }
}

/** A command of the product: its usage for wrong arguments, one line for an expected failure. */
export async function runCommand<Args extends object>(command: Command<Args>): Promise<void> {
  const args = readOrNull(command.readArguments);
  if (!args) {
    console.error(command.usage);
    process.exit(EXIT_USAGE);
  }

  try {
    const answer = await command.run(args);
    if (typeof answer === 'number') process.exitCode = answer;
  } catch (error) {
    const expected = [ConfigError, ...(command.expected ?? [])];
    if (!(error instanceof Error) || !expected.some((kind) => error instanceof kind)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
