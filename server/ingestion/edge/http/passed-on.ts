import type { IncomingHttpHeaders } from 'node:http';
import { SIGNAL_NAMES, textsOf, type Said } from '#server/ingestion/edge/consent/signals.js';
import { signalsOf } from './http-call.js';
import type { Query } from './query.js';

/**
 * The query of the pixel of a VAST call. Objections in headers are in it, because the player that
 * asks for the pixel may not send those headers.
 */
export function passOn(headers: IncomingHttpHeaders, values: Query['values']): string {
  const signals = signalsOf(headers, values);
  return [
    ...parametersOf('uid', values.get('uid') ?? ''),
    ...SIGNAL_NAMES.flatMap((name) => parametersOf(name, signals[name])),
  ].join('&');
}

const parametersOf = (name: string, said: Said): string[] =>
  textsOf(said).flatMap((text) => (text === '' ? [] : [`${name}=${escapeButMacros(text)}`]));

/** A macro in square brackets, with brackets that were escaped once or more often. */
const ESCAPED_MACRO = /%(?:25)*5B(\w+)%(?:25)*5D/gi;

/** Leaves [MACRO] as it is, so that the player fills it. */
const escapeButMacros = (text: string): string =>
  encodeURIComponent(text).replace(ESCAPED_MACRO, '[$1]');
