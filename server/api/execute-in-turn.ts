import { execute, type ExecutionArgs, type ExecutionResult } from 'graphql';
import type { Actor } from '../access/actor.js';
import type { ServiceContext } from '../access/context.js';
import { Turns } from './turns.js';

/** One for the process, whose processor it shares out. */
export const turns = new Turns();

/** Runs when it is the caller's turn. Throws TOO_MANY_REQUESTS or UNAVAILABLE, for API keys only. */
export async function inTurn<T>(actor: Actor | null, run: () => T | Promise<T>): Promise<T> {
  if (!actor) return run(); // strangers keep nobody waiting: what they may ask for is next to nothing
  const { via } = actor;
  return 'apiKey' in via ? turns.ofKey(`id ${via.apiKey}`, run) : turns.ofPerson(run);
}

/** Runs a prepared operation of any door but HTTP's GraphQL, which Apollo Server runs. Throws as `inTurn` does. */
export const executeInTurn = (args: ExecutionArgs & { contextValue: ServiceContext }): Promise<ExecutionResult> =>
  inTurn(args.contextValue.actor, () => execute({ ...args, hideSuggestions: true }));
