import { move } from 'piscina';

/** The test and the thread publish here how far they are. */
export const BEGUN = 0;
export const MAY_END = 1;

/** The entry point of a thread whose file is done when the test says so. */
export default function writeAfterSignal(shared: SharedArrayBuffer): unknown {
  const state = new Int32Array(shared);
  Atomics.store(state, BEGUN, 1);
  Atomics.notify(state, BEGUN);
  Atomics.wait(state, MAY_END, 0);

  return move(new Uint8Array([1, 2, 3]));
}
