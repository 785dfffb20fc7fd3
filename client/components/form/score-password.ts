import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Estimating takes longer for each character, and beyond these nobody guesses. */
const MAX_READ = 64;
const PRODUCT = 'infinitum';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Returns the strength of a password, 0 to 4. The module is large: load it when it is needed. */
export const scorePassword = (password: string): number =>
  estimator.check(password.slice(0, MAX_READ), [PRODUCT]).score;
