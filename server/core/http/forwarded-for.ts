import type { IncomingHttpHeaders } from 'node:http';
import type { ClientIpHeader } from '#server/core/process/client-ip-headers.js';

/**
 * The hops that the header names, with commas between them, the nearest last; empty without the
 * header. Another header than the one that the proxy sets may be the caller's own.
 */
export function forwardedForOf(headers: IncomingHttpHeaders, header: ClientIpHeader): string {
  const value = headers[header] ?? '';
  const text = typeof value === 'string' ? value : value.join(',');
  return header === 'forwarded' ? hopsOfForwarded(text) : text;
}

const QUOTED = '"(?:[^"\\\\]|\\\\.)*"';
const ELEMENTS = new RegExp(`(?:[^,"]|${QUOTED})+`, 'g');
const PARAMETERS = new RegExp(`(?:[^;"]|${QUOTED})+`, 'g');
const QUOTES = new RegExp(QUOTED, 'g');
const FOR = /^\s*for\s*=/i;
/** No reader takes it for an address, so no hop to its left is believed. */
const HIDDEN = 'unknown';

/** The header of RFC 7239. A host that the caller chose may be in it, in quotes. */
function hopsOfForwarded(text: string): string {
  if (text.replace(QUOTES, '').includes('"')) return HIDDEN;
  return (text.match(ELEMENTS) ?? [])
    .filter((element) => element.trim() !== '')
    .map(hopOf)
    .join(',');
}

function hopOf(element: string): string {
  const named = (element.match(PARAMETERS) ?? []).filter((parameter) => FOR.test(parameter));
  const [hop = HIDDEN] = named.map((parameter) => parameter.replace(FOR, '').trim());
  return named.length === 1 ? hop : HIDDEN;
}
