import { execute, type ExecutionArgs, type ExecutionResult } from 'graphql';
import type { ServiceContext } from '../access/context.js';
import { Turns } from './turns.js';

/** One for the process, whose processor it shares out. */
export const turns = new Turns();

/** Runs an operation of any door when it is its caller's turn. Throws TOO_MANY_REQUESTS or UNAVAILABLE, for API keys only. */
export function executeInTurn(args: ExecutionArgs & { contextValue: ServiceContext }): Promise<ExecutionResult> {
  const via = args.contextValue.actor?.via;
  const run = () => execute(args);
  return via && 'apiKey' in via ? turns.ofKey(via.apiKey, run) : turns.ofPerson(run);
}
