/** The search param that opens the history of a record: `?history=booking.12`. */
export const HISTORY_PARAMETER = 'history';

/**
 * The URL of a record's history on the current page; other params stay. `entity` as in
 * AuditedEntity.
 */
export function historySearch(
  entity: string,
  id: number,
  search: URLSearchParams | string = '',
): string {
  const params = new URLSearchParams(search);
  params.set(HISTORY_PARAMETER, `${entity}.${id}`);
  return `?${params.toString()}`;
}
