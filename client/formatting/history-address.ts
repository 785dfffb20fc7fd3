/**
 * The search parameter that opens the history of a record beside the page: `?history=booking.12`.
 */
export const HISTORY_PARAMETER = 'history';

/**
 * The address of a record's history, on the page on screen: what else its search says stays.
 * `entity` as in AuditedEntity.
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
