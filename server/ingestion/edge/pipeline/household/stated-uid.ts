import { holdsMacro } from './macros-in-ids.js';
import { isNobodysId } from './nobody-ids.js';
import { isPlainUuid, oneSpelling } from './one-spelling.js';

/** Several steps ask for the id of the same call, one after the other. */
let latestUid = '';
let latestId = '';

/**
 * The one spelling of the id that a caller states, so that a television and a page that write it
 * differently are one viewer. Empty where it stands for nobody: it would make one viewer of many
 * households.
 */
export function statedUid(uid: string): string {
  if (uid === latestUid) return latestId;
  latestId = readUid(uid);
  latestUid = uid;
  return latestId;
}

function readUid(uid: string): string {
  if (isPlainUuid(uid)) return isNobodysId(uid) ? '' : uid;

  const id = oneSpelling(uid);
  if (isNobodysId(id)) return '';
  return isPlainUuid(id) || !holdsMacro(uid) ? id : '';
}
