/**
 * Why a transaction failed. `duplicate`: an event, or a response, is stored already. `poison`: a
 * part of it can never be stored, and smaller batches find it. `slow`: it is too large. `outage`:
 * it is fine; wait as long as it takes.
 */
export type FailureKind = 'duplicate' | 'poison' | 'slow' | 'outage';
